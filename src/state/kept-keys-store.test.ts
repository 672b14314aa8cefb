import { webcrypto } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { inspectCallback } from '../core/inspect-callback';
import { detectPrivateKey } from '../core/key/detect-private-key';
import sampleKeyText from '../samples/sample-key.pem?raw';
import { takeRsaPair } from '../testing/rsa-pairs';
import { createInputsStore, emptyTexts } from './inputs-store';
import { createKeptKeysStore, isShown, type KeptKeys, noKeys } from './kept-keys-store';
import { createReportStore } from './report-store';

const pair = takeRsaPair(2048);
const privatePem = pair.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
const secret = privatePem.slice(100, 160);
const createPem = () =>
  takeRsaPair(1024).publicKey.export({ type: 'spki', format: 'pem' }).toString();
const [pem, otherPem, minePem] = [createPem(), createPem(), createPem()];
const sampleTexts = { ...emptyTexts, key: sampleKeyText, body: '{}' };

const itemName = 'callback-debugger.keys';
const stored = (key: string, ownKey = '') => JSON.stringify({ key, 'own-key': ownKey });

function createStorage(item: string | null = null) {
  const values = new Map<string, string>(item === null ? [] : [[itemName, item]]);
  const written: string[] = [];
  return {
    values,
    written,
    getItem: (name: string) => values.get(name) ?? null,
    setItem: (name: string, value: string) => {
      written.push(value);
      values.set(name, value);
    },
    removeItem: (name: string) => void values.delete(name),
  };
}

/** A page that is opened with this storage. */
async function open(storage: Parameters<typeof createKeptKeysStore>[2]) {
  const inputs = createInputsStore(detectPrivateKey);
  const reports = createReportStore(inputs, inspectCallback, webcrypto.subtle as SubtleCrypto);
  const store = createKeptKeysStore(inputs, reports, storage, sampleTexts.key);
  async function settle(): Promise<void> {
    while (reports.getState().busy) await new Promise((resolve) => setTimeout(resolve, 1));
  }
  await settle();
  return {
    inputs: () => inputs.getState(),
    keys: () => store.getState(),
    async write(input: keyof KeptKeys | 'body', text: string): Promise<void> {
      inputs.getState().write(input, text);
      await settle();
    },
    settle,
  };
}

type OpenPage = Awaited<ReturnType<typeof open>>;

describe('the kept keys', () => {
  it('are none until the user asks for it', async () => {
    const storage = createStorage();
    const page = await open(storage);
    await page.write('key', pem);
    await page.write('own-key', minePem);
    expect(storage.written).toEqual([]);
    expect(page.keys().kept).toBeNull();
  });

  it('are the two key fields and nothing else, and follow them', async () => {
    const storage = createStorage();
    const page = await open(storage);
    for (const input of ['headers', 'body', 'own-string'] as const) {
      page.inputs().write(input, 'other');
    }
    await page.write('key', pem);
    page.keys().keep();
    await page.write('own-key', minePem);
    await page.write('body', 'more');
    page.inputs().replace({ key: `# named\n${pem}` });
    await page.settle();
    expect(storage.written).toEqual([
      stored(pem),
      stored(pem, minePem),
      stored(`# named\n${pem}`, minePem),
    ]);
    expect([...storage.values.keys()]).toEqual([itemName]);
  });

  it('come back with the next visit, and stay kept', async () => {
    const storage = createStorage(stored(pem, minePem));
    const page = await open(storage);
    expect(page.inputs().texts).toEqual({ ...emptyTexts, key: pem, 'own-key': minePem });
    expect(page.inputs().replaced).toBeNull();
    await page.write('key', otherPem);
    expect(storage.values.get(itemName)).toBe(stored(otherPem, minePem));
    expect(page.keys().kept).toEqual({ key: otherPem, 'own-key': minePem });
  });

  it('are removed at once when they are to be forgotten; the fields stay', async () => {
    const storage = createStorage(stored(pem));
    const page = await open(storage);
    page.keys().forget();
    expect(storage.values.size).toBe(0);
    expect(page.inputs().texts.key).toBe(pem);
    await page.write('key', otherPem);
    expect(storage.values.size).toBe(0);
  });

  const losses: readonly (readonly [string, (page: OpenPage) => void])[] = [
    ['cleared', ({ inputs }) => inputs().replaceAll(emptyTexts)],
    ['emptied one by one', ({ inputs }) => inputs().write('key', '')],
    ['given a private key', ({ inputs }) => inputs().write('key', privatePem)],
    ['given what is no key', ({ inputs }) => inputs().write('key', 'Authorization: Bearer s3cr3t')],
    ['filled with a sample', ({ inputs }) => inputs().replaceAll(sampleTexts)],
    [
      'filled with a sample whose key is then renamed',
      ({ inputs }) => {
        inputs().replaceAll(sampleTexts);
        inputs().replace({ key: `# mine\n${sampleTexts.key}` });
      },
    ],
    [
      'filled with a sample whose key is then written in another form',
      ({ inputs }) => {
        inputs().replaceAll(sampleTexts);
        inputs().write('key', JSON.stringify({ platformPublicKey: sampleTexts.key }));
      },
    ],
  ];
  it.each(losses)('outlive fields that are %s, and can be brought back', async (_, change) => {
    const storage = createStorage(stored(pem, minePem));
    const page = await open(storage);
    change(page);
    await page.settle();
    expect(isShown({ key: pem, 'own-key': minePem }, page.keys().shown)).toBe(false);
    await page.write('body', '{}');
    expect(storage.written).toEqual([]);
    page.keys().bringBack();
    await page.settle();
    expect(page.inputs().texts).toMatchObject({ key: pem, 'own-key': minePem, body: '{}' });
    expect(isShown({ key: pem, 'own-key': minePem }, page.keys().shown)).toBe(true);
  });

  it('are replaced by what the user writes over a sample', async () => {
    const storage = createStorage(stored(pem));
    const page = await open(storage);
    page.inputs().replaceAll(sampleTexts);
    await page.write('key', otherPem);
    expect(storage.values.get(itemName)).toBe(stored(otherPem));
    page.inputs().replaceAll(sampleTexts);
    await page.write('own-key', minePem);
    expect(storage.values.get(itemName)).toBe(stored(otherPem, minePem));
    page.inputs().replaceAll(sampleTexts);
    page.inputs().undoReplace();
    await page.settle();
    expect(storage.values.get(itemName)).toBe(stored(otherPem, minePem));
  });

  it('are as yet none of the user’s own beside a sample', async () => {
    const storage = createStorage();
    const page = await open(storage);
    page.inputs().replaceAll(sampleTexts);
    await page.settle();
    page.keys().keep();
    expect(page.keys().kept).toEqual(noKeys);
    await page.write('key', `# sample\n${sampleTexts.key}# own\n${pem}`);
    expect(storage.written).toEqual([stored(''), stored(`# own\n${pem}`)]);
  });

  it('are the keys alone of a text that holds more', async () => {
    const storage = createStorage();
    const page = await open(storage);
    const answer = { email: 'someone@merchant.example', platformPublicKey: pem };
    await page.write('key', JSON.stringify(answer));
    page.keys().keep();
    await page.write('key', `Authorization: Bearer s3cr3t\n\n# sandbox\n${pem}bye`);
    expect(storage.written).toEqual([stored(pem), stored(`# sandbox\n${pem}`)]);
  });

  it('never hold a private key', async () => {
    const storage = createStorage();
    const page = await open(storage);
    await page.write('key', privatePem);
    page.keys().keep();
    await page.write('key', pem);
    await page.write('own-key', `mine\n${privatePem}`);
    page.inputs().replace({ key: privatePem });
    await page.settle();
    page.inputs().undoReplace();
    await page.settle();
    expect(storage.written.length).toBeGreaterThan(0);
    expect(storage.written.join('')).not.toContain(secret);
  });

  it('are thrown away when somebody else stored a private key there', async () => {
    const storage = createStorage(stored(pem, privatePem));
    const { inputs, keys } = await open(storage);
    expect(storage.values.size).toBe(0);
    expect(keys().kept).toBeNull();
    expect(JSON.stringify(inputs())).not.toContain(secret);
  });

  it.each(['', 'null', '"text"', '{"key":1}', '{"key":"a"}', '{'])(
    'are none where %j is stored',
    async (item) => {
      const { inputs, keys } = await open(createStorage(item));
      expect(inputs().texts).toEqual(emptyTexts);
      expect(keys().kept).toBeNull();
    },
  );
});

describe('another tab', () => {
  it('that has forgotten them is followed at the next edit', async () => {
    const storage = createStorage(stored(pem));
    const page = await open(storage);
    storage.values.clear();
    await page.write('key', otherPem);
    expect(storage.values.size).toBe(0);
    expect(page.keys().kept).toBeNull();
  });

  it('that has forgotten or stored them is followed when the browser tells it', async () => {
    const storage = createStorage(stored(pem));
    const page = await open(storage);
    storage.values.clear();
    page.keys().reread();
    expect(page.keys().kept).toBeNull();
    storage.values.set(itemName, stored(otherPem));
    page.keys().reread();
    expect(page.keys().kept).toEqual({ key: otherPem, 'own-key': '' });
    await page.write('body', '{}');
    expect(storage.values.get(itemName)).toBe(stored(otherPem));
    expect(page.inputs().texts.key).toBe(pem);
  });
});

describe('a storage that is', () => {
  const refuse = () => {
    throw new Error('refused');
  };

  it.each([
    ['not there', null],
    ['forbidden', { getItem: refuse, setItem: refuse, removeItem: refuse }],
    ['full', { ...createStorage(), setItem: refuse }],
  ])('%s keeps nothing, says so, and loses nothing', async (_, storage) => {
    const page = await open(storage);
    await page.write('key', pem);
    page.keys().keep();
    expect(page.keys()).toMatchObject({ kept: null, refusal: 'keep' });
    expect(page.inputs().texts.key).toBe(pem);
  });

  it('full keeps what it has, and takes the next that fits', async () => {
    const storage = createStorage(stored(pem));
    const { setItem } = storage;
    const page = await open(storage);
    storage.setItem = refuse;
    await page.write('key', pem + otherPem);
    expect(page.keys()).toMatchObject({ kept: { key: pem }, refusal: 'keep' });
    expect(storage.values.get(itemName)).toBe(stored(pem));
    storage.setItem = setItem;
    await page.write('key', otherPem);
    expect(page.keys()).toMatchObject({ kept: { key: otherPem }, refusal: null });
  });

  it('unwilling to forget says so', async () => {
    const storage = { ...createStorage(stored(pem)), removeItem: refuse };
    const { keys } = await open(storage);
    keys().forget();
    expect(keys()).toMatchObject({ kept: { key: pem }, refusal: 'forget' });
  });
});
