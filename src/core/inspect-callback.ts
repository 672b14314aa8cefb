/** The use case: one pasted callback, every stage in order. The page, the workers and the tests call this function. */

import { parseBody } from './body/parse-body';
import type { CallbackInput, CallbackReport, InspectedKey } from './callback-report';
import { buildCanonical } from './canonical/build-canonical';
import { buildNotes } from './canonical/build-notes';
import type { Canonical } from './canonical/canonical';
import type { Comparison } from './compare/comparison';
import { diffOwnString } from './compare/diff-own-string';
import { parseOwnDigest } from './compare/parse-own-digest';
import type { CallbackHeaders } from './headers/callback-headers';
import { parseHeaders } from './headers/parse-headers';
import { importVerifyKey } from './key/import-verify-key';
import { createKeyInspector, type InspectedKeys } from './key/inspect-keys';
import { isSameKey } from './key/is-same-key';
import type { Note } from './note';
import {
  createError,
  createWarning,
  type InputName,
  isError,
  isHeaderDoubt,
  type Problem,
} from './problem';
import { parseSignatureBase64 } from './signature/parse-base64';
import { verifySignature } from './signature/verify-signature';
import { isEqualBytes } from './text/equal-bytes';

const inspectKeys = createKeyInspector();
const inspectOwnKeys = createKeyInspector();

/**
 * Never rejects because of its input: what is wrong with it stands in the report.
 * Runs wherever the Web Cryptography API is; without it (an insecure context) the string is still
 * built and the verdict is `unverifiable`.
 */
export async function inspectCallback(input: CallbackInput): Promise<CallbackReport> {
  const subtle: SubtleCrypto | undefined = crypto.subtle;
  const own = await readOwnKeys(input, subtle);
  if (isEmpty(input)) return emptyReport(input, own);
  const keys = await inspectKeys(input.keyText, subtle);
  const content = readContent(input);
  const found = [
    ...(subtle === undefined ? [createError('environment.no-webcrypto', null, {})] : []),
    ...(input.refused?.key === undefined ? keys.problems : []),
    ...listMixUps(keys, own),
    ...content.problems,
    ...listRefusals(input),
    ...own.problems,
  ];
  if (content.signature !== null && keys.keys[0] !== undefined) {
    const problem = checkSignatureLength(content, keys.keys[0]);
    if (problem !== null) found.push(problem);
  }
  const { verdict, problems } = await decideVerdict(subtle, keys, content, found);
  const { headers, signature, memberCount, canonical, notes } = content;
  return {
    input,
    verdict,
    keys: keys.keys,
    ownKeys: own.keys,
    headers,
    signature,
    memberCount,
    canonical,
    comparison: await compareOwnString(subtle, canonical, input.ownString),
    problems: problems.toSorted(compareProblems),
    notes,
  };
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
/** What the verdict does not need. */
const optionalInputs: readonly InputName[] = ['own-string', 'own-key'];

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

function emptyReport(input: CallbackInput, own: InspectedKeys): CallbackReport {
  const subtle: SubtleCrypto | undefined = crypto.subtle;
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
    problems: [
      ...(subtle === undefined ? [createError('environment.no-webcrypto', null, {})] : []),
      ...own.problems,
    ],
    notes: [],
  };
}

/** The merchant's own key says the same of itself as the platform's does, at its own place. */
async function readOwnKeys(
  { ownKeyText = '', refused }: CallbackInput,
  subtle: SubtleCrypto | undefined,
): Promise<InspectedKeys> {
  const form = refused?.['own-key'];
  const { keys, problems } =
    form !== undefined
      ? { keys: [], problems: [createError('pem.private-key', null, { form })] }
      : ownKeyText.trim() === ''
        ? { keys: [], problems: [] }
        : await inspectOwnKeys(ownKeyText, subtle);
  return { keys, problems: problems.map((problem) => ({ ...problem, input: 'own-key' })) };
}

/** Keys of the merchant that stand where the platform's belong. */
function listMixUps({ keys }: InspectedKeys, own: InspectedKeys): readonly Problem[] {
  return keys
    .filter((key) => own.keys.some((ownKey) => isSameKey(key, ownKey)))
    .map(({ span }) => createWarning('pem.own-key', span, {}));
}

interface Content {
  readonly headers: CallbackHeaders;
  readonly signature: Uint8Array<ArrayBuffer> | null;
  readonly memberCount: number | null;
  readonly canonical: Canonical | null;
  readonly notes: readonly Note[];
  readonly problems: readonly Problem[];
}

/** Everything that needs no key. */
function readContent({ headersText, bodyText }: CallbackInput): Content {
  const { headers, problems: headerProblems } = parseHeaders(headersText);
  const sign = headers.fields['X-Sign'];
  const signature = sign === undefined ? null : parseSignatureBase64(sign.value, sign.valueSpan);
  const body = parseBody(bodyText);
  const problems = [...headerProblems, ...(signature?.problems ?? []), ...body.problems];
  const partial = { headers, signature: signature?.ok ? signature.value : null };
  if (!body.ok) return { ...partial, memberCount: null, canonical: null, notes: [], problems };
  const { canonical, problems: own } = buildCanonical({ headers, body: body.value, bodyText });
  return {
    ...partial,
    memberCount: body.value.members.length,
    canonical,
    notes: buildNotes(headersText, headers, body.value, canonical),
    problems: [...problems, ...own],
  };
}

/** A signature is as long as the modulus (RFC 8017 §8.2.2); another length is worth a word beside "invalid". */
function checkSignatureLength({ signature, headers }: Content, key: InspectedKey): Problem | null {
  const expectedBytes = key.modulus.length;
  if (signature === null || signature.length === expectedBytes) return null;
  const span = headers.fields['X-Sign']?.valueSpan ?? null;
  return createWarning('sign.length', span, { bytes: signature.length, expectedBytes });
}

/** @returns with it, the problems as the verdict leaves them */
async function decideVerdict(
  subtle: SubtleCrypto | undefined,
  { keys }: InspectedKeys,
  { canonical, signature }: Content,
  problems: readonly Problem[],
): Promise<Pick<CallbackReport, 'verdict' | 'problems'>> {
  const inputs = inputOrder.filter(
    (input) =>
      !optionalInputs.includes(input) &&
      problems.some((problem) => problem.input === input && isError(problem)),
  );
  const [key] = keys;
  if (inputs.length > 0 || subtle === undefined || key === undefined) {
    return { verdict: { kind: 'unverifiable', inputs }, problems };
  }
  // Neither can be null without an error above; the types do not know that.
  if (canonical === null || signature === null) throw new Error('an error was not reported');
  const cryptoKey = await importVerifyKey(key, subtle);
  if (cryptoKey === null) {
    const { bits, exponent, span } = key;
    const problem = createError('pem.unusable', span, { bits, exponent: String(exponent) });
    return {
      verdict: { kind: 'unverifiable', inputs: ['key'] },
      problems: [...problems, problem],
    };
  }
  const signed = new TextEncoder().encode(canonical.text);
  const valid = await verifySignature(subtle, cryptoKey, signature, signed);
  if (valid) return { verdict: { kind: 'valid' }, problems };
  if (!problems.some(isHeaderDoubt)) return { verdict: { kind: 'invalid' }, problems };
  // Reading 9: what was merely a doubt now keeps the headers from being used.
  return {
    verdict: { kind: 'unverifiable', inputs: ['headers'] },
    problems: problems.map((one) => (isHeaderDoubt(one) ? { ...one, severity: 'error' } : one)),
  };
}

/** As text; where only a SHA-256 was given, by that of the string to be signed. */
async function compareOwnString(
  subtle: SubtleCrypto | undefined,
  canonical: Canonical | null,
  ownString: string,
): Promise<Comparison> {
  if (canonical === null) return { result: 'empty' };
  const own = parseOwnDigest(ownString);
  if (own === null || subtle === undefined) return diffOwnString(canonical, ownString);
  const digest = new Uint8Array(
    await subtle.digest('SHA-256', new TextEncoder().encode(canonical.text)),
  );
  if (isEqualBytes(digest, own)) return { result: 'same', by: 'digest' };
  return { result: 'different', by: 'digest', differences: [], expectedLines: [], ownLines: [] };
}

/** A private key was pasted and cleared before it got here; the user must still hear of it. */
function listRefusals({ refused }: CallbackInput): readonly Problem[] {
  const problems: Problem[] = [];
  if (refused?.key) problems.push(createError('pem.private-key', null, { form: refused.key }));
  if (refused?.headers) {
    problems.push(createError('headers.private-key', null, { form: refused.headers }));
  }
  if (refused?.body) problems.push(createError('body.private-key', null, { form: refused.body }));
  if (refused?.['own-string']) {
    problems.push(createError('own-string.private-key', null, { form: refused['own-string'] }));
  }
  return problems;
}
