import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useStore } from 'zustand';
import type { CallbackReport } from '../core/callback-report';
import { useApp } from './app-context';
import { CanonicalString } from './canonical-string';
import { CopyButton } from './copy-button';
import { HexView } from './hex-view';
import { PairTable } from './pair-table';
import { useReport } from './use-report';

const views = { pairs: 'Pairs', hex: 'Hex' } as const;

/** The string to be signed, shown whenever it can be built. */
export function StringPanel() {
  const report = useReport();
  const frameRef = useRef<HTMLDivElement>(null);
  const lastHeight = useRef(0);
  const isFilled = report !== null && hasCanonical(report);
  const isBlank = report === null || report.input.bodyText.trim() === '';
  // A syntax error while typing must not make the page jump: the empty panel keeps the height of the full one.
  useLayoutEffect(() => {
    if (isFilled) lastHeight.current = frameRef.current?.offsetHeight ?? 0;
    else if (isBlank) lastHeight.current = 0;
  });
  return (
    <div ref={frameRef}>
      {isFilled ? (
        <FilledPanel report={report} />
      ) : (
        <EmptyPanel minHeight={isBlank ? 0 : lastHeight.current} />
      )}
    </div>
  );
}

function EmptyPanel({ minHeight }: { minHeight: number }) {
  return (
    <section className="panel" aria-labelledby="string-title" style={{ minHeight }}>
      <header className="panel-head">
        <h2 id="string-title">String to be signed</h2>
      </header>
      <p className="panel-hint">It appears here as soon as the callback body can be read.</p>
    </section>
  );
}

type ReportWithString = CallbackReport & {
  readonly canonical: NonNullable<CallbackReport['canonical']>;
};

function hasCanonical(report: CallbackReport): report is ReportWithString {
  return report.canonical !== null;
}

function FilledPanel({ report }: { report: ReportWithString }) {
  const { text } = report.canonical;
  const sha256 = useStore(useApp().report, (state) => state.canonicalSha256);
  const [view, setView] = useState<keyof typeof views>('pairs');
  const bytes = useMemo(() => new TextEncoder().encode(text).length, [text]);
  return (
    <section className="panel" aria-labelledby="string-title">
      <header className="panel-head">
        <h2 id="string-title">String to be signed</h2>
        <span className="panel-state">{bytes.toLocaleString('en')} bytes</span>
        <fieldset className="switch">
          <legend className="visually-hidden">Show as</legend>
          {(['pairs', 'hex'] as const).map((name) => (
            <button
              key={name}
              type="button"
              className="button"
              aria-pressed={view === name}
              onClick={() => setView(name)}
            >
              {views[name]}
            </button>
          ))}
        </fieldset>
        <CopyButton text={text} what="the string to be signed" isMain />
      </header>
      {text === '' && (
        <p className="panel-hint">The string is empty: there is no entry that is signed.</p>
      )}
      <CanonicalString canonical={report.canonical} />
      {sha256 !== null && (
        <p className="digest">
          <span className="label">SHA-256</span> <code>{sha256}</code>
          <CopyButton text={sha256} what="the SHA-256" />
        </p>
      )}
      {view === 'pairs' ? <PairTable report={report} /> : <HexView text={text} />}
    </section>
  );
}
