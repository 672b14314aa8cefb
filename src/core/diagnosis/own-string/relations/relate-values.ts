/** What two values of one entry tell by themselves: how the merchant's was made of the right one. */
import { isEnumMember } from '../../enum-members';
import { relateCharacters } from './relate-characters';
import { relateCodings } from './relate-codings';
import { relateHash } from './relate-hash';
import { relateMembers } from './relate-members';
import { relateNested } from './relate-nested';
import { relateNumbers } from './relate-numbers';
import { relateParts } from './relate-parts';
import { relateNothing, relateTemplate } from './relate-placeholders';
import { relateTimes } from './relate-times';
import { lengthLimit, type ValueRelation } from './value-relation';

const enumMember: ValueRelation = { kind: 'enum-member' };

/** The first relation that holds; null where the values tell nothing. */
export function relateValues(key: string, own: string, expected: string): ValueRelation | null {
  if (own.length > lengthLimit || expected.length > lengthLimit) return null;
  return (
    relateTimes(key, own, expected) ??
    relateNothing(own) ??
    relateTemplate(key, own, expected) ??
    (isEnumMember(key, own, expected) ? enumMember : null) ??
    relateNested(own, expected) ??
    relateMembers(own, expected) ??
    relateNumbers(key, own, expected) ??
    relateCodings(own, expected) ??
    relateCharacters(own, expected) ??
    relateHash(own, expected) ??
    relateParts(own, expected)
  );
}
