/** Where another string was signed that nothing gives, what else a finding names is not all that is to be mended. */
import { type Finding, pickSignedString } from '../../../core/diagnosis/finding';
import type { Text } from '../../text';
import { english } from '../language';

const { say } = english;

export function adviseOnString(finding: Finding): readonly Text[] {
  return pickSignedString(finding) === 'unknown'
    ? [say`That alone will not do: another string was signed, too.`]
    : [];
}
