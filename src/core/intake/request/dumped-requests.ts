/** A request that a program printed as its own language writes values: `{'headers': {…}, 'body': '…'}`. */
import { runAtOnce } from '../../diagnosis/search/slices';
import { parseJson } from '../../json/parse-json';
import type { DumpNode } from '../dump-node';
import type { DumpForm } from '../form';
import { bareForms, jsonMembers } from '../forms';
import { readDumpInSlices, readingLimit } from '../read-dump';
import { readYaml } from '../yaml/read-yaml';
import { findRequests, type ReadInner } from './find-requests';
import type { Effort, FoundRequest } from './found';
import { bodyHint, headerHint } from './holds-request';
import { nothing, type Parts } from './parts';

const partKey = /headers?$|^(?:request|req|event|environ|meta|server|body|payload|data|content)$/i;
/** How many values are looked into. */
const lookLimit = 30;

/** Where nothing is quoted, JSON is the text that arrived. */
const bare: ReadonlySet<DumpForm> = new Set([
  ...bareForms.map(([form]) => form),
  'yaml',
  'json-members',
]);

/** What a body lost there is said where it is read; unless source code has it as JSON would, and it is read as that. */
function toDumped(request: FoundRequest, dumpForm: DumpForm | undefined): FoundRequest {
  const { form, body } = request;
  const isQuoted = dumpForm !== undefined && !bare.has(dumpForm);
  const isJson = isQuoted && body !== null && parseJson(body.text).ok;
  const notes = body?.notes.filter(({ code }) => isJson || code !== 'body-parsed') ?? [];
  return {
    ...request,
    form: form === 'headers-and-body' ? 'dump' : form,
    body: body && { ...body, notes },
  };
}

export function readDumpedRequests(text: string, effort: Effort, readInner: ReadInner): Parts {
  if (!headerHint.test(text) || !bodyHint.test(text) || !effort.takeDump(text)) return nothing;
  let looks = lookLimit;
  const pick = (node: DumpNode): DumpNode | null => {
    const isLikely =
      node.type === 'array' ||
      (node.type === 'object' && node.members.some(({ key }) => partKey.test(key.value)));
    if (!isLikely || looks-- <= 0) return null;
    return findRequests(text, node, effort, () => nothing).requests.length > 0 ? node : null;
  };
  const dump = runAtOnce(
    readDumpInSlices(text, {
      pick,
      hint: headerHint,
      openForms: [
        ['yaml', readYaml],
        ['json-members', jsonMembers],
      ],
    }),
  );
  if (dump === null) return nothing;
  if (dump.root.type === 'doubt' && dump.root.options.length >= readingLimit)
    effort.hasSkippedDump = true;
  const { requests } = findRequests(text, dump.root, effort, readInner);
  const form = dump.forms.at(-1);
  return {
    ...nothing,
    requests: form === 'json' ? requests : requests.map((one) => toDumped(one, form)),
  };
}
