import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Canonical, KeptEntry } from '../canonical/canonical';
import type { Comparison, Difference } from './comparison';
import { diffOwnString } from './diff-own-string';

function buildCanonicalOf(pairs: readonly (readonly [string, string])[]): Canonical {
  const span = { start: 0, end: 0 };
  const source = { input: 'body', keySpan: span, valueSpan: span } as const;
  const kept = pairs.map(
    ([key, value]): KeptEntry => ({ state: 'kept', key, value, source, span }),
  );
  return { text: pairs.map(([key, value]) => `${key}=${value}`).join('&'), kept, dropped: [] };
}

const canonical = buildCanonicalOf([
  ['amount', '100.00'],
  ['nonce', 'abc'],
  ['remark', 'a=b&c'],
  ['status', 'completed'],
  ['timestamp', '1790000123'],
]);

const linked = buildCanonicalOf([
  ['amount', '100.00'],
  ['extra', '{"link":"https://a.example/?a=1&b=2","name":"O & Co"}'],
  ['nonce', 'abc'],
]);

function summarize(comparison: Comparison): readonly string[] {
  if (comparison.result !== 'different') return [comparison.result];
  return comparison.differences.map(({ kind, key, own }) => `${kind} ${key} ${own}`);
}

describe('diffOwnString', () => {
  it.each([
    [
      'a wrapper around the body',
      `callback={"amount":"100.00","extra":{"link":"https://a.example/?a=1&b=2","name":"O & Co"}}&${linked.text}`,
      [
        'added callback {"amount":"100.00","extra":{"link":"https://a.example/?a=1&b=2","name":"O & Co"}}',
      ],
    ],
    [
      'members as entries',
      'amount=100.00&extra__link=https://a.example/?a=1&b=2&extra__name=O & Co&nonce=abc',
      [
        'missing extra null',
        'added extra__link https://a.example/?a=1&b=2',
        'added extra__name O & Co',
      ],
    ],
    [
      'a bracket in a text of JSON',
      'amount=100.00&extra_info={"a":"[note"}&NONCE=abc',
      [
        'missing extra null',
        'missing nonce null',
        'added extra_info {"a":"[note"}',
        'added NONCE abc',
      ],
    ],
    [
      'a bracket that stays open',
      `note={"a&${linked.text}&more=1`,
      ['added note {"a', 'added more 1'],
    ],
  ])('takes an & of a value for its own: %s', (_, own, expected) => {
    expect(summarize(diffOwnString(linked, own))).toEqual(expected);
  });

  it.each<[string, string, object[]]>([
    [
      'an & at the end',
      `${canonical.text}&`,
      [{ key: '', isBare: true, beside: { before: 'timestamp', after: null } }],
    ],
    [
      'an & at the front',
      `&${canonical.text}`,
      [{ key: '', isBare: true, beside: { before: null, after: 'amount' } }],
    ],
    [
      'two & too many in the middle',
      canonical.text.replace('&nonce', '&&&nonce'),
      [
        { key: '', isBare: true, beside: { before: 'amount', after: 'nonce' } },
        { key: '', isBare: true, beside: { before: 'amount', after: 'nonce' } },
      ],
    ],
    [
      'a value without a key',
      canonical.text.replace('&nonce', '&=x&nonce'),
      [{ key: '', own: 'x', beside: { before: 'amount', after: 'nonce' } }],
    ],
    [
      'a blank behind the last &',
      `${canonical.text}& `,
      [{ key: ' ', isBare: true, beside: { before: 'timestamp', after: null } }],
    ],
    [
      'an & in front of a text without =',
      `${canonical.text}&&${'x'.repeat(1001)}`,
      [
        { key: '', isBare: true, beside: { before: 'timestamp', after: 'x'.repeat(1000) } },
        { key: 'x'.repeat(1001), own: '', isBare: true },
      ],
    ],
    [
      'keys without =, of which one is right',
      canonical.text.replace('=abc', '&key'),
      [
        { kind: 'changed', key: 'nonce', own: '', isBare: true },
        { kind: 'added', key: 'key', own: '', isBare: true },
      ],
    ],
    [
      'a key with = and no value',
      `${canonical.text}&key=`,
      [{ kind: 'added', key: 'key', own: '' }],
    ],
  ])('tells where a pair stands that shows little of itself: %s', (_, own, expected) => {
    const comparison = diffOwnString(canonical, own);
    const found = comparison.result === 'different' ? comparison.differences : [];
    expect(found).toMatchObject(expected);
    const marks = ({ isBare, beside }: Partial<Difference>) => [isBare, beside];
    expect(found.map(marks)).toEqual(expected.map(marks));
  });

  it.each([
    ['nothing', '', ['empty']],
    ['the same string', canonical.text, ['same']],
    ['a pair left out', canonical.text.replace('nonce=abc&', ''), ['missing nonce null']],
    ['a pair more', `${canonical.text}&key=s3`, ['added key s3']],
    [
      'pairs right behind another’s value',
      canonical.text.replace('&nonce', 'nonce').replace('&timestamp', 'timestamp'),
      ['changed amount 100.00nonce=abc', 'changed status completedtimestamp=1790000123'],
    ],
    [
      'two of them, the last with another value',
      canonical.text.replace('&nonce', 'nonce').replace('abc&remark=a=b&c', 'abcremark=d'),
      ['changed amount 100.00nonce=abcremark=d'],
    ],
    ['a pair more at the start', `s=x&${canonical.text}`, ['added s x']],
    ['another value', canonical.text.replace('100.00', '100.0'), ['changed amount 100.0']],
    [
      'a value alone, with an `&` in it',
      canonical.text.replace('remark=a=b', '{b}'),
      ['missing remark null', 'added {b}&c '],
    ],
    ['a line end behind it', `${canonical.text}\n`, ['changed timestamp 1790000123\n']],
    ['a separator behind it', `${canonical.text}&`, ['added  ']],
    [
      'an encoded value',
      canonical.text.replace('a=b&c', 'a%3Db%26c'),
      ['changed remark a%3Db%26c'],
    ],
    ['a value cut at its &', canonical.text.replace('a=b&c', 'a=b'), ['changed remark a=b']],
    ['a changed part behind an &', canonical.text.replace('b&c', 'b&d'), ['changed remark a=b&d']],
    [
      'a value with an & under another key',
      canonical.text.replace('remark=', 'Remark='),
      ['missing remark null', 'added Remark a=b&c'],
    ],
    [
      'a value taken apart at its `&`, its parts sorted as pairs',
      'amount=100.00&c&nonce=abc&remark=a=b&status=completed&timestamp=1790000123',
      ['changed remark a=b', 'added c '],
    ],
    ['the same pair twice', `${canonical.text}&nonce=abc`, ['added nonce abc']],
    [
      'one pair in another place',
      'nonce=abc&remark=a=b&c&status=completed&timestamp=1790000123&amount=100.00',
      ['moved amount 100.00'],
    ],
    [
      'a pair moved and changed',
      'nonce=abc&remark=a=b&c&status=completed&timestamp=1790000123&amount=1',
      ['changed amount 1', 'moved amount 1'],
    ],
    [
      'something else altogether',
      '{"a":1}',
      [
        'missing amount null',
        'missing nonce null',
        'missing remark null',
        'missing status null',
        'missing timestamp null',
        'added {"a":1} ',
      ],
    ],
  ])('%s', (_, own, expected) => {
    expect(summarize(diffOwnString(canonical, own))).toEqual(expected);
  });

  it('shows a changed value character by character', () => {
    const comparison = diffOwnString(canonical, canonical.text.replace('100.00', '1000.0'));
    expect(comparison.result === 'different' && comparison.differences[0]?.changes).toEqual([
      { kind: 'same', text: '100' },
      { kind: 'own', text: '0' },
      { kind: 'same', text: '.0' },
      { kind: 'expected', text: '0' },
    ]);
  });

  it('keeps one pair on one line', () => {
    const withLines = buildCanonicalOf([['a', 'x\r\ny']]);
    const comparison = diffOwnString(withLines, 'a=x\ny');
    expect(comparison).toMatchObject({ expectedLines: ['a=x␍␊y'], ownLines: ['a=x␊y'] });
  });

  it('puts no strings side by side that are too long for that', () => {
    const short = diffOwnString(canonical, 'x'.repeat(90_000));
    expect(short).toMatchObject({ ownLines: ['x'.repeat(90_000)] });
    const long = diffOwnString(canonical, '\n'.repeat(100_000));
    expect(long).toMatchObject({ result: 'different', expectedLines: [], ownLines: [] });
    expect(long.result === 'different' && long.differences.length).toBeGreaterThan(0);
  });

  it('moves as few pairs as possible', () => {
    const reversed = canonical.kept.map(({ key, value }) => `${key}=${value}`).reverse();
    const kinds = summarize(diffOwnString(canonical, reversed.join('&')));
    expect(kinds.filter((kind) => kind.startsWith('moved'))).toHaveLength(4);
    expect(kinds).toHaveLength(4);
  });

  it('keeps a value with pairs in it together under another key', () => {
    const link = 'https://a.example/?id=5&t=1&timestamp=2';
    const withLink = buildCanonicalOf([
      ['link', link],
      ['timestamp', '1790000123'],
    ]);
    expect(summarize(diffOwnString(withLink, `Link=${link}&timestamp=1790000123`))).toEqual([
      'missing link null',
      `added Link ${link}`,
    ]);
  });

  it('keeps the text of a value together that looks like an entry', () => {
    const withLink = buildCanonicalOf([
      ['amount', '1.00'],
      ['link', 'https://a.example/?id=5&amount=9&t=1'],
    ]);
    const own = 'amount=1.00&link=https://b.example/?id=5&amount=9&t=2';
    expect(summarize(diffOwnString(withLink, own))).toEqual([
      'changed link https://b.example/?id=5&amount=9&t=2',
    ]);
  });

  // sed 's/,/\\&/g'
  it('keeps an object together whose items have an `&` between them', () => {
    const nested = buildCanonicalOf([
      ['amount', '1.00'],
      ['extra', '{"a":1,"b":2}'],
      ['list', '["x","y"]'],
    ]);
    expect(summarize(diffOwnString(nested, 'amount=1.00&extra={"a":1&"b":2}&list=[x&y]'))).toEqual([
      'changed extra {"a":1&"b":2}',
      'changed list [x&y]',
    ]);
  });

  it('answers at once for values that have nothing in common', () => {
    const long = buildCanonicalOf([['a', 'x'.repeat(200_000)]]);
    const comparison = diffOwnString(long, `a=x${'y'.repeat(200_000)}x`);
    expect(comparison.result === 'different' && comparison.differences[0]?.changes).toEqual([
      { kind: 'same', text: 'x' },
      { kind: 'expected', text: 'x'.repeat(199_998) },
      { kind: 'own', text: 'y'.repeat(200_000) },
      { kind: 'same', text: 'x' },
    ]);
  });

  it('finds changes that rebuild both texts', () => {
    const character = fc.constantFrom(...'abc0.é😀');
    const value = fc.string({ unit: character, maxLength: 12 });
    fc.assert(
      fc.property(value, value, (expected, own) => {
        fc.pre(expected !== own);
        const comparison = diffOwnString(buildCanonicalOf([['k', expected]]), `k=${own}`);
        if (comparison.result !== 'different') throw new Error('not different');
        const changes = comparison.differences.flatMap((difference) => difference.changes);
        const rebuild = (without: string) =>
          changes.flatMap(({ kind, text }) => (kind === without ? [] : [text])).join('');
        expect(rebuild('own')).toBe(expected);
        expect(rebuild('expected')).toBe(own);
      }),
    );
  });
});
