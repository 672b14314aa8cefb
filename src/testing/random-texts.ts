/** Texts as people paste them, with no private key in any: the same seed gives the same. */
import { createPublicKey } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { keyNotations } from './byte-notations';
import { certificateRequest, ecCertificate, rsaCertificate } from './key-fixtures';
import { callbackKeys, diagnosisKeys } from './vectors';
import { toCngBlob, toCspBlob } from './windows-keys';

interface Random {
  /** A whole number from 0 to `below` − 1. */
  readonly pickNumber: (below: number) => number;
  readonly pick: <T>(items: readonly T[]) => T;
  readonly bytes: (length: number) => Buffer;
}

/** Mulberry32. */
function createRandom(seed: number): Random {
  let state = seed;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
  const pickNumber = (below: number) => next() % below;
  return {
    pickNumber,
    pick: (items) => items[pickNumber(items.length)] as (typeof items)[number],
    bytes: (length) => Buffer.from(Array.from({ length }, () => pickNumber(256))),
  };
}

const publicPems = [...Object.values(callbackKeys), ...Object.values(diagnosisKeys)];
const publicKeys = [...publicPems, rsaCertificate, ecCertificate].map((pem) =>
  createPublicKey(pem),
);
const rsaKeys = publicKeys.filter(({ asymmetricKeyType }) => asymmetricKeyType === 'rsa');
const notations = Object.values(keyNotations);

/** What is public, as bytes: keys in each of their formats, certificates, a request. */
const publicBytes: readonly Buffer[] = [
  ...publicKeys.map((key) => key.export({ type: 'spki', format: 'der' })),
  ...rsaKeys.map((key) => key.export({ type: 'pkcs1', format: 'der' })),
  ...rsaKeys.map(toCspBlob),
  ...rsaKeys.map((key) => toCngBlob(key, 'public')),
  ...[...publicPems, rsaCertificate, ecCertificate, certificateRequest].map((pem) =>
    Buffer.from(pem),
  ),
];

const makers: readonly ((random: Random) => string)[] = [
  buildBody,
  buildHeaders,
  buildOwnString,
  ({ pick }) => pick(notations)(pick(publicBytes)),
  ({ pick, bytes, pickNumber }) => pick(notations)(bytes(16 + pickNumber(300))),
  ({ pick }) => JSON.stringify(pick(publicKeys).export({ format: 'jwk' })),
  ({ pick }) => JSON.stringify({ platformPublicKey: pick(publicPems) }),
  buildXml,
  buildSmallNumbers,
  buildLog,
  ({ pickNumber }) => '订单已完成，金额壹佰元整。'.repeat(1 + pickNumber(20)),
  ({ bytes }) => `HTTP/1.1 200 OK\r\nETag: "${bytes(16).toString('hex')}"\r\n\r\nOK`,
];

export function buildRandomText(seed: number): string {
  const random = createRandom(seed);
  const text = random.pick(makers)(random);
  return random.pick([(one: string) => one, ...wrappers])(text);
}

const wrappers: readonly ((text: string) => string)[] = [
  (text) => text,
  (text) => text,
  JSON.stringify,
  encodeURIComponent,
  (text) => Buffer.from(text).toString('base64'),
  (text) => Buffer.from(text).toString('hex'),
  (text) => text.replaceAll('<', '&lt;'),
  (text) => gzipSync(text).toString('base64'),
  (text) => JSON.stringify(Array.from(Buffer.from(text))),
  (text) => new URLSearchParams({ text }).toString(),
];

function buildBody({ pick, pickNumber, bytes }: Random): string {
  const amount = `${pickNumber(1e6)}.${10 + pickNumber(90)}`;
  const body = {
    orderType: pick(['payin', 'payout']),
    orderNo: `P${pickNumber(1e9)}${pickNumber(1e6)}`,
    merchantOrderNo: `ORD-${bytes(5).toString('hex')}`,
    status: 'completed',
    amount,
    feeAmount: '0.00',
    netAmount: amount,
    completedAt: 1_700_000_000 + pickNumber(1e8),
    ...pick([{}, { d: bytes(40).toString('base64url') }, { remark: 'never the PRIVATE KEY' }]),
    ...pick([
      {},
      { data: Array.from(bytes(20)) },
      { token: `eyJ${bytes(90).toString('base64url')}` },
    ]),
  };
  return JSON.stringify(body, null, pickNumber(3));
}

function buildHeaders({ pick, pickNumber, bytes }: Random): string {
  return [
    'Content-Type: application/json',
    `X-Merchant-No: M${pickNumber(1e5)}`,
    `X-Timestamp: ${1_700_000_000 + pickNumber(1e8)}`,
    `X-Nonce: ${bytes(16).toString('hex')}`,
    `X-Sign: ${bytes(pick([128, 256, 384, 512])).toString('base64')}`,
  ].join(pick(['\n', '\r\n']));
}

function buildOwnString({ pickNumber, bytes }: Random): string {
  return `amount=${pickNumber(1e6)}.00&nonce=${bytes(16).toString('hex')}&orderNo=P${pickNumber(1e9)}&status=completed&timestamp=${1_700_000_000 + pickNumber(1e8)}`;
}

function buildXml({ pick, bytes }: Random): string {
  const { n } = pick(rsaKeys).export({ format: 'jwk' });
  return pick([
    `<RSAKeyValue><Modulus>${n}</Modulus><Exponent>AQAB</Exponent></RSAKeyValue>`,
    `<xml><D>${bytes(20).toString('base64')}</D><sign>${bytes(256).toString('base64')}</sign></xml>`,
    `<html><P>${bytes(200).toString('base64')}</P></html>`,
  ]);
}

/** A histogram, a matrix, a list of ports: the small numbers that a key begins with, too. */
function buildSmallNumbers({ pick, pickNumber }: Random): string {
  const below = pick([4, 10, 60, 140]);
  const numbers = Array.from({ length: 20 + pickNumber(200) }, () => pickNumber(below));
  return numbers.join(pick([', ', ',', ' ', '\n', ';']));
}

function buildLog({ pickNumber, bytes }: Random): string {
  const line = (at: number) =>
    `2026-10-27 21:04:${10 + at} INFO [${bytes(4).toString('hex')}] RSA2 verify ${pickNumber(2) === 0} in ${pickNumber(30)} ms, digest ${bytes(32).toString('hex')}`;
  return Array.from({ length: 1 + pickNumber(8) }, (_, at) => line(at)).join('\n');
}
