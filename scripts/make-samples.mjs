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

/**
 * @typedef {object} Sample
 * @property {string} id
 * @property {number} secondsLater after `sentAt`
 * @property {string} bodyText
 * @property {(parts: { nonce: string, timestamp: number }) => string} writeString what is signed
 * @property {import('node:crypto').KeyPairKeyObjectResult} [signer] where it is not the platform
 * @property {(string: string) => string} [change] from what was signed to what the body gives
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
function createSample({
  id,
  secondsLater,
  bodyText,
  writeString,
  signer = platform,
  change = (string) => string,
  writeOwn,
  writeHeadersBefore = () => '',
}) {
  const nonce = randomBytes(16).toString('hex');
  const timestamp = sentAt + secondsLater;
  const signed = writeString({ nonce, timestamp });
  const signature = sign('sha256', Buffer.from(signed), signer.privateKey);
  const stringToBeSigned = change(signed);
  const isGood = signer === platform && stringToBeSigned === signed;
  const isVerified = verify('sha256', Buffer.from(stringToBeSigned), platform.publicKey, signature);
  if (isVerified !== isGood) throw new Error(`${id}: verifies is ${isVerified}`);
  const headersText = `${writeHeadersBefore(bodyText)}Content-Type: application/json
X-Merchant-No: M10086
X-Timestamp: ${timestamp}
X-Nonce: ${nonce}
X-Sign: ${signature.toString('base64')}`;
  const own = writeOwn === undefined ? {} : { ownString: writeOwn(signed) };
  return { id, keyText, bodyText, headersText, ...own };
}

function createKeyPair() {
  return generateKeyPairSync('rsa', { modulusLength: 2048 });
}
