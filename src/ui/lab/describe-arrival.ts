import { answerWords } from '#words/answers';
import { labWords } from '#words/lab';
import type { Arrival } from '../../core/lab/lab-event';

const { endpoint: words } = labWords;

type Checked = Extract<Arrival, { kind: 'checked' }>;

/** What the endpoint did with a request. */
export function describeArrival(arrival: Arrival): string {
  if (arrival.kind !== 'checked') return words[arrival.kind];
  const { fetchedKey, acceptsReplay, silence } = arrival;
  return [
    describeDeed(arrival),
    ...(acceptsReplay ? [words.acceptedReplay] : []),
    ...(fetchedKey ? [words.fetchedKey] : []),
    ...(silence === null ? [] : [words.silences[silence]]),
  ].join(' ');
}

function describeDeed({ answer, credit }: Checked): string {
  if (credit !== null) return words.booked(credit.netAmount);
  switch (answer.kind) {
    case 'ok':
      return words.completed;
    case 'reject':
      return words.rejected(answerWords.rejections[answer.code][0]);
    case 'unknown':
      return words.unknown;
  }
}
