import { useContext, useEffect, useState } from 'react';
import { refusalWords } from '#words/refusals';
import { isCaseText } from '../../../core/case/parse-case-file';
import { isEmpty } from '../../../state/inputs-store';
import type { FileText, IntakeStore } from '../../../state/intake-store';
import type { Text } from '../../../words/text';
import { fileLimit } from '../../controls/file-limit';
import { useApp } from '../../shell/app-context';
import { PendingContext } from '../../shell/settling';
import { openCaseFile } from '../case/open-case';
import { namePacked, readFile } from '../inputs/read-file';

/**
 * Reads files that are dropped beside the fields, which take theirs themselves, unless something newer is written
 * before they are read.
 *
 * @returns what of the last ones was not taken, and why
 */
export function usePageDrop(store: IntakeStore): readonly Text[] {
  const app = useApp();
  const { inputs } = app;
  const changePending = useContext(PendingContext);
  const [faults, setFaults] = useState<readonly Text[]>([]);

  useEffect(
    () =>
      inputs.subscribe(({ texts, refused }, previous) => {
        if (isEmpty(texts) && refused !== previous.refused) setFaults([]);
      }),
    [inputs],
  );
  useEffect(() => {
    async function take(files: readonly File[]): Promise<void> {
      const { readable, large, others } = sortBySize(files);
      const found: Text[] = large.map(refusalWords.fileTooLarge);
      setFaults([...found]);
      if (readable.length === 0) return;
      store.getState().stop();
      const { texts } = inputs.getState();
      const { text: written } = store.getState();
      const isNewest = () => inputs.getState().texts === texts && store.getState().text === written;
      changePending(1);
      const read = await Promise.all(readable.map(readNamed));
      const isLate = !isNewest();
      const given = isLate ? [] : read.filter((one) => 'text' in one);
      const [only] = given;
      if (files.length === 1 && only !== undefined && isCaseText(only.text)) {
        await openCaseFile(app, readable[0] as File);
        changePending(-1);
        return;
      }
      const taking = given.length === 0 ? [] : store.getState().takeFiles(given);
      // From here on the store tells that it is busy: what ends a long reading leaves its promise open.
      changePending(-1);
      if (isLate) return;
      found.push(...read.flatMap((one) => ('fault' in one ? [one.fault] : [])));
      const notTaken = await taking;
      const leftOut = [...(files.length > 1 ? notTaken : []), ...others];
      if (leftOut.length > 0) {
        found.push(refusalWords.filesLeftOut(leftOut.map(({ name }) => name)));
      }
      setFaults(found);
    }
    function drop(event: DragEvent): void {
      const files = [...(event.dataTransfer?.files ?? [])];
      if (files.length > 0) void take(files);
    }
    addEventListener('drop', drop);
    return () => removeEventListener('drop', drop);
  }, [app, inputs, store, changePending]);
  return faults;
}

/** In their order, as many as have room together. */
function sortBySize(files: readonly File[]) {
  const [readable, large, others]: [File[], File[], File[]] = [[], [], []];
  let room = fileLimit;
  for (const file of files) {
    const { size } = file;
    if (size > fileLimit) large.push(file);
    else if (size > room) others.push(file);
    else {
      readable.push(file);
      room -= size;
    }
  }
  return { readable, large, others };
}

type NamedReading = (FileText & { readonly name: string }) | { readonly fault: Text };

async function readNamed(file: File): Promise<NamedReading> {
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    const packed = namePacked(bytes);
    if (packed !== null) return { fault: refusalWords.filePacked(file, packed) };
    return { name: file.name, ...readFile('body', bytes) };
  } catch {
    return { fault: refusalWords.fileUnreadable(file) };
  }
}
