import { describe, it } from 'vitest';
import { expectProportion } from '../../testing/expect-proportion';
import { readBodyDump } from './read-body-dump';

/** Repeated, each makes every start of something a false one. */
const units: readonly string[] = [
  'insert into a (order_no,order_type) values (?,?) ',
  'insert into a set order_no=1 ',
  "insert into a (order_no,order_type) values (cast('1' as ",
  '{ order_no: ',
  '{"log":"{ orderNo\\n"}\n',
  "array (size=2)\n  'orderNo' => \n    ",
  "  public 'orderNo' => string 'x\n",
  '{\n orderNo = P1;\n',
  '{OrderNo:1 A:map[',
  "(b'orderNo'\n",
  "orderNo $'{",
  '<b>orderNo</b>: <span ',
  '<div><tr><td>orderNo</td><td>',
  '\t{"orderNo":"\\\\n"}',
  '-Body "{`"orderNo',
  "'orderNo' => $VAR1->{'",
  "-d'{ orderNo'\\''",
  '=3D orderNo =C3=\n=A9',
];

describe('the time that a dump takes', () => {
  it.each(units)('grows as its length does: %j', (unit) => {
    expectProportion((length) => unit.repeat(length / unit.length), readBodyDump);
  });

  it('grows so with the names of a record, none of which others have', () => {
    expectProportion((length) => {
      const names = Array.from({ length: length / 20 }, (_, at) => `"k${at}":""`);
      return `{"orderNo":"x",${names.join()}}\n${'{}\n'.repeat(length / 6)}`;
    }, readBodyDump);
  });

  it('grows so with references to what stands above', () => {
    expectProportion((length) => {
      const lines = Array.from({ length: length / 40 }, (_, at) => `'${at}' => $VAR1->{'orderNo'}`);
      return `$VAR1 = {'orderNo' => '1',${lines.join()}};`;
    }, readBodyDump);
  });

  it.each([3, 6, 30, 1e9])('grows so with strings that lines broke %d times', (breaks) => {
    const line = `${'x'.repeat(59)}\n`;
    expectProportion((length) => {
      const count = Math.min(breaks, length / 60);
      const member = `"order_no":"${line.repeat(count)}"`;
      return `{${Array.from({ length: length / 60 / count }, () => member).join()}}`;
    }, readBodyDump);
  });

  it.each(['\n', '\\t\n', '"', '" ', '\\"\t', '"{"', '","["a"]'])(
    'grows so with what a string has unescaped: %j',
    (part) => {
      expectProportion(
        (length) => `{"orderNo":"x${part.repeat(length / part.length / 2)}","a":"${part}"}`,
        readBodyDump,
      );
    },
  );

  it('grows so with underscores of a key', () => {
    const print = (part: string) => (length: number) =>
      `{"feeAmount":1_0,"a":[${Array.from({ length: length / part.length }, () => part).join()}]}`;
    for (const part of [`"${'_'.repeat(30)}"`, `"${'_'.repeat(2000)}"`, '"_"', '{"a":1_0,"b":_}'])
      expectProportion(print(part), readBodyDump);
  });

  const statements = 'insert into t (order_no, order_type) values (?, ?) '.repeat(20);
  it.each([
    '; [',
    '[cached] (',
    '; ["a"]\n',
    '\n; []',
    "; args=('a'\n",
    ') returning ',
    'values: [',
    '{ values: [',
    'binding parameter (1:VARCHAR) <- [',
    'binding parameter (1:VARCHAR) <- [a]\n',
    'Params: [a b]\n',
    'select  from ',
    ",'a",
    'select  from \nParams: [a b]\n',
    'SELECT id FROM orders LEFT JOIN merchants ON id = merchant_id LIMIT ?\nparams: [1, "abc...]\n',
  ])('grows as its length does, behind statements that look for their parameters: %j', (unit) => {
    expectProportion((length) => statements + unit.repeat(length / unit.length), readBodyDump);
  });

  const rows =
    "INSERT INTO t VALUES ('payin','P1','M1','completed','1.00','0.10','0.90',1790000000);\n".repeat(
      20,
    );
  it.each(["'\\", '"x', 'a-', '/*x', '--a\n', '(', "''"])(
    'grows so in a table’s columns: %j',
    (unit) => {
      expectProportion(
        (length) => `${rows}CREATE TABLE t (a ${unit.repeat(length / unit.length)}`,
        readBodyDump,
      );
    },
  );
});
