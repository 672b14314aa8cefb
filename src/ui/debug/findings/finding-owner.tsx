/** Whose move a finding is, and what to send to them where it is not the reader's. */

import { useStore } from 'zustand';
import { findingWords } from '#words/findings';
import { findingsPanelWords } from '#words/findings-panel';
import { supportWords } from '#words/support';
import type { CallbackReport } from '../../../core/callback-report';
import type { Finding } from '../../../core/diagnosis/finding';
import type { FindingText } from '../../../words/finding-words';
import { printSupportText } from '../../../words/print-support-text';
import type { Text } from '../../../words/text';
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

/** What whoever has to move does first; null where there is nothing to do. */
export function pickFirstFix(fixes: FindingText['fixes'], { owner }: Finding): Text | null {
  const fix = fixes.find((one) => one.owner === owner) ?? fixes[0];
  return fix?.text ?? null;
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

export function SupportText({ finding, report }: SupportTextProps) {
  const sha256 = useStore(useApp().report, (state) =>
    state.report === report ? state.canonicalSha256 : null,
  );
  const text = printSupportText(finding, report, sha256, {
    finding: findingWords,
    support: supportWords,
  });
  if (text === null) return null;
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
