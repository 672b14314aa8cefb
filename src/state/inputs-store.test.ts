import { describe, expect, it } from 'vitest';
import { detectPrivateKey } from '../core/key/detect-private-key';
import { createWarning } from '../core/problem';
import { takeRsaPair } from '../testing/rsa-pairs';
import { createInputsStore, editableInputs, emptyTexts } from './inputs-store';

const { privateKey, publicKey } = takeRsaPair(2048);
const privatePem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
const publicPem = publicKey.export({ type: 'spki', format: 'pem' }).toString();

describe('the inputs', () => {
  it.each(editableInputs)(
    'keep a text in %s exactly, CRLF and byte order mark included',
    (input) => {
      const store = createInputsStore(detectPrivateKey);
      store.getState().write(input, '\ufeffa\r\nb\r');
      expect(store.getState().texts).toEqual({ ...emptyTexts, [input]: '\ufeffa\r\nb\r' });
    },
  );

  it.each(editableInputs)(
    'refuse a private key in %s and forget that at the next edit',
    (input) => {
      const store = createInputsStore(detectPrivateKey);
      store.getState().write(input, `before\n${privatePem}`);
      expect(store.getState().texts[input]).toBe('');
      expect(store.getState().refused).toEqual({ [input]: 'pem' });
      store.getState().write(input, publicPem);
      expect(store.getState().texts[input]).toBe(publicPem);
      expect(store.getState().refused).toEqual({});
    },
  );

  it('bring back what was replaced at once, until the next edit', () => {
    const store = createInputsStore(detectPrivateKey);
    store.getState().write('body', '{}');
    store.getState().replaceAll(emptyTexts);
    store.getState().undoReplace();
    expect(store.getState().texts.body).toBe('{}');
    store.getState().replaceAll(emptyTexts);
    store.getState().write('key', 'x');
    store.getState().undoReplace();
    expect(store.getState().texts).toEqual({ ...emptyTexts, key: 'x' });
  });

  it('bring back what the bytes of a replaced file showed', () => {
    const store = createInputsStore(detectPrivateKey);
    const notices = [createWarning('body.line-ends', { start: 1, end: 3 }, {})];
    store.getState().write('body', '{\r\n}', notices);
    store.getState().replaceAll({ ...emptyTexts, body: 'theirs' });
    expect(store.getState().notices).toEqual([]);
    store.getState().undoReplace();
    expect(store.getState().notices).toEqual(notices);
    store.getState().replace({ body: 'split' });
    store.getState().undoReplace();
    expect(store.getState().notices).toEqual(notices);
  });

  it('bring back what was replaced in one of them, and the others stay', () => {
    const store = createInputsStore(detectPrivateKey);
    store.getState().write('headers', privatePem);
    store.getState().write('body', '{}');
    store.getState().write('key', 'old');
    store.getState().replace({ key: 'new' });
    expect(store.getState().texts).toEqual({ ...emptyTexts, body: '{}', key: 'new' });
    expect(store.getState().refused).toEqual({ headers: 'pem' });
    store.getState().undoReplace();
    expect(store.getState().texts).toEqual({ ...emptyTexts, body: '{}', key: 'old' });
  });

  it('refuse a private key also in place of something else', () => {
    const store = createInputsStore(detectPrivateKey);
    store.getState().write('key', publicPem);
    store.getState().replace({ key: privatePem });
    expect(store.getState().texts.key).toBe('');
    expect(store.getState().refused).toEqual({ key: 'pem' });
  });

  it('store a text that was waited for, private keys excepted', () => {
    const store = createInputsStore(detectPrivateKey);
    const [first, second] = [store.getState().reserve('body'), store.getState().reserve('key')];
    second(privatePem);
    first('{}');
    expect(store.getState().texts).toEqual({ ...emptyTexts, body: '{}' });
    expect(store.getState().refused).toEqual({ key: 'pem' });
  });

  it.each<[string, (store: ReturnType<typeof createInputsStore>) => void]>([
    ['typed', (store) => store.getState().write('body', 'newer')],
    [
      'typed and taken back',
      (store) => {
        for (const text of ['x', '']) store.getState().write('body', text);
      },
    ],
    ['put in place', (store) => store.getState().replace({ body: 'newer' })],
    ['cleared', (store) => store.getState().replaceAll(emptyTexts)],
    ['brought back', (store) => store.getState().undoReplace()],
    ['read from a newer file', (store) => store.getState().reserve('body')('newer')],
    ['still being read from a newer file', (store) => store.getState().reserve('body')],
  ])('drop a text that was waited for when something newer was %s', (_, act) => {
    const store = createInputsStore(detectPrivateKey);
    store.getState().write('body', 'before');
    store.getState().replaceAll(emptyTexts);
    const writeLate = store.getState().reserve('body');
    act(store);
    const { body } = store.getState().texts;
    writeLate('late');
    expect(store.getState().texts.body).toBe(body);
  });

  it('drop nothing that was waited for because another input was written', () => {
    const store = createInputsStore(detectPrivateKey);
    const writeLate = store.getState().reserve('body');
    store.getState().write('key', publicPem);
    writeLate('late');
    expect(store.getState().texts).toEqual({ ...emptyTexts, key: publicPem, body: 'late' });
  });

  it('leave a very long text to be looked through later, and then clear it', () => {
    const store = createInputsStore(detectPrivateKey);
    const long = `${' '.repeat(1_000_000)}${privatePem}`;
    store.getState().write('body', long.slice(-1_000_000));
    expect(store.getState().refused).toEqual({ body: 'pem' });
    store.getState().write('body', long);
    expect(store.getState().texts.body).toBe(long);
    const writeLate = store.getState().reserve('body');
    store.getState().refuse({ body: 'pem' });
    expect(store.getState().texts.body).toBe('');
    expect(store.getState().refused).toEqual({ body: 'pem' });
    writeLate('late');
    expect(store.getState().texts.body).toBe('');
  });

  it('never bring a private key back', () => {
    const store = createInputsStore(detectPrivateKey);
    store.getState().write('key', privatePem);
    store.getState().write('body', '{}');
    store.getState().replaceAll(emptyTexts);
    store.getState().undoReplace();
    expect(store.getState().texts).toEqual({ ...emptyTexts, body: '{}' });
  });

  it('refuse a private key also where all are replaced, and keep the rest', () => {
    const store = createInputsStore(detectPrivateKey);
    store.getState().write('body', '{}');
    store.getState().replaceAll({ ...emptyTexts, key: publicPem, 'own-string': privatePem });
    expect(store.getState().texts).toEqual({ ...emptyTexts, key: publicPem });
    expect(store.getState().refused).toEqual({ 'own-string': 'pem' });
    store.getState().undoReplace();
    expect(store.getState().texts).toEqual({ ...emptyTexts, body: '{}' });
  });

  it('clear a private key that was written before one could be told, also from what undo brings back', () => {
    let detect: typeof detectPrivateKey = () => null;
    const store = createInputsStore((text) => detect(text));
    store.getState().write('headers', privatePem);
    store.getState().replaceAll({ ...emptyTexts, key: publicPem, body: privatePem });
    expect(store.getState().texts.body).toBe(privatePem);
    detect = detectPrivateKey;
    store.getState().recheck();
    expect(store.getState().texts).toEqual({ ...emptyTexts, key: publicPem });
    expect(store.getState().refused).toEqual({ body: 'pem' });
    store.getState().undoReplace();
    expect(store.getState().texts).toEqual({ ...emptyTexts, key: publicPem });
  });

  it('are left alone by a second look where they hold no private key', () => {
    const store = createInputsStore(detectPrivateKey);
    store.getState().write('key', publicPem);
    store.getState().replaceAll({ ...emptyTexts, body: '{}' });
    const before = store.getState();
    store.getState().recheck();
    expect(store.getState()).toEqual(before);
  });
});
