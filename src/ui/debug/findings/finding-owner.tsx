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
import { ExactText } from '../../controls/visible-text';
import { useApp } from '../../shell/app-context';

const { move, support, ...words } = findingsPanelWords;

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

export function OwnerLine({ finding: { owner, subject } }: { readonly finding: Finding }) {
  const isOwnCode = owner === 'merchant' && subject === 'own-string';
  const { who, what } = isOwnCode ? move.ownCode : move.byOwner[owner];
  return (
    <p className="finding-owner">
      <span className="label">{move.label}</span> <strong>{who}.</strong> {what}
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
      <CopyButton text={text} what={support.copied} />
    </details>
  );
}
