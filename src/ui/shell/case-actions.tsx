/** What is done with all inputs together: kept in a file, handed over, told. Fetched after the first paint. */
import { Download } from 'lucide-react';
import { caseWords } from '#words/cases';
import { buildCaseFile } from '../../core/case/build-case-file';
import type { CaseContent } from '../../core/case/case-content';
import { downloadText } from '../../platform/download-text';
import { ActionButton } from './action-button';
import { type AppParts, useApp } from './app-context';

const { actions } = caseWords;

/** The header has room for them before they are there: see `.case-actions` in layout.css. */
export function CaseActions() {
  const app = useApp();
  return <ActionButton Icon={Download} name={actions.save} onClick={() => saveCase(app)} />;
}

function saveCase(app: AppParts): void {
  downloadText(`${caseWords.fileName}.case.json`, 'application/json', buildCaseFile(readCase(app)));
}

/** As the page shows it: a field that nobody wrote into is what it is for this user. */
function readCase({ inputs, receiver, reference }: AppParts): CaseContent {
  return {
    inputs: inputs.getState().texts,
    receiver: receiver.getState().texts,
    reference: reference.getState().kept,
    isMasked: false,
  };
}
