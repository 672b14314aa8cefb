import { type DragEvent, type ReactNode, useCallback, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { inputWords } from '#words/inputs';
import type { EditableInput } from '../../../state/inputs-store';
import type { ProblemsState } from '../../../state/problems-store';
import type { Text } from '../../../words/text';
import { MarkedText } from '../../controls/marked-text';
import { OpenButton } from '../../controls/open-button';
import { printStraight } from '../../controls/print-straight';
import { Problems } from '../../controls/problems';
import { useFileInput } from '../../controls/use-file-input';
import { type EditorLanguage, TextEditor } from '../../editor/text-editor';
import { useApp } from '../../shell/app-context';
import { useShown } from '../../shell/use-shown';
import { useProblems, useReported } from '../use-report';
import { pickInputText } from './pick-input-text';
import { useFold } from './use-fold';

export interface InputPanelProps {
  readonly input: EditableInput;
  /** Its place among the steps; null for what is optional. */
  readonly step: number | null;
  readonly language: EditorLanguage;
  /** Visible rows: while it is blank, at least and at most while it is not. */
  readonly rows: readonly [blank: number, least: number, most: number];
  readonly plainOnly?: boolean;
  /** What the title row confirms; null while there is nothing to confirm. */
  readonly confirmation: Text | string | null;
  /** What is confirmed was understood, and is not what it should be. */
  readonly isWrong?: boolean;
  /** Beside the title while nothing is confirmed; the input's usual one where it is left out. */
  readonly hint?: string;
  /** Names of files that a button of its own opens; without them a file can only be dropped. */
  readonly accept?: string;
  /** Below the editor, while it is not folded. */
  readonly children?: ReactNode;
  /** Below that, folded or not. */
  readonly lasting?: ReactNode;
}

/**
 * An input with its title row, its editor and its own problems; a file can be dropped anywhere on it. Once it was
 * understood it folds to one line: the editor keeps its place there, and its problems stay.
 */
export function InputPanel(props: InputPanelProps) {
  const { input, step, rows } = props;
  const { isFolded, toggle, listeners } = useFold(input);
  const { take, refusal } = useFileInput(input);
  const text = useReported(
    useCallback((report) => (report === null ? '' : pickInputText(report, input)), [input]),
  );
  const isChoosing = useStore(useApp().inputs, ({ pasted }) => pasted === 'choice');
  // What else tells that it is read changes with every edit, and the editors are drawn here.
  const isReading = useStore(useApp().inputs, (state) => state.isReading);
  const found = useProblems(input);
  const drop = useDrop(take);
  const isUsed = useMemo(() => text.trim() !== '', [text]);
  // That one is to be chosen, or that it is being read, is said above: it lacks nothing else.
  const isAwaited =
    (isChoosing || isReading) && !isUsed && (input === 'headers' || input === 'body');
  const problems = isAwaited ? [] : found;
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  const problemsId = `${input}-problems`;
  return (
    <section
      className="panel input-panel"
      aria-labelledby={`${input}-title`}
      data-input-panel={input}
      data-blank={!isUsed}
      data-folded={isFolded}
      data-drop-target={drop.isTarget}
      {...drop.listeners}
      {...listeners}
    >
      <div className="input-lines">
        <header className="panel-head">
          <h2 id={`${input}-title`}>
            {step !== null && (
              <span className="step" aria-hidden="true">
                {step}
              </span>
            )}
            {inputWords.names[input]}
          </h2>
          <InputState {...props} errors={isUsed ? errors : 0} problems={problems.length} />
          {props.accept !== undefined && (
            <OpenButton accept={props.accept} onOpen={(file) => void take([file])} />
          )}
          {isUsed && <FoldButton input={input} isFolded={isFolded} onToggle={toggle} />}
        </header>
        <TextEditor
          input={input}
          label={inputWords.names[input]}
          language={props.language}
          placeholder={inputWords.placeholders[input]}
          rows={[isUsed ? rows[1] : rows[0], rows[2]]}
          plainOnly={props.plainOnly ?? false}
          isFolded={isFolded}
          describedBy={problemsId}
          invalid={isUsed && errors > 0}
        />
        {refusal !== null && (
          <p className="field-fault" role="alert">
            <MarkedText text={refusal} />
          </p>
        )}
        {props.children !== undefined && <div className="input-more">{props.children}</div>}
        {props.lasting}
        <Problems id={problemsId} problems={problems} text={text} />
      </div>
    </section>
  );
}

/** What makes an element take files that are dropped on it. */
function useDrop(take: (files: readonly File[]) => Promise<void>) {
  const [isTarget, setIsTarget] = useState(false);
  function drop(event: DragEvent): void {
    const files = [...event.dataTransfer.files];
    setIsTarget(false);
    if (files.length === 0) return;
    event.preventDefault();
    event.stopPropagation();
    void take(files);
  }
  const listeners = {
    onDragOver(event: DragEvent) {
      if (!event.dataTransfer.types.includes('Files')) return;
      event.preventDefault();
      setIsTarget(true);
    },
    onDragLeave(event: DragEvent) {
      if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setIsTarget(false);
    },
    onDropCapture: drop,
  };
  return { isTarget, listeners };
}

interface FoldButtonProps {
  readonly input: EditableInput;
  readonly isFolded: boolean;
  readonly onToggle: () => void;
}

function FoldButton({ input, isFolded, onToggle }: FoldButtonProps) {
  const { edit, fold, ofInput } = inputWords.folding;
  const word = isFolded ? edit : fold;
  return (
    <button
      type="button"
      className="button is-fold"
      aria-label={ofInput(word, inputWords.names[input])}
      onClick={onToggle}
    >
      {word}
    </button>
  );
}

interface InputStateProps
  extends Pick<InputPanelProps, 'input' | 'confirmation' | 'isWrong' | 'hint'> {
  readonly errors: number;
  readonly problems: number;
}

function InputState(props: InputStateProps) {
  const { input, confirmation, isWrong = false, hint, errors, problems } = props;
  const isHeld = useShown(useApp().problems, pickIsHeld);
  if (errors > 0) {
    return <span className="panel-state is-bad">✕ {inputWords.errors(errors)}</span>;
  }
  if (confirmation === null || isHeld) {
    return <span className="panel-state">{hint ?? inputWords.hints[input]}</span>;
  }
  const [tone, sign] = isWrong ? ['bad', '✕'] : problems > 0 ? ['warning', '!'] : ['good', '✓'];
  return (
    <span title={printStraight(confirmation)} className={`panel-state is-${tone}`}>
      {sign} <MarkedText text={confirmation} />
      {problems > shownWarnings && ` · ${inputWords.warnings(problems)}`}
    </span>
  );
}

/** In a folded panel, see fold.css. */
const shownWarnings = 3;

function pickIsHeld({ isHeld }: ProblemsState): boolean {
  return isHeld;
}
