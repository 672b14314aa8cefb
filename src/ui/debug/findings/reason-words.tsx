/** What the band says of a finding; apart, so that the words of findings are no part of the first load. */
import { findingWords } from '#words/findings';
import type { Canonical } from '../../../core/canonical/canonical';
import type { Finding } from '../../../core/diagnosis/finding';
import { describeFinding } from '../../../words/finding-words';
import type { Text } from '../../../words/text';
import { MarkedText } from '../../controls/marked-text';
import { pickFirstFix } from './finding-owner';
import { pickMove } from './pick-move';

interface TitleProps {
  readonly finding: Finding;
  readonly canonical: Canonical | null;
  /** The sentence that it stands in; itself where it is left out. */
  readonly around?: (title: Text) => Text;
}

/** What happened, in a sentence. */
export function FindingTitle({ finding, canonical, around = (title) => title }: TitleProps) {
  return <MarkedText text={around(describeFinding(finding, findingWords, canonical).title)} />;
}

/** Whose move it is, and the first thing to do. */
export function FindingMove({ finding }: { readonly finding: Finding }) {
  const fix = pickFirstFix(describeFinding(finding, findingWords), finding);
  return (
    <>
      <strong>{pickMove(finding).who}:</strong> {fix !== null && <MarkedText text={fix} />}
    </>
  );
}
