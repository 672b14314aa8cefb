import { lazy, Suspense, useState } from 'react';
import { useStore } from 'zustand';
import { isEmpty } from '../state/inputs-store';
import { AppContext, type App as AppParts, useApp } from './app-context';
import { ComparisonPanel } from './comparison-panel';
import { FindingsPanel } from './findings-panel';
import { HeaderBar } from './header-bar';
import { BodyPanel, HeadersPanel, KeyPanel, OwnStringPanel } from './input-panels';
import { NoteList } from './note-list';
import { type Place as PlaceName, usePlace } from './place';
import { ProblemList } from './problem-list';
import { Pending, Settling } from './settling';
import { StringPanel } from './string-panel';
import { pickProblems, useReport } from './use-report';
import { VerdictBar } from './verdict-bar';
import { Welcome } from './welcome';

export function App({ app }: { readonly app: AppParts }) {
  return (
    <AppContext value={app}>
      <Place />
    </AppContext>
  );
}

/** A place stays once it was visited, so that nothing that was typed or undone there is lost. */
function Place() {
  const { editors } = useApp();
  const place = usePlace();
  const [visited, setVisited] = useState<readonly PlaceName[]>([place]);
  if (!visited.includes(place)) setVisited([...visited, place]);
  return (
    <>
      {place === 'debug' && (
        <button type="button" className="skip" onClick={() => editors.goTo('key', null)}>
          Skip to the inputs
        </button>
      )}
      <HeaderBar />
      <main>
        <Settling>
          {visited.includes('debug') && (
            <div hidden={place !== 'debug'}>
              <DebugPlace />
            </div>
          )}
          {visited.includes('delivery') && (
            <div hidden={place !== 'delivery'}>
              <Suspense fallback={<Pending />}>
                <DeliveryPlace />
              </Suspense>
            </div>
          )}
        </Settling>
      </main>
    </>
  );
}

function DebugPlace() {
  return (
    <>
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
          <Suspense fallback={<Pending />}>
            <ReceiverPanel />
          </Suspense>
        </div>
      </div>
    </>
  );
}

// Fetched when they are to be shown, so that they do not weigh on the first load.
const ReceiverPanel = lazy(() => import('./receiver/receiver-panel'));
const DeliveryPlace = lazy(() => import('./delivery/delivery-place'));

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
