/** Whose move a finding is, and what to send to them where it is not the reader's. */

import { useStore } from 'zustand';
import { findingWords } from '#words/findings';
import { findingsPanelWords } from '#words/findings-panel';
import { supportWords } from '#words/support';
import type { CallbackReport } from '../../../core/callback-report';
import type { Finding } from '../../../core/diagnosis/finding';
import { isOfChangedCopy } from '../../../core/diagnosis/other-input';
import type { DiagnosisState } from '../../../state/diagnosis-store';
import { buildSupportText } from '../../../words/build-support-text';
import type { FindingText } from '../../../words/finding-words';
import { joinTexts, type Text, toPlainText } from '../../../words/text';
import { CopyButton } from '../../controls/copy-button';
import { printStraight } from '../../controls/print-straight';
import { ExactText } from '../../controls/visible-text';
import { useApp } from '../../shell/app-context';
import { pickMove } from './pick-move';

const { support, ...words } = findingsPanelWords;

/** A fix for the signer must not read as one for the code that verifies. */
export function groupFixes(
  fixes: FindingText['fixes'],
): readonly { readonly name: string; readonly texts: readonly Text[] }[] {
  const pick = (isSigners: boolean) =>
    fixes.flatMap(({ owner, text }) => ((owner === 'platform') === isSigners ? [text] : []));
  return [
    { name: words.fixes, texts: pick(false) },
    { name: words.signersFixes, texts: pick(true) },
  ];
}

/** More of them are too much to take in at a glance. */
const mostFirstFixes = 2;

/** What whoever has to move does first; null where there is nothing to do. One of several that are needed is not told as if it were enough. */
export function pickFirstFix(
  { firstFixes: all }: Pick<FindingText, 'firstFixes'>,
  { owner }: Pick<Finding, 'owner'>,
): Text | null {
  const own = all.filter((one) => one.owner === owner);
  const texts = (own.length === 0 ? all.slice(0, 1) : own).map(({ text }) => text);
  const [first] = texts;
  if (first === undefined) return null;
  return texts.length <= mostFirstFixes
    ? joinTexts(texts, ' ')
    : words.firstOf(first, texts.length);
}

/** @param isTold the band says whose move it is already */
export function OwnerLine({ finding, isTold }: { finding: Finding; isTold: boolean }) {
  const { who, what } = pickMove(finding);
  if (isTold && what === '') return null;
  return (
    <p className="finding-owner">
      {!isTold && <strong>{who}.</strong>} {what}
    </p>
  );
}

interface SupportTextProps {
  readonly finding: Finding;
  readonly report: CallbackReport;
}

function pickIsChanged({ diagnosis }: DiagnosisState): boolean {
  return isOfChangedCopy(diagnosis);
}

export function SupportText({ finding, report }: SupportTextProps) {
  const sha256 = useStore(useApp().report, (state) =>
    state.report === report ? state.canonicalSha256 : null,
  );
  const said = buildSupportText(finding, report, sha256, {
    finding: findingWords,
    support: supportWords,
  });
  // Of a copy that was changed there is nothing to ask about.
  const isChanged = useStore(useApp().diagnosis, pickIsChanged);
  if (said === null || isChanged) return null;
  const text = toPlainText(said);
  return (
    <details className="variant support">
      <summary>{support.title}</summary>
      <p data-testid="support-text">
        <ExactText text={text} />
      </p>
      <CopyButton text={printStraight(text)} what={support.copied} />
    </details>
  );
}
