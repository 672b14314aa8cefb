/**
 * Makes the sample callbacks that the page offers: `node scripts/make-samples.mjs` writes
 * src/samples/samples.json and the key beside it. Every run makes new key pairs; their private halves live only in this process.
 * The strings to be signed are written out by hand, so that no code of the product vouches for itself.
 */
import { generateKeyPairSync, randomBytes, sign, verify } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const toPath = (/** @type {string} */ name) =>
  fileURLToPath(new URL(`../src/samples/${name}`, import.meta.url));

/** 2026-11-20T08:30:00Z. */
const sentAt = 1795163400;

const platform = createKeyPair();
const anotherPlatform = createKeyPair();

const keyText = String(platform.publicKey.export({ type: 'spki', format: 'pem' }));

/** Stands where the nonce belongs in a string that was signed without it. */
const nonceMark = 'nonce=?';

/**
 * @typedef {{ nonce: string, timestamp: number, bodyText: string }} Parts
 * @typedef {object} Sample
 * @property {string} id
 * @property {number} secondsLater after `sentAt`
 * @property {string} bodyText
 * @property {(parts: Parts) => string} writeString what is signed
 * @property {import('node:crypto').KeyPairKeyObjectResult} [signer] where it is not the platform
 * @property {(string: string, parts: Parts) => string} [change] from what was signed to what the contract makes of headers and body
 * @property {'sha1'} [hash] where it is not SHA-256
 * @property {(string: string) => Buffer} [encode] where it is not UTF-8
 * @property {(sign: string) => string} [damageSign] to the text of X-Sign
 * @property {(bodyText: string) => string} [printBody] what stands in the body's place
 * @property {'valid' | 'invalid' | 'unverifiable'} [verdict] where it is not valid
 * @property {readonly string[]} [codes] of the finding that explains it
 * @property {(string: string) => string} [writeOwn] the merchant's own string
 * @property {(bodyText: string) => string} [writeHeadersBefore] what a request shows before the callback's own headers
 */

/** @type {readonly Sample[]} */
const samples = [
  {
    id: 'signed-payin',
    secondsLater: 0,
    bodyText: `{
  "orderType": "payin",
  "orderNo": "PI20261120083012400187",
  "merchantOrderNo": "SHOP-2026-0004711",
  "status": "completed",
  "amount": "1250.00",
  "feeAmount": "18.75",
  "netAmount": "1231.25",
  "completedAt": 1795163397
}`,
    writeString: ({ nonce, timestamp }) =>
      'amount=1250.00&completedAt=1795163397&feeAmount=18.75&merchantOrderNo=SHOP-2026-0004711' +
      `&netAmount=1231.25&nonce=${nonce}&orderNo=PI20261120083012400187&orderType=payin` +
      `&status=completed&timestamp=${timestamp}`,
  },
  {
    // With the headers around it that a request shows behind a reverse proxy.
    id: 'signed-payout',
    secondsLater: 3_725,
    bodyText: `{
  "orderType": "payout",
  "orderNo": "PO20261120093158800042",
  "merchantOrderNo": "WD-88310",
  "status": "completed",
  "amount": "480.50",
  "feeAmount": "2.40",
  "netAmount": "482.90",
  "completedAt": 1795167121
}`,
    writeString: ({ nonce, timestamp }) =>
      'amount=480.50&completedAt=1795167121&feeAmount=2.40&merchantOrderNo=WD-88310' +
      `&netAmount=482.90&nonce=${nonce}&orderNo=PO20261120093158800042&orderType=payout` +
      `&status=completed&timestamp=${timestamp}`,
    writeHeadersBefore: (bodyText) => `Host: merchant.example
User-Agent: Callback/1.0
Accept: */*
Content-Length: ${Buffer.byteLength(bodyText)}
X-Forwarded-Proto: https
X-Forwarded-For: 203.0.113.24
`,
  },
  {
    // Signed over 100.00, delivered as 1000.00.
    id: 'changed-amount',
    secondsLater: 7_260,
    bodyText: `{
  "orderType": "payin",
  "orderNo": "PI20261120103055100093",
  "merchantOrderNo": "SHOP-2026-0004718",
  "status": "completed",
  "amount": "1000.00",
  "feeAmount": "1.50",
  "netAmount": "98.50",
  "completedAt": 1795170655
}`,
    writeString: ({ nonce, timestamp }) =>
      'amount=100.00&completedAt=1795170655&feeAmount=1.50&merchantOrderNo=SHOP-2026-0004718' +
      `&netAmount=98.50&nonce=${nonce}&orderNo=PI20261120103055100093&orderType=payin` +
      `&status=completed&timestamp=${timestamp}`,
    change: (string) => string.replace('amount=100.00', 'amount=1000.00'),
    verdict: 'invalid',
    codes: ['value.changed'],
  },
  {
    // What a merchant sees who kept the old key after the platform had rotated its own.
    id: 'signed-by-another-key',
    secondsLater: 10_810,
    bodyText: `{
  "orderType": "payin",
  "orderNo": "PI20261120113006700120",
  "merchantOrderNo": "SHOP-2026-0004725",
  "status": "completed",
  "amount": "89.90",
  "feeAmount": "1.35",
  "netAmount": "88.55",
  "completedAt": 1795174206
}`,
    writeString: ({ nonce, timestamp }) =>
      'amount=89.90&completedAt=1795174206&feeAmount=1.35&merchantOrderNo=SHOP-2026-0004725' +
      `&netAmount=88.55&nonce=${nonce}&orderNo=PI20261120113006700120&orderType=payin` +
      `&status=completed&timestamp=${timestamp}`,
    signer: anotherPlatform,
    verdict: 'invalid',
    codes: ['key.not-the-signer'],
  },
  {
    // Every flattening rule at once: numbers as plain decimals, compact JSON, blank and null left out.
    id: 'numbers-and-nested-json',
    secondsLater: 14_405,
    bodyText: `{
  "orderType": "payin",
  "orderNo": "PI20261120123001300151",
  "merchantOrderNo": "SHOP-2026-0004733",
  "status": "completed",
  "amount": "7300.00",
  "feeAmount": "54.75",
  "netAmount": "7245.25",
  "completedAt": 1795177801,
  "exchangeRate": 1.50,
  "points": 1e3,
  "traceId": 90071992547409931234,
  "smallestUnit": 1e-7,
  "isTest": false,
  "remark": "",
  "couponNo": null,
  "payer": {
    "name": "Jos\\u00e9 \\"Pepe\\" N.",
    "bank": { "code": "0102", "branch": null },
    "risk": 0.10
  },
  "items": [
    { "sku": "A-1", "quantity": 2 },
    { "sku": "B/7", "quantity": 1 }
  ]
}`,
    writeString: ({ nonce, timestamp }) =>
      'amount=7300.00&completedAt=1795177801&exchangeRate=1.5&feeAmount=54.75&isTest=false' +
      '&items=[{"sku":"A-1","quantity":2},{"sku":"B/7","quantity":1}]' +
      `&merchantOrderNo=SHOP-2026-0004733&netAmount=7245.25&nonce=${nonce}` +
      '&orderNo=PI20261120123001300151&orderType=payin' +
      '&payer={"name":"José \\"Pepe\\" N.","bank":{"code":"0102","branch":null},"risk":0.1}' +
      '&points=1000&smallestUnit=0.0000001&status=completed' +
      `&timestamp=${timestamp}&traceId=90071992547409931234`,
  },
  {
    // A good callback beside a merchant's string in which the nonce was left out.
    id: 'own-string-without-nonce',
    secondsLater: 18_040,
    bodyText: `{
  "orderType": "payout",
  "orderNo": "PO20261120133037900077",
  "merchantOrderNo": "WD-88342",
  "status": "completed",
  "amount": "2000.00",
  "feeAmount": "10.00",
  "netAmount": "2010.00",
  "completedAt": 1795181437
}`,
    writeString: ({ nonce, timestamp }) =>
      'amount=2000.00&completedAt=1795181437&feeAmount=10.00&merchantOrderNo=WD-88342' +
      `&netAmount=2010.00&nonce=${nonce}&orderNo=PO20261120133037900077&orderType=payout` +
      `&status=completed&timestamp=${timestamp}`,
    writeOwn: (string) => string.replace(/&nonce=[^&]*/, ''),
    codes: ['string.nonce-missing'],
  },
  {
    // The signer forgot that the headers are signed, too.
    id: 'signed-without-nonce',
    secondsLater: 21_600,
    ...buildCallback('0163', '0004740', '310.00', '4.65', '305.35', 1795184997),
    writeString: ({ timestamp }) =>
      'amount=310.00&completedAt=1795184997&feeAmount=4.65&merchantOrderNo=SHOP-2026-0004740' +
      '&netAmount=305.35&orderNo=PI20261120000000000163&orderType=payin&status=completed' +
      `&timestamp=${timestamp}`,
    change: (string) => string.replace('&orderNo=', `&${nonceMark}&orderNo=`),
    verdict: 'invalid',
    codes: ['string.nonce-missing'],
  },
  {
    // The signer's amounts went through a number type.
    id: 'amounts-as-numbers',
    secondsLater: 25_200,
    ...buildCallback('0170', '0004747', '4095.40', '61.40', '4034.00', 1795188598),
    writeString: ({ nonce, timestamp }) =>
      'amount=4095.4&completedAt=1795188598&feeAmount=61.4&merchantOrderNo=SHOP-2026-0004747' +
      `&netAmount=4034&nonce=${nonce}&orderNo=PI20261120000000000170&orderType=payin` +
      `&status=completed&timestamp=${timestamp}`,
    change: (string) =>
      string
        .replace('=4095.4&', '=4095.40&')
        .replace('=61.4&', '=61.40&')
        .replace('=4034&', '=4034.00&'),
    verdict: 'invalid',
    codes: ['amount.as-number'],
  },
  {
    // The signer joined the entries as they came.
    id: 'unsorted-keys',
    secondsLater: 28_800,
    ...buildCallback('0178', '0004755', '75.00', '1.12', '73.88', 1795192199),
    writeString: ({ nonce, timestamp }) =>
      'orderType=payin&orderNo=PI20261120000000000178&merchantOrderNo=SHOP-2026-0004755' +
      '&status=completed&amount=75.00&feeAmount=1.12&netAmount=73.88&completedAt=1795192199' +
      `&timestamp=${timestamp}&nonce=${nonce}`,
    change: (string) => string.split('&').toSorted().join('&'),
    verdict: 'invalid',
    codes: ['string.order-received'],
  },
  {
    // The signer encoded the values as for a URL.
    id: 'url-encoded-values',
    secondsLater: 32_400,
    ...buildCallback('0184', 'A/4761 B', '1980.00', '29.70', '1950.30', 1795195798),
    writeString: ({ nonce, timestamp }) =>
      'amount=1980.00&completedAt=1795195798&feeAmount=29.70&merchantOrderNo=SHOP-2026-A%2F4761%20B' +
      `&netAmount=1950.30&nonce=${nonce}&orderNo=PI20261120000000000184&orderType=payin` +
      `&status=completed&timestamp=${timestamp}`,
    change: (string) => string.replace('A%2F4761%20B', 'A/4761 B'),
    verdict: 'invalid',
    codes: ['string.percent-encoded'],
  },
  {
    id: 'signed-with-sha-1',
    secondsLater: 36_000,
    ...buildCallback('0191', '0004768', '640.00', '9.60', '630.40', 1795199397),
    writeString: ({ nonce, timestamp }) =>
      'amount=640.00&completedAt=1795199397&feeAmount=9.60&merchantOrderNo=SHOP-2026-0004768' +
      `&netAmount=630.40&nonce=${nonce}&orderNo=PI20261120000000000191&orderType=payin` +
      `&status=completed&timestamp=${timestamp}`,
    hash: 'sha1',
    verdict: 'invalid',
    codes: ['algorithm.digest'],
  },
  {
    // Something read X-Sign as a form, in which a plus is a space.
    id: 'damaged-x-sign',
    secondsLater: 39_600,
    ...buildCallback('0203', '0004780', '55.20', '0.83', '54.37', 1795202998),
    writeString: ({ nonce, timestamp }) =>
      'amount=55.20&completedAt=1795202998&feeAmount=0.83&merchantOrderNo=SHOP-2026-0004780' +
      `&netAmount=54.37&nonce=${nonce}&orderNo=PI20261120000000000203&orderType=payin` +
      `&status=completed&timestamp=${timestamp}`,
    damageSign: (sign) => sign.replaceAll('+', ' '),
    verdict: 'unverifiable',
    codes: ['sign.plus-as-space'],
  },
  {
    // A program read the body and wrote it again: other names, numbers, sorted.
    id: 'rewritten-body',
    secondsLater: 43_200,
    ...buildCallback('0211', '0004788', '720.50', '10.80', '709.70', 1795206599),
    writeString: ({ nonce, timestamp }) =>
      'amount=720.50&completedAt=1795206599&feeAmount=10.80&merchantOrderNo=SHOP-2026-0004788' +
      `&netAmount=709.70&nonce=${nonce}&orderNo=PI20261120000000000211&orderType=payin` +
      `&status=completed&timestamp=${timestamp}`,
    printBody: () =>
      '{"amount":720.5,"completed_at":1795206599,"fee_amount":10.8,"merchant_order_no":"SHOP-2026-0004788","net_amount":709.7,"order_no":"PI20261120000000000211","order_type":"payin","status":"completed"}',
    verdict: 'invalid',
    codes: ['input.rewritten'],
  },
  {
    // A log shows the dict that Python made of the body.
    id: 'body-as-python-prints-it',
    secondsLater: 46_800,
    ...buildCallback('0219', '0004796', '130.00', '1.95', '128.05', 1795210198),
    writeString: ({ nonce, timestamp }) =>
      'amount=130.00&completedAt=1795210198&feeAmount=1.95&merchantOrderNo=SHOP-2026-0004796' +
      `&netAmount=128.05&nonce=${nonce}&orderNo=PI20261120000000000219&orderType=payin` +
      `&status=completed&timestamp=${timestamp}`,
    printBody: (bodyText) =>
      bodyText.replaceAll('"', "'").replace(/\n */g, ' ').replace('{ ', '{').replace(' }', '}'),
  },
  {
    // Nested JSON as Python's json.dumps writes it.
    id: 'nested-json-with-spaces',
    secondsLater: 50_400,
    ...buildCallback('0224', '0004803', '200.00', '3.00', '197.00', 1795213799, {
      payer: '{"name":"Ann","bank":"0102"}',
    }),
    writeString: ({ nonce, timestamp }) =>
      'amount=200.00&completedAt=1795213799&feeAmount=3.00&merchantOrderNo=SHOP-2026-0004803' +
      `&netAmount=197.00&nonce=${nonce}&orderNo=PI20261120000000000224&orderType=payin` +
      `&payer={"name": "Ann", "bank": "0102"}&status=completed&timestamp=${timestamp}`,
    change: (string) => string.replace(/": "/g, '":"').replace('", "', '","'),
    verdict: 'invalid',
    codes: ['nested.spaced'],
  },
  {
    // The signer took the body as it is.
    id: 'body-signed-as-it-is',
    secondsLater: 54_000,
    ...buildCallback('0230', '0004809', '18.90', '0.28', '18.62', 1795217398),
    writeString: ({ bodyText }) => bodyText,
    change: (_, { nonce, timestamp }) =>
      'amount=18.90&completedAt=1795217398&feeAmount=0.28&merchantOrderNo=SHOP-2026-0004809' +
      `&netAmount=18.62&nonce=${nonce}&orderNo=PI20261120000000000230&orderType=payin` +
      `&status=completed&timestamp=${timestamp}`,
    verdict: 'invalid',
    codes: ['body.raw'],
  },
  {
    // The signer's machine has a charset of its own.
    id: 'signed-in-gbk',
    secondsLater: 57_600,
    ...buildCallback('0237', '0004816', '960.00', '14.40', '945.60', 1795220999, {
      remark: '"订单"',
    }),
    writeString: ({ nonce, timestamp }) =>
      'amount=960.00&completedAt=1795220999&feeAmount=14.40&merchantOrderNo=SHOP-2026-0004816' +
      `&netAmount=945.60&nonce=${nonce}&orderNo=PI20261120000000000237&orderType=payin` +
      `&remark=订单&status=completed&timestamp=${timestamp}`,
    encode: encodeGbk,
    verdict: 'invalid',
    codes: ['charset.gbk'],
  },
  {
    // A debugger's quotes around a string that is wrong besides.
    id: 'string-in-quotes',
    secondsLater: 61_200,
    ...buildCallback('0245', '0004824', '33.00', '0.50', '32.50', 1795224598),
    writeString: ({ nonce, timestamp }) =>
      'amount=33.00&completedAt=1795224598&feeAmount=0.50&merchantOrderNo=SHOP-2026-0004824' +
      `&netAmount=32.50&nonce=${nonce}&orderNo=PI20261120000000000245&orderType=payin` +
      `&status=completed&timestamp=${timestamp}`,
    writeOwn: (string) => `"${string.replace(/&timestamp=.*/, '')}"`,
    codes: ['string.timestamp-missing'],
  },
];
writeFileSync(toPath('samples.json'), `${JSON.stringify(samples.map(createSample), null, 2)}\n`);
writeFileSync(toPath('sample-key.pem'), keyText);
console.log(`${samples.length} samples written`);

/**
 * Checks a sample with Node's own crypto before it is kept.
 *
 * @param {Sample} sample
 */
function createSample(sample) {
  const {
    id,
    secondsLater,
    bodyText,
    writeString,
    signer = platform,
    change = (string) => string,
    hash,
    encode = (string) => Buffer.from(string),
    damageSign = (sign) => sign,
    printBody = (text) => text,
    writeOwn,
    writeHeadersBefore = () => '',
    verdict = 'valid',
    codes = [],
  } = sample;
  const nonce = randomBytes(16).toString('hex');
  const timestamp = sentAt + secondsLater;
  const parts = { nonce, timestamp, bodyText };
  const signed = writeString(parts);
  const bytes = encode(signed);
  const signature = sign(hash ?? 'sha256', bytes, signer.privateKey);
  const stringToBeSigned = change(signed, parts).replace(nonceMark, `nonce=${nonce}`);
  const isRsa2 = signer === platform && hash === undefined;
  const isGood = isRsa2 && bytes.equals(Buffer.from(stringToBeSigned));
  const isVerified = verify('sha256', Buffer.from(stringToBeSigned), platform.publicKey, signature);
  if (isVerified !== isGood) throw new Error(`${id}: verifies is ${isVerified}`);
  const text = signature.toString('base64');
  // A plus at an end would be trimmed away, which is another damage.
  if (damageSign(text) !== damageSign(text).trim()) return createSample(sample);
  const headersText = `${writeHeadersBefore(bodyText)}Content-Type: application/json
X-Merchant-No: M10086
X-Timestamp: ${timestamp}
X-Nonce: ${nonce}
X-Sign: ${damageSign(text)}`;
  const own = writeOwn === undefined ? {} : { ownString: writeOwn(signed) };
  return { id, verdict, codes, keyText, bodyText: printBody(bodyText), headersText, ...own };
}

function createKeyPair() {
  return generateKeyPairSync('rsa', { modulusLength: 2048 });
}

/**
 * A payin as the platform writes it.
 *
 * @param {string} order the end of its platform number
 * @param {string} merchantOrder likewise of the merchant's
 * @param {string} amount
 * @param {string} feeAmount
 * @param {string} netAmount
 * @param {number} completedAt
 * @param {Record<string, string>} more members, as they are written
 */
function buildCallback(order, merchantOrder, amount, feeAmount, netAmount, completedAt, more = {}) {
  const added = Object.entries(more).map(([name, value]) => `,\n  "${name}": ${value}`);
  return {
    bodyText: `{
  "orderType": "payin",
  "orderNo": "PI2026112000000000${order}",
  "merchantOrderNo": "SHOP-2026-${merchantOrder}",
  "status": "completed",
  "amount": "${amount}",
  "feeAmount": "${feeAmount}",
  "netAmount": "${netAmount}",
  "completedAt": ${completedAt}${added.join('')}
}`,
  };
}

/**
 * For the two characters of the sample, by the table of GB/T 2312.
 *
 * @param {string} string
 */
function encodeGbk(string) {
  const bytes = Buffer.from(string.replace('订单', '\xb6\xa9\xb5\xa5'), 'latin1');
  if (new TextDecoder('gbk').decode(bytes) !== string) throw new Error('this is not GBK');
  return bytes;
}
