import { gunzipSync, gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyCase, caseRuns, plainCase as plain } from '../../testing/random-cases';
import { buildCaseLink, type Compress, type Decompress, readCaseLink } from './case-link';

const compress: Compress = async (bytes) => gzipSync(bytes);
const decompress: Decompress = async (bytes) => gunzipSync(bytes);

const unreadable = { ok: false, refusal: { code: 'case.unreadable' } };

describe('a link', () => {
  it('gives back every code unit, and needs no escape in an address', async () => {
    await fc.assert(
      fc.asyncProperty(anyCase, async (content) => {
        const link = await buildCaseLink(content, compress);
        expect(link).toMatch(/^[A-Za-z0-9_-]+$/);
        expect(await readCaseLink(link, decompress)).toEqual({ ok: true, content });
      }),
      caseRuns,
    );
  });

  it('is refused wherever it was cut', async () => {
    const link = await buildCaseLink(plain, compress);
    for (let length = 0; length < link.length; length++) {
      expect(await readCaseLink(link.slice(0, length), decompress)).toEqual(unreadable);
    }
  });

  it('never opens as another case where one character was changed', async () => {
    const link = await buildCaseLink(plain, compress);
    const outcomes = new Set<boolean>();
    for (let at = 0; at < link.length; at++) {
      const other = link[at] === 'x' ? 'y' : 'x';
      const read = await readCaseLink(link.slice(0, at) + other + link.slice(at + 1), decompress);
      outcomes.add(read.ok);
      // Some of gzip's own header says nothing of the content.
      if (read.ok) expect(read.content).toEqual(plain);
      else expect(read).toEqual(unreadable);
    }
    expect(outcomes).toContain(false);
  });

  it('opens with the line ends of a mail in it, and the signs of a sentence behind it', async () => {
    const link = await buildCaseLink(plain, compress);
    const opened = { ok: true, content: plain };
    for (const text of [
      `${link}.`,
      `${link}).`,
      link.replace(/.{40}/, '$&%20'),
      link.replace(/.{76}/g, '$&\n'),
    ])
      expect(await readCaseLink(text, decompress)).toEqual(opened);
  });

  it.each(['%', '=', '/'])('is refused with %j in it', async (sign) => {
    const link = await buildCaseLink(plain, compress);
    expect(await readCaseLink(`${link}${sign}`, decompress)).toEqual(unreadable);
    expect(await readCaseLink(`${sign}${link}`, decompress)).toEqual(unreadable);
  });

  it('is not even looked at beyond two million characters', async () => {
    const fail = () => Promise.reject(new Error('looked at'));
    const tooLarge = { ok: false, refusal: { code: 'case.too-large' } };
    expect(await readCaseLink('A'.repeat(2_000_001), fail)).toEqual(tooLarge);
    expect(await readCaseLink('A'.repeat(2_000_000), fail)).toEqual(unreadable);
  });
});
