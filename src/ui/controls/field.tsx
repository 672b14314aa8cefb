import { type ReactNode, useId } from 'react';
import type { Text } from '../../words/text';
import { MarkedText } from './marked-text';
import { ExactText } from './visible-text';

export interface FieldProps {
  readonly label: string;
  /** Below the field; what is wrong takes its place. */
  readonly hint?: ReactNode;
  readonly fault: Text | string | null;
  readonly children: (ids: {
    readonly id: string;
    readonly 'aria-describedby': string;
    readonly 'aria-invalid': boolean;
  }) => ReactNode;
}

/** A labelled form field with its hint, or what is wrong with it. */
export function Field({ label, hint, fault, children }: FieldProps) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>
        <ExactText text={label} />
      </label>
      {children({ id, 'aria-describedby': `${id}-words`, 'aria-invalid': fault !== null })}
      <p id={`${id}-words`} className={fault === null ? 'field-hint' : 'field-fault'}>
        {fault === null ? hint : <MarkedText text={fault} />}
      </p>
    </div>
  );
}
