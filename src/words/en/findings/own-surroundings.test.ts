import { describe, expect, it } from 'vitest';
import type { FaultCause } from '../../../core/diagnosis/cause';
import { createFinding, notProven } from '../../../core/diagnosis/finding';
import type { CutEnd } from '../../../core/diagnosis/own-string/find-cut-end';
import { toPlainText } from '../../text';
import { surroundingFaults } from './own-surroundings';
import { nameRelationOrigin } from './value-relations';

function listOrigins(before: string, after: string): string {
  const cause: FaultCause<'string.text-around'> = {
    kind: 'fault',
    code: 'string.text-around',
    owner: 'merchant',
    before,
    after,
  };
  const finding = createFinding({ causes: [cause], subject: 'own-string', proof: notProven });
  const { origins } = surroundingFaults['string.text-around'];
  return origins(cause, finding).map(toPlainText).join(' ');
}

describe('what stands around the own string', () => {
  it.each([
    ['{"sts":"', '"}'],
    ['<b>', '</b>'],
    ['2026-11-23 INFO sign string is [', ']'],
    ['', '<br>\n'],
    ['', ' |'],
  ])('comes from no secret where a program has shown it: %s', (before, after) => {
    expect(listOrigins(before, after)).not.toContain('secret');
  });

  it.each([
    [' ', ''],
    ['\t', '\u200b'],
  ])('is no label and no secret where it cannot be seen', (before, after) => {
    expect(listOrigins(before, after)).toMatch(/^White space, or a character that cannot be seen/);
  });

  it('of a value is no unit and no label where it cannot be seen', () => {
    const origin = (after: string) =>
      toPlainText(nameRelationOrigin({ kind: 'text-around', before: '', after }));
    expect(origin('\u200b')).toMatch(/^White space, or a character that cannot be seen/);
    expect(origin('\r')).toMatch(/^Lines that end as on Windows/);
    expect(origin(' USD')).toMatch(/^A unit/);
  });

  it.each([
    ['<<"', '">>', 'Erlang'],
    ['{"$numberInt":"', '"}', 'MongoDB'],
    ['', 'n', 'BigInt'],
    ['["body-nonce","', '"]', 'array_merge_recursive'],
  ])('of a value is a program’s where it prints so: %s', (before, after, name) => {
    const origin = nameRelationOrigin({ kind: 'text-around', before, after });
    expect(toPlainText(origin)).toContain(name);
  });

  it('may be a terminal’s as well as a secret where it has other signs', () => {
    expect(listOrigins('', 'dev@pay-1:~/sign$')).toMatch(
      /^A secret .*; or a copy out of a terminal/,
    );
  });

  it.each([
    ['c0ffee', ''],
    ['', '&key=c0ffee'],
    ['c0ffee', 'c0ffee'],
  ])('may be a secret: %s, %s', (before, after) => {
    expect(listOrigins(before, after)).toContain('secret');
  });
});

it('what ends early may be the right string only where nothing else differs', () => {
  type Ends = Partial<Pick<CutEnd, 'hasLineEnd' | 'isLine'>>;
  const listCut = (isBeginning: boolean, ends: Ends = {}): string => {
    const cause: FaultCause<'string.cut'> = {
      kind: 'fault',
      code: 'string.cut',
      owner: 'transport',
      key: 'status',
      place: 'inside',
      length: 60,
      isBeginning,
      hasLineEnd: false,
      isLine: false,
      ...ends,
    };
    const finding = createFinding({ causes: [cause], subject: 'own-string', proof: notProven });
    const { evidence, origins } = surroundingFaults['string.cut'];
    return [evidence(cause, finding), ...origins(cause, finding)].map(toPlainText).join(' ');
  };
  expect(listCut(true)).toMatch(
    /^It is the first 60 characters of the right string\. .* and the right one/,
  );
  expect(listCut(false)).not.toMatch(/It is|and the right one/);
  const ended = listCut(true, { hasLineEnd: true });
  expect(ended).toContain('It is the first 60 characters of the right string, and a line end.');
  expect(ended).not.toContain('and the right one');
  expect(listCut(true, { isLine: true })).toMatch(/one line.*, and the right one/);
});

it('a printed map is not said to be the right string as it stands', () => {
  const cause: FaultCause<'string.dumped'> = {
    kind: 'fault',
    code: 'string.dumped',
    owner: 'merchant',
    form: 'java-map',
  };
  const finding = createFinding({ causes: [cause], subject: 'own-string', proof: notProven });
  const { evidence, fixes } = surroundingFaults['string.dumped'];
  expect(toPlainText(evidence(cause, finding))).toContain('By the contract’s rules');
  expect(fixes(cause, finding).map(toPlainText).join(' ')).toContain('no null or blank ones');
});
