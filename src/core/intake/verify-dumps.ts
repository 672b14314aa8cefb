/**
 * A callback whose headers or body are dumps: read as what they show, and verified where the signature says that this was
 * sent. Never "invalid": what a dump does not show may be all that is wrong.
 */
import { parseBody } from '../body/parse-body';
import type { CallbackInput } from '../callback-report';
import { buildCanonical } from '../canonical/build-canonical';
import { callbackHeaderNames, entryHeaderNames, isContractField } from '../contract';
import { listHeadersInDoubt } from '../diagnosis/headers-in-doubt';
import { isMasked } from '../diagnosis/is-masked';
import { type Pause, runInSlices, WorkMeter } from '../diagnosis/search/slices';
import type { CallbackHeaders } from '../headers/callback-headers';
import { checkHeaderFields, type ParsedHeaders, parseHeaders } from '../headers/parse-headers';
import type { JsonNode } from '../json/json-node';
import { parseJson } from '../json/parse-json';
import type { ReadyKeys } from '../key/inspect-keys';
import {
  createError,
  createWarning,
  type Problem,
  type ProblemData,
  type RenamedHeader,
} from '../problem';
import { openSignature } from '../signature/open-signature';
import {
  buildContent,
  type CallbackContent,
  type VerifiedCallback,
  verifyContent,
} from '../verify-callback';
import { closeCut } from './detect-cut';
import { hasLostBody, hasLostHeaders } from './detect-lost';
import type { Loss } from './dump-node';
import { findSignedBody, type SignedBody } from './find-signed-body';
import type { DumpForm } from './form';
import { formFacts, rawBodyCalls } from './form-facts';
import { listHeaderAlternatives } from './header-alternatives';
import { toContractName } from './pick-body';
import { type BodyReading, listReadBodies, readBodyDumpInSlices } from './read-body-dump';
import { readHeaderDumpInSlices } from './read-header-dump';
import { restoreDumpedBody, restoreWork, targetDigest } from './restore-dumped-body';
import { findRespelled, tellRestored } from './tell-restored';

/** How much is done to find the signed body: about a second, in slices. */
const searchWork = 60_000_000;

/**
 * @param checked what the lean door made of the same texts
 * @returns null where neither is read as a dump
 */
export async function verifyDumps(
  keys: ReadyKeys,
  { headersText, bodyText }: Pick<CallbackInput, 'headersText' | 'bodyText'>,
  checked: VerifiedCallback,
  pause: Pause,
): Promise<VerifiedCallback | null> {
  const dumped = hasLostHeaders(checked, headersText)
    ? await readDumpedHeaders(headersText, pause)
    : null;
  const build = (headers: ParsedHeaders): CallbackContent =>
    buildContent(headers, parseBody(bodyText), bodyText);
  const read = dumped === null ? null : await verifyContent(keys, build(dumped));
  // Lines of which X-Sign can be read are a dump only where that is proven, or nobody sends such a time.
  const isDump =
    checked.signature === null ||
    read?.verdict.kind === 'valid' ||
    (dumped !== null && areQuoted(checked.headers.fields, dumped.headers.fields));
  const withHeaders = isDump ? read : null;
  const content = build((isDump ? dumped : null) ?? parseHeaders(headersText));
  if (!hasLostBody(withHeaders ?? checked, bodyText)) return withHeaders;
  const reading = closeCut(bodyText, await runInSlices(readBodyDumpInSlices(bodyText), pause));
  if (reading === null) return withHeaders;
  const { found: signed, isCompared } = await findBody(keys, content, reading, pause);
  if (signed !== null) {
    const { body, canonical } = signed;
    const isReordered = body.members.some(({ value }) => hasOtherOrder(value));
    const told = tellRestored(signed, reading, bodyText);
    const respelled = findRespelled(reading, signed);
    const facts = {
      ...{ ...toBodyFacts(reading, bodyText), ...told, isReordered },
      ...(respelled !== undefined && { respelled }),
      ...(signed.needsHeaders && { needsHeaders: true as const }),
    };
    const problems = listOthers(content, createWarning('body.dump', null, facts));
    const verified = await verifyContent(keys, { ...content, body, canonical, problems });
    // By the signed digest it is the body, and a header was another, or is there twice.
    if (verified.verdict.kind !== 'invalid' || signed.needsHeaders) return verified;
  }
  if (isBrokenJson(reading, bodyText)) return withHeaders;
  const facts = toBodyFacts(reading, bodyText);
  const losses = [...facts.losses, ...listMasked(reading)];
  // What looks like a mask may be the value.
  const [loss] = reading.losses;
  // Of one that is there twice both values were tried.
  const withoutHeaders = listHeadersInDoubt(
    content.problems.filter(({ code }) => code === 'headers.missing'),
  );
  const error = createError('body.dump', loss?.span ?? null, {
    ...{ ...facts, losses },
    ...(isCompared && { isCompared }),
    ...(withoutHeaders.length > 0 && { withoutHeaders }),
    ...(isAnswer(bodyText) && { isInAnswer: true as const }),
  });
  // A text that is only known to end early is JSON as far as it goes: where it breaks is worth a word.
  const isCut = (reading.root === null && loss?.kind === 'cut') || reading.isClosed;
  // Where that is its end, nothing more is to be said.
  if (isCut && content.problems.some((one) => isOpenEnd(one, loss))) return withHeaders;
  const problems = isCut ? [...content.problems, error] : listOthers(content, error);
  return verifyContent(keys, { ...content, body: null, canonical: null, problems });
}

/** In characters: longer ones are no everyday answers. */
const answerLimit = 200_000;

/** An object with a code and a message at its top, as APIs answer what a merchant asks them. */
function isAnswer(text: string): boolean {
  const parsed = text.length > answerLimit ? null : parseJson(text);
  if (!parsed?.ok || parsed.value.type !== 'object') return false;
  const keys = parsed.value.members.map(({ key }) => key.value.toLowerCase());
  return (
    keys.some((key) => /^(?:(?:err|error_?|status_?|ret)?code|errno|ret)$/.test(key)) &&
    keys.some((key) =>
      /^(?:(?:err|ret)?msg|(?:error_?|ret)?message|desc|description)$/.test(key),
    ) &&
    // A logger's record has a message as well.
    !keys.some((key) => /^(?:level|severity|logger|@?timestamp|time|ts)$/.test(key))
  );
}

/** Another form reads it somehow, but it is JSON with a slip in it: where that is, is worth more. */
function isBrokenJson({ forms, root, isClosed }: BodyReading, text: string): boolean {
  if (isClosed) return false;
  const isJson = /^\s*\{(?:[^"]{0,200}"){2}/.test(text) && /":[\s\S]*":[\s\S]*":/.test(text);
  return root !== null && forms.length === 1 && isJson;
}

function isOpenEnd(problem: Problem, loss: Loss | undefined): boolean {
  if (problem.code !== 'body.syntax' || problem.found !== '') return false;
  return problem.span?.start === loss?.span.start;
}

/** Members stand before those that the text has in front of them. */
function hasOtherOrder(node: JsonNode): boolean {
  if (node.type === 'array') return node.items.some(hasOtherOrder);
  if (node.type !== 'object') return false;
  const starts = node.members.map(({ key }) => key.span.start);
  const isMoved = starts.some((start, index) => start < (starts[index - 1] ?? 0));
  return isMoved || node.members.some(({ value }) => hasOtherOrder(value));
}

/** What is said of JSON holds for no dump. */
function listOthers({ problems }: CallbackContent, problem: Problem): readonly Problem[] {
  return [...problems.filter(({ input }) => input !== 'body'), problem];
}

async function readDumpedHeaders(text: string, pause: Pause): Promise<ParsedHeaders | null> {
  const reading = await runInSlices(readHeaderDumpInSlices(text), pause);
  if (reading === null) return null;
  // What names a header of the first callback cannot be told from what names one of another.
  const named = reading.others.length === 0 ? text : '';
  const { headers, problems } = checkHeaderFields(reading.fields, named);
  if (headers.fields['X-Sign'] === undefined) return null;
  const lines = parseHeaders(text);
  if (isSame(headers.fields, lines.headers.fields) || saysMore(lines, headers.fields)) return null;
  const renamed = listRenamed(headers.fields, lines.headers.all);
  const facts = { ...toFacts(reading.forms), ...(renamed.length > 0 && { renamed }) };
  const dump = createWarning('headers.dump', null, facts);
  return { headers, problems: [dump, ...problems.filter((one) => !isPassedOver(one, text))] };
}

/** Of lines that are headers' own, but for their names; none where another form is what was read. */
function listRenamed(
  read: CallbackHeaders['fields'],
  all: CallbackHeaders['all'],
): readonly RenamedHeader[] {
  const renamed = ['X-Sign', ...entryHeaderNames] as const;
  const found = renamed.flatMap((name) => {
    const line = all.find(({ value }) => value === read[name]?.value);
    return line === undefined ? [] : [{ name, given: line.name }];
  });
  if (found.length < renamed.length) return [];
  return found.filter(({ name, given }) => name.toLowerCase() !== given.toLowerCase());
}

/** Header lines show the same: they are no dump, whatever is wrong with their values. */
function isSame(one: CallbackHeaders['fields'], other: CallbackHeaders['fields']): boolean {
  return callbackHeaderNames.every((name) => one[name]?.value === other[name]?.value);
}

/** The time and the nonce stand in quotation marks, as a table or a log writes texts. */
function areQuoted(lines: CallbackHeaders['fields'], read: CallbackHeaders['fields']): boolean {
  const isQuoted = (name: 'X-Timestamp' | 'X-Nonce'): boolean => {
    const value = read[name]?.value ?? '';
    return value !== '' && [`"${value}"`, `'${value}'`].includes(lines[name]?.value ?? '');
  };
  return isQuoted('X-Timestamp') && isQuoted('X-Nonce');
}

/**
 * The line of X-Timestamp has another word behind the value that is read, and no other line has more: whoever receives
 * it takes both. A date or a remark of several words is a reader's.
 */
function saysMore({ headers }: ParsedHeaders, read: CallbackHeaders['fields']): boolean {
  const differing = callbackHeaderNames.filter(
    (name) => read[name] !== undefined && headers.fields[name]?.value !== read[name].value,
  );
  if (differing.join() !== 'X-Timestamp') return false;
  const [line = '', value] = [headers.fields['X-Timestamp']?.value, read['X-Timestamp']?.value];
  if (value === undefined || !line.startsWith(value)) return false;
  return /^[ \t]+(?!(?:19|20)\d{6})\w+$/.test(line.slice(value.length));
}

/** Nothing hangs on it, and readers that look for the callback's own names alone do not take it: that is not missing. */
function isPassedOver(problem: Problem, text: string): boolean {
  const isOfType = problem.code === 'headers.missing' && problem.name === 'Content-Type';
  return isOfType && /content[-_]?type/i.test(text);
}

interface FoundBody extends SignedBody {
  /** The string is that of the headers as pasted, with others the digest is the signed one. */
  readonly needsHeaders: boolean;
}

interface BodySearch {
  /** The one whose string the signature was made over; null where it cannot be told. */
  readonly found: FoundBody | null;
  /** None of those that the dump allows is the signed one. */
  readonly isCompared: boolean;
}

async function findBody(
  { keys: [key] }: ReadyKeys,
  { headers, signature }: CallbackContent,
  reading: BodyReading,
  pause: Pause,
): Promise<BodySearch> {
  const nothing = { found: null, isCompared: false };
  if (key === undefined || signature === null) return nothing;
  const opened = openSignature(signature, key);
  if (opened.kind !== 'digest-info' || opened.hash.name !== 'sha256') return nothing;
  const meter = new WorkMeter(searchWork);
  const { digest } = opened;
  const shown = await runInSlices(findSignedBody(reading, headers, digest, meter), pause);
  if (shown !== null) return { found: { ...shown, needsHeaders: false }, isCompared: true };
  const search = new WorkMeter(restoreWork);
  const restored = await runInSlices(
    restoreDumpedBody(reading, headers, targetDigest(digest), search),
    pause,
  );
  if (restored !== null) return { found: { ...restored, needsHeaders: false }, isCompared: true };
  for (const others of listHeaderAlternatives(headers)) {
    if (meter.isUsedUp) break;
    const found = await runInSlices(findSignedBody(reading, others, digest, meter), pause);
    if (found === null) continue;
    const { canonical } = buildCanonical({ headers, body: found.body, bodyText: '' });
    return { found: { ...found, canonical, needsHeaders: true }, isCompared: true };
  }
  return { found: null, isCompared: !meter.isUsedUp };
}

function toFacts(forms: readonly DumpForm[]): ProblemData['headers.dump'] {
  const form = forms.findLast((one) => formFacts[one].language !== null);
  const { language, call } = form === undefined ? { language: null, call: null } : formFacts[form];
  return { forms, language, call };
}

/** What stands there in the shape of a mask. */
function listMasked(reading: BodyReading): readonly Loss[] {
  const [body] = listReadBodies(reading, 1);
  return body === undefined ? [] : listMaskedIn(body);
}

function listMaskedIn(node: JsonNode): readonly Loss[] {
  if (node.type === 'array') return node.items.flatMap(listMaskedIn);
  if (node.type === 'object') return node.members.flatMap(({ value }) => listMaskedIn(value));
  return node.type === 'string' && isMasked(node.value)
    ? [{ kind: 'masked', span: node.span }]
    : [];
}

/** At once or in another line, as two bodies of a log stand; a word in braces is a mark of a wiki. */
const nextObject = /^[\s,;]*\{\s*["'\w](?!\w*\})/;

/** Of a table that counts its rows, and of a statement that inserts several; what else follows one is the log's. */
const nextRow = /^\r?\n\d+ /;
const nextValues = /^\s{0,20},\s{0,20}\(/;
const statement = /\b(?:insert|replace)\b/i;

function toBodyFacts(reading: BodyReading, text: string): ProblemData['body.dump'] {
  const { forms, losses } = reading;
  const facts = toFacts(forms);
  const [body] = listReadBodies(reading, 1);
  const keys = body?.members.map(({ key }) => toContractName(key.value) ?? '') ?? [];
  return {
    ...facts,
    rawCall: facts.language && rawBodyCalls[facts.language],
    losses,
    restored: [],
    isReordered: false,
    // Values without keys were given theirs by their places; fields around an embedded struct are the body's, too.
    lacksOthers:
      forms.at(-1) !== 'positional' &&
      !(forms.at(-1) === 'envelope' && forms.at(-2) === 'go-struct') &&
      keys.length > 0 &&
      keys.every(isContractField),
    hasMore:
      body !== undefined &&
      (forms.at(-1) === 'rows'
        ? (statement.test(text.slice(body.span.start, body.span.end)) ? nextValues : nextRow).test(
            text.slice(body.span.end),
          )
        : nextObject.test(text.slice(body.span.end))),
  };
}
