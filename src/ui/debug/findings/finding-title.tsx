import { findingWords } from '#words/findings';
import type { Finding } from '../../../core/diagnosis/finding';
import { describeFinding } from '../../../words/finding-words';
import { MarkedText } from '../../controls/marked-text';

/** What happened, in a sentence; apart, so that the words of findings are no part of the first load. */
export function FindingTitle({ finding }: { readonly finding: Finding }) {
  return <MarkedText text={describeFinding(finding, findingWords).title} />;
}
