import { createHash, webcrypto } from 'node:crypto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { CallbackInput, CallbackReport } from '../core/callback-report';
import { inspectCallback } from '../core/inspect-callback';
import { detectPrivateKey } from '../core/key/detect-private-key';
import { createWarning, type Problem } from '../core/problem';
import { takeRsaPair } from '../testing/rsa-pairs';
import { createInputsStore } from './inputs-store';
import { createReportStore, type ReportStore } from './report-store';

const subtle = webcrypto.subtle as SubtleCrypto;

const pause = () => new Promise((resolve) => setTimeout(resolve, 1));

async function settle(store: ReportStore): Promise<void> {
  while (store.getState().busy) await pause();
}

afterEach(() => {
  vi.restoreAllMocks();
});

describe('the report', () => {
  it('follows every change of the inputs and is busy until it has', async () => {
    const inputs = createInputsStore(detectPrivateKey);
    const store = createReportStore(inputs, inspectCallback, subtle);
    await settle(store);
    expect(store.getState().report?.verdict.kind).toBe('empty');
    inputs.getState().write('body', '{"b":"2","a":"1"}');
    expect(store.getState().busy).toBe(true);
    await settle(store);
    expect(store.getState().report?.canonical?.text).toBe('a=1&b=2');
    const expected = createHash('sha256').update('a=1&b=2').digest('hex');
    expect(store.getState().canonicalSha256).toBe(expected);
  });

  it('is busy while a text is expected, and is not that of the texts before', async () => {
    const inputs = createInputsStore(detectPrivateKey);
    const store = createReportStore(inputs, inspectCallback, subtle);
    inputs.getState().expect('body');
    await pause();
    expect(store.getState()).toMatchObject({ busy: true, isJudging: true, report: null });
    inputs.getState().write('body', '{"a":"1"}');
    await settle(store);
    expect(store.getState().report?.canonical?.text).toBe('a=1');
  });

  it.each([
    ['inspects a long text in a task of its own', 500_001, false],
    ['inspects another one in the task that it came in', 500_000, true],
  ])('%s', async (_, length, isAtOnce) => {
    const inputs = createInputsStore(detectPrivateKey);
    const inspect = vi.fn(inspectCallback);
    const store = createReportStore(inputs, inspect, subtle);
    await settle(store);
    inspect.mockClear();
    inputs.getState().write('body', 'x'.repeat(length));
    expect(inspect).toHaveBeenCalledTimes(isAtOnce ? 1 : 0);
    await settle(store);
    expect(inspect).toHaveBeenCalledTimes(1);
  });

  it('throws away an answer to older inputs', async () => {
    const inputs = createInputsStore(detectPrivateKey);
    const answers: (() => void)[] = [];
    const inspectSlowly = async (input: CallbackInput): Promise<CallbackReport> => {
      await new Promise<void>((resolve) => answers.push(resolve));
      return inspectCallback(input);
    };
    const store = createReportStore(inputs, inspectSlowly, subtle);
    inputs.getState().write('body', '{"a":"old"}');
    inputs.getState().write('body', '{"a":"new"}');
    for (const answer of answers.toReversed()) answer();
    await settle(store);
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(store.getState().report?.canonical?.text).toBe('a=new');
  });

  it('is that of the texts without those in which a private key was found', async () => {
    const inputs = createInputsStore(detectPrivateKey);
    const inspect = async (input: CallbackInput) =>
      input.bodyText === 'secret' ? { refused: { body: 'pem' as const } } : inspectCallback(input);
    const store = createReportStore(inputs, inspect, subtle);
    inputs.getState().write('own-string', 'a=1');
    const notice = createWarning('body.line-ends', { start: 1, end: 3 }, {});
    inputs.getState().write('body', 'secret', [notice]);
    await settle(store);
    expect(inputs.getState().texts).toMatchObject({ body: '', 'own-string': 'a=1' });
    expect(store.getState().report?.problems).not.toContainEqual(notice);
    expect(store.getState().report?.problems).toContainEqual(
      expect.objectContaining({ code: 'body.private-key', form: 'pem' }),
    );
  });

  it.each(['key', 'own-key'] as const)(
    'clears a private key that only the parser of keys sees: %s',
    async (input) => {
      const inputs = createInputsStore(detectPrivateKey);
      const store = createReportStore(inputs, inspectCallback, subtle);
      const { privateKey } = takeRsaPair(2048);
      const base64 = privateKey.export({ type: 'pkcs8', format: 'der' }).toString('base64');
      inputs.getState().write(input, [...base64].join(' '));
      await settle(store);
      expect(inputs.getState()).toMatchObject({
        texts: { [input]: '' },
        refused: { [input]: 'der' },
      });
      expect(store.getState().report?.problems).toContainEqual(
        expect.objectContaining({ code: 'pem.private-key', input, form: 'der' }),
      );
    },
  );

  it('shows a crash instead of an old report, and recovers', async () => {
    const inputs = createInputsStore(detectPrivateKey);
    const inspectBadly = (input: CallbackInput) =>
      input.bodyText === 'bug' ? Promise.reject(new Error('a bug')) : inspectCallback(input);
    const store = createReportStore(inputs, inspectBadly, subtle);
    inputs.getState().write('body', 'bug');
    await settle(store);
    expect(store.getState()).toMatchObject({ report: null, crash: 'Error: a bug' });
    inputs.getState().write('body', '{}');
    await settle(store);
    expect(store.getState()).toMatchObject({ crash: null, report: { memberCount: 0 } });
  });
});

describe('the verdict', () => {
  /** Stores whose rest waits until `show` is called. */
  function createHeld() {
    const inputs = createInputsStore(detectPrivateKey);
    const shows: (() => void)[] = [];
    const showVerdict = () => new Promise<void>((resolve) => shows.push(resolve));
    const store = createReportStore(inputs, inspectCallback, subtle, showVerdict);
    async function judge(): Promise<void> {
      while (store.getState().isJudging) await pause();
    }
    return { inputs, store, judge, shows };
  }

  it('goes before the rest of the page', async () => {
    const { inputs, store, judge, shows } = createHeld();
    inputs.getState().write('body', '{"a":"1"}');
    expect(store.getState()).toMatchObject({ isJudging: true, judged: null });
    await judge();
    await pause();
    expect(store.getState()).toMatchObject({
      judged: { verdict: { kind: 'unverifiable' } },
      busy: true,
      report: null,
      canonicalSha256: null,
    });
    for (const show of shows) show();
    await settle(store);
    const { judged, report } = store.getState();
    expect(report?.canonical?.text).toBe('a=1');
    // The diagnosis tells by identity which report it explains.
    expect(judged).toBe(report);
  });

  it('of a newer edit takes the place of a rest that nobody has seen yet', async () => {
    const { inputs, store, judge, shows } = createHeld();
    const reports: (string | undefined)[] = [];
    store.subscribe((state, previous) => {
      if (state.report !== previous.report) reports.push(state.report?.canonical?.text);
    });
    inputs.getState().write('body', '{"a":"old"}');
    await judge();
    inputs.getState().write('body', '{"a":"new"}');
    expect(store.getState()).toMatchObject({ isJudging: true, busy: true });
    await judge();
    for (const show of shows) show();
    await settle(store);
    expect(reports).toEqual(['a=new']);
  });
});

describe('what an edit leaves as it was', () => {
  it('is the same object in the next report', async () => {
    const inputs = createInputsStore(detectPrivateKey);
    const store = createReportStore(inputs, inspectCallback, subtle);
    inputs.getState().write('headers', 'X-Timestamp: 1790000123\nX-Nonce: n\nX-Other');
    inputs.getState().write('body', '{"a":"1","b":"2"}');
    await settle(store);
    const before = store.getState().report;
    inputs.getState().write('body', '{"a":"1","b":"3"}');
    await settle(store);
    const after = store.getState().report;
    expect(after?.canonical?.text).toBe('a=1&b=3&nonce=n&timestamp=1790000123');
    expect(after?.headers).toBe(before?.headers);
    expect(after?.keys).toBe(before?.keys);
    expect(after?.canonical?.kept[0]).toBe(before?.canonical?.kept[0]);
    expect(after?.canonical?.kept[1]).not.toBe(before?.canonical?.kept[1]);
    const line = ({ code }: Problem) => code === 'headers.line';
    expect(after?.problems.find(line)).toBe(before?.problems.find(line));
  });
});

describe('somebody types', () => {
  const body = '{"a":"1"}';
  it.each([
    ['not with the first change', [body], false, true],
    [
      'not with what was pasted, even over something else',
      ['{}', body.repeat(9), body],
      false,
      false,
    ],
    [
      'not with another text of the same length',
      ['{"orderNo":"P1793135054000001"}', '{"paidBy":"UPI, on a Saturday"}'],
      false,
      false,
    ],
    ['with a second small change in a row', [body, '{"a":"12"}'], true, true],
    ['with a small change back', [body, '{"a":"12"}', body], true, true],
  ])('%s', async (_, texts, isTyping, isEdit) => {
    const inputs = createInputsStore(detectPrivateKey);
    const store = createReportStore(inputs, inspectCallback, subtle);
    await settle(store);
    for (const text of texts) inputs.getState().write('body', text);
    expect(store.getState()).toMatchObject({ isTyping, isEdit });
    await settle(store);
  });

  it.each([
    ['no edit while what was pasted before is not judged', false, false],
    ['an edit once it is', true, true],
  ])('%s', async (_, isJudged, isEdit) => {
    const inputs = createInputsStore(detectPrivateKey);
    const store = createReportStore(inputs, inspectCallback, subtle);
    await settle(store);
    inputs.getState().write('body', body.repeat(9));
    if (isJudged) await settle(store);
    inputs.getState().write('body', `${body.repeat(9)} `);
    expect(store.getState()).toMatchObject({ isTyping: true, isEdit });
    await settle(store);
  });

  it('not when a second has passed', async () => {
    const inputs = createInputsStore(detectPrivateKey);
    const store = createReportStore(inputs, inspectCallback, subtle);
    inputs.getState().write('body', body);
    await settle(store);
    vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 1000);
    inputs.getState().write('body', '{"a":"12"}');
    expect(store.getState()).toMatchObject({ isTyping: false, isEdit: true });
  });
});
