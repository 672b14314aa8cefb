/** The verdict on a callback, what it is made of, and why it is so. */
import { useStore } from 'zustand';
import { shellWords } from '#words/shell';
import { isEmpty } from '../../state/inputs-store';
import type { ReportState } from '../../state/report-store';
import { MarkedText } from '../controls/marked-text';
import { Problems } from '../controls/problems';
import { useApp } from '../shell/app-context';
import { createEarlyPart, Deferred } from '../shell/deferred';
import { useShown } from '../shell/use-shown';
import { Hints } from './hints/hints';
import {
  BodyPanel,
  HeadersPanel,
  KeyPanel,
  OwnKeyPanel,
  OwnStringPanel,
} from './inputs/input-panels';
import { useFocusInView } from './inputs/use-focus-in-view';
import { RepairNotice } from './repairs/repair-notice';
import { useProblems } from './use-report';
import { VerdictBar } from './verdict/verdict-bar';
import { Welcome } from './welcome';

const caseNotice = createEarlyPart(() => import('./case/case-notice'));
const intake = createEarlyPart(() => import('./intake/intake'));
const explanation = createEarlyPart(() => import('./explanation'));
const receiverSettings = createEarlyPart(() => import('./receiver/receiver-settings'));
const receiverPanel = createEarlyPart(() => import('./receiver/receiver-panel'));
const codePanel = createEarlyPart(() => import('./code/code-panel'));

export function DebugPlace() {
  const isUntouched = useIsUntouched();
  useFocusInView();
  return (
    <>
      <VerdictBar />
      <RepairNotice />
      <Deferred part={caseNotice}>{({ CaseNotice }) => <CaseNotice />}</Deferred>
      <PageProblems />
      <Hints />
      <div className="columns">
        {!isUntouched && (
          <div className="column is-reason">
            <Deferred part={explanation}>{({ Reason }) => <Reason />}</Deferred>
          </div>
        )}
        <div className="column is-inputs" id="inputs">
          <Deferred part={intake} waiting={<div className="intake" />}>
            {({ Intake }) => <Intake />}
          </Deferred>
          <KeyPanel />
          <HeadersPanel />
          <BodyPanel />
          <OwnStringPanel />
          <OwnKeyPanel />
          <Deferred part={receiverSettings} waiting={<div className="panel receiver-settings" />}>
            {({ ReceiverSettings }) => <ReceiverSettings />}
          </Deferred>
        </div>
        <div className="column is-rest">
          {isUntouched ? (
            <Welcome />
          ) : (
            <Deferred part={explanation}>{({ Strings }) => <Strings />}</Deferred>
          )}
          <Deferred part={receiverPanel}>{({ ReceiverPanel }) => <ReceiverPanel />}</Deferred>
          <Deferred part={codePanel}>{({ CodePanel }) => <CodePanel />}</Deferred>
        </div>
      </div>
    </>
  );
}

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
          <MarkedText text={shellWords.crash(crash)} />
        </p>
      )}
      <Problems problems={[...ofPage, ...ofPortal]} text="" />
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
