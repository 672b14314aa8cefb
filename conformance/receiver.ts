/**
 * An endpoint that keeps to the contract, and can be told to do one thing otherwise. Written apart from `src/core`, on
 * node:http and node:crypto; JSON is read by the fuzz's plain second reading.
 */
import { createPublicKey, verify } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  isPlainNumber,
  type PlainJson,
  type PlainObject,
  printPlainJson,
  readPlainJson,
} from '../fuzz/read-plain-json';

/** What the endpoint does, each part as the contract has it unless it is told otherwise. */
export interface Habits {
  readonly printNumber: (plain: string) => string;
  readonly printNested: (value: PlainJson) => string | null;
  readonly isLeftOut: (value: string) => boolean;
  readonly compareEntries: (one: readonly string[], other: readonly string[]) => number;
  readonly readHeader: (request: IncomingMessage, name: string) => string;
  readonly readText: (bytes: Buffer) => string;
  readonly acceptsBody: (request: IncomingMessage, bytes: Buffer) => boolean;
  readonly checksAnything: boolean;
  readonly checksMerchant: boolean;
  readonly checksTime: boolean;
  readonly checksNonce: boolean;
  readonly looksAtOrderFirst: boolean;
  readonly acknowledgesAgain: boolean;
  readonly acknowledgement: string;
}

const contractHabits: Habits = {
  printNumber: (plain) => plain,
  printNested: printPlainJson,
  isLeftOut: (value) => value.trim() === '',
  compareEntries: ([one = ''], [other = '']) => (one < other ? -1 : 1),
  readHeader: (request, name) => String(request.headers[name.toLowerCase()] ?? ''),
  readText: (bytes) => bytes.toString('utf8'),
  acceptsBody: () => true,
  checksAnything: true,
  checksMerchant: true,
  checksTime: true,
  checksNonce: true,
  looksAtOrderFirst: false,
  acknowledgesAgain: true,
  acknowledgement: 'OK',
};

/** What the contract demands, without what it recommends. */
export const mandatoryAlone: Partial<Habits> = { checksTime: false, checksNonce: false };

const toleranceSeconds = 300;

export interface Receiver {
  readonly address: string;
  readonly completed: ReadonlySet<string>;
  readonly close: () => Promise<void>;
}

/** On a free port of the loopback interface. */
export async function startReceiver(
  publicKeyPem: string,
  changes: Partial<Habits> = {},
  merchantNo = 'M10086',
): Promise<Receiver> {
  const habits = { ...contractHabits, ...changes };
  const key = createPublicKey(publicKeyPem);
  const completed = new Set<string>();
  const nonces = new Set<string>();

  function accept(request: IncomingMessage, bytes: Buffer): boolean {
    const read = (name: string) => habits.readHeader(request, name);
    if (!habits.checksAnything) return true;
    if (!habits.acceptsBody(request, bytes)) return false;
    const body = readPlainJson(habits.readText(bytes));
    if (!(body instanceof Map)) return false;
    if (habits.checksMerchant && read('X-Merchant-No') !== merchantNo) return false;
    const age = Math.abs(Date.now() / 1000 - Number(read('X-Timestamp')));
    if (habits.checksTime && !(age <= toleranceSeconds)) return false;
    if (habits.checksNonce && nonces.has(read('X-Nonce'))) return false;
    nonces.add(read('X-Nonce'));
    const order = String(body.get('merchantOrderNo'));
    if (habits.looksAtOrderFirst && completed.has(order)) return true;
    const string = buildString(body, read('X-Timestamp'), read('X-Nonce'), habits);
    const signature = Buffer.from(read('X-Sign').trim(), 'base64');
    if (!verify('sha256', Buffer.from(string), key, signature)) return false;
    if (completed.has(order)) return habits.acknowledgesAgain;
    completed.add(order);
    return true;
  }

  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    response.statusCode = 400;
    try {
      if (accept(request, Buffer.concat(parts))) {
        response.statusCode = 200;
        response.end(habits.acknowledgement);
        return;
      }
      response.end('rejected');
    } catch {
      response.end('unreadable');
    }
  });
  const address = await listen(server);
  return {
    address,
    completed,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** @returns the address of a callback endpoint */
export async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/callback`;
}

function buildString(body: PlainObject, timestamp: string, nonce: string, habits: Habits): string {
  const entries = new Map<string, string>();
  for (const [key, value] of body) {
    const text = flatten(value, habits);
    if (text !== null) entries.set(key, text);
  }
  entries.set('timestamp', timestamp);
  entries.set('nonce', nonce);
  return [...entries]
    .filter(([key, value]) => key.toLowerCase() !== 'sign' && !habits.isLeftOut(value))
    .sort(habits.compareEntries)
    .map(([key, value]) => `${key}=${value}`)
    .join('&');
}

function flatten(value: PlainJson, { printNumber, printNested }: Habits): string | null {
  if (value === null) return null;
  if (typeof value === 'string') return value;
  if (typeof value === 'boolean') return String(value);
  return isPlainNumber(value) ? printNumber(value.plain) : printNested(value);
}
