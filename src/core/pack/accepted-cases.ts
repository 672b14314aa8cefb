/**
 * Callbacks that every endpoint which keeps to the contract acknowledges. Left out is what the contract can be read in two
 * ways about; the few that a reading of ours decides are named in the README (docs/decisions.md, "Conformance pack").
 * Each has one peculiarity, nested members in sorted order for example, since its `why` tells of one fault.
 */
import type { PackCaseDefinition, PackHeader } from './pack-case';

const ok = { answer: 'ok' } as const satisfies PackCaseDefinition;

/** In bytes; below the limit of 1 MiB that a proxy such as nginx starts with. */
const megabyte = 1_000_000;

const toMixedCase = ([name, value]: PackHeader, index: number): PackHeader => [
  index % 2 === 0 ? name.toUpperCase() : name.toLowerCase(),
  value,
];

const transportCases = {
  payin: ok,
  payout: { ...ok, orderType: 'payout' },
  'header-names-lower': {
    ...ok,
    arrange: (headers) => headers.map(([name, value]) => [name.toLowerCase(), value]),
  },
  'header-names-mixed': { ...ok, arrange: (headers) => headers.map(toMixedCase) },
  'headers-reordered': {
    ...ok,
    arrange: (headers) => [
      ['X-Request-Id', 'pack-1'],
      ...headers.toReversed(),
      ['X-Forwarded-For', '192.0.2.7'],
    ],
  },
  'sign-padded': { ...ok, sign: '  {{sign}} \t' },
  'nonce-with-signs': { ...ok, nonce: '{{nonce}}/+=', signedNonce: '{{nonce}}/+=' },
  'body-chunked': { ...ok, isChunked: true },
  'body-megabyte': { ...ok, write: (body) => fillUp(body, megabyte) },
} as const satisfies Record<string, PackCaseDefinition>;

const memberCases = {
  'no-completed-at': { ...ok, write: (body) => body.replace(/,"completedAt":\d+/, '') },
  'members-reordered': { ...ok, write: reverseMembers },
  'body-indented': {
    ...ok,
    members: '"payer":{"bank":"0102","name":"A B"}',
    write: (body) => JSON.stringify(JSON.parse(body), null, 2).replaceAll('\n', '\r\n'),
  },
  'unknown-members': { ...ok, members: '"channel":"QRIS","country":"ID"' },
  booleans: { ...ok, members: '"isTest":true,"isRetry":false' },
  nulls: { ...ok, members: '"couponNo":null,"remark":null' },
  'empty-texts': { ...ok, members: '"couponNo":"","remark":""' },
  'blank-texts': { ...ok, members: '"couponNo":" ","remark":" \\t\\r\\n "' },
  'sign-members': { ...ok, members: '"sign":"a","Sign":"b","SIGN":"c"' },
  'own-timestamp-and-nonce': { ...ok, members: '"timestamp":"1","nonce":"own"' },
  'keys-of-both-cases': { ...ok, members: '"Zone":"7","_risk":"low","aZ":"1","ab":"2","Ab":"3"' },
  'keys-with-one-beginning': {
    ...ok,
    members: '"amount2":"1","amountUsd":"6.10","amount-usd":"6.10","amount.usd":"6.10"',
  },
} as const satisfies Record<string, PackCaseDefinition>;

const textCases = {
  'amount-texts': {
    ...ok,
    members: '"rateText":"007.10","limitText":"1e3","balance":"12345678901234567890.10"',
  },
  'spaces-in-texts': { ...ok, members: '"remark":"  1  2  "' },
  'signs-in-texts': {
    ...ok,
    members: '"remark":"a=1&b=2 <i>Tom\'s</i>","link":"/p?q=%20+#x;y"',
  },
  'escapes-in-texts': {
    ...ok,
    members: '"remark":"line\\nend \\"quoted\\" back\\\\slash \\/ \\u0041"',
  },
  'unicode-chinese': { ...ok, members: '"remark":"订单已完成，谢谢"' },
  'unicode-escaped': { ...ok, members: '"remark":"\\u8ba2\\u5355 \\u00E9 \\ud83d\\ude00"' },
  'unicode-emoji': { ...ok, members: '"remark":"paid 😀 👩‍👧 🇮🇩"' },
  'unicode-combining': { ...ok, members: '"remark":"Jose\u0301/Jos\u00e9"' },
} as const satisfies Record<string, PackCaseDefinition>;

const valueCases = {
  'number-plain': { ...ok, members: '"points":250,"balance":-75,"retries":0,"rate":-12.75' },
  'number-exponents': { ...ok, members: '"points":1e3,"limit":25E+2,"cap":1e21' },
  'number-small': { ...ok, members: '"fee":1e-7,"rate":0.00000025' },
  'number-precise': {
    ...ok,
    members: '"traceId":90071992547409931234,"rate":0.12345678901234567891',
  },
  'completed-at-exponent': {
    ...ok,
    write: (body) => body.replace(/"completedAt":(\d)(\d+)/, '"completedAt":$1.$2e9'),
  },
  'nested-object': { ...ok, members: '"payer":{"bank":"0102","name":"Ann"}' },
  'nested-array': { ...ok, members: '"items":["a","b",["c"],{"sku":"d"}]' },
  'nested-empty': { ...ok, members: '"payer":{},"items":[]' },
  'nested-blanks': { ...ok, members: '"payer":{"bank":null,"name":"","note":" ","vip":false}' },
  'nested-spaced': { ...ok, members: '"items": [ "1", "2" ], "payer": { "name" : "A B" }' },
  'nested-order': { ...ok, members: '"payer":{"name":"Ann","bank":"0102","age":"30"}' },
  'nested-numbers': { ...ok, members: '"payer":{"age":30,"visits":[2]}' },
  'nested-unicode': { ...ok, members: '"payer":{"name":"张三 é 😀"}' },
  'nested-deep': { ...ok, members: `"tree":${'{"in":['.repeat(10)}"1"${']}'.repeat(10)}` },
} as const satisfies Record<string, PackCaseDefinition>;

/** In the order in which they are sent. */
export const acceptedCases = {
  ...transportCases,
  ...memberCases,
  ...textCases,
  ...valueCases,
  'same-order': ok,
  'same-order-again': { ...ok, orderOf: 'same-order' },
} as const satisfies Record<string, PackCaseDefinition>;

function fillUp(bodyText: string, length: number): string {
  const start = `${bodyText.slice(0, -1)},"remark":"`;
  return `${start}${'0123456789'.repeat(length / 10).slice(0, length - start.length - 2)}"}`;
}

function reverseMembers(bodyText: string): string {
  return JSON.stringify(Object.fromEntries(Object.entries(JSON.parse(bodyText)).toReversed()));
}
