import { describe, expect, it } from 'vitest';
import { inspectCallback } from '../inspect-callback';
import { listGarbled } from './list-garbled';

async function list(value: string) {
  const bodyText = JSON.stringify({ remark: value });
  const report = await inspectCallback({ keyText: '', headersText: '', bodyText, ownString: '' });
  return listGarbled(report);
}

describe('listGarbled names what cannot be what was signed', () => {
  it.each([
    ['138****1234', 'input.masked'],
    ['***', 'input.masked'],
    ['xxxx-1234', 'input.masked'],
    ['XXXXXX', 'input.masked'],
    ['••••', 'input.masked'],
    ['[REDACTED]', 'input.masked'],
    ['token=[filtered]', 'input.masked'],
    ['a long text that was cut…', 'input.cut'],
    ['a long text that was cut...', 'input.cut'],
    ['cafÃ©', 'input.mojibake'],
    ['å¼\u00a0ä¸‰', 'input.mojibake'],
    ['caf\ufffd', 'input.mojibake'],
  ])('%s: %s', async (value, code) => {
    expect(await list(value)).toMatchObject([
      { codes: [code], key: 'remark', subject: 'signature', proof: { by: 'none' } },
    ]);
  });
});

describe('listGarbled leaves everyday text alone', () => {
  it.each([
    '2*3**4',
    'xxx',
    'Maxx',
    'wait... what',
    '…and so on',
    '• one',
    'café',
    'Ã',
    '[x]',
    '?',
  ])('%s', async (value) => {
    expect(await list(value)).toEqual([]);
  });

  it('and a body that it cannot read', async () => {
    const input = { keyText: '', headersText: '', bodyText: '{"a":"***', ownString: '' };
    expect(listGarbled(await inspectCallback(input))).toEqual([]);
  });
});
