/** The report for a ticket: the verdict and its reason first, then what they rest on. */
import { comparisonWords } from '#words/comparison';
import { reportWords } from '#words/report';
import { pickShownPair } from '../../../core/compare/comparison';
import type { Text } from '../../../words/text';
import { printCode, printFence, printLine } from './markdown';
import type {
  DifferenceEntry,
  FindingEntry,
  KeyEntry,
  OwnStringEntry,
  ReportDocument,
  StringEntry,
} from './report-document';

const { headings, labels, ...words } = reportWords;

/** Of a longer text a ticket has the beginning. */
const mostCharacters = 8000;

/** Differences that a ticket lists. */
const mostDifferences = 50;

export function printReportMarkdown(report: ReportDocument): string {
  const blocks = [
    `# ${printLine(words.title)}`,
    `**${printLine(report.verdict.sentence)}**`,
    printLine(report.verdict.detail),
    printNotes(report),
    printSummary(report),
    ...printFindings(report),
    ...printString(report.string, report.masked),
    ...printDropped(report),
    ...printProblems(report),
    ...(report.ownString === null ? [] : printOwn(report.ownString)),
    ...printReceiver(report),
    ...printKeys(report.keys),
  ];
  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`;
}

function printNotes({ masked, fromMaskedCase }: ReportDocument): string {
  return [...(fromMaskedCase ? [words.fromMaskedCase] : []), ...(masked ? words.masked : [])]
    .map((line) => `> ${printLine(line)}`)
    .join('\n>\n');
}

function printSummary({ verdict, receiver, keys, time, tool }: ReportDocument): string {
  const [key] = keys;
  return printList([
    [labels.facts, verdict.facts.map(printLine).join(' · ')],
    [labels.answer, printLine(receiver.answer.sentences[0] ?? [])],
    [labels.key, key === undefined ? printLine(words.noKey) : printKey(key)],
    [labels.time, printCode(time)],
    [labels.tool, printCode(`${tool.name} ${tool.version}`)],
  ]);
}

function printKey({ bits, fingerprint }: KeyEntry): string {
  const said = printLine(words.key(bits, fingerprint));
  return fingerprint === null ? said : `${said} ${printCode(fingerprint)}`;
}

function printSize({ bytes, sha256 }: StringEntry, isMasked: boolean): string {
  const said = printLine(isMasked ? words.maskedString(bytes) : words.string(bytes));
  return sha256 === null ? said : `${said}, ${printLine(labels.digest)} ${printCode(sha256)}`;
}

function printFindings({ findings, moreFindings }: ReportDocument): readonly string[] {
  if (findings.length === 0) return [];
  return [
    printHeading(headings.findings),
    ...findings.flatMap(printFinding),
    moreFindings === 0 ? '' : printLine(words.more(moreFindings)),
  ];
}

function printFinding(finding: FindingEntry<Text>, index: number): readonly string[] {
  const { codes, title, evidence, form, origins, fixes, move, equivalents } = finding;
  const rows: readonly Row[] = [
    [labels.evidence, printLine(evidence)],
    [labels.form, form === null ? '' : printLine(form)],
    ...origins.map((origin) => [labels.origins, printLine(origin)] as const),
    ...fixes.map(
      ({ owner, sentence }) =>
        [owner === 'platform' ? labels.signersFix : labels.fix, printLine(sentence)] as const,
    ),
    [labels.move, printLine(move)],
    ...equivalents.map((one) => [labels.equivalents, printLine(one)] as const),
    [labels.codes, codes.map(printCode).join(' ')],
  ];
  return [
    `### ${index + 1}. ${printLine(title)}`,
    printList(rows),
    ...(finding.variant === null ? [] : [printLabel(labels.variant), printCut(finding.variant)]),
    ...(finding.support === null ? [] : [printLabel(headings.support), printCut(finding.support)]),
  ];
}

function printString(string: StringEntry | null, isMasked: boolean): readonly string[] {
  if (string === null) return [printHeading(headings.string), printLine(words.noString)];
  return [printHeading(headings.string), printSize(string, isMasked), printCut(string.text)];
}

function printDropped({ dropped }: ReportDocument): readonly string[] {
  if (dropped.length === 0) return [];
  const rows = dropped.map(({ key, value, reason }) => {
    const shown = value === '' ? '' : ` (${printShort(value)})`;
    return `- ${printName(key)}${shown}: ${printLine(words.dropped[reason])}`;
  });
  return [printHeading(headings.dropped), rows.join('\n')];
}

function printProblems({ problems }: ReportDocument): readonly string[] {
  if (problems.length === 0) return [];
  const rows = problems.map(({ severity, code, where, sentence, fix }) => {
    const place = where === null ? '' : `${printLine(where)}: `;
    const said = `${place}${printLine(sentence)} ${printLine(fix)}`;
    return `- **${printLine(words.severities[severity])}** ${printCode(code)} ${said}`;
  });
  return [printHeading(headings.problems), rows.join('\n')];
}

function printOwn({ text, sentence, isOfPasted, differences }: OwnStringEntry): readonly string[] {
  const expected = isOfPasted ? comparisonWords.pasted.short.expected : words.expected;
  const rows = differences
    .slice(0, mostDifferences)
    .map((difference) => printDifference(difference, expected));
  const more = differences.length - rows.length;
  return [
    printHeading(headings.own),
    printLine(sentence ?? ''),
    isOfPasted ? printLine(comparisonWords.asPasted) : '',
    printCut(text),
    rows.join('\n'),
    more > 0 ? printLine(words.more(more)) : '',
  ];
}

function printDifference(difference: DifferenceEntry, right: string): string {
  const { kind, expected, own, beside } = difference;
  const shown = pickShownPair(difference);
  const value = shown.own === 'bare' ? printLine(comparisonWords.bare) : printShort(own ?? '');
  const said = [
    expected === null ? [] : [`${printLine(right)} ${printShort(expected)}`],
    shown.own === 'nothing' ? [] : [`${printLine(words.own)} ${value}`],
    beside === undefined ? [] : [printLine(comparisonWords.beside(beside))],
  ].flat();
  return `- ${printName(shown.name)} ${printLine(words.differences[kind])}: ${said.join(', ')}`;
}

function printReceiver({ receiver }: ReportDocument): readonly string[] {
  const checks = receiver.checks.map(
    ({ title, result, sentences }) =>
      `- **${printLine(title)}** (${printLine(words.results[result])}): ${sentences.map(printLine).join(' ')}`,
  );
  const [first = [], ...others] = receiver.answer.sentences;
  return [
    printHeading(headings.receiver),
    checks.join('\n'),
    `**${printLine(labels.answer)}:** ${printLine(first)}`,
    others.map(printLine).join(' '),
  ];
}

function printKeys(keys: readonly KeyEntry[]): readonly string[] {
  return keys.flatMap(({ pem }) =>
    pem === undefined ? [] : [printHeading(headings.key), printFence(pem.trimEnd())],
  );
}

type Row = readonly [label: string, printed: string];

function printList(rows: readonly Row[]): string {
  return rows
    .filter(([, printed]) => printed !== '')
    .map(([label, printed]) => `- ${printLabel(label)} ${printed}`)
    .join('\n');
}

function printLabel(label: string): string {
  return `**${printLine(label)}:**`;
}

function printHeading(heading: string): string {
  return `## ${printLine(heading)}`;
}

function printName(key: string): string {
  return key === '' ? printLine(words.empty) : printShort(key);
}

function printShort(value: string): string {
  if (value === '') return printLine(words.empty);
  return printCode(value.length > 200 ? `${value.slice(0, 199)}…` : value);
}

function printCut(text: string): string {
  if (text === '') return printLine(words.empty);
  if (text.length <= mostCharacters) return printFence(text);
  return `${printFence(text.slice(0, mostCharacters))}\n\n${printLine(words.cut(mostCharacters))}`;
}
