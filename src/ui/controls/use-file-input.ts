import { useContext, useEffect, useState } from 'react';
import { refusalWords } from '#words/refusals';
import type { EditableInput } from '../../state/inputs-store';
import { joinTexts, type Text } from '../../words/text';
import { useApp } from '../shell/app-context';
import { createEarlyPart } from '../shell/deferred';
import { PendingContext } from '../shell/settling';
import { fileLimit } from './file-limit';

/** There before somebody drops a file, also without a network by then. */
const fileReader = createEarlyPart(() => import('../debug/inputs/read-file'));

export interface FileInput {
  /** Reads the first of some files into the input, unless something newer is written there before it is read. */
  readonly take: (files: readonly File[]) => Promise<void>;
  /** Why the last files were not taken; forgotten at the input's next change. */
  readonly refusal: Text | null;
}

/** Dropped and picked files for one input. */
export function useFileInput(input: EditableInput): FileInput {
  const { inputs } = useApp();
  const changePending = useContext(PendingContext);
  const [refusal, setRefusal] = useState<Text | null>(null);

  useEffect(
    () =>
      inputs.subscribe(({ texts }, previous) => {
        if (texts[input] !== previous.texts[input]) setRefusal(null);
      }),
    [inputs, input],
  );
  return {
    refusal,
    async take([file, ...others]) {
      if (file === undefined) return;
      const names = others.map(({ name }) => name);
      const leftOut = names.length === 0 ? [] : [refusalWords.filesLeftOut(names)];
      const refuse = (fault: Text): void => setRefusal(joinTexts([fault, ...leftOut], ' '));
      const write = inputs.getState().reserve(input);
      if (file.size > fileLimit) {
        refuse(refusalWords.fileTooLarge(file));
        return;
      }
      setRefusal(null);
      changePending(1);
      try {
        const [buffer] = await Promise.all([file.arrayBuffer(), fileReader.fetch()]);
        const code = fileReader.code();
        if (code === null) return;
        const bytes = new Uint8Array(buffer);
        const packed = code.namePacked(bytes);
        if (packed !== null) {
          refuse(refusalWords.filePacked(file, packed));
          return;
        }
        const read = code.readFile(input, bytes);
        write(read.text, read.notices);
        // After the change that it makes.
        if (inputs.getState().texts[input] === read.text) setRefusal(leftOut[0] ?? null);
      } catch {
        refuse(refusalWords.fileUnreadable(file));
      } finally {
        changePending(-1);
      }
    },
  };
}
