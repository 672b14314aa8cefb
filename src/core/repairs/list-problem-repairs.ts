/** What mends a problem by one click. */
import type { CallbackReport } from '../callback-report';
import { isBody, isHeaders } from '../detect-swapped';
import { readSource } from '../diagnosis/read-source';
import { inspectCallback } from '../inspect-callback';
import type { DumpForm } from '../intake/form';
import { parseJson } from '../json/parse-json';
import { isError, type Problem, type ProblemCode } from '../problem';
import { applyRepair, type InputRepair, textNames } from './input-repair';
import { isRepairable, keyCodes } from './is-repairable';

/** Longer texts are nobody's everyday paste, and what is offered is inspected first. */
const lengthLimit = 200_000;
/** How many ways to mend one problem are inspected. */
const candidateLimit = 8;

const quietKeyCodes: readonly ProblemCode[] = [...keyCodes, 'pem.weak-key', 'pem.own-key'];

/** Only what takes this problem away and brings no other one; none or one. */
export async function listProblemRepairs(
  report: CallbackReport,
  problem: Problem,
): Promise<readonly InputRepair[]> {
  const { input } = report;
  if (input.headersText.length + input.bodyText.length > lengthLimit) return [];
  const candidates = await listCandidates(report, problem);
  for (const candidate of candidates.slice(0, candidateLimit)) {
    const after = await inspectCallback(applyRepair(input, candidate));
    if (isMended(problem, candidate, report, after)) return [candidate];
  }
  return [];
}

function isMended(
  problem: Problem,
  { changes }: InputRepair,
  before: CallbackReport,
  after: CallbackReport,
): boolean {
  const countErrors = ({ problems }: CallbackReport): number =>
    problems.filter((one) => isError(one) && Object.hasOwn(changes, one.input)).length;
  const isGone = !after.problems.some((one) => isSame(one, problem));
  const staysValid = before.verdict.kind !== 'valid' || after.verdict.kind === 'valid';
  return isGone && staysValid && countErrors(after) <= countErrors(before);
}

function isSame(one: Problem, other: Problem): boolean {
  const nameOf = (problem: Problem): unknown => ('name' in problem ? problem.name : null);
  return one.code === other.code && one.input === other.input && nameOf(one) === nameOf(other);
}

async function listCandidates(
  report: CallbackReport,
  problem: Problem,
): Promise<readonly InputRepair[]> {
  if (!isRepairable(problem)) return [];
  switch (problem.code) {
    case 'pem.no-markers':
      return problem.content === 'request'
        ? splitRequest(report, problem)
        : moveTo(report, problem, problem.content === 'body' ? 'body' : 'headers');
    case 'headers.public-key':
    case 'body.public-key':
      return moveTo(report, problem, 'key');
    case 'headers.swapped':
    case 'headers.missing':
    case 'body.empty':
      return swapHeadersAndBody(report);
    case 'body.dump':
      return listBodies(report, problem.forms);
    case 'body.not-object':
      return unquoteBody(report);
    default:
      return takeKey(report, problem);
  }
}

/** Where nothing stands that would be lost. */
function moveTo(
  { input }: CallbackReport,
  { input: from }: Problem,
  to: 'key' | 'headers' | 'body',
): readonly InputRepair[] {
  if (from === 'environment' || input[textNames[to]].trim() !== '') return [];
  const changes = { [from]: '', [to]: input[textNames[from]] };
  return [{ code: `move-to-${to}`, changes, keys: [] }];
}

async function splitRequest(
  { input }: CallbackReport,
  { input: from }: Problem,
): Promise<readonly InputRepair[]> {
  const isBlank = `${input.headersText}${input.bodyText}`.trim() === '';
  if (from === 'environment' || !isBlank) return [];
  const { readPaste } = await import('../intake/request/read-paste');
  const reading = readPaste(input[textNames[from]] ?? '');
  if (reading.kind !== 'taken') return [];
  const { headersText, bodyText, keyText } = reading.request;
  if (headersText === null || bodyText === null) return [];
  const changes = {
    [from]: '',
    headers: headersText,
    body: bodyText,
    ...(keyText !== null && { key: keyText }),
  };
  return [{ code: 'split-request', changes, keys: [] }];
}

/** Where nothing else is to be said of the text, so that nothing is lost that was not read. */
function takeKey(report: CallbackReport, { input, code }: Problem): readonly InputRepair[] {
  const its = report.problems.filter((one) => one.input === input);
  const isFirst = its.find((one) => keyCodes.includes(one.code))?.code === code;
  if (!isFirst || its.some((one) => !quietKeyCodes.includes(one.code))) return [];
  const keys = input === 'own-key' ? report.ownKeys : report.keys;
  const text = keys.map(({ pem }) => pem).join('');
  return [{ code: 'take-key', changes: { [input]: text }, keys: [] }];
}

/** Each stands in the other's place, or in the other's place alone. */
function swapHeadersAndBody({ input }: CallbackReport): readonly InputRepair[] {
  const { headersText, bodyText } = input;
  const isSwapped =
    (isBody(headersText) || headersText.trim() === '') &&
    (isHeaders(bodyText) || bodyText.trim() === '') &&
    `${headersText}${bodyText}`.trim() !== '';
  if (!isSwapped) return [];
  return [
    {
      code: 'swap-headers-and-body',
      changes: { headers: bodyText, body: headersText },
      keys: [],
    },
  ];
}

function unquoteBody({ input }: CallbackReport): readonly InputRepair[] {
  const json = parseJson(input.bodyText);
  return json.ok && json.value.type === 'string' ? [unwrapTo(json.value.value)] : [];
}

async function listBodies(
  report: CallbackReport,
  forms: readonly DumpForm[],
): Promise<readonly InputRepair[]> {
  const { listUnwrapped } = await import('./unwrap-body');
  const { bodyText } = report.input;
  const unwrapped = listUnwrapped(bodyText, forms).filter((text) => text !== bodyText);
  if (unwrapped.length > 0 || report.verdict.kind !== 'valid') {
    return [...new Set(unwrapped)].map(unwrapTo);
  }
  const source = await readSource(report);
  if (source === null) return [];
  return [{ code: 'write-as-json', changes: { body: source.bodyText }, keys: [] }];
}

function unwrapTo(text: string): InputRepair {
  return { code: 'unwrap-body', changes: { body: text }, keys: [] };
}
