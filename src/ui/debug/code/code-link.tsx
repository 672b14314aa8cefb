/** Leads from a finding on the reader's own code to the lines that do it right. */
import { useStore } from 'zustand';
import { codeWords } from '#words/code';
import { listBrokenRules } from '../../../core/diagnosis/code-rule';
import type { Finding } from '../../../core/diagnosis/finding';
import { guessCodeLanguage } from '../../../core/diagnosis/guess-code-language';
import { useApp } from '../../shell/app-context';
import { goToCode } from './go-to-code';

const { link } = codeWords;

/** A term of the finding's facts. */
export function CodeLink({ finding: { owner, causes } }: { readonly finding: Finding }) {
  const { code, settings } = useApp();
  const chosen = useStore(settings, (state) => (state.hasCodeLanguage ? state.codeLanguage : null));
  const shown = useStore(settings, (state) => state.codeLanguage);
  const language = chosen ?? guessCodeLanguage(causes) ?? shown;
  const rules = owner === 'merchant' ? listBrokenRules(causes) : [];
  if (rules.length === 0) return null;
  return (
    <>
      <dt>{link.label(language)}</dt>
      {rules.map((rule) => (
        <dd key={rule}>
          <button
            type="button"
            className="link"
            onClick={() => {
              settings.getState().suggestCodeLanguage(language);
              code.getState().show(rule);
              goToCode();
            }}
          >
            {rules.length === 1 ? link.show : link.showRule(rule)}
          </button>
        </dd>
      ))}
    </>
  );
}
