import { generateKeyPairSync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { parsePlatformKeys } from './parse-platform-keys';
import { printPem } from './print-pem';

const createPem = () =>
  generateKeyPairSync('rsa', { modulusLength: 1024 })
    .publicKey.export({ type: 'spki', format: 'pem' })
    .toString();
const [pem, otherPem] = [createPem(), createPem()];

async function readNames(text: string) {
  const parsed = await parsePlatformKeys(text);
  const repairs = parsed.problems.flatMap((one) =>
    one.code === 'pem.repaired' ? one.repairs : [],
  );
  return { names: parsed.ok ? parsed.value.map(({ name }) => name) : [], repairs };
}

describe('the line before a key', () => {
  it.each<readonly [string, string, string | null]>([
    ['a comment', '# sandbox\n', 'sandbox'],
    ['a comment without a space', '#sandbox\n', 'sandbox'],
    ['a comment of several signs', '## sandbox, since May \n', 'sandbox, since May'],
    [
      'a comment that looks like Base64',
      '# MIIBIjANBgkqhkiG9w0BAQEFAAOC\n',
      'MIIBIjANBgkqhkiG9w0BAQEFAAOC',
    ],
    ['60 characters', `# ${'n'.repeat(60)}\n`, 'n'.repeat(60)],
    ['an empty comment', '#\n', null],
    ['nothing', '', null],
  ])('names it and is nothing to repair: %s', async (_, line, name) => {
    for (const lineEnd of ['\n', '\r\n', '\r']) {
      const text = (line + pem).replaceAll('\n', lineEnd);
      const { names, repairs } = await readNames(text);
      expect(names).toEqual([name]);
      expect(repairs.filter((repair) => repair !== 'line-ends')).toEqual(
        line === '#\n' ? ['text-around'] : [],
      );
    }
  });

  it.each([
    ['a word', 'sandbox\n', 'sandbox'],
    ['a heading', 'The key of the sandbox:\n', 'The key of the sandbox'],
    ['a member of YAML', 'sandbox: |\n  ', 'sandbox'],
    ['the last one of several', 'From the portal\nsandbox\n', 'sandbox'],
    ['Base64', 'MIIBIjANBgkqhkiG9w0BAQEFAAOC\n', null],
    ['a certificate field', 'issuer=CN = Example\n', null],
    ['bytes in hex', '    7d:80:1f:00:a1\n', null],
    ['code', 'const key = `\n', null],
    ['61 characters', `${'n'.repeat(61)}\n`, null],
    ['a comment of 61 characters', `# ${'n'.repeat(61)}\n`, null],
    ['another line than the last', '# sandbox\n\n', null],
    ['text on the same line', 'sandbox ', null],
  ])('names it or not, and is said to be text around: %s', async (_, before, name) => {
    expect(await readNames(before + pem)).toMatchObject({
      names: [name],
      repairs: expect.arrayContaining(['text-around']),
    });
  });

  it('names each of several keys, and never takes a marker for a name', async () => {
    expect(await readNames(`# current\n${pem}${otherPem}`)).toEqual({
      names: ['current', null],
      repairs: [],
    });
    expect(await readNames(`${pem}\n\n# sandbox\n${otherPem}# the end`)).toEqual({
      names: [null, 'sandbox'],
      repairs: ['text-around'],
    });
  });
});

describe('a key with its name as PEM', () => {
  it.each([
    ['sandbox', '# sandbox\n'],
    ['  two \n lines ', '# two lines\n'],
    ['# sandbox', '# sandbox\n'],
    ['-----BEGIN PUBLIC KEY-----', '# -BEGIN PUBLIC KEY-\n'],
    ['n'.repeat(61), `# ${'n'.repeat(60)}\n`],
    ['', ''],
    [null, ''],
  ])('is read again by the name %j', async (name, line) => {
    const spki = Buffer.from(pem.split('\n').slice(1, -2).join(''), 'base64');
    expect(printPem(spki, name)).toBe(line + pem);
    expect(await readNames(printPem(spki, name))).toEqual({
      names: [line === '' ? null : line.slice(2, -1)],
      repairs: [],
    });
  });
});
