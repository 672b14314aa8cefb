/** One PEM block, or Base64 without markers, becomes a key, or the reason why it does not. */

import { createError, createWarning, type PemRepair, type Problem } from '../problem';
import { hasStrayBits } from '../text/base64';
import type { Span } from '../text/span';
import { decodePicked, type PickedBase64, pickBase64, pickLostPlus } from './pick-base64';
import { pickKeyName } from './pick-key-name';
import type { PlatformKey } from './platform-key';
import { type PublicKeyReading, type RsaKey, readPublicKey } from './read-public-key';

export interface KeyBlock {
  /** In capitals; null for Base64 without markers. */
  readonly label: string | null;
  readonly span: Span;
  readonly begin: Span;
  readonly body: Span;
}

export interface KeyReading {
  readonly key: PlatformKey | null;
  /** Errors without a key, warnings with one. */
  readonly problems: readonly Problem[];
  readonly repairs: readonly PemRepair[];
}

/** Keys under this size verify, with a warning. */
const safeBits = 2048;

/** The labels (RFC 7468 §4 to §13, and OpenSSL's own) under which each structure is at home. */
const labels = {
  spki: ['PUBLIC KEY'],
  pkcs1: ['RSA PUBLIC KEY'],
  certificate: ['CERTIFICATE', 'X509 CERTIFICATE', 'TRUSTED CERTIFICATE'],
} as const;
const requestLabels = ['CERTIFICATE REQUEST', 'NEW CERTIFICATE REQUEST'];
const knownLabels: readonly (string | null)[] = [...Object.values(labels).flat(), ...requestLabels];

/** Never rejects because of its input. */
export async function readPemBlock(text: string, block: KeyBlock): Promise<KeyReading> {
  const picked = pickBase64(text, block.body);
  const refusal = checkBase64(text, picked);
  if (refusal !== null) return refuse(explainLabel(block) ?? refusal);
  const bytes = decodePicked(picked);
  const reading = readPublicKey(bytes);
  const context: Context = { text, block, picked, bytes };
  if (reading.kind === 'rsa') {
    return checkPadding(context) ?? accept(context, reading.form, reading.key, []);
  }
  if (reading.kind === 'certificate') {
    return checkPadding(context) ?? takeFromCertificate(context, reading.length);
  }
  return refuse(explainRefusal(context, reading));
}

interface Context {
  readonly text: string;
  readonly block: KeyBlock;
  readonly picked: PickedBase64;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

function refuse(problem: Problem): KeyReading {
  return { key: null, problems: [problem], repairs: [] };
}

function checkBase64(text: string, { stranger }: PickedBase64): Problem | null {
  if (stranger === null) return null;
  const { kind, span } = stranger;
  if (kind === 'elided') return createError('pem.truncated', span, { reason: 'elided' });
  return createError('pem.not-base64', span, { found: text.slice(span.start, span.end) });
}

/** Asked last: a padding that does not fit says less than whatever else is wrong. */
function checkPadding({ block, picked }: Context): KeyReading | null {
  const { base64, offsets, padding } = picked;
  if ((base64.length + padding) % 4 !== 0) {
    return refuse(createError('pem.truncated', toBodySpan(block, picked), { reason: 'der-short' }));
  }
  if (!hasStrayBits(base64)) return null;
  const at = offsets[base64.length - 1] ?? block.body.start;
  const found = base64.slice(-1);
  return refuse(createError('pem.not-base64', { start: at, end: at + 1 }, { found }));
}

function accept(
  context: Context,
  form: PlatformKey['form'],
  rsaKey: RsaKey,
  notes: readonly Problem[],
): KeyReading {
  const { block } = context;
  const { label, span } = block;
  const name = label === null ? null : (pickKeyName(context.text, span.start)?.name ?? null);
  const problems = [...notes];
  if (form === 'pkcs1') problems.push(createWarning('pem.pkcs1', block.begin, {}));
  if (rsaKey.bits < safeBits) {
    problems.push(createWarning('pem.weak-key', span, { bits: rsaKey.bits }));
  }
  const isAtHome = label === null || labels[form].some((known) => known === label);
  const repairs = listLayoutRepairs(context);
  const key = { ...rsaKey, form, name, span };
  return { key, problems, repairs: isAtHome ? repairs : [...repairs, 'label'] };
}

/** Where a marker shares its line with the Base64, white space stands for the line ends. */
function listLayoutRepairs({ text, block, picked }: Context): readonly PemRepair[] {
  const { offsets, repairs } = picked;
  const before = text.slice(block.body.start, offsets[0]);
  const after = text.slice((offsets.at(-1) ?? 0) + 1, block.body.end);
  const lineEnd = /[\r\n]|\\{1,8}[nr]/;
  if (block.label === null || (lineEnd.test(before) && lineEnd.test(after))) return repairs;
  return [...repairs.filter((repair) => repair !== 'white-space'), 'one-line'];
}

async function takeFromCertificate(context: Context, length: number): Promise<KeyReading> {
  const { block, picked, bytes } = context;
  const { readCertificate } = await import('./read-certificate');
  const certificate = readCertificate(bytes.slice(0, length));
  if (certificate === null) return refuse(explainRefusal(context, { kind: 'malformed' }));
  const reading = readPublicKey(certificate.spki);
  if (reading.kind !== 'rsa') return refuse(explainRefusal(context, reading));
  // OpenSSL's trusted certificates carry its own notes behind the certificate.
  if (length < bytes.length && block.label !== 'TRUSTED CERTIFICATE') {
    const extraBytes = bytes.length - length;
    return refuse(createTrailing(picked, extraBytes));
  }
  const { subject } = certificate;
  const note = createWarning('pem.certificate', block.begin, { subject });
  return accept(context, 'certificate', reading.key, [note]);
}

function explainRefusal(
  { text, block, picked }: Context,
  reading: Exclude<PublicKeyReading, { kind: 'rsa' }>,
): Problem {
  const { label, begin, span } = block;
  switch (reading.kind) {
    case 'private-key':
      return createError('pem.private-key', null, { form: 'der' });
    case 'certificate-request':
      return createError('pem.certificate-request', begin, {});
    case 'not-rsa':
      return createError('pem.not-rsa', span, { algorithm: reading.algorithm });
  }
  const foreign = explainLabel(block);
  if (foreign !== null) return foreign;
  const lostPlus = pickLostPlus(text, block.body);
  if (lostPlus !== null) return createError('pem.not-base64', lostPlus, { found: ' ' });
  const bodySpan = toBodySpan(block, picked);
  if (reading.kind === 'short') {
    return createError('pem.truncated', bodySpan, { reason: 'der-short' });
  }
  if (reading.kind === 'trailing-data') return createTrailing(picked, reading.extraBytes);
  return createError('pem.der', bodySpan, { label: label ?? 'PUBLIC KEY' });
}

/** What no key was read from, and is not called one, never was one: PGP's block, say. */
function explainLabel({ label, begin }: KeyBlock): Problem | null {
  return knownLabels.includes(label) || label === null
    ? null
    : createError('pem.label', begin, { label });
}

/** Points to the characters that hold the extra bytes. */
function createTrailing({ base64, offsets }: PickedBase64, extraBytes: number): Problem {
  const byteCount = Math.floor((base64.length * 6) / 8);
  const first = Math.floor(((byteCount - extraBytes) * 8) / 6);
  const span = { start: offsets[first] ?? 0, end: (offsets.at(-1) ?? 0) + 1 };
  return createError('pem.trailing-data', span, { extraBytes });
}

/** From the first Base64 character to the last, padding included; the whole block when it has none. */
function toBodySpan({ span }: KeyBlock, { offsets }: PickedBase64): Span {
  const [first] = offsets;
  const last = offsets.at(-1);
  return first === undefined || last === undefined ? span : { start: first, end: last + 1 };
}
