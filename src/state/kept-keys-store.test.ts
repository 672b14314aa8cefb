import { generateKeyPairSync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createInputsStore, emptyTexts } from './inputs-store';
import { createKeptKeysStore } from './kept-keys-store';

const pair = generateKeyPairSync('rsa', { modulusLength: 2048 });
const privatePem = pair.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
const secret = privatePem.slice(100, 160);
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
function open(storage: Parameters<typeof createKeptKeysStore>[1]) {
  const inputs = createInputsStore();
  const store = createKeptKeysStore(inputs, storage);
  return { inputs: () => inputs.getState(), keys: () => store.getState() };
}

describe('the kept keys', () => {
  it('are none until the user asks for it', () => {
    const storage = createStorage();
    const { inputs, keys } = open(storage);
    inputs().write('key', 'a key');
    inputs().write('own-key', 'mine');
    expect(storage.written).toEqual([]);
    expect(keys().kept).toBeNull();
  });

  it('are the two key fields and nothing else, and follow them', () => {
    const storage = createStorage();
    const { inputs, keys } = open(storage);
    for (const input of ['headers', 'body', 'own-string'] as const) inputs().write(input, 'other');
    inputs().write('key', 'a key');
    keys().keep();
    inputs().write('own-key', 'mine');
    inputs().write('body', 'more');
    inputs().replace({ key: '# named\na key' });
    expect(storage.written).toEqual([
      stored('a key'),
      stored('a key', 'mine'),
      stored('# named\na key', 'mine'),
    ]);
    expect([...storage.values.keys()]).toEqual([itemName]);
  });

  it('come back with the next visit, and stay kept', () => {
    const storage = createStorage(stored('a key', 'mine'));
    const { inputs, keys } = open(storage);
    expect(inputs().texts).toEqual({ ...emptyTexts, key: 'a key', 'own-key': 'mine' });
    expect(inputs().replaced).toBeNull();
    inputs().write('key', 'another');
    expect(storage.values.get(itemName)).toBe(stored('another', 'mine'));
    expect(keys().kept).toEqual({ key: 'another', 'own-key': 'mine' });
  });

  it('are removed at once when they are to be forgotten; the fields stay', () => {
    const storage = createStorage(stored('a key'));
    const { inputs, keys } = open(storage);
    keys().forget();
    expect(storage.values.size).toBe(0);
    expect(inputs().texts.key).toBe('a key');
    inputs().write('key', 'another');
    expect(storage.values.size).toBe(0);
  });

  it.each([
    ['cleared', (page: ReturnType<typeof open>) => page.inputs().replaceAll(emptyTexts)],
    ['emptied one by one', (page) => page.inputs().write('key', '')],
    [
      'filled with a sample',
      (page) => page.inputs().replaceAll({ ...emptyTexts, key: 'a sample’s' }),
    ],
    ['given a private key', (page) => page.inputs().write('key', privatePem)],
  ])('outlive fields that are %s, and can be brought back', (_, change) => {
    const storage = createStorage(stored('a key', 'mine'));
    const page = open(storage);
    change(page);
    page.inputs().write('body', '{}');
    expect(storage.values.get(itemName)).toBe(stored('a key', 'mine'));
    page.keys().bringBack();
    expect(page.inputs().texts).toMatchObject({ key: 'a key', 'own-key': 'mine', body: '{}' });
  });

  it('are replaced by what the user writes over a sample', () => {
    const storage = createStorage(stored('a key'));
    const { inputs } = open(storage);
    inputs().replaceAll({ ...emptyTexts, key: 'a sample’s' });
    inputs().write('key', 'my own');
    expect(storage.values.get(itemName)).toBe(stored('my own'));
    inputs().replaceAll({ ...emptyTexts, key: 'a sample’s' });
    inputs().write('own-key', 'mine');
    expect(storage.values.get(itemName)).toBe(stored('my own', 'mine'));
    inputs().replaceAll({ ...emptyTexts, key: 'another sample’s' });
    inputs().undoReplace();
    expect(storage.values.get(itemName)).toBe(stored('my own', 'mine'));
  });

  it('never hold a private key', () => {
    const storage = createStorage();
    const { inputs, keys } = open(storage);
    inputs().write('key', privatePem);
    keys().keep();
    inputs().write('key', 'a key');
    inputs().write('own-key', `mine\n${privatePem}`);
    inputs().replace({ key: privatePem });
    inputs().undoReplace();
    expect(storage.written.length).toBeGreaterThan(0);
    expect(storage.written.join('')).not.toContain(secret);
  });

  it('are thrown away when somebody else stored a private key there', () => {
    const storage = createStorage(JSON.stringify({ key: 'a key', 'own-key': privatePem }));
    const { inputs, keys } = open(storage);
    expect(storage.values.size).toBe(0);
    expect(keys().kept).toBeNull();
    expect(JSON.stringify(inputs())).not.toContain(secret);
  });

  it.each(['', 'null', '"text"', '{"key":1}', '{"key":"a"}', '{'])(
    'are none where %j is stored',
    (item) => {
      const { inputs, keys } = open(createStorage(item));
      expect(inputs().texts).toEqual(emptyTexts);
      expect(keys().kept).toBeNull();
    },
  );

  it('are not stored again once another tab has forgotten them', () => {
    const storage = createStorage(stored('a key'));
    const { inputs, keys } = open(storage);
    storage.values.clear();
    inputs().write('key', 'another');
    expect(storage.values.size).toBe(0);
    expect(keys().kept).toBeNull();
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
  ])('%s keeps nothing, says so, and loses nothing', (_, storage) => {
    const { inputs, keys } = open(storage);
    inputs().write('key', 'a key');
    keys().keep();
    expect(keys()).toMatchObject({ kept: null, refusal: 'keep' });
    expect(inputs().texts.key).toBe('a key');
  });

  it('full keeps what it has, and takes the next that fits', () => {
    const storage = createStorage(stored('a key'));
    const { setItem } = storage;
    const { inputs, keys } = open(storage);
    storage.setItem = refuse;
    inputs().write('key', 'a longer one');
    expect(keys()).toMatchObject({ kept: { key: 'a key' }, refusal: 'keep' });
    expect(storage.values.get(itemName)).toBe(stored('a key'));
    storage.setItem = setItem;
    inputs().write('key', 'short');
    expect(keys()).toMatchObject({ kept: { key: 'short' }, refusal: null });
  });

  it('unwilling to forget says so', () => {
    const storage = { ...createStorage(stored('a key')), removeItem: refuse };
    const { keys } = open(storage);
    keys().forget();
    expect(keys()).toMatchObject({ kept: { key: 'a key' }, refusal: 'forget' });
  });
});
