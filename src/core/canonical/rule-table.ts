/** Rules as a table: each has a number, by which a search sets and compares them, and its name, by which all else reads them. */
import { type CanonicalRules, contractRules } from './canonical-rules';

/** A rule by its name. */
export type RuleName = keyof CanonicalRules;

const ruleNames = Object.keys(contractRules) as readonly RuleName[];
const numbers = new Map(ruleNames.map((rule, index) => [rule, index]));

/** From 0, and the same in every table. */
export function toRuleNumber(rule: RuleName): number {
  return numbers.get(rule) as number;
}

/** What looks like the rules, and reads their values from a list by their numbers. */
class Table {
  constructor(readonly values: unknown[]) {}
}

export type RuleTable = CanonicalRules & Table;

/** Notes which rules are read, in the order of their first reading. */
export class WatchedTable {
  readonly read: number[] = [];
  private readonly isRead = new Uint8Array(ruleNames.length);

  constructor(readonly values: readonly unknown[]) {}

  readValue(number: number): unknown {
    if (this.isRead[number] === 0) {
      this.isRead[number] = 1;
      this.read.push(number);
    }
    return this.values[number];
  }
}

// Accessors, as each read of a Proxy costs what printing a value does.
for (const [number, rule] of ruleNames.entries()) {
  Object.defineProperty(Table.prototype, rule, {
    get(this: Table) {
      return this.values[number];
    },
  });
  Object.defineProperty(WatchedTable.prototype, rule, {
    get(this: WatchedTable) {
      return this.readValue(number);
    },
  });
}

/** Nobody changes it; a search changes copies. */
export const contractTable = buildRuleTable(contractRules);

/** The table itself where it is one. */
export function toRuleTable(rules: CanonicalRules): RuleTable {
  if (rules === contractRules) return contractTable;
  return rules instanceof Table ? (rules as RuleTable) : buildRuleTable(rules);
}

function buildRuleTable(rules: CanonicalRules): RuleTable {
  return new Table(ruleNames.map((rule) => rules[rule])) as RuleTable;
}

/** Of its own: what is set in the one is not in the other. */
export function copyRuleTable({ values }: RuleTable): RuleTable {
  return new Table([...values]) as RuleTable;
}

/** As one plain value, which no table changes any more. */
export function toPlainRules({ values }: RuleTable): CanonicalRules {
  const entries = ruleNames.map((rule, number) => [rule, values[number]]);
  return Object.fromEntries(entries) as CanonicalRules;
}

/** Whether any of the rules with these numbers is one of those. */
export function createRuleTest(
  rules: readonly RuleName[],
): (numbers: readonly number[]) => boolean {
  const isMeant = new Uint8Array(ruleNames.length);
  for (const rule of rules) isMeant[toRuleNumber(rule)] = 1;
  return (numbers) => hasFlag(isMeant, numbers);
}

export function createRuleFlags(): Uint8Array {
  return new Uint8Array(ruleNames.length);
}

export function hasFlag(flags: Uint8Array, numbers: readonly number[]): boolean {
  for (let index = 0; index < numbers.length; index++) {
    if (flags[numbers[index] as number] === 1) return true;
  }
  return false;
}
