import { describe, expect, it } from 'vitest';
import { inspectCallback } from '../core/inspect-callback';
import { readPaste } from '../core/intake/request/read-paste';
import { detectPrivateKey } from '../core/key/detect-private-key';
import { requestBody, requestHeaders } from '../testing/request-cases';
import intake from '../testing/vectors/intake.json' with { type: 'json' };
import { createInputsStore, emptyTexts } from './inputs-store';
import { createIntakeStore, type ReadPaste } from './intake-store';

const headerLines = Object.entries(requestHeaders)
  .map(([name, value]) => `${name}: ${value}`)
  .join('\n');
const message = `POST /cb HTTP/1.1\n${headerLines}\n\n${requestBody}`;
const settle = () => new Promise((resolve) => setTimeout(resolve));

function createIntake(read: ReadPaste = async (text) => readPaste(text)) {
  const inputs = createInputsStore(detectPrivateKey);
  const { store, follow } = createIntakeStore(inputs, read);
  follow();
  return { inputs, store };
}

describe('a long text in the box', () => {
  it('is looked at in a task of its own', async () => {
    const { store } = createIntake();
    store.getState().write(' '.repeat(100_001));
    expect(store.getState().busy).toBe(true);
    await settle();
    expect(store.getState()).toMatchObject({ reading: null, busy: false });
  });
});

describe('while it is read', () => {
  const hanging: ReadPaste = () => new Promise(() => undefined);

  it('the inputs know of it, also of a file, until all is cleared', async () => {
    const { inputs, store } = createIntake(hanging);
    void store.getState().takeFiles([{ text: message, notices: [] }]);
    expect(inputs.getState()).toMatchObject({ isReading: true, pasted: 'text' });
    inputs.getState().replaceAll(emptyTexts);
    expect(inputs.getState()).toMatchObject({ isReading: false, pasted: 'nothing' });
    expect(store.getState().busy).toBe(false);
  });

  it('an emptied box ends it', async () => {
    const { inputs, store } = createIntake(hanging);
    store.getState().write(message);
    expect(inputs.getState().isReading).toBe(true);
    store.getState().write('');
    expect(inputs.getState().isReading).toBe(false);
  });
});

it('many short files are read as a long text is: together they would hold the page up', async () => {
  const seen: boolean[] = [];
  const { store } = createIntake(async (text, isLong) => {
    seen.push(isLong);
    return readPaste(text);
  });
  const file = { text: message.padEnd(50_001), notices: [] };
  await store.getState().takeFiles([file]);
  await store.getState().takeFiles([file, file]);
  expect(seen).toEqual([false, true, true]);
});

describe('a whole request in a field', () => {
  it.each(['headers', 'body'] as const)('is split at once, as one step: %s', async (input) => {
    const { inputs, store } = createIntake();
    inputs.getState().write(input, message);
    await settle();
    expect(inputs.getState().texts).toMatchObject({ headers: headerLines, body: requestBody });
    expect(store.getState().taken).toMatchObject({ form: 'http-message' });
    inputs.getState().undoReplace();
    await settle();
    expect(inputs.getState().texts).toEqual({ ...emptyTexts, [input]: message });
    expect(store.getState()).toMatchObject({ reading: null, taken: null, busy: false });
  });

  const forms = intake.cases.filter(({ where }) => where === 'request');
  it.each(
    (['headers', 'body'] as const).flatMap((input) => forms.map((form) => ({ ...form, input }))),
  )(
    'verifies in whatever form it stands there, and comes back as it was: $name in $input',
    async ({ input, text }) => {
      const { inputs, store } = createIntake();
      const { key } = intake;
      inputs.getState().write('key', key);
      inputs.getState().write(input, text);
      await settle();
      expect(store.getState().taken).not.toBeNull();
      const { headers, body } = inputs.getState().texts;
      const callback = { keyText: key, headersText: headers, bodyText: body, ownString: '' };
      const { verdict, canonical } = await inspectCallback(callback);
      expect([verdict.kind, canonical?.text]).toEqual(['valid', intake.canonical]);
      inputs.getState().undoReplace();
      await settle();
      expect(inputs.getState().texts).toEqual({ ...emptyTexts, key, [input]: text });
      expect(store.getState()).toMatchObject({ reading: null, taken: null });
    },
  );

  it('is split where it is long, too, and not once something newer stands there', async () => {
    const { inputs } = createIntake();
    const body = JSON.stringify({ orderNo: 'P1', note: 'x'.repeat(200_000) });
    const long = `POST /cb HTTP/1.1\n${headerLines}\n\n${body}`;
    inputs.getState().write('headers', long);
    await settle();
    expect(inputs.getState().texts).toMatchObject({ headers: headerLines, body });
    inputs.getState().write('headers', `${long} `);
    inputs.getState().write('headers', 'X-Sign: newer');
    await settle();
    expect(inputs.getState().texts).toMatchObject({ headers: 'X-Sign: newer', body });
  });

  it.each(['headers', 'body'] as const)('is split where curl -v printed it: %s', async (input) => {
    const { inputs, store } = createIntake();
    const sent = ['POST /cb HTTP/1.1', ...headerLines.split('\n'), ''].map((line) => `> ${line}`);
    const last = '* Connection #0 to host x left intact';
    const head = ['* Connected to x', ...sent, '< HTTP/1.1 401 x', '< '].join('\n');
    for (const answer of ['OK', '{"orderNo":"P1","error":"x"}']) {
      inputs.getState().replaceAll(emptyTexts);
      inputs.getState().write(input, `${head}\n${answer}${last}\n`);
      await settle();
      expect(inputs.getState().texts).toEqual({ ...emptyTexts, headers: headerLines });
      expect(store.getState().taken?.notes).toEqual([{ code: 'body-answered' }]);
    }
    inputs.getState().undoReplace();
    expect(inputs.getState().texts[input]).toContain('> X-Sign');
    inputs.getState().write(input, `${head}\nOK${last}\n\n${requestBody}`);
    await settle();
    expect(inputs.getState().texts).toMatchObject({ headers: headerLines, body: requestBody });
  });

  it('brings the own string that stands beside it, in the same step', async () => {
    const { inputs } = createIntake();
    const own = 'amount=100.00&orderNo=P20261&orderType=payin&status=completed';
    inputs.getState().write('headers', `${message}\nstring to sign: ${own}\n`);
    await settle();
    expect(inputs.getState().texts).toMatchObject({ body: requestBody, 'own-string': own });
    inputs.getState().undoReplace();
    expect(inputs.getState().texts['own-string']).toBe('');
  });

  it('stays as it is where a case or a sample brings it', async () => {
    const { inputs } = createIntake();
    inputs.getState().replaceAll({ ...emptyTexts, headers: message });
    await settle();
    expect(inputs.getState().texts.headers).toBe(message);
  });

  it.each([
    ['headers', headerLines],
    ['body', requestBody],
    ['body', JSON.stringify({ orderNo: 'P1', amount: '1', note: 'X-Sign: see the headers of it' })],
  ] as const)('is not seen in what belongs there: %s', async (input, text) => {
    const { inputs } = createIntake();
    inputs.getState().write(input, text);
    await settle();
    expect(inputs.getState().texts).toEqual({ ...emptyTexts, [input]: text });
  });

  it('costs nothing while somebody types or pastes what belongs there', async () => {
    let fetches = 0;
    const { inputs } = createIntake(async (text) => {
      fetches += 1;
      return readPaste(text);
    });
    for (let end = 1; end < 80; end++) inputs.getState().write('headers', message.slice(0, end));
    inputs.getState().write('headers', headerLines);
    inputs.getState().write('body', requestBody);
    await settle();
    expect(fetches).toBe(0);
  });

  it('is not split once something newer stands there', async () => {
    const { inputs } = createIntake();
    inputs.getState().write('headers', message);
    inputs.getState().write('headers', 'X-Sign: newer');
    await settle();
    expect(inputs.getState().texts).toMatchObject({ headers: 'X-Sign: newer', body: '' });
  });
});

describe('several callbacks in a field', () => {
  const lines = ['a', 'b'].map(
    (nonce) =>
      `2026-11-28 09:40:01.123 INFO headers=${JSON.stringify({ ...requestHeaders, 'X-Nonce': nonce })} body=${requestBody}`,
  );
  const noise = Array.from({ length: 5000 }, (_, index) => `2026-11-28 09:40:02 DEBUG ${index}`);
  const log = [...noise, lines[0], ...noise, lines[1]].join('\n');

  it.each(['headers', 'body'] as const)('are offered, and the field is free: %s', async (input) => {
    const { inputs, store } = createIntake();
    inputs.getState().write(input, log);
    await settle();
    const { reading, taken } = store.getState();
    if (reading?.kind !== 'choose') throw new Error('nothing to choose from');
    expect([reading.requests.length, taken]).toEqual([2, null]);
    expect(inputs.getState()).toMatchObject({ texts: emptyTexts, pasted: 'choice' });
    store.getState().use(reading.requests[1] as (typeof reading.requests)[0]);
    expect(inputs.getState()).toMatchObject({ texts: { body: requestBody }, pasted: 'text' });
    expect(inputs.getState().texts.headers).toContain('X-Nonce: b');
  });

  it('can be taken back, and are forgotten with what is written next', async () => {
    const { inputs } = createIntake();
    inputs.getState().write('body', log);
    await settle();
    inputs.getState().undoReplace();
    expect(inputs.getState()).toMatchObject({ texts: { body: log }, pasted: 'text' });
    inputs.getState().write('headers', log);
    await settle();
    inputs.getState().write('key', 'K');
    expect(inputs.getState().pasted).toBe('choice');
    inputs.getState().write('headers', 'X-Nonce: c');
    expect(inputs.getState().pasted).toBe('text');
  });

  it('are read beside the page where they are many', async () => {
    const seen: boolean[] = [];
    const { inputs } = createIntake(async (text, isLong) => {
      seen.push(isLong);
      return readPaste(text);
    });
    for (const count of [10, 30]) {
      inputs.getState().write('body', `${lines[0]}\n`.repeat(count));
      await settle();
    }
    expect(seen).toEqual([false, true]);
  });

  it('are none in a log that has no callback', async () => {
    const { inputs, store } = createIntake();
    const text = noise.map((line) => `${line} checks X-Sign of orderNo`).join('\n');
    inputs.getState().write('body', text);
    await settle();
    expect(store.getState().reading).toBeNull();
    expect(inputs.getState().texts).toEqual({ ...emptyTexts, body: text });
  });
});

describe('a whole request in the box', () => {
  it('leaves the other inputs as they are, and can be taken back', async () => {
    const { inputs, store } = createIntake();
    inputs.getState().replaceAll({ ...emptyTexts, key: 'K', body: 'before' });
    store.getState().write(message);
    await settle();
    expect(inputs.getState().texts).toEqual({
      ...emptyTexts,
      key: 'K',
      headers: headerLines,
      body: requestBody,
    });
    inputs.getState().undoReplace();
    expect(inputs.getState().texts).toEqual({ ...emptyTexts, key: 'K', body: 'before' });
  });

  it('knows which of several stands in the fields once a step is taken back', async () => {
    const { inputs, store } = createIntake();
    const lines = ['a', 'b'].map((nonce) =>
      JSON.stringify({ headers: { ...requestHeaders, 'X-Nonce': nonce }, body: requestBody }),
    );
    store.getState().write(lines.join('\n'));
    await settle();
    const { reading } = store.getState();
    const [first, second] = reading?.kind === 'choose' ? reading.requests : [];
    if (first === undefined || second === undefined) throw new Error('nothing to choose from');
    store.getState().use(first);
    store.getState().use(second);
    inputs.getState().undoReplace();
    expect(store.getState().taken).toBe(first);
    inputs.getState().write('headers', '');
    expect(store.getState().taken).toBeNull();
  });

  it('warns of a body that a program had read before, until the body is edited', async () => {
    const { inputs, store } = createIntake();
    store.getState().write(`{"headers":${JSON.stringify(requestHeaders)},"body":${requestBody}}`);
    await settle();
    expect(inputs.getState().notices).toMatchObject([
      { code: 'body.parsed', input: 'body', severity: 'warning' },
    ]);
    inputs.getState().write('key', 'K');
    expect(inputs.getState().notices).toHaveLength(1);
    inputs.getState().write('body', requestBody);
    expect(inputs.getState().notices).toEqual([]);
  });

  it('keeps nothing of a private key', async () => {
    const { inputs, store } = createIntake();
    store.getState().write(`${message}\n-----BEGIN PRIVATE KEY-----\nMIIE`);
    await settle();
    expect(store.getState()).toMatchObject({ text: '', reading: null, refused: 'pem' });
    expect(inputs.getState().texts).toEqual(emptyTexts);
  });

  it('gives way to a newer one', async () => {
    const releases: (() => void)[] = [];
    const { inputs, store } = createIntake(
      (text) => new Promise((resolve) => releases.push(() => resolve(readPaste(text)))),
    );
    store.getState().write(message);
    store.getState().write(message.replaceAll('P20261', 'P20262'));
    for (const release of releases.reverse()) {
      release();
      await settle();
    }
    expect(inputs.getState().texts.body).toContain('P20262');
  });

  it('is forgotten with “Clear all”', async () => {
    const { inputs, store } = createIntake();
    store.getState().write('The X-Sign header is wrong.');
    await settle();
    expect(store.getState().reading?.kind).toBe('unknown');
    inputs.getState().replaceAll(emptyTexts);
    expect(store.getState()).toMatchObject({ text: '', reading: null });
  });

  it('that is a body alone is told what its file’s bytes showed', async () => {
    const { inputs, store } = createIntake();
    const notice = {
      code: 'body.line-ends',
      input: 'body',
      severity: 'warning',
      span: null,
    } as const;
    await store.getState().takeFiles([{ text: requestBody, notices: [notice] }]);
    expect(inputs.getState()).toMatchObject({ texts: { body: requestBody }, notices: [notice] });
    await store.getState().takeFiles([{ text: message, notices: [notice] }]);
    expect(inputs.getState().notices).toEqual([]);
  });
});
