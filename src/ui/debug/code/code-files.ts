/** The files of `verification-code/`, each fetched when its language is shown; what tells its words apart is fetched later. */
import type { LanguageFn } from 'highlight.js';
import type { CodeLanguage } from '../../../core/code-language';
import { createPart, type Part } from '../../shell/deferred';
import type { CodeLine } from './code-line';

export interface CodeFile {
  /** As it is downloaded. */
  readonly name: string;
  readonly text: string;
  /** Its lines, their words told apart: for who looks at them, because it takes longer than all else of the panel. */
  readonly highlighted: Part<readonly CodeLine[]>;
}

interface Source {
  readonly name: string;
  readonly loadText: () => Promise<{ readonly default: string }>;
  readonly loadGrammar: () => Promise<{ readonly default: LanguageFn }>;
}

const sources: Readonly<Record<CodeLanguage, Source>> = {
  Java: {
    name: 'CallbackVerifier.java',
    loadText: () => import('../../../../verification-code/CallbackVerifier.java?raw'),
    loadGrammar: () => import('highlight.js/lib/languages/java'),
  },
  Kotlin: {
    name: 'CallbackVerifier.kt',
    loadText: () => import('../../../../verification-code/CallbackVerifier.kt?raw'),
    loadGrammar: () => import('highlight.js/lib/languages/kotlin'),
  },
  PHP: {
    name: 'CallbackVerifier.php',
    loadText: () => import('../../../../verification-code/CallbackVerifier.php?raw'),
    loadGrammar: () => import('highlight.js/lib/languages/php'),
  },
  Python: {
    name: 'callback_verifier.py',
    loadText: () => import('../../../../verification-code/callback_verifier.py?raw'),
    loadGrammar: () => import('highlight.js/lib/languages/python'),
  },
  Go: {
    name: 'callback_verifier.go',
    loadText: () => import('../../../../verification-code/callback_verifier.go?raw'),
    loadGrammar: () => import('highlight.js/lib/languages/go'),
  },
  'C#': {
    name: 'CallbackVerifier.cs',
    loadText: () => import('../../../../verification-code/CallbackVerifier.cs?raw'),
    loadGrammar: () => import('highlight.js/lib/languages/csharp'),
  },
  Ruby: {
    name: 'callback_verifier.rb',
    loadText: () => import('../../../../verification-code/callback_verifier.rb?raw'),
    loadGrammar: () => import('highlight.js/lib/languages/ruby'),
  },
  TypeScript: {
    name: 'callback-verifier.ts',
    loadText: () => import('../../../../verification-code/callback-verifier.ts?raw'),
    loadGrammar: () => import('highlight.js/lib/languages/typescript'),
  },
};

export const codeFiles = Object.fromEntries(
  Object.entries(sources).map(([language, source]) => [language, createPart(() => load(source))]),
) as Readonly<Record<CodeLanguage, Part<CodeFile>>>;

async function load({ name, loadText, loadGrammar }: Source): Promise<CodeFile> {
  const { default: text } = await loadText();
  const highlighted = createPart(async () => {
    const [{ default: grammar }, { highlightCode }] = await Promise.all([
      loadGrammar(),
      import('./highlight-code'),
    ]);
    return highlightCode(text, grammar);
  });
  return { name, text, highlighted };
}
