/** Numbered hints; their numbers stand beside what they are about as well, drawn by hints.css alone. */
import { useLayoutEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { hintWords } from '#words/hints';
import type { DiagnosisState } from '../../../state/diagnosis-store';
import { type HintName, hintNames } from '../../../state/hints-store';
import { passFocusOn } from '../../controls/keep-focus';
import { useApp } from '../../shell/app-context';
import { useShown } from '../../shell/use-shown';
import './hints.css';

export function HintList() {
  const { hints, diagnosis } = useApp();
  const open = useStore(hints, (state) => state.open);
  const hasFix = useShown(diagnosis, hasFinding);
  const listRef = useRef<HTMLOListElement>(null);
  // What was closed keeps its number, so that the others keep theirs.
  const numbered = hintNames
    .filter((name) => name !== 'fix' || hasFix)
    .map((name, index) => ({ name, number: index + 1 }))
    .filter(({ name }) => open.includes(name));
  useNumbers(numbered.map(({ name, number }) => `${name} ${number}`).join());
  if (numbered.length === 0) return null;
  return (
    <section
      className="panel hints"
      aria-labelledby="hints-title"
      data-testid="hints"
      ref={passFocusOn}
    >
      <header className="panel-head">
        <h2 id="hints-title">{hintWords.title}</h2>
        <button
          type="button"
          className="button is-compact"
          onClick={() => hints.getState().dismissForGood()}
        >
          {hintWords.closeForGood}
        </button>
      </header>
      <ol className="hint-list" aria-labelledby="hints-title" tabIndex={-1} ref={listRef}>
        {numbered.map(({ name, number }) => (
          <Hint
            key={name}
            name={name}
            number={number}
            close={() => {
              hints.getState().dismiss(name);
              listRef.current?.focus();
            }}
          />
        ))}
      </ol>
    </section>
  );
}

interface HintProps {
  readonly name: HintName;
  readonly number: number;
  readonly close: () => void;
}

function Hint({ name, number, close }: HintProps) {
  const words = hintWords.byName[name];
  return (
    <li className="hint" data-testid="hint" data-hint={name} value={number}>
      <span className="hint-number" aria-hidden="true">
        {number}
      </span>
      <p>
        <strong>{words.name}.</strong> {words.text}
      </p>
      <button
        type="button"
        className="link"
        aria-label={hintWords.closeWhat(words.name)}
        onClick={close}
      >
        {hintWords.close}
      </button>
    </li>
  );
}

function hasFinding({ diagnosis }: DiagnosisState): boolean {
  return diagnosis !== null && diagnosis.findings.length > 0;
}

/** @param numbers `verdict 1,pairs 2` */
function useNumbers(numbers: string): void {
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    const all = numbers === '' ? [] : numbers.split(',').map((one) => one.split(' '));
    for (const [name, number] of all) style.setProperty(`--hint-${name}`, `"${number}"`);
    return () => {
      for (const [name] of all) style.removeProperty(`--hint-${name}`);
    };
  }, [numbers]);
}
