import { derTag, readDer } from '../key/read-der';

/** DER of two integers (RFC 3279 §2.2.3), to the last byte. */
export function isEcdsaSignature(signature: Uint8Array): boolean {
  const reading = readDer(Uint8Array.from(signature));
  return (
    reading.kind === 'value' &&
    reading.length === signature.length &&
    reading.node.tag === derTag.sequence &&
    reading.node.children.length === 2 &&
    reading.node.children.every(({ tag }) => tag === derTag.integer)
  );
}
