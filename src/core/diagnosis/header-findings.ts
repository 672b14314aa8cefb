/** What is said of a header in doubt: its right value, where that was found, or that it is needed. */
import type { CallbackReport } from '../callback-report';
import { type EntryHeaderName, headerKeys } from '../contract';
import { toHex } from '../text/hex';
import type { Diagnosis } from './diagnosis';
import { createFinding, type Finding, notProven, quoteData } from './finding';
import type { RecoveredHeader, Recovery, RecoverySource } from './headers-in-doubt';

/** One a header. */
export function buildRecoveryFindings(
  { canonical }: CallbackReport,
  { headers, text }: Recovery,
  digest: Uint8Array<ArrayBuffer>,
): readonly Finding[] {
  const completedAt = canonical?.kept.find(({ key }) => key === 'completedAt')?.value ?? '';
  const pairs = headers
    .map(({ name, value }) => quoteData(`${headerKeys[name]}=${value}`))
    .join(' and ');
  const promise =
    headers.length === 1 ? 'The signature then verifies.' : 'With both, the signature verifies.';
  return headers.map((header) => {
    const { name, value, from } = header;
    return createFinding({
      codes: ['value.changed'],
      subject: 'signature',
      owner: 'transport',
      proof: { by: 'digest', hash: 'sha256', digest },
      title: `The signed ${headerKeys[name]} was ${quoteData(value)}${printSource(header, completedAt)}.`,
      evidence: `With ${pairs} the SHA-256 of the string is the one that was signed.`,
      origins: origins[from],
      fixes: [
        `Write ${quoteData(`${name}: ${value}`)} into the request headers, as its only line. ${promise}`,
      ],
      key: headerKeys[name],
      value,
      variantText: text,
    });
  });
}

function printSource({ name, value, from }: RecoveredHeader, completedAt: string): string {
  switch (from) {
    case 'unread-line':
      return `: it stands on the line of ${name} that could not be read`;
    case 'second-line':
      return `, one of those that stand under ${name}`;
    case 'body':
      return `: the body’s own \`${headerKeys[name]}\` holds it too`;
    case 'other-callback':
      return ', as with another callback that this page has seen';
    case 'time':
      return `, ${printDistance(Number(value) - Number(completedAt))} completedAt`;
  }
}

function printDistance(seconds: number): string {
  if (seconds === 0) return 'the very second of';
  const distance = Math.abs(seconds);
  const unit = distance === 1 ? 'second' : 'seconds';
  return `${distance.toLocaleString('en-US')} ${unit} ${seconds > 0 ? 'after' : 'before'}`;
}

const origins: Readonly<Record<RecoverySource, readonly string[]>> = {
  'unread-line': ['Headers from a table, a log or a program’s dump, or a line typed by hand.'],
  'second-line': ['Headers of two requests, or of a request and a proxy, in one place.'],
  body: ['A header that was left out when the callback was copied.'],
  'other-callback': [
    'The same callback without one of its headers, or headers of two delivery attempts.',
  ],
  time: ['A header that was left out when the callback was copied.'],
};

/** When no value of it was found: what is proven, and what is needed; that another content was signed is not known. */
export function buildDoubtFinding(
  names: readonly EntryHeaderName[],
  digest: Uint8Array,
  { strings, values }: Diagnosis['tried'],
): Finding {
  const listed = names.join(' and ');
  return createFinding({
    codes: ['input.header-in-doubt'],
    subject: 'signature',
    owner: 'transport',
    proof: notProven,
    title: `What was signed cannot be told without ${listed} as sent.`,
    evidence: `Proven: this key made the signature, and the hash is SHA-256. Tried without a match: ${strings.toLocaleString('en-US')} strings and ${values.toLocaleString('en-US')} ${values === 1 ? 'value' : 'values'} of ${listed}. The SHA-256 that was signed is ${toHex(digest)}`,
    origins: ['A header that was left out, masked or rewritten when the callback was copied.'],
    fixes: [
      `Copy ${names.length === 1 ? `the line ${listed}` : `the lines ${listed}`} from the request as it arrived.`,
      'If that is lost, send the signed SHA-256 to the platform’s support: they compare it with that of their own string.',
    ],
  });
}
