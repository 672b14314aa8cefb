import { describe, expect, it } from 'vitest';
import { readCase } from '../../../testing/list-case-variants';
import { type CanonicalRules, contractRules } from '../../canonical/canonical-rules';
import { listEntries } from '../../canonical/list-entries';
import { hasNoEntries, partRules, printCanonical } from '../../canonical/print-canonical';
import { catalogue } from '../catalogue';
import { type IndexedStep, listSteps } from './list-steps';

const bodies = [
  '{"orderType":"payin","orderNo":"P1","amount":"100.00","feeAmount":"1.50","completedAt":1790000000,"status":"completed"}',
  '{"amount":"1.00","rate":1.50,"big":12345678901234567890,"small":1e-7,"zero":-0.0,"status":"completed"}',
  '{"amount":"1.00","remark":"订单 a/b","extra":{"b": 1.50,"a":["x",null,true],"e":{},"l":[]},"blank":"","n":null}',
  '{"note":"<b>&\'x\' = \\"y\\"/</b>","path":"a\\/b","status":"completed"}',
  '{"10":"x","2":{"10":1,"9":2},"status":"completed","orderNo":"P1"}',
  '{"a":"caf\\u00e9 \\u003c","b":"\u007f","c":"\u2028"}',
  '{"a":null}',
  '{"amount":null,"status":" "}',
  '{}',
  '{ "nested" : { "only" : null } , "orderNo" : "P1" }',
];

function toRules({ variant }: IndexedStep): CanonicalRules {
  return { ...contractRules, ...variant.rules };
}

describe('steps that make a text of parts of the request alone', () => {
  it.each(bodies)('are alike only where they give the same: %s', (bodyText) => {
    const source = readCase({ bodyText, timestamp: '1790000123' });
    const steps = listSteps(source, catalogue, () => undefined);
    const signed = new Map<number, string>();
    const made = steps.filter((step) => hasNoEntries(toRules(step)));
    for (const step of made) {
      const rules = toRules(step);
      const text = `${printCanonical(source, rules)} ${rules.charset} ${rules.prehash}`;
      const { alikeNumber, variant } = step;
      expect(signed.get(alikeNumber) ?? text, variant.id).toBe(text);
      signed.set(alikeNumber, text);
    }
    expect(signed.size).toBeGreaterThan(100);
    expect(signed.size).toBeLessThanOrEqual(made.length);
  });

  it('are seldom made twice of a plain body', () => {
    const [bodyText = ''] = bodies;
    const source = readCase({ bodyText, timestamp: '1790000123' });
    const made = listSteps(source, catalogue, () => undefined).filter((step) =>
      hasNoEntries(toRules(step)),
    );
    expect(new Set(made.map((step) => step.alikeNumber)).size).toBeLessThan(made.length / 2);
  });

  it.each(bodies)('read no other rules than those that are said to matter: %s', (bodyText) => {
    const source = readCase({ bodyText, timestamp: '1790000123' });
    const read = new Set<string>();
    const entries = listEntries(source, contractRules);
    for (const step of listSteps(source, catalogue, () => undefined)) {
      const rules = toRules(step);
      if (!hasNoEntries(rules)) continue;
      const watched = new Proxy(rules, {
        get: (target, rule: keyof CanonicalRules) => {
          read.add(rule);
          return target[rule];
        },
      });
      printCanonical(source, watched, entries);
    }
    expect([...read].filter((rule) => !partRules.has(rule as keyof CanonicalRules))).toEqual([]);
  });
});

it('no filter of a program leaves out what a later value of the same key has taken the place of', () => {
  const bodyText = '{"extra":[],"extra":"1e3","note":{},"paid":true,"status":"completed"}';
  const source = readCase({ bodyText, timestamp: '1790000123' });
  const filtered = listSteps(source, catalogue, () => undefined).filter(
    ({ deviation, variant }) =>
      ['nested.as-entries', 'string.language-text'].includes(deviation.code) &&
      variant.rules.omitted !== undefined,
  );
  const omitted = new Set(filtered.flatMap(({ variant }) => variant.rules.omitted));
  expect([...omitted]).toEqual(['note']);
});

it('nothing is told as taken apart where a filter leaves nothing of it', () => {
  const omitted = (bodyText: string): readonly string[] => {
    const source = readCase({ bodyText, timestamp: '1790000123' });
    return listSteps(source, catalogue, () => undefined).flatMap(({ deviation, variant }) =>
      deviation.code === 'nested.as-entries' ? (variant.rules.omitted ?? []) : [],
    );
  };
  expect(omitted('{"note":[],"status":"completed"}')).toEqual([]);
  expect(omitted('{"note":[],"other":["a"],"status":"completed"}')).toContain('note');
});

it('a class is told to know a field beside the contract’s only where that gives an entry', () => {
  const known = (remark: string): readonly string[] => {
    const bodyText = `{"remark":${remark},"channel":"x","paid":true,"status":"completed"}`;
    const source = readCase({ bodyText, timestamp: '1790000123' });
    return listSteps(source, catalogue, () => undefined).flatMap(({ variant: { id } }) =>
      id.startsWith('unnamed-but:') ? [id] : [],
    );
  };
  expect(known('"a"')).toEqual(['unnamed-but:remark']);
  expect(known('" "')).toEqual([]);
  expect(known('null')).toEqual([]);
});
