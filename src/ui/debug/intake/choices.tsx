/** Several callbacks of one paste, to choose one from: thousands, where it is a log. */
import { intakeWords } from '#words/intake';
import type { ReadRequest } from '../../../core/intake/request/request-reading';
import type { Text } from '../../../words/text';
import { MarkedText } from '../../controls/marked-text';
import { TextField } from '../../controls/text-field';
import { useGuardedText } from '../../controls/use-guarded-text';

/** How many are listed at a time. */
const listLimit = 100;
/** So few are seen at a glance. */
const fewRequests = 10;

interface ChoicesProps {
  readonly requests: readonly ReadRequest[];
  /** From which line on not everything was read. */
  readonly unreadLine: number | null;
  readonly taken: ReadRequest | null;
  readonly use: (request: ReadRequest) => void;
}

export function Choices({ requests, unreadLine, taken, use }: ChoicesProps) {
  const sought = useGuardedText();
  const numbered = requests.map((request, index) => ({ request, number: index + 1 }));
  const matching = numbered.filter(({ request }) => hasText(request, sought.text.trim()));
  const listed = matching.slice(0, listLimit);
  const isPart = listed.length < matching.length || matching.length === 0;
  return (
    <>
      {requests.length > fewRequests && (
        <TextField
          label={intakeWords.find}
          value={sought.text}
          onWrite={sought.write}
          fault={sought.refusal}
          hint={
            <span aria-live="polite">
              {isPart && intakeWords.listed(listed.length, matching.length, unreadLine)}
            </span>
          }
        />
      )}
      <ol className="intake-choices">
        {listed.map(({ request, number }) => (
          <li key={number}>
            <button
              type="button"
              className="button is-compact"
              aria-pressed={request === taken}
              onClick={() => use(request)}
            >
              {intakeWords.use(number)}
            </button>{' '}
            <MarkedText text={describe(request)} />
          </li>
        ))}
      </ol>
    </>
  );
}

function hasText({ headersText, bodyText }: ReadRequest, sought: string): boolean {
  const lower = sought.toLowerCase();
  return [headersText, bodyText].some((text) => text?.toLowerCase().includes(lower));
}

function describe({ headersText, bodyText }: ReadRequest): Text | string {
  const order = /"(?:merchantO|o)rderNo"\s*:\s*"([^"]{1,60})"/.exec(bodyText ?? '')?.[1] ?? null;
  const nonce = /^x-nonce:[ \t]*(\S{1,60})/im.exec(headersText ?? '')?.[1] ?? null;
  return intakeWords.describe(order, nonce);
}
