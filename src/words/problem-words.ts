import type { Problem, ProblemCode, ProblemOf } from '../core/problem';
import { type LineStarts, type Position, type Span, toPosition } from '../core/text/span';
import { joinTexts, type Text } from './text';

/** What was expected and what came; what to do. */
export type ProblemSentences = readonly [what: Text | string, fix: Text | string];

/** A position in the problem's own input, as it stands inside a sentence. */
export type PrintPosition = (span: Span) => string;

type DescribeProblem<Code extends ProblemCode> = (
  problem: ProblemOf<Code>,
  at: PrintPosition,
  /** What is wrong, of the cause of a problem. */
  describeCause: (cause: Problem) => Text | string,
) => ProblemSentences;

/** The words of the problems of some stages: of all codes that begin so. */
export type ProblemsOf<Stage extends string> = {
  readonly [Code in Extract<ProblemCode, `${Stage}.${string}`>]: DescribeProblem<Code>;
};

/** What a language says of what is wrong or doubtful about an input. */
export interface ProblemWords {
  readonly byCode: { readonly [Code in ProblemCode]: DescribeProblem<Code> };
  /** Inside a sentence. */
  readonly position: (position: Position) => string;
  /** At the beginning of a line. */
  readonly positionFirst: (position: Position) => string;
  /** Behind what is wrong, where as many others like it are not listed. */
  readonly more: (count: number) => string;
  /** At the merchant's own key, where the usual words would say how to come by the platform's. */
  readonly ownKeyFix: string;
}

export interface DescribedProblem {
  /** "Line 3, column 14", or null where the problem is about the input as a whole. */
  readonly where: string | null;
  readonly what: Text | string;
  readonly fix: Text | string;
}

/** @param lineStarts of the text that the problem's spans point into */
export function describeProblem(
  problem: Problem,
  lineStarts: LineStarts,
  words: ProblemWords,
): DescribedProblem {
  const { span } = problem;
  const describe = words.byCode[problem.code] as DescribeProblem<ProblemCode>;
  const [what, fix] = describe(
    problem,
    ({ start }) => words.position(toPosition(lineStarts, start)),
    (cause) => describeProblem(cause, lineStarts, words).what,
  );
  return {
    where: span === null ? null : words.positionFirst(toPosition(lineStarts, span.start)),
    what: problem.more === undefined ? what : joinTexts([what, words.more(problem.more)], ' '),
    fix: isOfOwnKey(problem) ? words.ownKeyFix : fix,
  };
}

/** A private key is as bad in every field. */
function isOfOwnKey({ code, input }: Problem): boolean {
  return input === 'own-key' && code !== 'pem.private-key';
}
