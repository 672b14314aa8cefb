import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { isEmpty } from '../state/inputs-store';
import { AppContext, type App as AppParts, useApp } from './app-context';
import { ComparisonPanel } from './comparison-panel';
import { FindingsPanel } from './findings-panel';
import { HeaderBar } from './header-bar';
import { BodyPanel, HeadersPanel, KeyPanel, OwnStringPanel } from './input-panels';
import { NoteList } from './note-list';
import { ProblemList } from './problem-list';
import { StringPanel } from './string-panel';
import { pickProblems, useReport } from './use-report';
import { VerdictBar } from './verdict-bar';
import { Welcome } from './welcome';

export function App({ app }: { readonly app: AppParts }) {
  return (
    <AppContext value={app}>
      <button type="button" className="skip" onClick={() => app.editors.goTo('key', null)}>
        Skip to the inputs
      </button>
      <HeaderBar />
      <main>
        <Settling>
          <VerdictBar />
          <PageProblems />
          <div className="columns">
            <div className="column" id="inputs">
              <KeyPanel />
              <HeadersPanel />
              <BodyPanel />
              <OwnStringPanel />
            </div>
            <div className="column">
              <Explanation />
            </div>
          </div>
        </Settling>
      </main>
    </AppContext>
  );
}

/** Tells scripts and screen readers whether what stands inside belongs to the newest inputs. */
function Settling({ children }: { readonly children: ReactNode }) {
  const { report, diagnosis } = useApp();
  const isInspecting = useStore(report, (state) => state.busy);
  const isDiagnosing = useStore(diagnosis, (state) => state.busy);
  return (
    <div data-testid="report" aria-busy={isInspecting || isDiagnosing}>
      {children}
    </div>
  );
}

/** What is wrong with the page itself, not with an input. */
function PageProblems() {
  const report = useReport();
  const { report: reports, portal } = useApp();
  const crash = useStore(reports, (state) => state.crash);
  const ofPortal = useStore(portal, (state) => state.problems);
  return (
    <>
      {crash !== null && (
        <p className="crash" role="alert">
          The debugger itself failed on this input ({crash}). Your texts are still here; change one
          to try again, and please report it.
        </p>
      )}
      <ProblemList problems={[...pickProblems(report, 'environment'), ...ofPortal]} text="" />
    </>
  );
}

function Explanation() {
  const { inputs } = useApp();
  const isUntouched = useStore(
    inputs,
    ({ texts, refused }) => isEmpty(texts) && Object.keys(refused).length === 0,
  );
  if (isUntouched) return <Welcome />;
  return (
    <>
      <FindingsPanel />
      <NoteList />
      <StringPanel />
      <ComparisonPanel />
    </>
  );
}
