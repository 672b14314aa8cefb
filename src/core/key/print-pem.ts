import { printKeyName } from './pick-key-name';

/**
 * A key as PEM (RFC 7468 §13), lines of 64 characters, with a line end after its last line.
 * @param name stands in the line before it, where there is one
 */
export function printPem(spki: Uint8Array, name: string | null = null): string {
  let binary = '';
  for (const byte of spki) binary += String.fromCharCode(byte);
  const lines = btoa(binary).match(/.{1,64}/g) ?? [];
  const block = ['-----BEGIN PUBLIC KEY-----', ...lines, '-----END PUBLIC KEY-----', ''].join('\n');
  return printKeyName(name) + block;
}
