import { expect, it } from 'vitest';
import { parseBody } from '../../body/parse-body';
import { buildCanonical } from '../../canonical/build-canonical';
import { parseHeaders } from '../../headers/parse-headers';
import { findLateStart } from './find-cut-end';

const { headers } = parseHeaders('X-Timestamp: 1790000123\nX-Nonce: n1');

function build(memo: string) {
  const bodyText = JSON.stringify({ amount: '100.00', memo, orderNo: 'P1', status: 'completed' });
  const body = parseBody(bodyText);
  if (!body.ok) throw new Error('no body');
  return buildCanonical({ headers, body: body.value, bodyText }).canonical;
}

// A search for a long text may compare each of its characters at each place.
it('a middle is searched for in short strings alone, an end in any', () => {
  for (const [length, found] of [
    [100, false],
    [40_000, null],
  ] as const) {
    const canonical = build('a'.repeat(length));
    const end = canonical.text.slice(4);
    expect(findLateStart(canonical, end)?.isEnd).toBe(true);
    expect(findLateStart(canonical, end.slice(0, -4))?.isEnd ?? null).toBe(found);
  }
});
