import type { MissingState } from '../../../core/problem';
import type { AgeFacts, MissingFacts } from '../../../core/receiver/check';
import type { ChecksOf } from '../../check-words';
import { printUtc } from '../../utc-text';
import { durationWords } from '../durations';
import { inputWords } from '../inputs';
import { english } from '../language';

const { list, printNumber, quoteBriefly, say } = english;
const { print: printDuration } = durationWords;

const twice = 'Remove the one that did not arrive.';
const noHeaders = 'No headers yet.';

const missingStates: Readonly<Record<MissingState, (name: string) => string>> = {
  absent: (name) => `${name} is missing.`,
  blank: (name) => `${name} is there, but it is blank.`,
  unread: (name) => `${name} stands on a line that cannot be read.`,
};

export const headerChecks: ChecksOf<'merchant-no' | 'timestamp' | 'nonce' | 'signature'> = {
  'merchant-no.same': ({ found }) => [say`${quoteBriefly(found)} is your merchant number.`],
  'merchant-no.different': ({ own, found }) => [
    say`Expected ${quoteBriefly(own)}; the callback says ${quoteBriefly(found)}.`,
    own.toLowerCase() === found.toLowerCase()
      ? 'They differ only in upper and lower case; the contract says equal.'
      : 'The callback is meant for another merchant, or your endpoint runs with another merchant’s settings.',
  ],
  'merchant-no.missing': (facts) => [printMissing('X-Merchant-No', facts)],
  'merchant-no.ambiguous': () => ['X-Merchant-No stands twice, with two values.', twice],
  'merchant-no.not-set': ({ found }) => [
    found === null ? 'Nothing to compare.' : say`The callback says ${quoteBriefly(found)}.`,
    'Enter your merchant number above to compare them.',
  ],
  'merchant-no.not-given': () => [noHeaders],
  'timestamp.fresh': (facts) => [`${printAge(facts)}: within the tolerance.`],
  'timestamp.old': (facts) => [
    `${printAge(facts)}: older than the tolerance.`,
    [
      'For a callback that you captured earlier this is normal: set “Received at” to the time when it came in.',
    ]
      .concat(printZone(facts) ?? [])
      .join(' '),
  ],
  'timestamp.ahead': (facts) => [
    `${printAge(facts)}: further ahead of your clock than the tolerance.`,
    printZone(facts) ?? 'Your clock is slow, or “Received at” is not the time when it came in.',
  ],
  'timestamp.milliseconds': ({ value, ageSeconds }) => [
    say`${quoteBriefly(value)} is in milliseconds; the contract has Unix seconds. Read so, it would be ${printDistance(ageSeconds)}.`,
    'Check that this is the header as it arrived. Compared as seconds it is tens of thousands of years ahead.',
  ],
  'timestamp.not-seconds': ({ value }) => [
    say`Expected Unix seconds; it is ${quoteBriefly(value)}.`,
  ],
  'timestamp.missing': (facts) => [printMissing('X-Timestamp', facts)],
  'timestamp.ambiguous': () => ['X-Timestamp stands twice, with two values.', twice],
  'timestamp.no-clock': () => [
    '“Received at” cannot be read.',
    'Mend it above, or empty it for now.',
  ],
  'timestamp.no-tolerance': () => ['The tolerance cannot be read.', 'Mend it above.'],
  'timestamp.not-given': () => [noHeaders],
  'nonce.new': ({ nonce, lifetimeSeconds }) => [
    say`${quoteBriefly(nonce)} was not seen with another callback on this page in the last ${printDuration(lifetimeSeconds)}.`,
  ],
  'nonce.seen': ({ nonce, agoSeconds }) => [
    say`${quoteBriefly(nonce)} came with another callback, ${printDuration(agoSeconds)} ago.`,
    'A replay, or a sender that uses a nonce twice. If you compare captures on purpose, forget the nonces below.',
  ],
  'nonce.missing': (facts) => [printMissing('X-Nonce', facts)],
  'nonce.ambiguous': () => ['X-Nonce stands twice, with two values.', twice],
  'nonce.not-given': () => [noHeaders],
  'signature.valid': () => ['The signature is valid, by WebCrypto.'],
  'signature.invalid': () => [
    'The signature is invalid.',
    'Why stands above. Never change the order, and do not answer OK.',
  ],
  'signature.missing': (facts) => [printMissing('X-Sign', facts), 'There is nothing to verify.'],
  'signature.unverifiable': ({ inputs }) => [
    'It could not be checked here; that does not make it invalid.',
    inputs.length === 0
      ? undefined
      : say`Mend first: ${list(
          inputs.map((input) =>
            input === 'environment' ? 'the way this page was opened' : inputWords.names[input],
          ),
          'and',
        )}.`,
  ],
  'signature.not-given': () => [noHeaders],
};

function printMissing(name: string, { state }: MissingFacts): string {
  return missingStates[state](name);
}

function printAge({ ageSeconds, toleranceSeconds, sentAtSeconds, receivedAtSeconds }: AgeFacts) {
  const times = `sent ${printUtc(sentAtSeconds)}, received ${printUtc(receivedAtSeconds)}`;
  const exact = printNumber(Math.abs(ageSeconds));
  return `Its age is ${printDistance(ageSeconds)} (${exact} s of ${printNumber(toleranceSeconds)} s allowed; ${times})`;
}

function printDistance(ageSeconds: number): string {
  if (ageSeconds === 0) return '0 seconds';
  return `${printDuration(ageSeconds)}${ageSeconds < 0 ? ' in the future' : ''}`;
}

function printZone({ zoneMinutes }: AgeFacts): string | undefined {
  if (zoneMinutes === null) return undefined;
  return `It is close to ${printDuration(zoneMinutes * 60)}: a local time may have been taken for UTC. Unix seconds know no time zone.`;
}
