import { describe, expect, it } from 'vitest';
import { parseBody } from '../body/parse-body';
import { parseHeaders } from '../headers/parse-headers';
import { contractRules } from './canonical-rules';
import { EntryLister } from './list-entries';

describe('the body as one entry', () => {
  it('is printed once for all names that it may have', () => {
    const bodyText = '{ "amount": "1" }';
    const parsed = parseBody(bodyText);
    if (!parsed.ok) throw new Error('it could not be read');
    const { members, ...body } = parsed.value;
    let reads = 0;
    const watched = {
      ...body,
      get members() {
        reads += 1;
        return members;
      },
    };
    const { headers } = parseHeaders('');
    const lister = new EntryLister({ headers, body: watched, bodyText }, { characters: 0 });
    const list = (bodyKey: string) =>
      lister.list({ ...contractRules, bodyMembers: 'as-one', bodyAs: 'body-compact', bodyKey })
        .kept;
    expect(list('body').map(({ key, value }) => [key, value])).toEqual([
      ['body', '{"amount":"1"}'],
    ]);
    const readsOnce = reads;
    expect(list('data').map(({ key, value }) => [key, value])).toEqual([
      ['data', '{"amount":"1"}'],
    ]);
    expect(reads).toBe(readsOnce);
  });
});
