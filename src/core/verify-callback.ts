/** The lean door: keys that are ready, a callback's headers and body, and the verdict on them. It remembers nothing. */
import { parseBody } from './body/parse-body';
import type { Verdict } from './callback-report';
import { buildCanonical } from './canonical/build-canonical';
import type { Canonical } from './canonical/canonical';
import type { CallbackHeaders } from './headers/callback-headers';
import { type ParsedHeaders, parseHeaders } from './headers/parse-headers';
import type { JsonObject } from './json/json-node';
import type { ReadyKeys } from './key/inspect-keys';
import {
  createWarning,
  type InputName,
  isError,
  isHeaderDoubt,
  type Problem,
  settleProblem,
} from './problem';
import type { Result } from './result';
import { parseSignatureBase64 } from './signature/parse-base64';
import { keepSigned } from './signature/signed-text';
import { encodeUtf8 } from './text/utf-8-bytes';

/** What a callback says of itself without a key. */
export interface CallbackContent {
  readonly headers: CallbackHeaders;
  /** X-Sign decoded; null when it is missing or does not decode. */
  readonly signature: Uint8Array<ArrayBuffer> | null;
  /** Null when it could not be parsed, as is the string. */
  readonly body: JsonObject | null;
  readonly canonical: Canonical | null;
  /** Of the headers and the body, as they were found; those of the keys stand with the keys. */
  readonly problems: readonly Problem[];
}

export interface VerifiedCallback extends CallbackContent {
  readonly verdict: Exclude<Verdict, { readonly kind: 'empty' }>;
}

/** Never rejects because of the callback: what is wrong with it stands in the problems. */
export async function verifyCallback(
  keys: ReadyKeys,
  headersText: string,
  bodyText: string,
): Promise<VerifiedCallback> {
  return verifyContent(
    keys,
    buildContent(parseHeaders(headersText), parseBody(bodyText), bodyText),
  );
}

/** However headers and body were read. */
export async function verifyContent(
  keys: ReadyKeys,
  content: CallbackContent,
): Promise<VerifiedCallback> {
  const { canonical, signature } = content;
  const problems = addLengthProblem(keys, content);
  const inputs = listUnusable([keys.problems, problems]);
  if (inputs.length > 0 || keys.verify === null) {
    return { ...content, problems, verdict: { kind: 'unverifiable', inputs } };
  }
  // Neither can be null without an error above; the types do not know that.
  if (canonical === null || signature === null) throw new Error('an error was not reported');
  const signed = encodeUtf8(canonical.text);
  const valid = await keys.verify(signature, signed);
  keepSigned(canonical, signed);
  if (valid) {
    return { ...content, problems: problems.map(settleProblem), verdict: { kind: 'valid' } };
  }
  if (!problems.some(isHeaderDoubt)) return { ...content, problems, verdict: { kind: 'invalid' } };
  // Reading 9: what was merely a doubt now keeps the headers from being used.
  return {
    ...content,
    verdict: { kind: 'unverifiable', inputs: ['headers'] },
    problems: problems.map((one) => (isHeaderDoubt(one) ? { ...one, severity: 'error' } : one)),
  };
}

/** Everything that needs no key. */
export function buildContent(
  { headers, problems: headerProblems }: ParsedHeaders,
  read: Result<JsonObject>,
  bodyText: string,
): CallbackContent {
  const sign = headers.fields['X-Sign'];
  const decoded = sign === undefined ? null : parseSignatureBase64(sign.value, sign.valueSpan);
  const signature = decoded?.ok ? decoded.value : null;
  const problems = [...headerProblems, ...(decoded?.problems ?? []), ...read.problems];
  if (!read.ok) return { headers, signature, body: null, canonical: null, problems };
  const { canonical, problems: own } = buildCanonical({ headers, body: read.value, bodyText });
  return { headers, signature, body: read.value, canonical, problems: [...problems, ...own] };
}

/** A signature is as long as the modulus (RFC 8017 §8.2.2); another length is worth a word beside "invalid". */
function addLengthProblem(
  { keys: [key] }: ReadyKeys,
  { signature, headers, problems }: CallbackContent,
): readonly Problem[] {
  if (key === undefined || signature === null) return problems;
  const bytes = signature.length;
  const expectedBytes = key.modulus.length;
  if (bytes === expectedBytes) return problems;
  const span = headers.fields['X-Sign']?.valueSpan ?? null;
  return [...problems, createWarning('sign.length', span, { bytes, expectedBytes })];
}

/** The inputs that a verdict needs, in reading order. */
const neededInputs: readonly InputName[] = ['environment', 'key', 'headers', 'body'];

/** Those that an error keeps from being used. */
function listUnusable(lists: readonly (readonly Problem[])[]): readonly InputName[] {
  return neededInputs.filter((input) =>
    lists.some((problems) => problems.some((one) => one.input === input && isError(one))),
  );
}
