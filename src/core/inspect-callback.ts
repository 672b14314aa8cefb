/** The use case: one pasted callback, every stage in order. The page, the workers and the tests call this function. */

import { rememberBody } from './body/remembered-body';
import type { CallbackInput, CallbackReport } from './callback-report';
import { buildNotes } from './canonical/build-notes';
import type { Canonical } from './canonical/canonical';
import type { Comparison } from './compare/comparison';
import { diffOwnString } from './compare/diff-own-string';
import { parseOwnDigest } from './compare/parse-own-digest';
import { isSwapped } from './detect-swapped';
import type { Pause } from './diagnosis/search/slices';
import { hasLostBody, hasLostHeaders } from './intake/detect-lost';
import type { InspectedKeys, ReadyKeys } from './key/inspect-keys';
import { isPublicKeyText } from './key/is-public-key-text';
import { isSameKey } from './key/is-same-key';
import { createKeyMemory, type KeyMemory } from './key/key-memory';
import type { Note } from './note';
import { createError, createWarning, type InputName, isError, type Problem } from './problem';
import { isEqualBytes } from './text/equal-bytes';
import { encodeUtf8 } from './text/utf-8-bytes';
import { type VerifiedCallback, verifyCallback } from './verify-callback';

/**
 * Never rejects because of its input: what is wrong with it stands in the report.
 * Runs wherever the Web Cryptography API is; without it (an insecure context) the string is still
 * built and the verdict is `unverifiable`.
 *
 * @param memory spares reading the same keys again for the next callback
 * @param pause called every few milliseconds of a search for what a dump was; what it rejects with ends the inspection
 */
export async function inspectCallback(
  input: CallbackInput,
  memory: KeyMemory = createKeyMemory(),
  pause: Pause = () => undefined,
): Promise<CallbackReport> {
  const subtle: SubtleCrypto | undefined = crypto.subtle;
  const own = await readOwnKeys(input, memory, subtle);
  if (isEmpty(input)) return emptyReport(input, own, subtle);
  const keys = await readKeys(input, memory, subtle);
  const headersText = input.refused?.headers === undefined ? input.headersText : '';
  const bodyText = input.refused?.body === undefined ? input.bodyText : '';
  const checked = await checkCallback(keys, { headersText, bodyText }, pause);
  const { verdict, headers, signature, body, canonical } = checked;
  const problems = [
    ...keys.problems,
    ...listMixUps(keys, own),
    ...nameMisplaced(checked, { headersText, bodyText }),
    ...(input.notices ?? []),
    ...listRefusals(input),
    ...own.problems,
  ];
  const report: CallbackReport = {
    input,
    verdict,
    keys: keys.keys,
    ownKeys: own.keys,
    headers,
    signature,
    memberCount: body?.members.length ?? null,
    canonical,
    comparison: await compareOwnString(subtle, canonical, input.ownString),
    problems: problems.toSorted(compareProblems),
    notes:
      body === null || canonical === null
        ? []
        : listNotes(buildNotes(headersText, headers, body, canonical), checked.problems),
  };
  if (body !== null) rememberBody(report, body);
  return report;
}

/** Inspects one callback after the other: what it remembers of the keys lives as long as it does. */
export function createInspector(): (
  input: CallbackInput,
  pause?: Pause,
) => Promise<CallbackReport> {
  const memory = createKeyMemory();
  return (input, pause) => inspectCallback(input, memory, pause);
}

/** By the lean door; where headers or body are not what arrived, as what they show. */
async function checkCallback(
  keys: ReadyKeys,
  texts: Pick<CallbackInput, 'headersText' | 'bodyText'>,
  pause: Pause,
): Promise<VerifiedCallback> {
  const checked = await verifyCallback(keys, texts.headersText, texts.bodyText);
  if (!hasLostHeaders(checked, texts.headersText) && !hasLostBody(checked, texts.bodyText)) {
    return checked;
  }
  const { verifyDumps } = await import('./intake/verify-dumps');
  return (await verifyDumps(keys, texts, checked, pause)) ?? checked;
}

/** In place of all that is wrong with it as headers, or as a body. */
function nameMisplaced(
  { verdict, problems }: VerifiedCallback,
  { headersText, bodyText }: Pick<CallbackInput, 'headersText' | 'bodyText'>,
): readonly Problem[] {
  const areSwapped = verdict.kind === 'unverifiable' && isSwapped(headersText, bodyText);
  const found = [
    ...(areSwapped
      ? [createError('headers.swapped', null, {}), createError('body.swapped', null, {})]
      : []),
    ...(isPublicKeyText(headersText) ? [createError('headers.public-key', null, {})] : []),
    ...(isPublicKeyText(bodyText) ? [createError('body.public-key', null, {})] : []),
  ];
  if (found.length === 0) return problems;
  return [...problems.filter(({ input }) => found.every((one) => one.input !== input)), ...found];
}

/** Of how JSON and header lines were read there is nothing to say where something else was read. */
function listNotes(notes: readonly Note[], problems: readonly Problem[]): readonly Note[] {
  const dumped = problems.flatMap(({ code, input }) =>
    code === 'headers.dump' || code === 'body.dump' ? input : [],
  );
  return notes.filter(({ input }) => !dumped.includes(input));
}

/** In reading order. */
const inputOrder: readonly InputName[] = [
  'environment',
  'key',
  'headers',
  'body',
  'own-string',
  'own-key',
];
/** By input, errors before warnings; else as found. */
function compareProblems(one: Problem, other: Problem): number {
  const byInput = inputOrder.indexOf(one.input) - inputOrder.indexOf(other.input);
  return byInput === 0 ? Number(isError(other)) - Number(isError(one)) : byInput;
}

function isEmpty({ keyText, headersText, bodyText, ownString, refused }: CallbackInput): boolean {
  return (
    [keyText, headersText, bodyText, ownString].every((text) => text.trim() === '') &&
    Object.keys(refused ?? {}).every((refusedInput) => refusedInput === 'own-key')
  );
}

function emptyReport(
  input: CallbackInput,
  own: InspectedKeys,
  subtle: SubtleCrypto | undefined,
): CallbackReport {
  return {
    input,
    verdict: { kind: 'empty' },
    keys: [],
    ownKeys: own.keys,
    headers: null,
    signature: null,
    memberCount: null,
    canonical: null,
    comparison: { result: 'empty' },
    problems: [...listEnvironment(subtle), ...own.problems],
    notes: [],
  };
}

function listEnvironment(subtle: SubtleCrypto | undefined): readonly Problem[] {
  return subtle === undefined ? [createError('environment.no-webcrypto', null, {})] : [];
}

/** The platform's, with what keeps every callback from being verified. */
async function readKeys(
  { keyText, refused }: CallbackInput,
  memory: KeyMemory,
  subtle: SubtleCrypto | undefined,
): Promise<ReadyKeys> {
  const form = refused?.key;
  const { keys, problems, verify } =
    form === undefined
      ? await memory.platform(keyText, subtle)
      : { keys: [], problems: [createError('pem.private-key', null, { form })], verify: null };
  return { keys, problems: [...listEnvironment(subtle), ...problems], verify };
}

/** The merchant's own key says the same of itself as the platform's does, at its own place. */
async function readOwnKeys(
  { ownKeyText = '', refused }: CallbackInput,
  memory: KeyMemory,
  subtle: SubtleCrypto | undefined,
): Promise<InspectedKeys> {
  const form = refused?.['own-key'];
  const { keys, problems } =
    form !== undefined
      ? { keys: [], problems: [createError('pem.private-key', null, { form })] }
      : ownKeyText.trim() === ''
        ? { keys: [], problems: [] }
        : await memory.own(ownKeyText, subtle);
  return { keys, problems: problems.map((problem) => ({ ...problem, input: 'own-key' })) };
}

/** Keys of the merchant that stand where the platform's belong. */
function listMixUps({ keys }: InspectedKeys, own: InspectedKeys): readonly Problem[] {
  return keys
    .filter((key) => own.keys.some((ownKey) => isSameKey(key, ownKey)))
    .map(({ span }) => createWarning('pem.own-key', span, {}));
}

/** As text; where only a SHA-256 was given, by that of the string to be signed. */
async function compareOwnString(
  subtle: SubtleCrypto | undefined,
  canonical: Canonical | null,
  ownString: string,
): Promise<Comparison> {
  if (canonical === null) return { result: 'empty' };
  const own = parseOwnDigest(ownString);
  if (own === null || subtle === undefined) return compareText(canonical, ownString);
  const digest = new Uint8Array(await subtle.digest('SHA-256', encodeUtf8(canonical.text)));
  if (isEqualBytes(digest, own)) return { result: 'same', by: 'digest' };
  return {
    result: 'different',
    by: 'digest',
    differences: [],
    hasPairs: false,
    expectedLines: [],
    ownLines: [],
  };
}

/** What only the way into the field did is no difference. */
async function compareText(canonical: Canonical, ownString: string): Promise<Comparison> {
  const comparison = diffOwnString(canonical, ownString);
  if (comparison.result !== 'different') return comparison;
  const { compareStripped } = await import('./compare/compare-stripped');
  return compareStripped(canonical, ownString, comparison);
}

/** A private key was pasted where no key belongs and cleared before it got here; the user must still hear of it. */
function listRefusals({ refused }: CallbackInput): readonly Problem[] {
  const problems: Problem[] = [];
  if (refused?.headers) {
    problems.push(createError('headers.private-key', null, { form: refused.headers }));
  }
  if (refused?.body) problems.push(createError('body.private-key', null, { form: refused.body }));
  if (refused?.['own-string']) {
    problems.push(createError('own-string.private-key', null, { form: refused['own-string'] }));
  }
  return problems;
}
