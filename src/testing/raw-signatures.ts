/** Signatures that no library makes on request: any encoded message, PSS with two hashes, and forgeries without the private key. */
import { constants, createHash, type KeyObject, privateEncrypt, randomBytes } from 'node:crypto';

/** The private operation over a whole encoded message. */
export function signMessage(privateKey: KeyObject, message: Uint8Array): Buffer {
  return privateEncrypt({ key: privateKey, padding: constants.RSA_NO_PADDING }, message);
}

/** PKCS#1 v1.5 padding (RFC 8017 §9.2) around anything. */
export function signPadded(privateKey: KeyObject, content: Uint8Array): Buffer {
  return privateEncrypt({ key: privateKey, padding: constants.RSA_PKCS1_PADDING }, content);
}

/** EMSA-PSS-ENCODE (RFC 8017 §9.1.1), as long as the modulus; `openssl dgst -sigopt rsa_mgf1_md:…` verifies what it gives. */
export function encodePss(
  text: string,
  hash: string,
  maskHash: string,
  saltLength: number,
  modulusBits = 2048,
): Buffer {
  const bytes = Math.ceil((modulusBits - 1) / 8);
  const digest = createHash(hash).update(text).digest();
  const salt = randomBytes(saltLength);
  const inner = createHash(hash).update(Buffer.alloc(8)).update(digest).update(salt).digest();
  const zeros = Buffer.alloc(bytes - saltLength - inner.length - 2);
  const block = Buffer.concat([zeros, Buffer.of(1), salt]);
  const mask = Buffer.alloc(block.length);
  for (let at = 0, counter = 0; at < mask.length; counter++) {
    const part = createHash(maskHash)
      .update(inner)
      .update(Buffer.of(0, 0, 0, counter))
      .digest();
    at += part.copy(mask, at);
  }
  const masked = block.map((byte, at) => byte ^ (mask[at] ?? 0));
  masked[0] = (masked[0] ?? 0) & (0xff >> (8 * bytes - modulusBits + 1));
  const before = Buffer.alloc(Math.ceil(modulusBits / 8) - bytes);
  return Buffer.concat([before, masked, inner, Buffer.of(0xbc)]);
}

/** A number whose cube begins with these bytes, found with the public key alone: a signature where its exponent is 3. */
export function forgeWithCubeRoot(start: Uint8Array, bytes = 256): Buffer {
  const target = Buffer.concat([start, Buffer.alloc(bytes - start.length)]);
  const root = takeCubeRoot(BigInt(`0x${target.toString('hex')}`)) + 1n;
  return Buffer.from(root.toString(16).padStart(bytes * 2, '0'), 'hex');
}

/** Rounded down. */
function takeCubeRoot(value: bigint): bigint {
  let root = 0n;
  for (let bit = 1n << 1500n; bit > 0n; bit >>= 1n) {
    const next = root + bit;
    if (next * next * next <= value) root = next;
  }
  return root;
}
