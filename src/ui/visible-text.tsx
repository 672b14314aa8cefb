import { toVisibleRuns } from './visible-characters';

/** Text with its invisible characters drawn beside themselves, by CSS, so that the text content stays exact. */
export function VisibleText({ text }: { readonly text: string }) {
  return toVisibleRuns(text).map(({ start, text: run, sign }) =>
    sign === null ? (
      run
    ) : (
      <span key={start} className="invisible" data-sign={sign}>
        {run}
      </span>
    ),
  );
}
