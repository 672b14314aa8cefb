/**
 * Verifies an order completion callback and says what to answer. Node.js 18 or later, no dependencies.
 *
 * Give it the body's bytes before any framework parses them: express.raw({ type: '*\/*' }),
 * await buffer(request) of node:stream/consumers. What stands in [brackets] names a rule.
 */
import { createPublicKey, verify } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/** What is yours. */
export interface Receiver {
  merchantNo: string;
  /** [key] The platform's public key, the whole PEM with BEGIN and END; fetch it again after a rotation. */
  platformPublicKey: string;
  /** requestExpireSeconds of your settings; 300 unless you have changed it. */
  toleranceSeconds: number;
  isKnownNonce(nonce: string): Promise<boolean>;
  /** Keep it for at least 10 minutes, and as long as the tolerance if that is longer. */
  rememberNonce(nonce: string): Promise<void>;
  /**
   * Finds your order by merchantOrderNo. True at once where it is completed already. Else compares amount, orderType
   * and currency with it, completes it in one transaction, and is true only if all of that succeeded.
   */
  completeOrder(fields: ReadonlyMap<string, string>): Promise<boolean>;
}

/** Log why a callback was refused; alert somebody where the merchant number is another's. */
export interface Answer {
  status: number;
  body: string;
}

export async function answerCallback(
  receiver: Receiver,
  headers: IncomingHttpHeaders,
  body: Uint8Array,
  nowSeconds = Math.floor(Date.now() / 1000),
): Promise<Answer> {
  // [headers] Node has made the names lower case; white space around a value is no part of it.
  const header = (name: string) => String(headers[name] ?? '').replace(/^[ \t]+|[ \t]+$/g, '');
  const timestamp = header('x-timestamp');
  const nonce = header('x-nonce');
  let fields: Map<string, string>;
  try {
    fields = readFields(body);
  } catch {
    return { status: 400, body: 'body: not a JSON object in UTF-8' };
  }
  // [checks] Merchant number, age, nonce, signature, and only then the order.
  if (header('x-merchant-no') !== receiver.merchantNo) {
    return { status: 400, body: 'X-Merchant-No: not ours' };
  }
  const age = /^\d{1,12}$/.test(timestamp) ? Math.abs(nowSeconds - Number(timestamp)) : Infinity;
  if (age > receiver.toleranceSeconds)
    return { status: 400, body: 'X-Timestamp: too old or ahead' };
  if (nonce === '' || (await receiver.isKnownNonce(nonce))) {
    return { status: 400, body: 'X-Nonce: missing or seen before' };
  }
  const text = buildStringToSign(fields, timestamp, nonce);
  if (!verifySignature(text, header('x-sign'), receiver.platformPublicKey)) {
    return { status: 401, body: 'X-Sign: does not verify' };
  }
  if (!(await receiver.completeOrder(fields))) return { status: 500, body: 'order: not processed' };
  await receiver.rememberNonce(nonce);
  // [answer] Exactly these two letters, as text/plain; anything else and the platform sends it again.
  return { status: 200, body: 'OK' };
}

export function verifySignature(text: string, sign: string, platformPublicKey: string): boolean {
  // [signature] RSA2: SHA-256, PKCS#1 v1.5, standard Base64, which Buffer alone would not insist on.
  if (sign.length % 4 !== 0 || !/^[A-Za-z0-9+/]+={0,2}$/.test(sign)) return false;
  const key = createPublicKey(platformPublicKey);
  // [bytes] The signature is over the string's UTF-8 bytes.
  return verify('sha256', Buffer.from(text, 'utf8'), key, Buffer.from(sign, 'base64'));
}

export function buildStringToSign(
  fields: ReadonlyMap<string, string>,
  timestamp: string,
  nonce: string,
): string {
  // [entries] The headers' values replace members of the body with these names.
  const entries = new Map(fields).set('timestamp', timestamp).set('nonce', nonce);
  // [dropped] The key sign in any case, and values that are blank; not 0 or false, {} or [].
  const kept = [...entries].filter(
    ([key, value]) => key.toLowerCase() !== 'sign' && value.trim() !== '',
  );
  // [order] By code unit (upper case first, no locale).
  kept.sort(([one], [other]) => (one < other ? -1 : 1));
  // [joining] Nothing is URL-encoded, nothing follows the last pair.
  return kept.map(([key, value]) => `${key}=${value}`).join('&');
}

/** The body's top-level members as text, without those that are null. Throws where it is no JSON object. */
export function readFields(body: Uint8Array): Map<string, string> {
  // [body] The bytes as received; a byte order mark in front is skipped, what is not UTF-8 is refused.
  const members = new JsonReader(new TextDecoder('utf-8', { fatal: true }).decode(body)).read();
  const fields = new Map<string, string>();
  for (const [key, json] of members) {
    // [values] Strings as they are, null left out; true, false, numbers and nested JSON as JSON text.
    if (json !== 'null') fields.set(key, json.startsWith('"') ? JSON.parse(json) : json);
  }
  return fields;
}

/** JSON.parse would round numbers and move keys that look like integers, so this keeps each value as compact JSON. */
class JsonReader {
  private readonly text: string;
  private at = 0;
  private static readonly token =
    /[ \t\n\r]*([{}[\]:,]|true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|"[^"\\\0-\x1f]*(?:\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})[^"\\\0-\x1f]*)*"|$)/y;

  constructor(text: string) {
    this.text = text;
  }

  read(): Map<string, string> {
    if (this.next() !== '{') throw new SyntaxError('not an object');
    const members = this.members(1);
    if (this.next() !== '') throw new SyntaxError('text behind the object');
    return members;
  }

  private next(): string {
    JsonReader.token.lastIndex = this.at;
    const [all, token] = JsonReader.token.exec(this.text) ?? [];
    if (all === undefined || token === undefined) throw new SyntaxError('not JSON');
    this.at += all.length;
    return token;
  }

  private members(depth: number): Map<string, string> {
    // [duplicates] A Map keeps the order received; the last of equal keys wins, in the place of the first.
    const members = new Map<string, string>();
    for (let key = this.next(); key !== '}' || members.size > 0; key = this.next()) {
      if (!key.startsWith('"') || this.next() !== ':') throw new SyntaxError('not a member');
      members.set(JSON.parse(key), this.value(this.next(), depth));
      if (this.isLast('}')) break;
    }
    return members;
  }

  private value(token: string, depth: number): string {
    if (depth > 500) throw new SyntaxError('nested too deep');
    // [nested] Compact JSON: members in the order received, no white space.
    if (token === '{') {
      const members = [...this.members(depth + 1)];
      return `{${members.map(([key, json]) => `${JSON.stringify(key)}:${json}`).join(',')}}`;
    }
    if (token === '[') {
      const items: string[] = [];
      for (let item = this.next(); item !== ']' || items.length > 0; item = this.next()) {
        items.push(this.value(item, depth + 1));
        if (this.isLast(']')) break;
      }
      return `[${items.join(',')}]`;
    }
    // [escapes] Only what JSON has to escape, in its shortest form: no \/, no \u00e9, no \u003c.
    if (token.startsWith('"')) return JSON.stringify(JSON.parse(token));
    if (/^[-\d]/.test(token)) return toPlainDecimal(token);
    if (/^[tfn]/.test(token)) return token;
    throw new SyntaxError('not a value');
  }

  private isLast(close: string): boolean {
    const token = this.next();
    if (token !== ',' && token !== close) throw new SyntaxError(`neither , nor ${close}`);
    return token === close;
  }
}

/** [numbers] The exact value, never through a float: 1.50 → 1.5, 1e3 → 1000, 1.0 → 1, -0 → 0. */
function toPlainDecimal(source: string): string {
  const [, minus, whole = '', fraction = '', exponent = '0'] =
    /^(-?)(\d+)(?:\.(\d+))?(?:[eE](.+))?$/.exec(source) ?? [];
  const written = (whole + fraction).replace(/^0+/, '');
  const digits = written.replace(/0+$/, '');
  if (digits === '') return '0';
  // Where the point stands among the digits.
  const point = written.length - fraction.length + Number(exponent);
  const length = Math.max(point, digits.length, digits.length - point + 1);
  if (!(length <= 1000)) throw new RangeError('a number of more than 1,000 digits');
  if (point <= 0) return `${minus}0.${'0'.repeat(-point)}${digits}`;
  const padded = digits.padEnd(point, '0');
  return minus + padded.slice(0, point) + (point < padded.length ? `.${padded.slice(point)}` : '');
}
