/** Opens the case that the address holds, and says what became of any that was opened. */
import { CircleSlash, FolderOpen } from 'lucide-react';
import { useContext, useEffect, useLayoutEffect } from 'react';
import { useStore } from 'zustand';
import { caseWords } from '#words/cases';
import type { CaseOutcome } from '../../../core/case/case-outcome';
import { useApp } from '../../shell/app-context';
import { PendingContext } from '../../shell/settling';
import { isMaskedCase } from './is-masked-case';
import { openCaseLink } from './open-case';
import './case.css';

export function CaseNotice() {
  const { caseOutcome, inputs } = useApp();
  const state = useStore(caseOutcome);
  const isMasked = useStore(inputs, ({ texts }) => isMaskedCase(state, texts));
  const outcome = state.outcome ?? (isMasked ? stillMasked : null);
  useAddress();
  useForgetting();
  return <div aria-live="polite">{outcome !== null && <Told outcome={outcome} />}</div>;
}

/** The case in the address: at the beginning, and whenever somebody goes to another one. */
function useAddress(): void {
  const app = useApp();
  const changePending = useContext(PendingContext);
  useLayoutEffect(() => {
    async function open(): Promise<void> {
      const link = takeLink();
      if (link === null) return;
      changePending(1);
      await openCaseLink(app, link);
      changePending(-1);
    }
    const onChange = () => void open();
    onChange();
    addEventListener('hashchange', onChange);
    return () => removeEventListener('hashchange', onChange);
  }, [app, changePending]);
}

/** Out of the address too: gone back to or reloaded, it would take the place of what was edited since. */
function takeLink(): string | null {
  const [place, query] = location.hash.split('?');
  const link = new URLSearchParams(query).get('case');
  if (link !== null) history.replaceState(history.state, '', place);
  return link;
}

/** What is said of stand-ins as long as they are there. */
const stillMasked: CaseOutcome = { kind: 'opened', isMasked: true, leftOut: [] };

/** What is said of a case goes with the next edit. */
function useForgetting(): void {
  const { inputs, caseOutcome } = useApp();
  useEffect(
    () =>
      inputs.subscribe(({ texts }, previous) => {
        if (texts !== previous.texts) caseOutcome.setState({ outcome: null });
      }),
    [inputs, caseOutcome],
  );
}

function Told({ outcome }: { readonly outcome: CaseOutcome }) {
  const isOpened = outcome.kind === 'opened';
  const Icon = isOpened ? FolderOpen : CircleSlash;
  return (
    <p
      className={isOpened ? 'case-notice' : 'case-notice is-refused'}
      data-testid="case"
      data-result={outcome.kind}
      data-code={isOpened ? undefined : outcome.refusal.code}
    >
      <Icon size={14} aria-hidden="true" />
      <span>{caseWords.outcome(outcome)}</span>
    </p>
  );
}
