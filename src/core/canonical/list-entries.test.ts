import { describe, expect, it } from 'vitest';
import { parseBody } from '../body/parse-body';
import { parseHeaders } from '../headers/parse-headers';
import { type CanonicalRules, contractRules } from './canonical-rules';
import { EntryLister, listEntries } from './list-entries';
import { type RuleName, toRuleNumber, toRuleTable } from './rule-table';

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

describe('a list that is made of another', () => {
  const bodyText =
    '{"z":{"y":1.50,"x":[2,null]},"a":1,"a":2,"sign":"s","blank":" ","amount":"1.00","nonce":"own","n":null,"completedAt":1790000000}';
  const changes: readonly Partial<CanonicalRules>[] = [
    {},
    { order: 'descending' },
    { order: 'headers-first', headerOrder: 'nonce-first' },
    { omitted: ['amount'] },
    { omitted: ['z', 'nonce'] },
    { numbers: 'source', numberScope: 'all' },
    { blanks: 'keep' },
    { nullText: 'null' },
    { nestedSorted: true },
    { nestedEntries: 'dots' },
    { nestedEntries: 'dots', nestedEntryOrder: 'received' },
    { duplicates: 'first' },
    { bodyMembers: 'as-one', bodyKey: 'data' },
    { bodyMembers: 'none' },
    { absentFields: 'zero' },
    { constants: 'sign_type=RSA2' },
    { timestampKey: 'ts' },
    { nonceKey: null },
    { nonceFrom: 'body' },
    { merchantNoKey: 'merchantNo' },
    { signMember: 'keep' },
    { amounts: 'number' },
    { strings: 'quoted' },
    { pairSeparator: ';' },
  ];

  it.each([1_000_000, 3000, 0])('is what the rules alone give, with room for %i', (characters) => {
    const { headers } = parseHeaders('X-Timestamp: 1790000123\nX-Nonce: n1\nX-Merchant-No: M1');
    const parsed = parseBody(bodyText);
    if (!parsed.ok) throw new Error('it could not be read');
    const source = { headers, body: parsed.value, bodyText };
    const lister = new EntryLister(source, { characters });
    let same = 0;
    for (const change of changes) {
      const rules = { ...contractRules, ...change };
      const base = lister.make(toRuleTable(rules));
      for (const further of changes) {
        const changed = (Object.keys(further) as RuleName[]).map(toRuleNumber);
        const both = { ...rules, ...further };
        const made = lister.remake(base, toRuleTable(both), changed);
        const { kept, dropped } = listEntries(source, both);
        expect({ kept: made.kept, dropped: made.dropped }).toEqual({ kept, dropped });
        if (made === base) same += 1;
      }
      expect(lister.make(toRuleTable(rules)).kept).toEqual(base.kept);
    }
    expect(same > changes.length).toBe(characters === 1_000_000);
  });
});
