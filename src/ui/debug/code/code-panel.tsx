/** The same in the reader's language: code that verifies a callback as the page does. */
import { Download } from 'lucide-react';
import { useEffect, useMemo, useRef } from 'react';
import { useStore } from 'zustand';
import { codeWords } from '#words/code';
import { type CodeLanguage, codeLanguages } from '../../../core/code-language';
import { downloadFile } from '../../../platform/download-file';
import { CopyButton } from '../../controls/copy-button';
import { scrollable } from '../../controls/scrollable';
import { useApp } from '../../shell/app-context';
import { Deferred } from '../../shell/deferred';
import { useSeen } from '../../shell/use-seen';
import { type CodeFile, codeFiles } from './code-files';
import { type CodeLine, splitLines } from './code-line';
import { findRuleLines, type LineRange } from './find-rule-lines';
import './code.css';

export function CodePanel() {
  const { settings } = useApp();
  const language = useStore(settings, (state) => state.codeLanguage);
  return (
    <section className="panel" aria-labelledby="code-title">
      <header className="panel-head code-head">
        <h2 id="code-title">{codeWords.title}</h2>
        <select
          aria-label={codeWords.language}
          value={language}
          onChange={({ currentTarget }) => {
            const chosen = codeLanguages.find((one) => one === currentTarget.value);
            if (chosen !== undefined) settings.getState().chooseCodeLanguage(chosen);
          }}
        >
          {codeLanguages.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </select>
        <Deferred key={language} part={codeFiles[language]} waiting={null} around={() => null}>
          {(file) => <FileButtons file={file} />}
        </Deferred>
      </header>
      <p className="panel-hint code-hint">
        {codeWords.what} {codeWords.ran[language]}
      </p>
      <Deferred key={language} part={codeFiles[language]}>
        {(file) => <Code language={language} file={file} />}
      </Deferred>
    </section>
  );
}

function FileButtons({ file: { name, text } }: { readonly file: CodeFile }) {
  return (
    <>
      <CopyButton text={text} what={codeWords.copied} />
      <button
        type="button"
        className="button copy"
        aria-label={codeWords.download.label(name)}
        onClick={() => downloadFile(name, 'text/plain', text)}
      >
        <Download size={14} aria-hidden="true" />
        <span className="copy-word">{codeWords.download.what}</span>
      </button>
    </>
  );
}

interface CodeProps {
  readonly language: CodeLanguage;
  readonly file: CodeFile;
}

function Code({ language, file: { text, highlighted } }: CodeProps) {
  const shown = useStore(useApp().code, (state) => state.shown);
  const marked = useMemo(
    () => (shown === null ? null : findRuleLines(text, shown.rule)),
    [text, shown],
  );
  const frameRef = useRef<HTMLPreElement>(null);
  const isSeen = useSeen(frameRef);
  const plain = <Lines lines={useMemo(() => splitLines(text), [text])} marked={marked} />;
  useEffect(() => {
    const frame = frameRef.current;
    const mark = frame?.querySelector('mark');
    if (shown === null || !frame || !mark) return;
    // Two lines above it stay in sight.
    frame.scrollTop += mark.getBoundingClientRect().top - frame.getBoundingClientRect().top - 40;
  }, [shown]);
  return (
    <pre
      ref={frameRef}
      id="code"
      className="code"
      role="region"
      aria-label={codeWords.whole(language)}
      {...scrollable}
    >
      <code data-testid="code" data-language={language}>
        {isSeen ? (
          <Deferred part={highlighted} waiting={plain} around={() => plain}>
            {(lines) => <Lines lines={lines} marked={marked} />}
          </Deferred>
        ) : (
          plain
        )}
      </code>
    </pre>
  );
}

interface LinesProps {
  readonly lines: readonly CodeLine[];
  readonly marked: LineRange | null;
}

function Lines({ lines, marked }: LinesProps) {
  return lines.map((line) => (
    <Line
      key={line.number}
      line={line}
      isMarked={marked !== null && marked.from <= line.number && line.number <= marked.to}
    />
  ));
}

function Line({ line: { words }, isMarked }: { readonly line: CodeLine; isMarked: boolean }) {
  const Element = isMarked ? 'mark' : 'span';
  return (
    <Element className="code-line">
      {words.map(({ offset, text, classes }) =>
        classes === '' ? (
          text
        ) : (
          <span key={offset} className={classes}>
            {text}
          </span>
        ),
      )}
    </Element>
  );
}
