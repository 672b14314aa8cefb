import type { ComponentProps, KeyboardEvent } from 'react';
import { Field, type FieldProps } from './field';
import { takeLongPaste } from './take-long-paste';

export interface TextFieldProps extends Omit<FieldProps, 'children'> {
  readonly value: string;
  readonly onWrite: (text: string) => void;
  readonly placeholder?: string;
  readonly kind?: 'text' | 'url' | 'number';
}

/** A field of one line. What is written into it is the caller's to guard against private keys. */
export function TextField({
  value,
  onWrite,
  placeholder,
  kind = 'text',
  ...field
}: TextFieldProps) {
  return (
    <Field {...field}>
      {(ids) => (
        <input
          {...ids}
          type="text"
          {...(kind === 'url' && { inputMode: kind })}
          {...(kind === 'number' && buildNumberProps(value, onWrite))}
          autoComplete="off"
          spellCheck={false}
          placeholder={placeholder}
          value={value}
          onChange={(event) => onWrite(event.target.value)}
          onPaste={takeLongPaste(onWrite)}
        />
      )}
    </Field>
  );
}

/**
 * A whole number stands as text, too: a browser's own number field keeps back what it cannot read, so that nobody
 * could say what is wrong with it, or that it is a private key.
 */
function buildNumberProps(value: string, onWrite: TextFieldProps['onWrite']) {
  const number = /^\d{1,9}$/.test(value) ? Number(value) : undefined;
  return {
    inputMode: 'numeric',
    role: 'spinbutton',
    'aria-valuenow': number,
    onKeyDown(event: KeyboardEvent) {
      if (number === undefined || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
      event.preventDefault();
      onWrite(String(Math.max(0, event.key === 'ArrowUp' ? number + 1 : number - 1)));
    },
  } satisfies ComponentProps<'input'>;
}
