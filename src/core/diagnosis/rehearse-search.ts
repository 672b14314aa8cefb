/** The search on a callback of its own: an engine compiles what runs often, so that the first real answer comes sooner. */
import { parseBody } from '../body/parse-body';
import { parseHeaders } from '../headers/parse-headers';
import { searchStrings } from './search/search-strings';
import { type Sliced, WorkMeter } from './search/slices';

/** Most kinds of values, on which most deviations change something. */
const bodyText =
  '{"orderNo":"P1","amount":"100.00","completedAt":1790000000,"rate":1.50,"extra":{"b":[true,null,"é/"],"a":1},"note":"","memo":null}';
const headersText = ['X-Merchant-No:M1', 'X-Timestamp:1790000000', 'X-Nonce:n1'].join('\n');

/** Enough for what runs most; more keeps a core busy and brings little. */
const rehearsalWork = 20_000_000;

/** @returns how many strings were tried */
export function* rehearseSearch(): Sliced<number> {
  const body = parseBody(bodyText);
  if (!body.ok) throw new Error('the callback of the rehearsal is none');
  const source = { headers: parseHeaders(headersText).headers, body: body.value, bodyText };
  const never = (): boolean => false;
  const { tried } = yield* searchStrings(source, never, new WorkMeter(rehearsalWork));
  return tried;
}
