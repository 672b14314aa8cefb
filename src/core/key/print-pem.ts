import { encodeBase64Lines } from '../text/base64';
import { printKeyName } from './pick-key-name';

/**
 * A key as PEM (RFC 7468 §13), lines of 64 characters, with a line end after its last line.
 * @param name stands in the line before it, where there is one
 */
export function printPem(spki: Uint8Array, name: string | null = null): string {
  return printKeyName(name) + printPemBlock('PUBLIC KEY', spki);
}

/** @param label of RFC 7468 §4 */
export function printPemBlock(label: string, der: Uint8Array): string {
  return `-----BEGIN ${label}-----\n${encodeBase64Lines(der)}\n-----END ${label}-----\n`;
}
