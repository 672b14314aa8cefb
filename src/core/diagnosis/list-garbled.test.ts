import { describe, expect, it } from 'vitest';
import { inspectCallback } from '../inspect-callback';
import { listGarbled } from './list-garbled';

async function list(value: string) {
  // With fields, since a text alone may be a log's.
  const bodyText = JSON.stringify({ orderNo: 'P1', amount: '1.00', remark: value });
  const report = await inspectCallback({ keyText: '', headersText: '', bodyText, ownString: '' });
  return listGarbled(report);
}

it('names a number of the body that a spreadsheet shortened, though what is signed has noughts', async () => {
  const bodyText = '{"orderNo":"P1","amount":"1.00","completedAt":1.79007E+09}';
  const report = await inspectCallback({ keyText: '', headersText: '', bodyText, ownString: '' });
  expect(listGarbled(report)).toMatchObject([
    { causes: [{ code: 'input.shortened', key: 'completedAt', beginning: '1.79007E+09' }] },
  ]);
});

describe('listGarbled names what cannot be what was signed', () => {
  it.each([
    ['138****1234', 'input.masked'],
    ['***', 'input.masked'],
    ['xxxx-1234', 'input.masked'],
    ['XXXXXX', 'input.masked'],
    ['••••', 'input.masked'],
    ['[REDACTED]', 'input.masked'],
    ['token=[filtered]', 'input.masked'],
    ['<redacted>', 'input.masked'],
    ['***REDACTED***', 'input.masked'],
    ['j***@mail.com', 'input.masked'],
    ['j***n@m***.com', 'input.masked'],
    ['****-****-****-1234', 'input.masked'],
    ['XXXX XXXX XXXX 1234', 'input.masked'],
    ['138xxxx5678', 'input.masked'],
    ['123456******1234', 'input.masked'],
    ['T#8****26', 'input.masked'],
    ['张****', 'input.masked'],
    ['王**', 'input.masked'],
    ['{"name":"王**"}', 'input.masked'],
    ['138××××5678', 'input.masked'],
    ['{"card":"****1234"}', 'input.masked'],
    ['P20...01', 'input.masked'],
    ['6222…1234', 'input.masked'],
    ['paid by 138****5678', 'input.masked'],
    ['*'.repeat(64), 'input.masked'],
    ['a long text that was cut…', 'input.cut'],
    ['a long text that was cut...', 'input.cut'],
    ['cafÃ©', 'input.mojibake'],
    ['å¼\u00a0ä¸‰', 'input.mojibake'],
    ['caf\ufffd', 'input.mojibake'],
    ['{"name":"a long na...","qty":1}', 'input.cut'],
    ['Jos? N??ez', 'input.replaced'],
    ['???? & Co.', 'input.replaced'],
    ['{"city":"S?o Paulo"}', 'input.replaced'],
    ['{"name":"???"}', 'input.replaced'],
    ['{}', 'input.emptied'],
    ['[{},{}]', 'input.emptied'],
    ['[object Object]', 'input.placeholder'],
    ['[Array]', 'input.placeholder'],
    ['com.shop.Extra@1b6d3586', 'input.placeholder'],
    ['HASH(0x55d0c1f2a3b8)', 'input.placeholder'],
    // Excel, of 20260922000031
    ['2.02609E+13', 'input.shortened'],
    ['1.79E+09', 'input.shortened'],
  ])('%s: %s', async (value, code) => {
    expect(await list(value)).toMatchObject([
      { causes: [{ code, key: 'remark' }], subject: 'signature', proof: { by: 'none' } },
    ]);
  });
});

it.each(['undefined', 'None', '<nil>', '{{nonce}}', '$nonce'])(
  'names a header that has no value: %s',
  async (value) => {
    const headersText = `X-Timestamp: 1790000123\nX-Nonce: ${value}`;
    const bodyText = `{"orderNo":"P1","amount":"1.00","memo":"${value}"}`;
    const report = await inspectCallback({ keyText: '', headersText, bodyText, ownString: '' });
    expect(listGarbled(report)).toMatchObject([
      { causes: [{ code: 'input.unset', key: 'nonce' }] },
    ]);
  },
);

it('lays a mask to the copy where the contract says what stands there, and to nobody elsewhere', async () => {
  const bodyText = '{"orderNo":"P20****01","amount":"1.00","payer":"6225****1234"}';
  const report = await inspectCallback({ keyText: '', headersText: '', bodyText, ownString: '' });
  expect(listGarbled(report)).toMatchObject([
    { owner: 'transport', causes: [{ key: 'orderNo' }] },
    { owner: 'unknown', causes: [{ key: 'payer' }] },
  ]);
});

describe('listGarbled leaves everyday text alone', () => {
  it.each([
    // A double with all its digits.
    '1.790000123E+09',
    '2*3**4',
    '密码**',
    '二**三',
    '长*宽',
    'wait...what',
    'No. 1...3',
    'v1.2.3',
    '1.50',
    'Paid? Yes.',
    'Really??',
    'https://shop.example/cb?id=5',
    'shop.example/cb?id=5',
    '{"a":{}}',
    'rahul@fade',
    'john.smith@cafe01',
    '0x55d0c1f2a3b8',
    '1e5',
    '1E5',
    '6E+1',
    '[]',
    'xxx',
    'x'.repeat(5000),
    'X'.repeat(17),
    `${'x'.repeat(5000)} ${'*'.repeat(5000)}`,
    'Maxxxx',
    'xxxxl',
    'foxxxxy',
    'xXxXxX',
    'xxXXxx1234',
    'A cross xxxxing',
    '***bold***',
    '**bold**',
    '2 ** 3',
    '1×2×3',
    'removed',
    'Maxx',
    'wait... what',
    '…and so on',
    '• one',
    'café',
    'Ã',
    '[x]',
    '?',
  ])('%s', async (value) => {
    expect(await list(value)).toEqual([]);
  });

  it('and a body that it cannot read', async () => {
    const input = { keyText: '', headersText: '', bodyText: '{"a":"***', ownString: '' };
    expect(listGarbled(await inspectCallback(input))).toEqual([]);
  });
});
