import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { parseOwnDigest } from './parse-own-digest';

const digest = createHash('sha256').update('a=1').digest();
const hex = digest.toString('hex');
const base64 = digest.toString('base64');

describe('parseOwnDigest reads a SHA-256', () => {
  it.each([
    ['in hex', hex],
    ['in upper-case hex', hex.toUpperCase()],
    ['in Base64', base64],
    ['as openssl dgst prints it', `SHA2-256(stdin)= ${hex}\n`],
    ['as openssl dgst -c prints it', `SHA256(string.txt)= ${hex.match(/../g)?.join(':')}`],
    ['as sha256sum prints it', `${hex}  -\n`],
    ['as BSD’s sha256 prints it', `SHA256 (string.txt) = ${hex}`],
    ['with white space around it', ` ${hex}\r\n`],
  ])('%s', (_, text) => {
    expect(parseOwnDigest(text)).toEqual(Uint8Array.from(digest));
  });
});

describe('parseOwnDigest takes nothing else for one', () => {
  it.each([
    ['a string', 'amount=1.00&nonce=n1'],
    ['nothing', ''],
    ['one digit less', hex.slice(1)],
    ['one digit more', `${hex}0`],
    ['no padding', base64.slice(0, -1)],
    ['a SHA-1 in hex', createHash('sha1').update('a=1').digest('hex')],
    ['a SHA-512 in Base64', createHash('sha512').update('a=1').digest('base64')],
    ['white space inside', `${hex.slice(0, 32)} ${hex.slice(32)}`],
    ['another hash of that length', `SHA3-256(stdin)= ${hex}`],
    ['a pair', `sign=${hex}`],
    ['pairs behind it', `${hex} a=1`],
    ['a letter that is no digit', `g${hex.slice(1)}`],
  ])('%s', (_, text) => {
    expect(parseOwnDigest(text)).toBeNull();
  });
});
