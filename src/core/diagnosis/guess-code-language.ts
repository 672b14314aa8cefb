/** In which language the reader's code is, where a finding knows whose prints its values are. */
import type { CodeLanguage } from '../code-language';
import type { Cause } from './cause';

/** By the first word of a form's name; JavaScript's is Node's. */
const languages: Readonly<Record<string, CodeLanguage>> = {
  php: 'PHP',
  javascript: 'TypeScript',
  python: 'Python',
  go: 'Go',
  ruby: 'Ruby',
  java: 'Java',
  csharp: 'C#',
  dotnet: 'C#',
};

export function guessCodeLanguage(causes: readonly Cause[]): CodeLanguage | null {
  for (const cause of causes) {
    if (cause.kind !== 'deviation' || !cause.code.endsWith('.language-text')) continue;
    // Where several print the same, nothing tells whose it is.
    const { printer = cause.variant } = cause.facts;
    const found = new Set(
      String(printer)
        .split(' ')
        .map((name) => languages[/^\w*/.exec(name)?.[0] ?? '']),
    );
    const [language] = found;
    if (found.size === 1 && language !== undefined) return language;
  }
  return null;
}
