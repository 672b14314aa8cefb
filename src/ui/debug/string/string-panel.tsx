import { useEffect, useMemo, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { stringWords } from '#words/string';
import type { CallbackReport } from '../../../core/callback-report';
import { countUtf8Bytes } from '../../../core/text/count-utf-8-bytes';
import type { ReportState } from '../../../state/report-store';
import { CopyButton } from '../../controls/copy-button';
import { useApp } from '../../shell/app-context';
import { useShown } from '../../shell/use-shown';
import { useReading } from '../use-reading';
import { useReport } from '../use-report';
import { CanonicalString } from './canonical-string';
import { HexView } from './hex-view';
import { PairTable } from './pair-table';

const views = ['pairs', 'hex'] as const;

/** The string to be signed, shown whenever it can be built. */
export function StringPanel() {
  const report = useReport();
  const frameRef = useRef<HTMLDivElement>(null);
  const lastHeight = useRef(0);
  const isFilled = report !== null && hasCanonical(report);
  const isBlank = report === null || report.input.bodyText.trim() === '';
  // A syntax error while typing must not make the page jump: the empty panel keeps the height of the full one.
  useEffect(() => {
    const frame = frameRef.current;
    if (frame === null) return;
    // Read when the browser has laid it out anyway.
    const observer = new ResizeObserver(() => {
      lastHeight.current = frame.offsetHeight;
    });
    observer.observe(frame);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={frameRef}>
      {isFilled ? (
        <FilledPanel report={report} />
      ) : (
        <EmptyPanel isBlank={isBlank} minHeight={isBlank ? 0 : lastHeight.current} />
      )}
    </div>
  );
}

interface EmptyPanelProps {
  /** There is no body. */
  readonly isBlank: boolean;
  readonly minHeight: number;
}

function EmptyPanel({ isBlank, minHeight }: EmptyPanelProps) {
  const isReading = useReading();
  const isChoosing = useStore(useApp().inputs, ({ pasted }) => pasted === 'choice');
  const waiting = isReading ? 'reading' : isChoosing ? 'choice' : 'nothing';
  return (
    <section className="panel" aria-labelledby="string-title" style={{ minHeight }}>
      <header className="panel-head">
        <h2 id="string-title">{stringWords.title}</h2>
      </header>
      <p className="panel-hint">
        {stringWords.notYet[isBlank || isReading ? waiting : 'unreadable']}
      </p>
    </section>
  );
}

type ReportWithString = CallbackReport & {
  readonly canonical: NonNullable<CallbackReport['canonical']>;
};

function hasCanonical(report: CallbackReport): report is ReportWithString {
  return report.canonical !== null;
}

function pickSha256({ canonicalSha256 }: ReportState): string | null {
  return canonicalSha256;
}

function FilledPanel({ report }: { report: ReportWithString }) {
  const { text } = report.canonical;
  const sha256 = useShown(useApp().report, pickSha256);
  const [view, setView] = useState<(typeof views)[number]>('pairs');
  const bytes = useMemo(() => countUtf8Bytes(text), [text]);
  return (
    <section className="panel" aria-labelledby="string-title">
      <header className="panel-head">
        <h2 id="string-title">{stringWords.title}</h2>
        <span className="panel-state">{stringWords.bytes(bytes)}</span>
        <fieldset className="switch">
          <legend className="visually-hidden">{stringWords.views.label}</legend>
          {views.map((name) => (
            <button
              key={name}
              type="button"
              className="button"
              aria-pressed={view === name}
              onClick={() => setView(name)}
            >
              {stringWords.views[name]}
            </button>
          ))}
        </fieldset>
        <CopyButton text={text} what={stringWords.copied.string} isMain />
      </header>
      {text === '' && <p className="panel-hint">{stringWords.empty}</p>}
      <CanonicalString canonical={report.canonical} />
      {sha256 !== null && (
        <p className="digest">
          <span className="label">{stringWords.digest}</span> <code>{sha256}</code>
          <CopyButton text={sha256} what={stringWords.copied.digest} />
        </p>
      )}
      {view === 'pairs' ? <PairTable report={report} /> : <HexView text={text} />}
    </section>
  );
}
