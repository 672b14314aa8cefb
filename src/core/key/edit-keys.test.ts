import { generateKeyPairSync } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rsaCertificate } from '../../testing/key-fixtures';
import { editKeys, type KeyEdit } from './edit-keys';
import { parsePlatformKeys } from './parse-platform-keys';

const createPem = () =>
  generateKeyPairSync('rsa', { modulusLength: 1024 })
    .publicKey.export({ type: 'spki', format: 'pem' })
    .toString();
const [first, second, third] = [createPem(), createPem(), createPem()];
const broken = '-----BEGIN PUBLIC KEY-----\nMIIB\n-----END PUBLIC KEY-----\n';

/** Edits the key of a text that has this index. */
async function edit(text: string, index: number, change: KeyEdit): Promise<string> {
  const parsed = await parsePlatformKeys(text);
  const key = parsed.ok ? parsed.value[index] : undefined;
  if (key === undefined) throw new Error('there is no such key');
  return editKeys(text, key, change);
}

const current: KeyEdit = { kind: 'make-current' };
const remove: KeyEdit = { kind: 'remove' };
const rename = (name: string): KeyEdit => ({ kind: 'rename', name });

describe('editKeys', () => {
  it.each<readonly [string, string, number, KeyEdit, string]>([
    ['gives a name', first, 0, rename('sandbox'), `# sandbox\n${first}`],
    [
      'changes a name',
      `# a\n${first}# b\n${second}`,
      1,
      rename('c'),
      `# a\n${first}# c\n${second}`,
    ],
    ['changes a name without a sign', `a:\n${first}`, 0, rename('b'), `# b\n${first}`],
    ['takes a name away', `# a\n${first}`, 0, rename(' '), first],
    [
      'moves a key with its name to the front',
      `# a\n${first}# b\n${second}\n# c\n${third}`,
      2,
      current,
      `# c\n${third}# a\n${first}# b\n${second}\n`,
    ],
    ['leaves the first in front', first + second, 0, current, first + second],
    [
      'moves a key without a last line end',
      first + second.trim(),
      1,
      current,
      `${second.trim()}\n${first}`,
    ],
    ['removes a key with its name', `# a\n${first}# b\n${second}`, 0, remove, `# b\n${second}`],
    ['removes the only key', `# a\n${first}`, 0, remove, ''],
    [
      'leaves text around',
      `Ours\n\n# a\n${first}\nbye`,
      0,
      rename('b'),
      `Ours\n\n# b\n${first}\nbye`,
    ],
    [
      'leaves a block that cannot be read',
      first + broken + second,
      1,
      current,
      second + first + broken,
    ],
    ['leaves a certificate as it is', first + rsaCertificate, 1, current, rsaCertificate + first],
    [
      'keeps CRLF',
      `# a\r\n${first}${second}`.replaceAll('\r\n', '\n').replaceAll('\n', '\r\n'),
      1,
      remove,
      `# a\n${first.replaceAll('\n', '\r\n')}`,
    ],
    [
      'writes a key out of JSON as PEM',
      JSON.stringify({ platformPublicKey: first }),
      0,
      rename('a'),
      `# a\n${first}`,
    ],
    [
      'writes bare Base64 as PEM',
      first.split('\n').slice(1, -2).join(''),
      0,
      rename('a'),
      `# a\n${first}`,
    ],
    [
      'writes keys on one line as PEM',
      `${first} ${second}`.replaceAll('\n', ' '),
      1,
      current,
      second + first,
    ],
  ])('%s', async (_, text, index, change, expected) => {
    expect(await edit(text, index, change)).toBe(expected);
  });

  it.each([
    ['the member of a profile', 'platformPublicKey: prod'],
    ['the member of a profile, assigned', 'platformPublicKey=x'],
    ['the member of a profile, quoted', '"platformPublicKey": "x"'],
  ])('gives a name that looks like %s, and the first key still decides', async (_, name) => {
    const renamed = await edit(first + second, 1, rename(name));
    expect(renamed).toBe(`${first}# ${name}\n${second}`);
    const parsed = await parsePlatformKeys(renamed);
    expect(parsed.ok && parsed.value.map((key) => key.name)).toEqual([null, name]);
    expect(parsed.problems.map(({ code }) => code)).not.toContain('pem.repaired');
  });

  it.each([
    ['Base64 of DER', 'MIIEvQIBADANBgkqhkiG9w0BAQEFAASCBKcwgg'],
    ['DER in hex', '308204bd020100300d06092a864886f70d0101'],
  ])('does not give a name that looks like a private key: %s', async (_, name) => {
    expect(await edit(first + second, 1, rename(name))).toBe(first + second);
  });

  it('leaves every key in its place, whatever a key is called', async () => {
    const word = fc.constantFrom(
      ...[
        'platformPublicKey',
        ':',
        '=',
        '"',
        '`',
        '-----',
        'BEGIN',
        'END',
        ' ',
        'PUBLIC KEY',
        '\n',
      ],
      ...['PRIVATE KEY', '\\', '\\n', '#', '{', 'MIIEvQIBADANBgkqh', '\ufeff', '\u2028', '—', 'a'],
    );
    const name = fc.array(word, { maxLength: 8 }).map((words) => words.join(''));
    const readKeys = async (text: string) => {
      const parsed = await parsePlatformKeys(text);
      return parsed.ok ? parsed.value.map(({ modulus }) => String(modulus)) : parsed.problems;
    };
    const expected = await readKeys(first + second + third);
    await fc.assert(
      fc.asyncProperty(name, fc.nat({ max: 2 }), async (given, index) => {
        const renamed = await edit(first + second + third, index, rename(given));
        expect(await readKeys(renamed)).toEqual(expected);
      }),
      { numRuns: 1000 },
    );
  });

  it('changes nothing where keys that were not read would be lost', async () => {
    const text = JSON.stringify({ keys: (first + second).repeat(51) });
    expect(await edit(text, 0, remove)).toBe(text);
    const lines = (first + second).repeat(51);
    expect(await edit(lines, 0, remove)).toBe(lines.slice(first.length));
  });

  it('finds the key in a text that has changed since it was read', async () => {
    const parsed = await parsePlatformKeys(first + second);
    const [, key] = parsed.ok ? parsed.value : [];
    if (key === undefined) throw new Error('two keys were expected');
    expect(await editKeys(`# x\n${second}${first}`, key, remove)).toBe(first);
    expect(await editKeys(first, key, remove)).toBe(first);
    expect(await editKeys('nothing', key, remove)).toBe('nothing');
  });

  it('tells the same key under two names apart', async () => {
    const text = `# a\n${first}# b\n${first}`;
    expect(await edit(text, 1, remove)).toBe(`# a\n${first}`);
  });
});
