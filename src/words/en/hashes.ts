import { type HashName, hashTitles } from '../../core/signature/hash-algorithm';

/** With its article: MD5 and SM3 are spelled out, SHA is read as a word. */
export function nameHash(hash: HashName): string {
  return `${/^[ms][dm]/.test(hash) ? 'an' : 'a'} ${hashTitles[hash]}`;
}
