import { useState } from 'react';
import { refusalWords } from '#words/refusals';
import { findRefusal, type Refusal } from '../../state/find-refusal';
import { printRefusal } from './refusal-text';
import { TextField, type TextFieldProps } from './text-field';

/** A field whose text is a part of another one: what is refused never gets there, and what stood in it stays. */
export function GuardedField({ onWrite, fault, ...field }: TextFieldProps) {
  const [last, setLast] = useState<{ readonly refused: Refusal; readonly kept: string } | null>(
    null,
  );
  // Once it holds another text, that is what counts.
  const refused = last?.kept === field.value ? last.refused : null;
  const isKey = refused !== null && refused !== 'too-long';
  const refusal = isKey ? refusalWords.privateKeyNotTaken(refused) : printRefusal(refused);
  return (
    <TextField
      {...field}
      fault={refusal ?? fault}
      onWrite={(text) => {
        const found = findRefusal(text);
        setLast(found && { refused: found, kept: field.value });
        if (found === null) onWrite(text);
      }}
    />
  );
}
