import { describe, expect, it } from 'vitest';
import { dumpVectors } from '../../testing/dump-vectors';
import { formFacts, rawBodyCalls } from './form-facts';
import { readBodyDump } from './read-body-dump';
import { readHeaderDump } from './read-header-dump';

/** What other languages' programs print like that, too. */
const alike = ['C# {k=v} join'];

describe('formFacts', () => {
  it('name no language that did not print the dump', () => {
    const named = dumpVectors.flatMap(({ language, implementation, kind, text }) => {
      const reading = kind === 'body' ? readBodyDump(text) : readHeaderDump(text);
      const languages = (reading?.forms ?? []).flatMap((form) => formFacts[form].language ?? []);
      const program = language === 'Node' ? 'JavaScript' : language;
      const isKnown = language === '' || alike.includes(`${language} ${implementation}`);
      return isKnown ? [] : languages.map((found) => ({ implementation, program, found }));
    });
    expect(named.length).toBeGreaterThan(200);
    expect(named.filter(({ program, found }) => program !== found)).toEqual([]);
    expect(new Set(named.map(({ found }) => found))).toEqual(new Set(Object.keys(rawBodyCalls)));
  });
});
