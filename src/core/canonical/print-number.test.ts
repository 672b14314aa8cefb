import { describe, expect, it } from 'vitest';
import { parseJson } from '../json/parse-json';
import { printNumber } from './print-number';
import type { NumberStyle } from './rule-values';

function print(source: string, style: NumberStyle): string {
  const parsed = parseJson(source);
  if (!parsed.ok || parsed.value.type !== 'number') throw new Error(`not a number: ${source}`);
  return printNumber(parsed.value, style);
}

/** What the programs really print: OpenJDK 17, Go's fmt, Node 20, CPython's repr, % and format. */
const printed: readonly {
  readonly source: string;
  readonly texts: Partial<Record<NumberStyle, string>>;
}[] = [
  {
    source: '0',
    texts: {
      plain: '0',
      source: '0',
      double: '0',
      single: '0',
      javascript: '0',
      java: '0.0',
      go: '0',
      python: '0.0',
      'c-general': '0',
      'c-exponent': '0.000000e+00',
      'fixed-2': '0.00',
      'fixed-6': '0.000000',
      grouped: '0',
    },
  },
  {
    source: '0.1',
    texts: {
      plain: '0.1',
      double: '0.1',
      single: '0.10000000149011612',
      javascript: '0.1',
      java: '0.1',
      go: '0.1',
      python: '0.1',
      'c-general': '0.1',
      'c-exponent': '1.000000e-01',
      'fixed-2': '0.10',
      'fixed-6': '0.100000',
      grouped: '0.1',
    },
  },
  {
    source: '1e7',
    texts: {
      plain: '10000000',
      source: '1e7',
      javascript: '10000000',
      java: '1.0E7',
      go: '1e+07',
      python: '10000000.0',
      'c-general': '1e+07',
      'c-exponent': '1.000000e+07',
      'fixed-2': '10000000.00',
      grouped: '10,000,000',
    },
  },
  { source: '9999999', texts: { java: '9999999.0', go: '9.999999e+06', 'c-general': '1e+07' } },
  { source: '100000', texts: { go: '100000', 'c-general': '100000', java: '100000.0' } },
  { source: '1000000', texts: { go: '1e+06', 'c-general': '1e+06', java: '1000000.0' } },
  {
    source: '123456789',
    texts: {
      single: '123456792',
      javascript: '123456789',
      java: '1.23456789E8',
      go: '1.23456789e+08',
      python: '123456789.0',
      'c-general': '1.23457e+08',
      'c-exponent': '1.234568e+08',
      'fixed-2': '123456789.00',
      'fixed-6': '123456789.000000',
      grouped: '123,456,789',
    },
  },
  // Python's f'{1e25:.2f}'
  { source: '1e25', texts: { 'fixed-2': '10000000000000000905969664.00' } },
  { source: '123456.789', texts: { 'c-general': '123457', 'fixed-2': '123456.79' } },
  {
    source: '1790000000',
    texts: {
      java: '1.79E9',
      go: '1.79e+09',
      python: '1790000000.0',
      'c-general': '1.79e+09',
      'c-exponent': '1.790000e+09',
    },
  },
  {
    source: '1e21',
    texts: {
      plain: '1000000000000000000000',
      double: '1000000000000000000000',
      javascript: '1e+21',
      java: '1.0E21',
      go: '1e+21',
      python: '1e+21',
      'c-general': '1e+21',
      'c-exponent': '1.000000e+21',
      grouped: '1,000,000,000,000,000,000,000',
    },
  },
  {
    source: '1e-5',
    texts: {
      plain: '0.00001',
      javascript: '0.00001',
      java: '1.0E-5',
      go: '1e-05',
      python: '1e-05',
      'c-general': '1e-05',
      'c-exponent': '1.000000e-05',
      'fixed-2': '0.00',
      'fixed-6': '0.000010',
    },
  },
  // Mono: decimal.Parse(source, NumberStyles.Float).ToString() under de-DE; of 1.5e3 1500, of 1e-5 0,00001.
  { source: '83.10', texts: { 'source-comma': '83,10' } },
  { source: '1.5e3', texts: { 'source-comma': '1500' } },
  { source: '1e-5', texts: { 'source-comma': '0,00001' } },
  { source: '0.0001', texts: { go: '0.0001', python: '0.0001', 'c-general': '0.0001' } },
  { source: '0.001', texts: { java: '0.001', go: '0.001', python: '0.001', javascript: '0.001' } },
  { source: '1e-7', texts: { javascript: '1e-7', go: '1e-07', java: '1.0E-7' } },
  {
    source: '5e-324',
    texts: {
      javascript: '5e-324',
      java: '4.9E-324',
      go: '5e-324',
      python: '5e-324',
      'c-general': '4.94066e-324',
      'c-exponent': '4.940656e-324',
    },
  },
  { source: '1e15', texts: { python: '1000000000000000.0' } },
  { source: '1e16', texts: { python: '1e+16', java: '1.0E16' } },
  { source: '100', texts: { java: '100.0', python: '100.0', go: '100' } },
  { source: '-1.50', texts: { plain: '-1.5', source: '-1.50', java: '-1.5', 'fixed-2': '-1.50' } },
  {
    source: '12345678901234567890',
    texts: {
      plain: '12345678901234567890',
      javascript: '12345678901234567000',
      java: '1.2345678901234567E19',
      python: '1.2345678901234567e+19',
      'c-general': '1.23457e+19',
    },
  },
  // Jackson's Double, BigDecimal, .NET 8's double and PHP 8's (string) with its default precision.
  {
    source: '-0',
    texts: {
      plain: '0',
      java: '-0.0',
      python: '-0.0',
      go: '-0',
      javascript: '0',
      'c-general': '-0',
      'c-exponent': '-0.000000e+00',
      'java-typed': '0',
      'python-typed': '0',
      'php-typed': '0',
      'big-decimal': '0',
      'big-decimal-stripped': '0',
    },
  },
  {
    source: '-0.0',
    texts: { 'java-typed': '-0.0', 'dotnet-typed': '-0', 'php-typed': '-0', 'big-decimal': '0.0' },
  },
  {
    source: '1e3',
    texts: {
      'java-typed': '1000.0',
      'python-typed': '1000.0',
      'dotnet-typed': '1000',
      'php-typed': '1000',
      'big-decimal': '1E+3',
      'big-decimal-plain': '1000',
      'big-decimal-stripped': '1E+3',
    },
  },
  {
    source: '1.50',
    texts: {
      'java-typed': '1.5',
      'big-decimal': '1.50',
      'big-decimal-plain': '1.50',
      'big-decimal-stripped': '1.5',
    },
  },
  {
    source: '12.5e-7',
    texts: {
      'java-typed': '1.25E-6',
      'python-typed': '1.25e-06',
      'dotnet-typed': '1.25E-06',
      'php-typed': '1.25E-6',
      'big-decimal': '0.00000125',
      'big-decimal-plain': '0.00000125',
    },
  },
  { source: '1790005000', texts: { 'c-general': '1.79e+09' } },
  { source: '1790015000', texts: { 'c-general': '1.79002e+09' } },
  { source: '1E-7', texts: { 'big-decimal': '1E-7', 'big-decimal-plain': '0.0000001' } },
  { source: '0.0000010', texts: { 'big-decimal': '0.0000010' } },
  { source: '0.00000010', texts: { 'big-decimal': '1.0E-7' } },
  { source: '-120', texts: { 'big-decimal': '-120', 'big-decimal-stripped': '-1.2E+2' } },
  { source: '0e5', texts: { 'big-decimal': '0E+5', 'big-decimal-plain': '0' } },
  { source: '1e15', texts: { 'dotnet-typed': '1E+15', 'php-typed': '1.0E+15' } },
  { source: '99999999999999.0', texts: { 'php-typed': '99999999999999' } },
  { source: '123456789012345.0', texts: { 'php-typed': '1.2345678901234E+14' } },
  { source: '0.0001', texts: { 'php-typed': '0.0001', 'dotnet-typed': '0.0001' } },
  { source: '0.00001', texts: { 'php-typed': '1.0E-5', 'dotnet-typed': '1E-05' } },
  {
    source: '9223372036854775808',
    texts: { 'php-typed': '9.2233720368548E+18', 'java-typed': '9223372036854775808' },
  },
  // By PHP 8.2 (json_encode), Lua 5.3 (print), Ruby 3.1 (to_s), Perl 5 (print) and OpenJDK 17 (BigDecimal).
  { source: '0.0', texts: { double: '0', 'php-json': '0', 'php-typed': '0', 'ruby-typed': '0.0' } },
  {
    source: '-0.0',
    texts: { double: '0', 'php-json': '-0', 'ruby-typed': '-0.0', lua: '-0.0', luajit: '-0' },
  },
  { source: '1.5', texts: { 'php-json': '1.5', lua: '1.5', luajit: '1.5', 'perl-typed': '1.5' } },
  {
    source: '1e3',
    texts: { 'php-json': '1000', lua: '1000.0', luajit: '1000', 'ruby-typed': '1000.0' },
  },
  {
    source: '1e14',
    texts: { 'php-json': '100000000000000', 'php-typed': '1.0E+14', lua: '1e+14' },
  },
  {
    source: '1e15',
    texts: {
      'php-json': '1000000000000000',
      lua: '1e+15',
      'perl-typed': '1e+15',
      'ruby-typed': '1.0e+15',
      'ryu-typed': '1000000000000000.0',
    },
  },
  { source: '999999999999999.0', texts: { 'ruby-typed': '999999999999999.0' } },
  { source: '1234567890123456.0', texts: { 'ruby-typed': '1.234567890123456e+15' } },
  { source: '1e16', texts: { 'php-json': '10000000000000000', 'ruby-typed': '1.0e+16' } },
  // By orjson 3.8, which has Rust's ryu.
  { source: '1e25', texts: { 'ryu-typed': '1e25' } },
  { source: '1.5e-7', texts: { 'ryu-typed': '1.5e-7' } },
  { source: '1e-5', texts: { 'ryu-typed': '0.00001' } },
  { source: '1e-6', texts: { 'ryu-typed': '1e-6' } },
  { source: '18446744073709551615', texts: { 'ryu-typed': '18446744073709551615' } },
  { source: '18446744073709551616', texts: { 'ryu-typed': '1.8446744073709552e19' } },
  { source: '1e17', texts: { 'php-json': '1.0e+17', 'php-17-json': '1.0e+17' } },
  // By PHP 8.2 with serialize_precision=17.
  { source: '83.10', texts: { 'php-17-json': '83.099999999999994' } },
  { source: '0.1', texts: { 'php-17-json': '0.10000000000000001' } },
  { source: '1e25', texts: { 'php-17-json': '1.0000000000000001e+25' } },
  { source: '1e-7', texts: { 'php-17-json': '9.9999999999999995e-8' } },
  { source: '0.0001', texts: { 'php-17-json': '0.0001' } },
  { source: '1e-5', texts: { 'php-17-json': '1.0000000000000001e-5' } },
  { source: '1.2e-5', texts: { 'php-17-json': '1.2e-5' } },
  { source: '2.5e16', texts: { 'php-17-json': '25000000000000000' } },
  { source: '1.50', texts: { 'php-17-json': '1.5' } },
  { source: '12345678901234567', texts: { 'php-17-json': '12345678901234567' } },
  { source: '1.5e17', texts: { 'php-json': '1.5e+17' } },
  { source: '-1.5e16', texts: { 'php-json': '-15000000000000000' } },
  { source: '0.0001', texts: { 'php-json': '0.0001', 'ruby-typed': '0.0001', lua: '0.0001' } },
  {
    source: '0.00001',
    texts: { 'php-json': '1.0e-5', 'ruby-typed': '1.0e-05', 'perl-typed': '1e-05', lua: '1e-05' },
  },
  { source: '9223372036854775807', texts: { 'php-json': '9223372036854775807' } },
  { source: '9223372036854775808', texts: { 'php-json': '9.223372036854776e+18' } },
  { source: '-9223372036854775808', texts: { 'php-json': '-9223372036854775808' } },
  { source: '-9223372036854775809', texts: { 'php-json': '-9.223372036854776e+18' } },
  { source: '123456789012345.0', texts: { lua: '1.2345678901234e+14' } },
  { source: '-5', texts: { lua: '-5.0', luajit: '-5' } },
  // By jq 1.6.
  { source: '1e15', texts: { jq: '1000000000000000' } },
  { source: '1e16', texts: { jq: '1e+16' } },
  { source: '1.5e16', texts: { jq: '15000000000000000' } },
  { source: '1.5e17', texts: { jq: '1.5e+17' } },
  { source: '123456e15', texts: { jq: '123456000000000000000' } },
  { source: '12345678901234567890', texts: { jq: '12345678901234567000' } },
  { source: '1e-4', texts: { jq: '0.0001' } },
  { source: '1e-5', texts: { jq: '1e-05' } },
  { source: '1234.5e-8', texts: { jq: '1.2345e-05' } },
  { source: '1e25', texts: { jq: '1e+25' } },
  { source: '-1e-7', texts: { jq: '-1e-07' } },
  { source: '100.10', texts: { jq: '100.1' } },
  { source: '-0.0', texts: { jq: '-0' } },
  { source: '1790000000.0', texts: { jq: '1790000000' } },
  { source: '1E+3', texts: { 'big-decimal': '1E+3', 'big-decimal-plain': '1000' } },
  { source: '-0.00', texts: { 'big-decimal': '0.00', 'big-decimal-stripped': '0' } },
  { source: '1.0E-10', texts: { 'big-decimal': '1.0E-10', 'big-decimal-stripped': '1E-10' } },
  { source: '12E-9', texts: { 'big-decimal': '1.2E-8', 'big-decimal-plain': '0.000000012' } },
  { source: '-1.2E-7', texts: { 'big-decimal': '-1.2E-7', 'big-decimal-plain': '-0.00000012' } },
  { source: '100E2', texts: { 'big-decimal': '1.00E+4', 'big-decimal-stripped': '1E+4' } },
  // Json.NET: R or G17, and a point where there is neither point nor exponent.
  { source: '1000', texts: { 'dotnet-json': '1000' } },
  { source: '1e3', texts: { 'dotnet-json': '1000.0' } },
  { source: '1.50', texts: { 'dotnet-json': '1.5' } },
  { source: '1e15', texts: { 'dotnet-json': '1E+15' } },
  { source: '1e999', texts: { 'dotnet-json': `1${'0'.repeat(999)}` } },
  { source: '16777217', texts: { single: '16777216', double: '16777217' } },
  // Beyond the type: nothing sensible would be printed, so the exact value stays.
  { source: '1e39', texts: { single: `1${'0'.repeat(39)}`, double: `1${'0'.repeat(39)}` } },
  { source: '1e309', texts: { double: `1${'0'.repeat(309)}`, java: `1${'0'.repeat(309)}` } },
  // OpenJDK 17
  { source: '9007199254740993', texts: { 'java-older': '9.007199254740992E15' } },
  { source: '90071992547409931', texts: { 'java-older': '9.0071992547409936E16' } },
  { source: '576460752303423489', texts: { 'java-older': '5.7646075230342349E17' } },
  { source: '1234567890123456789', texts: { 'java-older': '1.23456789012345677E18' } },
  { source: '2305843009213693953', texts: { 'java-older': '2.305843009213694E18' } },
  { source: '-4611686018427387904', texts: { 'java-older': '-4.6116860184273879E18' } },
  { source: '12345678901234567168', texts: { 'java-older': '1.2345678901234567E19' } },
];

describe('printNumber writes a number as each program does', () => {
  const rows = printed.flatMap(({ source, texts }) =>
    Object.entries(texts).map(([style, text]) => ({ source, style: style as NumberStyle, text })),
  );
  it.each(rows)('$source as $style: $text', ({ source, style, text }) => {
    expect(print(source, style)).toBe(text);
  });
});
