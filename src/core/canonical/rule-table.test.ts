import { expect, it } from 'vitest';
import { type CanonicalRules, contractRules } from './canonical-rules';
import {
  contractTable,
  copyRuleTable,
  createRuleTest,
  type RuleName,
  toPlainRules,
  toRuleNumber,
  toRuleTable,
  WatchedTable,
} from './rule-table';

const rules: CanonicalRules = { ...contractRules, order: 'descending', omitted: ['amount'] };
const names = Object.keys(contractRules) as RuleName[];

it('reads as the rules that it was made of', () => {
  const table = toRuleTable(rules);
  for (const name of names) expect(table[name], name).toBe(rules[name]);
  expect(toPlainRules(table)).toEqual(rules);
  expect(toRuleTable(table)).toBe(table);
  expect(toRuleTable(contractRules)).toBe(contractTable);
});

it('is changed by number, and its copy is not', () => {
  const table = toRuleTable(rules);
  const copy = copyRuleTable(table);
  table.values[toRuleNumber('order')] = 'received';
  expect([table.order, copy.order]).toEqual(['received', 'descending']);
});

it('notes what is read, in the order of the first reading', () => {
  const watched = new WatchedTable(toRuleTable(rules).values);
  const { strings, order } = watched as unknown as CanonicalRules;
  expect([strings, order, (watched as unknown as CanonicalRules).strings]).toEqual([
    'value',
    'descending',
    'value',
  ]);
  expect(watched.read).toEqual([toRuleNumber('strings'), toRuleNumber('order')]);
});

it('tells whether one of some rules is among others', () => {
  const isOfOrder = createRuleTest(['order', 'headerOrder']);
  expect(isOfOrder([toRuleNumber('strings'), toRuleNumber('headerOrder')])).toBe(true);
  expect(isOfOrder([toRuleNumber('strings')])).toBe(false);
  expect(isOfOrder([])).toBe(false);
});
