/** A plain second reading of a pasted key: certain only for PEM as OpenSSL writes it, block after block and nothing else. */
import { createPublicKey, type KeyObject } from 'node:crypto';

/** `unclear`: something to be mended, or to be refused; that is for the product to say. */
export type PlainKey = KeyObject | 'none' | 'unclear';

const block =
  /-----BEGIN PUBLIC KEY-----\r?\n((?:[A-Za-z0-9+/]+\r?\n)*[A-Za-z0-9+/]+={0,2})\r?\n-----END PUBLIC KEY-----/;
const blocks = new RegExp(`^\\s*(?:${block.source}\\s*)+$`);

export function readPlainKey(text: string): Promise<PlainKey> {
  const known = read.get(text) ?? readBlocks(text);
  if (read.size > 1000) read.clear();
  read.set(text, known);
  return known;
}

/** Most pastes have one of a few keys. */
const read = new Map<string, Promise<PlainKey>>();

async function readBlocks(text: string): Promise<PlainKey> {
  if (text.trim() === '') return 'none';
  if (!blocks.test(text)) return 'unclear';
  const base64 = block.exec(text)?.[1]?.replace(/\s/g, '') ?? '';
  const der = Buffer.from(base64, 'base64');
  // Anything that is not written in the one way there is may be refused or mended.
  if (der.toString('base64') !== base64) return 'unclear';
  const key = readSpki(der);
  return key !== null && (await isUsable(der)) ? key : 'unclear';
}

/** Null where this is no RSA key in DER. */
export function readSpki(der: Uint8Array): KeyObject | null {
  try {
    const key = createPublicKey({ key: Buffer.from(der), format: 'der', type: 'spki' });
    const isExact = key.export({ format: 'der', type: 'spki' }).equals(der);
    return key.asymmetricKeyType === 'rsa' && isExact ? key : null;
  } catch {
    return null;
  }
}

/** WebCrypto decides, and it does not take every exponent. */
async function isUsable(der: Uint8Array<ArrayBuffer>): Promise<boolean> {
  const algorithm = { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' };
  try {
    await crypto.subtle.importKey('spki', der, algorithm, false, ['verify']);
    return true;
  } catch {
    return false;
  }
}

/** Whether the characters of a key stand in a text in their order: no reading may invent a key. */
export function standsIn(text: string, der: Uint8Array): boolean {
  const letters = Buffer.from(der).toString('base64').replace(/=+$/, '');
  const given = text.replace(/%2B|[- ]/gi, '+').replace(/%2F|_/gi, '/');
  let at = 0;
  for (const letter of given) if (letter === letters[at]) at += 1;
  return at === letters.length;
}
