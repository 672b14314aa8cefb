import { CircleX, TriangleAlert } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { controlWords } from '#words/controls';
import { problemWords } from '#words/problems';
import type { Problem } from '../../core/problem';
import { buildLineStarts } from '../../core/text/span';
import { type DescribedProblem, describeProblem } from '../../words/problem-words';
import { showProblemRepairs } from '../debug/repairs/repairs';
import { useApp } from '../shell/app-context';
import { MarkedText } from './marked-text';

export interface ProblemListProps {
  readonly id?: string;
  readonly problems: readonly Problem[];
  /** The text that the problems' spans point into. */
  readonly text: string;
}

/** More than these would bury the page; the first ones are the ones to mend. */
const shownLimit = 50;

export const ProblemList = memo(function ProblemList(props: ProblemListProps) {
  const { id, problems, text } = props;
  const lineStarts = buildLineStarts(text);
  const hidden = problems.length - shownLimit;
  return (
    <ul id={id} className="problems">
      {problems.slice(0, shownLimit).map((problem, index) => (
        <ProblemItem
          key={`${problem.code} ${problem.span?.start ?? index}`}
          problem={problem}
          words={describeProblem(problem, lineStarts, problemWords)}
          repairs={showProblemRepairs(problem)}
        />
      ))}
      {hidden > 0 && <li className="problems-more">{controlWords.andMore(hidden)}</li>}
    </ul>
  );
});

interface ProblemItemProps {
  readonly problem: Problem;
  readonly words: DescribedProblem;
  readonly repairs: ReactNode;
}

function ProblemItem({ problem, words, repairs }: ProblemItemProps) {
  const { editors } = useApp();
  const { code, input, severity, span } = problem;
  const isError = severity === 'error';
  const Icon = isError ? CircleX : TriangleAlert;
  const content = (
    <>
      <Icon size={16} aria-hidden="true" />
      <span>
        <span className="visually-hidden">{controlWords.severity[severity]}: </span>
        {words.where !== null && <span className="problem-where">{words.where}: </span>}
        <span className="problem-what">
          <MarkedText text={words.what} />
        </span>{' '}
        <span className="problem-fix">
          <MarkedText text={words.fix} />
        </span>
      </span>
    </>
  );
  return (
    <li
      className={`problem is-${severity}`}
      data-testid="problem"
      data-code={code}
      data-input={input}
      data-severity={severity}
    >
      {span === null || input === 'environment' ? (
        <div className="problem-body">{content}</div>
      ) : (
        <button
          type="button"
          className="problem-body"
          title={controlWords.showPosition}
          onClick={() => editors.goTo(input, span)}
        >
          {content}
        </button>
      )}
      {repairs}
    </li>
  );
}
