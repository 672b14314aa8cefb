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

const samples = [
  signedPayin(),
  signedPayout(),
  changedAmount(),
  signedByAnotherKey(),
  numbersAndNestedJson(),
  ownStringWithoutNonce(),
];
writeFileSync(toPath('samples.json'), `${JSON.stringify(samples, null, 2)}\n`);
writeFileSync(toPath('sample-key.pem'), keyText);
console.log(`${samples.length} samples written`);

function signedPayin() {
  const nonce = createNonce();
  const timestamp = sentAt;
  const body = `{
  "orderType": "payin",
  "orderNo": "PI20261120083012400187",
  "merchantOrderNo": "SHOP-2026-0004711",
  "status": "completed",
  "amount": "1250.00",
  "feeAmount": "18.75",
  "netAmount": "1231.25",
  "completedAt": 1795163397
}`;
  const stringToBeSigned =
    'amount=1250.00&completedAt=1795163397&feeAmount=18.75&merchantOrderNo=SHOP-2026-0004711' +
    `&netAmount=1231.25&nonce=${nonce}&orderNo=PI20261120083012400187&orderType=payin` +
    `&status=completed&timestamp=${timestamp}`;
  return createSample({
    id: 'signed-payin',
    name: 'Signed payin',
    bodyText: body,
    headersText: buildHeaders(timestamp, nonce, createSignature(platform, stringToBeSigned)),
    stringToBeSigned,
    isGood: true,
  });
}

/** With the headers around it that a request shows behind a reverse proxy. */
function signedPayout() {
  const nonce = createNonce();
  const timestamp = sentAt + 3_725;
  const body = `{
  "orderType": "payout",
  "orderNo": "PO20261120093158800042",
  "merchantOrderNo": "WD-88310",
  "status": "completed",
  "amount": "480.50",
  "feeAmount": "2.40",
  "netAmount": "482.90",
  "completedAt": 1795167121
}`;
  const stringToBeSigned =
    'amount=480.50&completedAt=1795167121&feeAmount=2.40&merchantOrderNo=WD-88310' +
    `&netAmount=482.90&nonce=${nonce}&orderNo=PO20261120093158800042&orderType=payout` +
    `&status=completed&timestamp=${timestamp}`;
  const signature = createSignature(platform, stringToBeSigned);
  return createSample({
    id: 'signed-payout',
    name: 'Signed payout',
    bodyText: body,
    headersText: `Host: merchant.example
User-Agent: Callback/1.0
Accept: */*
Content-Length: ${Buffer.byteLength(body)}
X-Forwarded-Proto: https
X-Forwarded-For: 203.0.113.24
${buildHeaders(timestamp, nonce, signature)}`,
    stringToBeSigned,
    isGood: true,
  });
}

/** Signed over 100.00, delivered as 1000.00. */
function changedAmount() {
  const nonce = createNonce();
  const timestamp = sentAt + 7_260;
  const body = `{
  "orderType": "payin",
  "orderNo": "PI20261120103055100093",
  "merchantOrderNo": "SHOP-2026-0004718",
  "status": "completed",
  "amount": "1000.00",
  "feeAmount": "1.50",
  "netAmount": "98.50",
  "completedAt": 1795170655
}`;
  const stringToBeSigned =
    'amount=100.00&completedAt=1795170655&feeAmount=1.50&merchantOrderNo=SHOP-2026-0004718' +
    `&netAmount=98.50&nonce=${nonce}&orderNo=PI20261120103055100093&orderType=payin` +
    `&status=completed&timestamp=${timestamp}`;
  return createSample({
    id: 'changed-amount',
    name: 'Changed amount',
    bodyText: body,
    headersText: buildHeaders(timestamp, nonce, createSignature(platform, stringToBeSigned)),
    stringToBeSigned: stringToBeSigned.replace('amount=100.00', 'amount=1000.00'),
    isGood: false,
  });
}

/** What a merchant sees who kept the old key after the platform had rotated its own. */
function signedByAnotherKey() {
  const nonce = createNonce();
  const timestamp = sentAt + 10_810;
  const body = `{
  "orderType": "payin",
  "orderNo": "PI20261120113006700120",
  "merchantOrderNo": "SHOP-2026-0004725",
  "status": "completed",
  "amount": "89.90",
  "feeAmount": "1.35",
  "netAmount": "88.55",
  "completedAt": 1795174206
}`;
  const stringToBeSigned =
    'amount=89.90&completedAt=1795174206&feeAmount=1.35&merchantOrderNo=SHOP-2026-0004725' +
    `&netAmount=88.55&nonce=${nonce}&orderNo=PI20261120113006700120&orderType=payin` +
    `&status=completed&timestamp=${timestamp}`;
  return createSample({
    id: 'signed-by-another-key',
    name: 'Signed by another key',
    bodyText: body,
    headersText: buildHeaders(timestamp, nonce, createSignature(anotherPlatform, stringToBeSigned)),
    stringToBeSigned,
    isGood: false,
  });
}

/** Every flattening rule at once: numbers as plain decimals, compact JSON, blank and null left out. */
function numbersAndNestedJson() {
  const nonce = createNonce();
  const timestamp = sentAt + 14_405;
  const body = `{
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
}`;
  const stringToBeSigned =
    'amount=7300.00&completedAt=1795177801&exchangeRate=1.5&feeAmount=54.75&isTest=false' +
    '&items=[{"sku":"A-1","quantity":2},{"sku":"B/7","quantity":1}]' +
    `&merchantOrderNo=SHOP-2026-0004733&netAmount=7245.25&nonce=${nonce}` +
    '&orderNo=PI20261120123001300151&orderType=payin' +
    '&payer={"name":"José \\"Pepe\\" N.","bank":{"code":"0102","branch":null},"risk":0.1}' +
    '&points=1000&smallestUnit=0.0000001&status=completed' +
    `&timestamp=${timestamp}&traceId=90071992547409931234`;
  return createSample({
    id: 'numbers-and-nested-json',
    name: 'Numbers and nested JSON',
    bodyText: body,
    headersText: buildHeaders(timestamp, nonce, createSignature(platform, stringToBeSigned)),
    stringToBeSigned,
    isGood: true,
  });
}

/** A good callback beside a merchant's string in which the nonce was left out. */
function ownStringWithoutNonce() {
  const nonce = createNonce();
  const timestamp = sentAt + 18_040;
  const body = `{
  "orderType": "payout",
  "orderNo": "PO20261120133037900077",
  "merchantOrderNo": "WD-88342",
  "status": "completed",
  "amount": "2000.00",
  "feeAmount": "10.00",
  "netAmount": "2010.00",
  "completedAt": 1795181437
}`;
  const upToNetAmount =
    'amount=2000.00&completedAt=1795181437&feeAmount=10.00&merchantOrderNo=WD-88342&netAmount=2010.00';
  const fromOrderNo = `&orderNo=PO20261120133037900077&orderType=payout&status=completed&timestamp=${timestamp}`;
  const stringToBeSigned = `${upToNetAmount}&nonce=${nonce}${fromOrderNo}`;
  return createSample({
    id: 'own-string-without-nonce',
    name: 'Own string without nonce',
    bodyText: body,
    headersText: buildHeaders(timestamp, nonce, createSignature(platform, stringToBeSigned)),
    ownString: `${upToNetAmount}${fromOrderNo}`,
    stringToBeSigned,
    isGood: true,
  });
}

/**
 * Checks a sample with Node's own crypto before it is kept.
 *
 * @param {{ id: string, name: string, bodyText: string, headersText: string, ownString?: string,
 *   stringToBeSigned: string, isGood: boolean }} parts `isGood`: whether the platform's key verifies it
 */
function createSample({ stringToBeSigned, isGood, ...sample }) {
  const signature = Buffer.from(/^X-Sign: (.*)$/m.exec(sample.headersText)?.[1] ?? '', 'base64');
  const isVerified = verify('sha256', Buffer.from(stringToBeSigned), platform.publicKey, signature);
  if (isVerified !== isGood) throw new Error(`${sample.name}: verifies is ${isVerified}`);
  const { id, name, ...inputs } = sample;
  return {
    id,
    name,
    keyText,
    ...inputs,
  };
}

/**
 * @param {number} timestamp
 * @param {string} nonce
 * @param {string} signature
 */
function buildHeaders(timestamp, nonce, signature) {
  return `Content-Type: application/json
X-Merchant-No: M10086
X-Timestamp: ${timestamp}
X-Nonce: ${nonce}
X-Sign: ${signature}`;
}

/**
 * @param {import('node:crypto').KeyPairKeyObjectResult} keyPair
 * @param {string} stringToBeSigned
 */
function createSignature({ privateKey }, stringToBeSigned) {
  return sign('sha256', Buffer.from(stringToBeSigned), privateKey).toString('base64');
}

function createKeyPair() {
  return generateKeyPairSync('rsa', { modulusLength: 2048 });
}

function createNonce() {
  return randomBytes(16).toString('hex');
}
