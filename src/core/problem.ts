/**
 * Every way in which an input can be wrong or doubtful, as plain data: no wording, so that it crosses
 * worker lines and every sentence lives in one place (`words`).
 */
import {
  type CallbackHeaderName,
  type EntryHeaderName,
  isEntryHeader,
  isVerdictHeader,
} from './contract';
import type { RestoredEntry } from './diagnosis/restorations/search-restorations';
import type { Loss } from './intake/dump-node';
import type { DumpForm, DumpLanguage } from './intake/form';
import type { Utf16 } from './text/byte-order-mark';
import type { Span } from './text/span';

/** The input a problem is shown at. */
export type InputName = 'key' | 'headers' | 'body' | 'own-string' | 'own-key' | 'environment';

export type Severity = 'error' | 'warning';

/** How a pasted key was mended before it was read. */
export type PemRepair =
  | 'one-line'
  | 'escaped-newlines'
  | 'line-ends'
  | 'byte-order-mark'
  | 'text-around'
  | 'json'
  /** Under no name, or another than the profile's: whose key it is, is not certain. */
  | 'other-json'
  | 'no-markers'
  | 'white-space'
  | 'label'
  | 'markers'
  | 'quotes'
  /** Under a name that says it is the merchant's. */
  | 'other-name'
  /** Strings that a program joins, or signs and numbers before its lines. */
  | 'joined-strings'
  | 'line-signs'
  | 'base64url'
  | 'hex'
  /** A PEM in Base64, hex or a list of bytes. */
  | 'encoded'
  | 'jwk'
  | 'xml'
  /** Its numbers, as OpenSSL or Java print them. */
  | 'printed';

/** What kind of secret was pasted. */
export type PrivateKeyForm = 'pem' | 'der' | 'blob' | 'jwk' | 'putty' | 'xml';

/** The JSON types, as RFC 8259 names them. */
export type JsonType = 'string' | 'number' | 'boolean' | 'null' | 'object' | 'array';

/** What the JSON grammar allows at a place: a token as it is written, or a kind of token. */
export type JsonExpectation =
  | 'value'
  | 'key'
  | ':'
  | ','
  | '}'
  | ']'
  | '"'
  | 'digit'
  | 'escape'
  | 'four-hex-digits'
  | 'no-control-character'
  | 'end';

export interface RenamedHeader {
  readonly name: CallbackHeaderName;
  /** As it stands there. */
  readonly given: string;
}

/** What was found where Base64 was expected. */
export type Base64Fault =
  | 'space'
  | 'line-break'
  | 'percent-encoded'
  | 'url-safe'
  | 'quotes'
  | 'backslash'
  | 'padding'
  | 'length'
  /** What a program prints in the place of a value. */
  | 'printed'
  | 'character'
  /** It decodes, but its last character holds bits that belong to no byte (RFC 4648 §3.5). */
  | 'stray-bits'
  /** A marker of PEM, as keys and certificates have it. */
  | 'pem'
  | 'uuid'
  /** A string of pairs, as the string to be signed is one. */
  | 'pairs';

/** Why a header is not there: no line has it, its value is blank, or its line is not `Name: value`. */
export type MissingState = 'absent' | 'blank' | 'unread';

/** The members of `config.json`. */
export type ConfigName = 'profile' | 'merchantNo' | 'toleranceSeconds' | 'title' | 'back';

/** As what a dump was read. */
interface DumpFacts {
  /** From the outside to the inside. */
  readonly forms: readonly DumpForm[];
  readonly language: DumpLanguage | null;
  /** What prints so in that language; null where it is no one call. */
  readonly call: string | null;
}

/** Bytes that are not UTF-8: the first that is none, and its place in the file, or what they were read as. */
export type ForeignBytes =
  | { readonly byte: number; readonly offset: number }
  | { readonly encoding: Utf16 };

/** What a signature that verifies settles. */
interface Settled {
  /** It verifies over the string as it is: without what is missing, with the first of what is there twice. */
  readonly verifies?: true;
}

/** Each problem code with the facts its sentence needs. Codes are public and stable. */
export interface ProblemData {
  // --- platform public key ---
  'pem.empty': object;
  /** `content`: what stands there instead and belongs to another field, or several keys, none of them by its name. */
  'pem.no-markers': {
    readonly content: 'headers' | 'body' | 'request' | 'signature' | 'several' | null;
  };
  'pem.truncated': { readonly reason: 'no-end' | 'no-begin' | 'elided' | 'der-short' };
  'pem.fingerprint': object;
  'pem.private-key': { readonly form: PrivateKeyForm };
  /** More blocks than are read. */
  'pem.too-many': { readonly read: number; readonly unread: number };
  'pem.not-rsa': { readonly algorithm: string };
  'pem.certificate-request': object;
  'pem.not-base64': { readonly found: string };
  'pem.der': { readonly label: string };
  'pem.trailing-data': { readonly extraBytes: number };
  /** A key in SSH's own format, not an X.509 one. */
  'pem.ssh': object;
  'pem.label': { readonly label: string };
  'pem.repaired': { readonly repairs: readonly PemRepair[] };
  'pem.pkcs1': object;
  'pem.certificate': { readonly subject: string };
  'pem.weak-key': { readonly bits: number };
  /** The same key stands in the slot of the merchant's own. */
  'pem.own-key': object;
  /** The key's numbers are readable, but WebCrypto does not take it. */
  'pem.unusable': { readonly bits: number; readonly exponent: string };
  // --- request headers ---
  'headers.missing': Settled & {
    readonly name: CallbackHeaderName;
    readonly state: MissingState;
    /** The name, as written, of another header that stands there and may be meant for it. */
    readonly like?: string;
  };
  'headers.duplicate': Settled & {
    readonly name: CallbackHeaderName;
    readonly otherSpan: Span;
    readonly same: boolean;
  };
  /** A value that goes on in the next line: the line end is read as one space (RFC 9112 §5.2). */
  'headers.folded': { readonly name: string };
  'headers.line': { readonly line: string; readonly reason: 'no-colon' | 'bad-name' };
  'headers.content-type': { readonly value: string };
  'headers.milliseconds': { readonly name: string; readonly value: string };
  /** Of one of the callback's headers: code points in its value that are not seen, once each. */
  'headers.unseen': { readonly name: CallbackHeaderName; readonly unseen: readonly number[] };
  'headers.not-seconds': { readonly name: string; readonly value: string };
  /** Read out of a dump; what it may have changed leaves a signature that does not verify open. */
  'headers.dump': DumpFacts & {
    /** Header lines that are called otherwise than the contract calls them. */
    readonly renamed?: readonly RenamedHeader[];
  };
  /** A file's bytes are not UTF-8, as `body.not-utf-8` says of a body's. */
  'headers.not-utf-8': ForeignBytes;
  /** Values that were signed stand there in place of those that were pasted, which are called by the keys of their entries. */
  'headers.experiment': { readonly keys: readonly string[] };
  /** The body stands in their place, and they in its. */
  'headers.swapped': object;
  /** A public key, and nothing else, in their place. */
  'headers.public-key': object;
  'headers.private-key': { readonly form: PrivateKeyForm };
  'sign.not-base64': {
    readonly fault: Base64Fault;
    readonly found: string;
    readonly length: number;
  };
  'sign.length': { readonly bytes: number; readonly expectedBytes: number };
  // --- callback body ---
  'body.empty': object;
  'body.syntax': { readonly expected: readonly JsonExpectation[]; readonly found: string };
  'body.not-object': { readonly type: JsonType };
  'body.too-deep': { readonly limit: number };
  /** More values, or members of the outermost object, than are read. */
  'body.too-many-values': { readonly part: 'values' | 'members'; readonly limit: number };
  'body.number-too-long': { readonly path: string; readonly limit: number };
  'body.duplicate-key': {
    readonly key: string;
    readonly path: string;
    readonly firstSpan: Span;
    readonly count: number;
  };
  'body.own-timestamp': object;
  'body.own-nonce': object;
  'body.byte-order-mark': object;
  /** Characters that stand in it as they are, of which this is the first, turn the text around them. */
  'body.turned-text': { readonly codePoint: number };
  'body.lone-surrogate': { readonly path: string };
  'body.field-missing': Settled & { readonly field: string };
  'body.field-type': {
    readonly field: string;
    readonly expected: JsonType;
    readonly found: JsonType;
  };
  'body.field-value': {
    readonly field: string;
    /** The values, or what kind of number. */
    readonly allowed: readonly string[] | 'unix-seconds';
    readonly found: string;
  };
  'body.milliseconds': { readonly field: string; readonly value: string };
  /** No JSON, but shows what it was: a warning where the signature verifies with it. */
  'body.dump': DumpFacts & {
    /** What the language has to give the body as it arrived; null where there is no one language. */
    readonly rawCall: string | null;
    readonly losses: readonly Loss[];
    /** What was signed and the dump shows otherwise: it was changed before it was printed. */
    readonly restored: readonly RestoredEntry[];
    /** In what was signed, members of nested objects stand in another order than in the dump. */
    readonly isReordered: boolean;
    /** The string of what stands in it was compared with the signed one, and is another. */
    readonly isCompared?: boolean;
    /** Headers that are signed, too, and missing: without them it cannot be compared. */
    readonly withoutHeaders?: readonly EntryHeaderName[];
    /** The values give the signed string only with other headers than were pasted. */
    readonly needsHeaders?: true;
    /** A field of the contract that was signed under its name, and has another spelling in the dump. */
    readonly respelled?: { readonly key: string; readonly pastedKey: string };
    /** It shows no field but the contract's, so that others may be gone. */
    readonly lacksOthers: boolean;
    /** Another object stands behind the one that is read. */
    readonly hasMore: boolean;
    /** It stands inside of an object that has a code and a message, as an API answers. */
    readonly isInAnswer?: true;
  };
  /** It was pasted as an object inside of something else: a program had read it before. */
  'body.parsed': object;
  /** A file's lines end with CRLF. */
  'body.line-ends': object;
  /** A file's bytes are not UTF-8. */
  'body.not-utf-8': ForeignBytes;
  'body.experiment': { readonly keys: readonly string[] };
  'body.swapped': object;
  /** A public key, and nothing else, in its place. */
  'body.public-key': object;
  'body.private-key': { readonly form: PrivateKeyForm };
  // --- the merchant's own string ---
  'own-string.private-key': { readonly form: PrivateKeyForm };
  // --- environment ---
  'environment.no-webcrypto': object;
  // --- the portal's profile ---
  'profile.unauthorized': object;
  'profile.forbidden': object;
  'profile.not-found': object;
  'profile.status': { readonly status: number };
  'profile.redirected': object;
  'profile.timeout': { readonly seconds: number };
  'profile.unreachable': object;
  'profile.html': object;
  'profile.not-json': object;
  /** The type is that of a value which is no text, and neither blank nor null. */
  'profile.field-missing': { readonly isThere: boolean; readonly type?: 'array' | 'object' };
  /** The key in it was not taken; the cause says why. */
  'profile.key': { readonly cause: Problem };
  // --- the portal's configuration ---
  'config.syntax': object;
  'config.value': { readonly name: ConfigName };
  'config.unknown': { readonly name: string };
}

export type ProblemCode = keyof ProblemData;

export type ProblemOf<Code extends ProblemCode> = {
  readonly code: Code;
  readonly input: InputName;
  readonly severity: Severity;
  /** Where in its input the problem is; null when it is about the input as a whole. */
  readonly span: Span | null;
  /** As many others of its kind are not listed. */
  readonly more?: number;
} & ProblemData[Code];

export type Problem = { [Code in ProblemCode]: ProblemOf<Code> }[ProblemCode];

const inputOfStage: Record<string, InputName> = {
  pem: 'key',
  headers: 'headers',
  sign: 'headers',
  body: 'body',
  'own-string': 'own-string',
  environment: 'environment',
  profile: 'key',
  config: 'environment',
};

/** An error: the input cannot be used as it is. */
export function createError<Code extends ProblemCode>(
  code: Code,
  span: Span | null,
  data: ProblemData[Code],
): Problem {
  return createProblem(code, 'error', span, data);
}

/** A warning: the input is used, and the user should know how. */
export function createWarning<Code extends ProblemCode>(
  code: Code,
  span: Span | null,
  data: ProblemData[Code],
): Problem {
  return createProblem(code, 'warning', span, data);
}

function createProblem<Code extends ProblemCode>(
  code: Code,
  severity: Severity,
  span: Span | null,
  data: ProblemData[Code],
): Problem {
  const input = inputOfStage[code.slice(0, code.indexOf('.'))];
  return { code, input, severity, span, ...data } as Problem;
}

export function isError(problem: Problem): boolean {
  return problem.severity === 'error';
}

/** A signature that verifies over this very string shows what was signed of what is missing or there twice. */
export function settleProblem(problem: Problem): Problem {
  switch (problem.code) {
    case 'headers.missing':
    case 'headers.duplicate':
      return isHeaderDoubt(problem) ? { ...problem, verifies: true } : problem;
    case 'body.field-missing':
      return { ...problem, verifies: true };
    default:
      return problem;
  }
}

/**
 * True where a header that a signature depends on is in doubt, or all are: without the right value a signature that does
 * not verify proves nothing (reading 9).
 */
export function isHeaderDoubt(problem: Problem): boolean {
  switch (problem.code) {
    case 'headers.missing':
      return isEntryHeader(problem.name);
    case 'headers.duplicate':
      return !problem.same && isVerdictHeader(problem.name);
    case 'headers.dump':
      return true;
    default:
      return false;
  }
}
