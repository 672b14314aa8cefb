import { type DragEvent, type ReactNode, useCallback, useMemo, useState } from 'react';
import { inputWords } from '#words/inputs';
import type { EditableInput } from '../../../state/inputs-store';
import { type Text, toPlainText } from '../../../words/text';
import { MarkedText } from '../../controls/marked-text';
import { OpenButton } from '../../controls/open-button';
import { Problems } from '../../controls/problems';
import { useFileInput } from '../../controls/use-file-input';
import { type EditorLanguage, TextEditor } from '../../editor/text-editor';
import { showProblemRepairs } from '../repairs/repairs';
import { useProblems, useReported } from '../use-report';
import { pickInputText } from './pick-input-text';

export interface InputPanelProps {
  readonly input: EditableInput;
  /** Its place among the steps; null for what is optional. */
  readonly step: number | null;
  readonly language: EditorLanguage;
  /** Visible rows: at least, at most. */
  readonly rows: readonly [number, number];
  readonly plainOnly?: boolean;
  /** What the title row confirms; null while there is nothing to confirm. */
  readonly confirmation: Text | string | null;
  /** Beside the title while nothing is confirmed; the input's usual one where it is left out. */
  readonly hint?: string;
  /** Names of files that a button of its own opens; without them a file can only be dropped. */
  readonly accept?: string;
  /** Below the editor. */
  readonly children?: ReactNode;
}

/** An input with its title row, its editor and its own problems; a file can be dropped anywhere on it. */
export function InputPanel(props: InputPanelProps) {
  const { input, step, confirmation, hint = inputWords.hints[props.input] } = props;
  const { take, refusal } = useFileInput(input);
  const text = useReported(
    useCallback((report) => (report === null ? '' : pickInputText(report, input)), [input]),
  );
  const problems = useProblems(input);
  const [isTarget, setIsTarget] = useState(false);
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  const isUsed = useMemo(() => text.trim() !== '', [text]);

  function drop(event: DragEvent): void {
    const [file] = event.dataTransfer.files;
    setIsTarget(false);
    if (file === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    void take(file);
  }
  const problemsId = `${input}-problems`;
  return (
    <section
      className="panel input-panel"
      aria-labelledby={`${input}-title`}
      data-input-panel={input}
      data-blank={!isUsed}
      data-drop-target={isTarget}
      data-loaded={confirmation !== null && errors === 0}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        setIsTarget(true);
      }}
      onDragLeave={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setIsTarget(false);
      }}
      onDropCapture={drop}
    >
      <header className="panel-head">
        {step !== null && (
          <span className="step" aria-hidden="true">
            {step}
          </span>
        )}
        <h2 id={`${input}-title`}>{inputWords.names[input]}</h2>
        <InputState
          confirmation={confirmation}
          hint={hint}
          errors={isUsed ? errors : 0}
          isIncomplete={problems.length > 0}
        />
        {props.accept !== undefined && (
          <OpenButton accept={props.accept} onOpen={(file) => void take(file)} />
        )}
      </header>
      <TextEditor
        input={input}
        label={inputWords.names[input]}
        language={props.language}
        placeholder={inputWords.placeholders[input]}
        rows={props.rows}
        plainOnly={props.plainOnly ?? false}
        describedBy={problemsId}
        invalid={isUsed && errors > 0}
      />
      {refusal !== null && (
        <p className="field-fault" role="alert">
          <MarkedText text={refusal} />
        </p>
      )}
      {props.children}
      <Problems id={problemsId} problems={problems} text={text} showRepairs={showProblemRepairs} />
    </section>
  );
}

interface InputStateProps {
  readonly confirmation: Text | string | null;
  readonly hint: string;
  readonly errors: number;
  readonly isIncomplete: boolean;
}

function InputState({ confirmation, hint, errors, isIncomplete }: InputStateProps) {
  if (errors > 0) {
    return <span className="panel-state is-bad">✕ {inputWords.errors(errors)}</span>;
  }
  if (confirmation === null) return <span className="panel-state">{hint}</span>;
  return (
    <span
      title={toPlainText(confirmation)}
      className={isIncomplete ? 'panel-state is-warning' : 'panel-state is-good'}
    >
      {isIncomplete ? '!' : '✓'} <MarkedText text={confirmation} />
    </span>
  );
}
