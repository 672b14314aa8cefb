import { describe, expect, it } from 'vitest';
import { parseBody } from './parse-body';

const fields = {
  orderType: '"payin"',
  orderNo: '"P1"',
  merchantOrderNo: '"M1"',
  status: '"completed"',
  amount: '"100.00"',
  feeAmount: '"1.50"',
  netAmount: '"98.50"',
  completedAt: '1790000120',
};

/** A complete body, one field spelled as given, or left out with null. */
function buildBody(field = '', value: string | null = null): string {
  const all = Object.entries({ ...fields, ...(field === '' ? {} : { [field]: value }) });
  return `{${all.flatMap(([key, text]) => (text === null ? [] : [`"${key}":${text}`])).join(',')}}`;
}

describe('parseBody', () => {
  it('takes the body of the contract without a word', () => {
    expect(parseBody(buildBody())).toMatchObject({ ok: true, problems: [] });
  });

  it.each([
    ['nothing', ''],
    ['white space', ' \r\n\t'],
    ['a byte order mark alone', '\ufeff'],
  ])('says that %s is empty', (_, text) => {
    expect(parseBody(text)).toMatchObject({
      ok: false,
      problems: [{ code: 'body.empty', input: 'body', severity: 'error', span: null }],
    });
  });

  it.each([
    ['array', '[{}]'],
    ['string', '"x"'],
    ['number', '12'],
    ['boolean', 'true'],
    ['null', 'null'],
  ])('refuses a top level that is %s', (type, text) => {
    expect(parseBody(` ${text}`)).toEqual({
      ok: false,
      problems: [
        {
          code: 'body.not-object',
          input: 'body',
          severity: 'error',
          span: { start: 1, end: 1 + text.length },
          type,
        },
      ],
    });
  });

  it('skips a byte order mark with a warning and counts spans from the start of the text', () => {
    const result = parseBody(`\ufeff${buildBody()}`);
    expect(result.problems).toMatchObject([
      { code: 'body.byte-order-mark', severity: 'warning', span: { start: 0, end: 1 } },
    ]);
    expect(result.ok && result.value.span.start).toBe(1);
    expect(parseBody('\ufeff{x').problems[1]).toMatchObject({ span: { start: 2, end: 3 } });
  });

  it.each(Object.keys(fields))('warns of a missing %s', (field) => {
    const { ok, problems } = parseBody(buildBody(field));
    expect(ok).toBe(true);
    expect(problems).toMatchObject([
      { code: 'body.field-missing', severity: 'warning', span: null, field },
    ]);
  });

  it.each([
    ['amount', '100.00', 'body.field-type', { expected: 'string', found: 'number' }],
    ['amount', 'null', 'body.field-type', { expected: 'string', found: 'null' }],
    ['completedAt', '"1790000120"', 'body.field-type', { expected: 'number', found: 'string' }],
    ['orderNo', '[]', 'body.field-type', { expected: 'string', found: 'array' }],
    ['status', '"failed"', 'body.field-value', { allowed: ['completed'], found: 'failed' }],
    ['orderType', '"PAYIN"', 'body.field-value', { allowed: ['payin', 'payout'], found: 'PAYIN' }],
    ['completedAt', '1790000120.5', 'body.field-value', { found: '1790000120.5' }],
    ['completedAt', '-1', 'body.field-value', { found: '-1' }],
    ['completedAt', '1790000120000', 'body.milliseconds', { value: '1790000120000' }],
  ])('warns of %s: %s', (field, value, code, facts) => {
    const text = buildBody(field, value);
    const start = text.indexOf(`"${field}":`) + field.length + 3;
    expect(parseBody(text)).toMatchObject({
      ok: true,
      problems: [
        { code, severity: 'warning', span: { start, end: start + value.length }, field, ...facts },
      ],
    });
  });
});
