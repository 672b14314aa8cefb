import { caseWords } from '#words/cases';
import { buildCaseFile } from '../../../core/case/build-case-file';
import type { CaseContent } from '../../../core/case/case-content';
import { downloadFile } from '../../../platform/download-file';

export function saveCase(content: CaseContent): void {
  const name = `${caseWords.fileName}.case.json`;
  downloadFile(name, 'application/json', `${buildCaseFile(content, 2)}\n`);
}
