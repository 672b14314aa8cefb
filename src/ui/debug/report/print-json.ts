import { comparisonWords } from '#words/comparison';
import { type Text, toPlainText } from '../../../words/text';
import type { OwnStringEntry, ReportDocument } from './report-document';

/** For a machine: every sentence as plain text. What cannot be seen, or turns the text around, is escaped. */
export function printReportJson(report: ReportDocument): string {
  const json = JSON.stringify(toPlainReport(report), null, 2);
  return `${json.replace(/[\p{Cf}\p{Zl}\p{Zp}\u{7f}-\u{9f}]/gu, escapeUnits)}\n`;
}

function escapeUnits(character: string): string {
  return character
    .split('')
    .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
    .join('');
}

function toPlainReport(report: ReportDocument): ReportDocument<string> {
  const { verdict, problems, findings, ownString, receiver } = report;
  return {
    ...report,
    verdict: {
      ...verdict,
      sentence: toPlainText(verdict.sentence),
      detail: toPlainText(verdict.detail),
      facts: toPlainTexts(verdict.facts),
    },
    problems: problems.map((problem) => ({
      ...problem,
      sentence: toPlainText(problem.sentence),
      fix: toPlainText(problem.fix),
    })),
    findings: findings.map((finding) => ({
      ...finding,
      title: toPlainText(finding.title),
      evidence: toPlainText(finding.evidence),
      form: finding.form && toPlainText(finding.form),
      origins: toPlainTexts(finding.origins),
      fixes: finding.fixes.map((fix) => ({ ...fix, sentence: toPlainText(fix.sentence) })),
      equivalents: toPlainTexts(finding.equivalents),
    })),
    ownString: ownString && toPlainOwn(ownString),
    receiver: {
      checks: receiver.checks.map((check) => ({
        ...check,
        sentences: toPlainTexts(check.sentences),
      })),
      answer: { ...receiver.answer, sentences: toPlainTexts(receiver.answer.sentences) },
    },
  };
}

/** By the schema of version 1. */
function toPlainOwn({ isOfPasted, sentence, ...own }: OwnStringEntry): OwnStringEntry {
  const differences = own.differences.map(({ isBare, beside, ...difference }) => difference);
  const said = isOfPasted ? `${sentence}. ${comparisonWords.asPasted}` : sentence;
  return { ...own, sentence: said, differences };
}

function toPlainTexts(texts: readonly Text[]): readonly string[] {
  return texts.map(toPlainText);
}
