/** Keeps an editor's marks up to date: its problems, the members that enter the string, the pair that is pointed at. */
import { problemWords } from '#words/problems';
import type { CallbackReport } from '../../core/callback-report';
import type { Problem } from '../../core/problem';
import { buildLineStarts } from '../../core/text/span';
import type { EditableInput } from '../../state/inputs-store';
import type { Entry } from '../../state/pointing-store';
import { describeProblem } from '../../words/problem-words';
import { joinTexts } from '../../words/text';
import { printStraight } from '../controls/print-straight';
import { pickInputText } from '../debug/inputs/pick-input-text';
import type { AppParts } from '../shell/app-context';
import type { EditorBinding } from './editor-binding';
import type { Mark } from './editor-surface';

/** More marks of one sort than this are not worth their time on screen. */
const markLimit = 200;

/** @returns how to stop */
export function observeMarks(
  app: AppParts,
  input: EditableInput,
  binding: EditorBinding,
): () => void {
  let marksOfReport: readonly Mark[] = [];
  let pointed: Entry | null = null;
  let drawn: readonly unknown[] = [];

  function draw(): void {
    const isHere = pointed !== null && pointed.source.input === input;
    binding.showMarks(
      isHere && pointed !== null ? [...marksOfReport, buildPointedMark(pointed)] : marksOfReport,
    );
  }
  function onReport(): void {
    const { report } = app.report.getState();
    const { problems } = app.problems.getState();
    // Both stores tell of one report.
    if (drawn[0] === report && drawn[1] === problems) return;
    // Spans of an older text would mark the wrong places.
    if (report !== null && pickInputText(report, input) !== app.inputs.getState().texts[input]) {
      return;
    }
    drawn = [report, problems];
    marksOfReport = report === null ? [] : buildMarks(report, problems, input);
    draw();
  }
  const stops = [
    app.report.subscribe((state, previous) => {
      if (state.report !== previous.report) onReport();
    }),
    app.problems.subscribe(onReport),
    app.pointing.subscribe((state, previous) => {
      if (state.pointed === previous.pointed) return;
      const wasHere = pointed?.source.input === input;
      pointed = state.pointed;
      if (wasHere || pointed?.source.input === input) draw();
    }),
  ];
  onReport();
  return () => {
    for (const stop of stops) stop();
  };
}

function buildMarks(
  report: CallbackReport,
  shown: readonly Problem[],
  input: EditableInput,
): readonly Mark[] {
  const marks: Mark[] = [];
  for (const { source } of report.canonical?.kept.slice(0, markLimit) ?? []) {
    if (source.input !== input) continue;
    const end = source.input === 'headers' ? source.valueSpan.end : source.keySpan.end;
    const span = { start: source.keySpan.start, end };
    marks.push({ span, kind: `from-${source.input}`, message: null });
  }
  const problems = shown.filter((problem) => problem.input === input);
  if (problems.length === 0) return marks;
  const lineStarts = buildLineStarts(pickInputText(report, input));
  for (const problem of problems.slice(0, markLimit)) {
    if (problem.span === null) continue;
    const { what, fix } = describeProblem(problem, lineStarts, problemWords);
    const message = printStraight(joinTexts([what, fix], ' '));
    marks.push({ span: problem.span, kind: problem.severity, message });
  }
  return marks;
}

function buildPointedMark({ source }: Entry): Mark {
  const span = { start: source.keySpan.start, end: source.valueSpan.end };
  return { span, kind: 'pointed', message: null };
}
