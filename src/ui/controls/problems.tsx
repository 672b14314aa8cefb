import { createEarlyPart, Deferred } from '../shell/deferred';
import { Pending } from '../shell/settling';
import type { ProblemListProps } from './problem-list';

const problemList = createEarlyPart(() => import('./problem-list'));

/** The problems with their words, which an empty page does without. */
export function Problems(props: ProblemListProps) {
  const { id, problems } = props;
  if (problems.length === 0) return <div id={id} />;
  const waiting = (
    <div id={id}>
      <Pending />
    </div>
  );
  return (
    <Deferred part={problemList} waiting={waiting}>
      {({ ProblemList }) => <ProblemList {...props} />}
    </Deferred>
  );
}
