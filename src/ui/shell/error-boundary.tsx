import { Component, type ReactNode } from 'react';
import { shellWords } from '#words/shell';
import { MarkedText } from '../controls/marked-text';

interface State {
  /** Null: nothing has failed. */
  readonly failure: string | null;
}

/** Where a part cannot be drawn, says so in its place: the rest of the page stays, and so does what the stores hold. */
export class ErrorBoundary extends Component<{ readonly children: ReactNode }, State> {
  static getDerivedStateFromError(cause: unknown): State {
    return { failure: String(cause) };
  }

  override state: State = { failure: null };

  override render(): ReactNode {
    const { failure } = this.state;
    if (failure === null) return this.props.children;
    return (
      <p className="crash" role="alert">
        <MarkedText text={shellWords.notDrawn(failure)} />{' '}
        <button
          type="button"
          className="button is-compact"
          onClick={() => this.setState({ failure: null })}
        >
          {shellWords.fetchFailed.again}
        </button>
      </p>
    );
  }
}
