import { useContext, useLayoutEffect, useRef, useState } from 'react';
import { acknowledgementWords } from '#words/acknowledgement';
import { refusalWords } from '#words/refusals';
import { type JudgedAnswer, judgeAnswer } from '../../core/receiver/judge-answer';
import { inspectedLength } from '../../state/long-texts';
import type { Text } from '../../words/text';
import type { SideWorker } from '../../workers/start-side-worker';
import { PendingContext } from '../shell/settling';
import { readAnswerFile } from './read-answer-file';

/** What the endpoint answered, as the user gave it. */
export interface GivenAnswer {
  readonly text: string;
  readonly file: { readonly name: string; readonly bytes: Uint8Array } | null;
  readonly isTimeOut: boolean;
  /** What was not taken, and why. */
  readonly refusal: Text | string | null;
  /** Null where nothing was given, and until it is judged. */
  readonly judged: Extract<JudgedAnswer, { ok: true }> | null;
}

export type Judge = (given: string | Uint8Array) => JudgedAnswer | Promise<JudgedAnswer>;

const noAnswer: GivenAnswer = {
  text: '',
  file: null,
  isTimeOut: false,
  refusal: null,
  judged: null,
};

let startedWorker: Promise<SideWorker> | null = null;

async function judgeBesideThePage(given: string | Uint8Array): Promise<JudgedAnswer> {
  startedWorker ??= import('../../workers/start-side-worker').then(({ startSideWorker }) =>
    startSideWorker('answer'),
  );
  const { judge } = await startedWorker;
  return judge(given);
}

/** @param judgeLong for answers that would hold the page up */
export function useGivenAnswer(judgeLong: Judge = judgeBesideThePage) {
  const [given, setGiven] = useState(noAnswer);
  const [isBusy, setIsBusy] = useState(false);
  const changePending = useContext(PendingContext);
  /** How often something was given: what takes long must not replace what came after it. */
  const turnRef = useRef(0);

  useLayoutEffect(() => {
    if (!isBusy) return;
    changePending(1);
    return () => changePending(-1);
  }, [isBusy, changePending]);

  async function judge(turn: number, newer: GivenAnswer): Promise<void> {
    const source = newer.file?.bytes ?? newer.text;
    const isLong = source.length > inspectedLength;
    setIsBusy(isLong);
    try {
      const judged = isLong ? await judgeLong(source) : judgeAnswer(source);
      if (turn !== turnRef.current) return;
      if (judged.ok) setGiven({ ...newer, judged });
      else refuse(newer, refusalWords.privateKey(judged.form));
    } catch {
      if (turn !== turnRef.current) return;
      startedWorker = null;
      refuse(newer, acknowledgementWords.failed);
    }
    setIsBusy(false);
  }
  /** A file leaves what stands there; a text was written over it. */
  function refuse({ file }: GivenAnswer, refusal: string): void {
    setGiven((before) => ({ ...(file === null ? noAnswer : before), refusal }));
  }

  return {
    given,
    isBusy,
    write(text: string): void {
      turnRef.current += 1;
      const newer = { ...noAnswer, text };
      // Until it is judged, a long text stands in its field and is told of nowhere.
      setGiven(newer);
      if (text === '') setIsBusy(false);
      else void judge(turnRef.current, newer);
    },
    /** The first of them: there is one answer. */
    async open([opened, ...others]: readonly File[]): Promise<void> {
      if (opened === undefined) return;
      turnRef.current += 1;
      const turn = turnRef.current;
      setIsBusy(true);
      const reading = await readAnswerFile(opened);
      if (turn !== turnRef.current) return;
      if (reading.ok) {
        const names = others.map(({ name }) => name);
        const refusal = names.length === 0 ? null : refusalWords.filesLeftOut(names);
        const file = { name: opened.name, bytes: reading.bytes };
        await judge(turn, { ...noAnswer, file, refusal });
      } else {
        setGiven((before) => ({ ...before, refusal: reading.refusal }));
        setIsBusy(false);
      }
    },
    setTimeOut: (isTimeOut: boolean) => setGiven((before) => ({ ...before, isTimeOut })),
  };
}
