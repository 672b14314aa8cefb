import { useContext, useEffect, useState } from 'react';
import { refusalWords } from '#words/refusals';
import type { IntakeStore } from '../../../state/intake-store';
import type { Text } from '../../../words/text';
import { fileLimit } from '../../controls/file-limit';
import { useApp } from '../../shell/app-context';
import { PendingContext } from '../../shell/settling';
import { readFile } from '../inputs/read-file';

/**
 * Reads a file that is dropped beside the fields, which take theirs themselves, unless something newer is written
 * before it is read.
 *
 * @returns why the last one was not taken
 */
export function usePageDrop(store: IntakeStore): Text | null {
  const { inputs } = useApp();
  const changePending = useContext(PendingContext);
  const [fault, setFault] = useState<Text | null>(null);

  useEffect(() => {
    async function take(file: File): Promise<void> {
      setFault(null);
      if (file.size > fileLimit) {
        setFault(refusalWords.fileTooLarge(file));
        return;
      }
      store.getState().stop();
      const { texts } = inputs.getState();
      const { text: written } = store.getState();
      changePending(1);
      try {
        const { text, notices } = readFile('body', new Uint8Array(await file.arrayBuffer()));
        const isNewest = inputs.getState().texts === texts && store.getState().text === written;
        if (isNewest) await store.getState().takeFile(text, notices);
      } catch {
        setFault(refusalWords.fileUnreadable(file));
      } finally {
        changePending(-1);
      }
    }
    function drop(event: DragEvent): void {
      const [file] = event.dataTransfer?.files ?? [];
      if (file !== undefined) void take(file);
    }
    addEventListener('drop', drop);
    return () => removeEventListener('drop', drop);
  }, [inputs, store, changePending]);
  return fault;
}
