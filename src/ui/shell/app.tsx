import { useState } from 'react';
import { useStore } from 'zustand';
import { isEmpty } from '../../state/inputs-store';
import type { ReportState } from '../../state/report-store';
import { ProblemList } from '../controls/problem-list';
import {
  BodyPanel,
  HeadersPanel,
  KeyPanel,
  OwnKeyPanel,
  OwnStringPanel,
} from '../debug/inputs/input-panels';
import { useProblems } from '../debug/use-report';
import { VerdictBar } from '../debug/verdict/verdict-bar';
import { Welcome } from '../debug/welcome';
import { AppContext, type App as AppParts, useApp } from './app-context';
import { createEarlyPart, createPart, Deferred } from './deferred';
import { Actions, HeaderBar } from './header-bar';
import { useDocumentTitle, usePageTitle } from './page-title';
import { type Place as PlaceName, usePlace } from './place';
import { Settling } from './settling';
import { UpdateNotice } from './update-notice';
import { useShown } from './use-shown';

export function App({ app }: { readonly app: AppParts }) {
  return (
    <AppContext value={app}>
      <Place />
    </AppContext>
  );
}

/** A place stays once it was visited, so that nothing that was typed or undone there is lost. */
function Place() {
  const { editors, isEmbedded } = useApp();
  const place = usePlace();
  const title = usePageTitle();
  const [visited, setVisited] = useState<readonly PlaceName[]>([place]);
  if (!visited.includes(place)) setVisited([...visited, place]);
  useDocumentTitle(title, place);
  return (
    <>
      {place === 'debug' && (
        <button type="button" className="skip" onClick={() => editors.goTo('key', null)}>
          Skip to the inputs
        </button>
      )}
      {!isEmbedded && <HeaderBar />}
      <main className={isEmbedded ? 'is-embedded' : undefined}>
        {isEmbedded && (
          <>
            <h1 className="visually-hidden">{title}</h1>
            <Actions />
          </>
        )}
        <Settling>
          {visited.includes('debug') && (
            <div hidden={place !== 'debug'}>
              <DebugPlace />
            </div>
          )}
          {visited.includes('delivery') && (
            <div hidden={place !== 'delivery'}>
              <Deferred part={deliveryPlace}>{({ DeliveryPlace }) => <DeliveryPlace />}</Deferred>
            </div>
          )}
        </Settling>
      </main>
      <UpdateNotice />
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
          <OwnKeyPanel />
        </div>
        <div className="column">
          {useIsUntouched() ? (
            <Welcome />
          ) : (
            <Deferred part={explanation}>{({ Explanation }) => <Explanation />}</Deferred>
          )}
          <Deferred part={receiverPanel}>{({ ReceiverPanel }) => <ReceiverPanel />}</Deferred>
        </div>
      </div>
    </>
  );
}

const explanation = createEarlyPart(() => import('../debug/explanation'));
const receiverPanel = createEarlyPart(() => import('../debug/receiver/receiver-panel'));
const deliveryPlace = createPart(() => import('../delivery/delivery-place'));

/** What is wrong with the page itself, not with an input. */
function PageProblems() {
  const { report, portal } = useApp();
  const crash = useShown(report, pickCrash);
  const ofPage = useProblems('environment');
  const ofPortal = useStore(portal, (state) => state.problems);
  return (
    <>
      {crash !== null && (
        <p className="crash" role="alert">
          The debugger itself failed on this input ({crash}). Your texts are still here; change one
          to try again, and please report it.
        </p>
      )}
      <ProblemList problems={[...ofPage, ...ofPortal]} text="" />
    </>
  );
}

function pickCrash({ crash }: ReportState): string | null {
  return crash;
}

/** Whether nothing was pasted yet. */
function useIsUntouched(): boolean {
  return useStore(
    useApp().inputs,
    ({ texts, refused }) => isEmpty(texts) && Object.keys(refused).length === 0,
  );
}
