import { act, renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type JudgedAnswer, judgeAnswer } from '../../core/receiver/judge-answer';
import { type Judge, useGivenAnswer } from './use-given-answer';

const long = 'x'.repeat(100_001);

/** The hook, with long answers judged when the test says so. */
function showAnswers() {
  const asked: { given: string | Uint8Array; answer: (judged?: JudgedAnswer) => void }[] = [];
  const judge: Judge = (given) =>
    new Promise((resolve, reject) => {
      const answer = (judged?: JudgedAnswer): void =>
        judged === undefined ? reject(new Error('crashed')) : resolve(judged);
      asked.push({ given, answer });
    });
  const { result } = renderHook(useGivenAnswer, { initialProps: judge });
  const write = (text: string) => act(() => result.current.write(text));
  const answer = (index: number, judged?: JudgedAnswer) =>
    act(async () => asked[index]?.answer(judged));
  return { result, asked, write, answer };
}

describe('a long answer', () => {
  it('is judged beside the page, and nothing is said of it until then', async () => {
    const { result, asked, write, answer } = showAnswers();
    await write(long);
    expect(asked.map(({ given }) => given === long)).toEqual([true]);
    expect(result.current).toMatchObject({ isBusy: true, given: { judged: null } });
    const judged = judgeAnswer(long);
    await answer(0, judged);
    expect(result.current.isBusy).toBe(false);
    expect(result.current.given.judged).toBe(judged);
  });

  it('does not replace what was written while it was judged', async () => {
    const { result, write, answer } = showAnswers();
    await write(long);
    await write('OK');
    await answer(0, judgeAnswer(long));
    expect(result.current.isBusy).toBe(false);
    expect(result.current.given).toMatchObject({
      text: 'OK',
      judged: { acknowledgement: { result: 'unknown' } },
    });
  });

  it('is cleared when a private key stands in it', async () => {
    const { result, write, answer } = showAnswers();
    await write(long);
    await answer(0, { ok: false, form: 'pem' });
    expect(result.current).toMatchObject({ isBusy: false, given: { text: '', judged: null } });
    expect(result.current.given.refusal).toContain('private key');
  });

  it('is not judged where the worker fails, which is said', async () => {
    const { result, write, answer } = showAnswers();
    await write(long);
    await answer(0);
    expect(result.current).toMatchObject({ isBusy: false, given: { judged: null } });
    expect(result.current.given.refusal).toContain('a part of this page failed');
  });
});
