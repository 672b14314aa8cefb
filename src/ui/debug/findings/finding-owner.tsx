/** Whose move a finding is, and what to send to them where it is not the reader's. */
import { useStore } from 'zustand';
import type { CallbackReport } from '../../../core/callback-report';
import type { Finding, Owner } from '../../../core/diagnosis/finding';
import { printSupportText } from '../../../core/diagnosis/print-support-text';
import { CopyButton } from '../../controls/copy-button';
import { ExactText } from '../../controls/visible-text';
import { useApp } from '../../shell/app-context';

interface Move {
  readonly who: string;
  readonly what: string;
}

const ownCode: Move = { who: 'Your verifying code', what: '' };

const moves: Record<Owner, Move> = {
  platform: {
    who: 'The platform or a test signer',
    what: 'If headers and body stand here as you got them, your verifying code needs no change.',
  },
  transport: {
    who: 'The copy that was pasted',
    what: 'Something between the signing and this page changed it.',
  },
  merchant: {
    who: 'Your side',
    what: 'The keys that you verify with, or a test signer of your own.',
  },
  unknown: {
    who: 'Not certain',
    what: 'First make sure that headers, body and key stand here as you got them; then ask the platform.',
  },
};

/** A fix for the signer must not read as one for the code that verifies. */
export function groupFixes(
  fixes: Finding['fixes'],
): readonly { readonly name: string; readonly texts: readonly string[] }[] {
  const pick = (isSigners: boolean) =>
    fixes.flatMap(({ owner, text }) => ((owner === 'platform') === isSigners ? [text] : []));
  return [
    { name: 'Fix', texts: pick(false) },
    { name: 'Signer’s fix', texts: pick(true) },
  ];
}

export function OwnerLine({ finding: { owner, subject } }: { readonly finding: Finding }) {
  const isOwnCode = owner === 'merchant' && subject === 'own-string';
  const { who, what } = isOwnCode ? ownCode : moves[owner];
  return (
    <p className="finding-owner">
      <span className="label">Whose move</span> <strong>{who}.</strong> {what}
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
  const text = printSupportText(finding, report, sha256);
  if (text === null) return null;
  return (
    <details className="variant support">
      <summary>A text for the platform’s support</summary>
      <p data-testid="support-text">
        <ExactText text={text} />
      </p>
      <CopyButton text={text} what="the text for support" />
    </details>
  );
}
