import type { MissingState } from '../../../core/problem';
import type { AgeFacts, MissingFacts } from '../../../core/receiver/check';
import type { ChecksOf } from '../../check-words';
import { durationWords } from '../durations';
import { inputWords } from '../inputs';
import { english } from '../language';
import { momentWords } from '../moments';

const { list, printNumber, quoteBriefly, say } = english;
const { print: printDuration } = durationWords;

const twice = 'Remove the one that did not arrive.';
const noHeaders = 'No headers yet.';

const missingStates: Readonly<Record<MissingState, (name: string) => string>> = {
  absent: (name) => `${name} is missing.`,
  blank: (name) => `${name} is blank.`,
  unread: (name) => `${name} stands on a line that cannot be read.`,
};

export const headerChecks: ChecksOf<'merchant-no' | 'timestamp' | 'nonce' | 'signature'> = {
  'merchant-no.same': ({ found }) => [say`${quoteBriefly(found)} is yours.`],
  'merchant-no.different': ({ own, found }) => [
    say`Expected ${quoteBriefly(own)}; it is ${quoteBriefly(found)}.`,
    own.toLowerCase() === found.toLowerCase()
      ? 'They differ in upper and lower case alone; the contract says equal.'
      : 'Usually it is meant for another merchant, or your own number, here or in your settings, is not written as it is.',
  ],
  'merchant-no.missing': (facts) => [printMissing('X-Merchant-No', facts)],
  'merchant-no.ambiguous': () => ['X-Merchant-No is there twice, with two values.', twice],
  'merchant-no.not-set': ({ found }) => [
    found === null ? 'Nothing to compare.' : say`The callback says ${quoteBriefly(found)}.`,
    'Enter your merchant number to compare.',
  ],
  'merchant-no.not-given': () => [noHeaders],
  'timestamp.fresh': (facts) => [printAllowance(facts), printTimes(facts)],
  'timestamp.old': (facts) => [
    printAllowance(facts),
    [printTimes(facts), ...listZone(facts)].join(' '),
  ],
  'timestamp.ahead': (facts) => [
    printAllowance(facts),
    [
      printTimes(facts),
      listZone(facts)[0] ??
        (facts.isByClock
          ? 'Your clock is slow, or the sender’s is fast.'
          : 'A clock is off, or “Received at” is not when it came in.'),
    ].join(' '),
  ],
  'timestamp.captured': (facts) => [
    `Not judged: sent ${durationWords.printAge(facts.ageSeconds)} ago; when it came in is not known.`,
    [
      `Sent ${momentWords.print(facts.sentAtSeconds)}; “Received at” is empty.`,
      ...listZone(facts),
    ].join(' '),
  ],
  'timestamp.milliseconds': ({ value, ageSeconds }) => [
    say`${quoteBriefly(value)} is in milliseconds, not Unix seconds; read so, it is ${printAge(ageSeconds)}.`,
    'Check that it arrived so: as seconds it is tens of thousands of years ahead.',
  ],
  'timestamp.not-seconds': ({ value }) => [
    say`Expected Unix seconds; it is ${quoteBriefly(value)}.`,
  ],
  'timestamp.missing': (facts) => [printMissing('X-Timestamp', facts)],
  'timestamp.ambiguous': () => ['X-Timestamp is there twice, with two values.', twice],
  'timestamp.no-clock': ({ fault }) => [
    '“Received at” cannot be read.',
    `${momentWords.faults[fault]} Or empty it.`,
  ],
  'timestamp.no-tolerance': () => ['The tolerance cannot be read.'],
  'timestamp.not-given': () => [noHeaders],
  'nonce.new': ({ nonce, lifetimeSeconds }) => [
    say`No other callback with ${quoteBriefly(nonce)} is remembered from the last ${printDuration(lifetimeSeconds)}.`,
  ],
  'nonce.seen': ({ nonce, agoSeconds }) => [
    say`${quoteBriefly(nonce)} came with another callback, ${printDuration(agoSeconds)} ago.`,
    'A replay, or a sender that uses a nonce twice. Comparing captures? “Forget the nonces” clears what this debugger has seen.',
  ],
  'nonce.missing': (facts) => [printMissing('X-Nonce', facts)],
  'nonce.ambiguous': () => ['X-Nonce is there twice, with two values.', twice],
  'nonce.not-given': () => [noHeaders],
  'signature.valid': () => ['Verified by WebCrypto.'],
  'signature.invalid': () => ['It does not verify.', 'Never change the order on it.'],
  'signature.missing': (facts) => [printMissing('X-Sign', facts), 'Nothing to verify.'],
  'signature.undecodable': () => [
    'As it stands, a strict Base64 decoder cannot read X-Sign.',
    'That does not make the signature invalid: the copy may be damaged.',
  ],
  'signature.unverifiable': ({ inputs }) => [
    'Not checked; that does not make it invalid.',
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

function printAllowance({ ageSeconds, toleranceSeconds }: AgeFacts): string {
  return `${printAge(ageSeconds)}; ${printNumber(toleranceSeconds)} s allowed.`;
}

function printAge(ageSeconds: number): string {
  if (ageSeconds === 0) return '0 seconds old';
  return `${durationWords.printAge(ageSeconds)} ${ageSeconds < 0 ? 'ahead' : 'old'}`;
}

function printTimes({ sentAtSeconds, atSeconds, isByClock }: AgeFacts): string {
  const at = momentWords.print(atSeconds);
  return `Sent ${momentWords.print(sentAtSeconds)}, ${isByClock ? `now ${at}` : `received ${at}`}.`;
}

function listZone({ zoneMinutes }: AgeFacts): readonly string[] {
  if (zoneMinutes === null) return [];
  return [`Close to ${printDuration(zoneMinutes * 60)}: a local time may have been taken for UTC.`];
}
