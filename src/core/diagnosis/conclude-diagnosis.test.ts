import { describe, expect, it } from 'vitest';
import { buildSignedInput, createSigner } from '../../testing/signed-callbacks';
import { inspectCallback } from '../inspect-callback';
import { buildValueFinding, concludeDiagnosis } from './conclude-diagnosis';
import { diagnoseCallback } from './diagnose-callback';
import { defaultEffort } from './search/effort';

const signer = createSigner();

/** 2026-09-21T14:15:23Z */
const time = '1790000123';

describe('a header whose signed value was found tells how the pasted one was made of it', () => {
  it.each([
    ['timestamp', time, '1790000123.0', 'same-number'],
    ['timestamp', time, '2026-09-21T14:15:23.000Z', 'same-moment'],
    ['timestamp', time, 'Mon, 21 Sep 2026 14:15:23 GMT', 'same-moment'],
    ['timestamp', time, '2026-09-21T22:15:23+08:00', 'same-moment'],
    ['timestamp', time, '2026-09-21 22:15:23', 'same-moment'],
    ['timestamp', time, '2026-09-21T14:30:23.000Z', 'no-seconds'],
    ['timestamp', time, '1790000123.5', 'no-seconds'],
    ['timestamp', time, '１７９００００１２３', 'no-seconds'],
    ['timestamp', time, '<X-Timestamp>', 'template'],
    ['nonce', '9f8e7d6c5b4a3210', '{{nonce}}', 'template'],
    ['nonce', '9f8e7d6c5b4a3210', '$NONCE', 'template'],
    ['nonce', '9f8e7d6c5b4a3210', '%NONCE%', 'template'],
    [
      'nonce',
      '6f9619ff-8b86-d011-b42d-00cf4fc964ff',
      '{6F9619FF-8B86-D011-B42D-00CF4FC964FF}',
      'same-uuid',
    ],
    ['timestamp', time, '1790001023', null],
    ['timestamp', '1790000123417', '1790000123', 'finer'],
    ['timestamp', '1790000123000000', '1790000123', 'finer'],
    ['timestamp', '1790000123417000000', '1790000123', 'finer'],
    ['timestamp', '17900001234170', '1790000123', null],
    ['timestamp', '1790000193417', '1790000123', null],
    ['timestamp', time, '17********', 'masked'],
    ['nonce', '9f8e7d6c5b4a3210', '****', 'masked'],
    ['nonce', '9f8e7d6c5b4a3210', '9f8e********3210', 'masked'],
    ['nonce', '9f8e7d6c5b4a3210', '[9f8e7d6c5b4a3210]', 'within'],
    ['nonce', '9f8e7d6c5b4a3210', 'None', 'placeholder'],
    ['nonce', '9f8e7d6c5b4a3210', '[object Object]', 'placeholder'],
    ['nonce', '9f8e7d6c5b4a3210', '0123456789abcdef', null],
  ])('%s %s as %s: %s', async (key, signed, pasted, likeness) => {
    const input = buildSignedInput(signer, '{"orderNo":"P1"}', 'any');
    const name = key === 'nonce' ? 'X-Nonce' : 'X-Timestamp';
    const headersText = input.headersText.replace(
      new RegExp(`^${name}:.*$`, 'm'),
      `${name}: ${pasted}`,
    );
    const report = await inspectCallback({ ...input, headersText });
    const found = { key, value: signed, text: 'any' };
    const finding = buildValueFinding(report, found, new Uint8Array(32));
    expect(finding.causes).toMatchObject([{ pasted, likeness }]);
    expect(finding.owner).toBe(likeness === 'masked' ? 'transport' : 'unknown');
  });
});

describe('a value of the body whose signed value was found tells what was signed in its place', () => {
  const body =
    '{"amount":"7.00","completedAt":1790000100,"orderType":"payin","status":"completed"}';

  it.each([
    ['completedAt', '1790028900', 'other-zone'],
    ['completedAt', '1789980300', 'other-zone'],
    ['completedAt', '1790028901', null],
    ['completedAt', '1790072100', null],
    ['completedAt', '0', 'unset'],
    ['completedAt', '', 'unset'],
    ['completedAt', 'null', 'unset'],
    ['amount', '0.00', 'unset'],
    ['amount', '0.10', null],
    ['amount', '700', 'minor-units'],
    ['amount', '7000', null],
    ['orderType', 'PAYIN', 'capitals'],
    ['status', 'FAILED', null],
    ['status', 'OrderStatus.COMPLETED', 'enum-member'],
    ['orderType', "<OrderType.PAYIN: 'payin'>", 'enum-member'],
    ['status', 'OrderStatus.FAILED', null],
    // May be its number in an enum.
    ['status', '0', null],
    ['amount', '<nil>', 'unset'],
    ['amount', '{{amount}}', 'unfilled'],
    ['amount', '{amount}', 'unfilled'],
    ['amount', '{{netAmount}}', null],
  ])('%s as %j: %s', async (key, value, likeness) => {
    const report = await inspectCallback(buildSignedInput(signer, body, 'any'));
    const found = { key, value, text: 'any' };
    const finding = buildValueFinding(report, found, new Uint8Array(32));
    expect(finding.causes).toMatchObject([{ likeness }]);
    expect(finding.owner).toBe(likeness === 'unfilled' ? 'platform' : 'unknown');
  });
});

it.each([
  ['253776be7e7f96c01a446c56939bf8a2', '253776be7e7f96cO1a446c56939bf8a2', 'mistyped'],
  ['dd1268ab65183a9f', 'ddl268ab65l83a9f', 'mistyped'],
  ['7688d7fdb624df51', '7688d7fdbb624df51', 'mistyped'],
  ['374f98862f44af64', '374f9886 2f44af64', 'mistyped'],
  ['374f98862f44af64', '374f98862f44bf64', 'mistyped'],
  // A dash, and a letter, that a copy lost.
  ['n-77ab01', 'n77ab01', 'mistyped'],
  ['r4nd0m-Str1ng', 'r4nd0-Str1ng', 'mistyped'],
  ['374f98862f44af64', '374f98862f44bf74', null],
  // Those of neighbours.
  ['req-000123', 'req-000124', null],
  ['1790000123456', '1790000123457', null],
  ['n12', 'n2', null],
  // A log that shortens values.
  ['374f98862f44af64', '374f9886…', 'cut'],
  ['374f98862f44af64', '374f9886...', 'cut'],
])('a nonce of %s that says %s is %s', async (signed, pasted, likeness) => {
  const input = buildSignedInput(signer, '{"amount":"7.00"}', 'any');
  const headersText = input.headersText.replace(/^X-Nonce: .*$/m, `X-Nonce: ${pasted}`);
  const report = await inspectCallback({ ...input, headersText });
  const found = { key: 'nonce', value: signed, text: 'any' };
  const finding = buildValueFinding(report, found, new Uint8Array(32));
  expect(finding.causes).toMatchObject([{ likeness }]);
  expect(finding.owner).toBe(likeness === null ? 'unknown' : 'transport');
});

it.each([
  ['17899999**', 'masked'],
  ['178999988', 'mistyped'],
  ['178989998', null],
  ['17899999880', 'mistyped'],
  ['17899999887', 'mistyped'],
  ['1789999989', null],
])('a time of 1789999988 that says %s is %s', async (pasted, likeness) => {
  const input = buildSignedInput(signer, '{"amount":"7.00"}', 'any');
  const headersText = input.headersText.replace(/^X-Timestamp: .*$/m, `X-Timestamp: ${pasted}`);
  const report = await inspectCallback({ ...input, headersText });
  const found = { key: 'timestamp', value: '1789999988', text: 'any' };
  const { causes, owner } = buildValueFinding(report, found, new Uint8Array(32));
  expect(causes).toMatchObject([{ likeness }]);
  expect(owner).toBe(likeness === null ? 'unknown' : 'transport');
});

it('a value that another entry has is told as that', async () => {
  const body = '{"completedAt":1790000100,"orderNo":"P1"}';
  const report = await inspectCallback(buildSignedInput(signer, body, 'any'));
  const find = (value: string) =>
    buildValueFinding(report, { key: 'timestamp', value, text: 'any' }, new Uint8Array(32)).causes;
  expect(find('1790000100')).toMatchObject([{ likeness: null, otherKey: 'completedAt' }]);
  expect(find('1790000101')).toMatchObject([{ likeness: null, otherKey: null }]);
  // By chance.
  expect(find('P1')).toMatchObject([{ likeness: null, otherKey: null }]);
});

it('two entries with each other’s values are told together', async () => {
  const report = await inspectCallback(
    buildSignedInput(signer, '{"id":"7","orderNo":"P1"}', 'any'),
  );
  const found = { key: 'id', value: 'P1', text: 'any', swappedKey: 'orderNo' };
  expect(buildValueFinding(report, found, new Uint8Array(32)).causes).toMatchObject([
    { key: 'id', value: 'P1', pasted: '7', likeness: 'swapped', otherKey: 'orderNo' },
  ]);
});

// node -p 'JSON.stringify(JSON.parse(body))' of 20261120000012345678 and 9223372036854775807.
it('what nothing explains names the long integers that a double prints so', async () => {
  const bodyText =
    '{"txn":20261120000012345000,"user":9223372036854776000,"text":"9223372036854776000","exact":9223372036854775807,"short":10000000000000000,"wei":1000000000000000000,"payer":{"id":18446744073709552000},"payee":{"id":1844674407370955161}}';
  const report = await inspectCallback(buildSignedInput(signer, bodyText, 'any'));
  const effort = { ...defaultEffort, signatureWork: 1000, likelyValueWork: 1000, rangeWork: 0 };
  const diagnosis = await diagnoseCallback(report, [], { effort });
  const { findings } = concludeDiagnosis(report, diagnosis, null, 0);
  expect(findings).toMatchObject([
    { causes: [{ code: 'string.unknown', signed: { roundedKeys: ['payer', 'txn', 'user'] } }] },
  ]);
});

it.each<[string, string, true | undefined]>([
  ['an API’s answer', '{"code":401,"message":"invalid signature"}', true],
  [
    'the request that created the order',
    '{"merchantNo":"M1","merchantOrderNo":"S1","orderType":"payin","amount":"1.00","notifyUrl":"https://a.example/"}',
    true,
  ],
  [
    'a callback',
    '{"orderType":"payin","orderNo":"P1","merchantOrderNo":"S1","status":"completed","amount":"1.00"}',
    undefined,
  ],
  [
    'one in snake_case',
    '{"order_type":"payin","order_no":"P1","merchant_order_no":"S1","status":"completed","amount":"1.00"}',
    undefined,
  ],
])('%s lacks most of the contract’s fields: %s', async (_, body, lacksMost) => {
  const report = await inspectCallback(buildSignedInput(signer, body, 'other'));
  const { findings } = concludeDiagnosis(report, await diagnoseCallback(report), null, 0);
  const unknown = findings
    .flatMap(({ causes }) => causes)
    .find(({ code }) => code === 'string.unknown');
  expect(unknown?.code === 'string.unknown' && unknown.signed?.lacksMost).toBe(lacksMost);
});
