import { type ReactNode, useEffect, useState } from 'react';
import { shellWords } from '#words/shell';
import { firstDraw } from '../../platform/first-draw';
import { Pending } from './settling';

const { fetchFailed } = shellWords;

/** Code of the page that does not weigh on the first load. */
export interface Part<Code> {
  /** Null until it was fetched. */
  readonly code: () => Code | null;
  /** Fetches it, unless that is done or under way; may be tried again after it has failed. */
  readonly fetch: () => Promise<void>;
}

export function createPart<Code>(load: () => Promise<Code>): Part<Code> {
  let code: Code | null = null;
  let fetching: Promise<void> | null = null;

  async function fetchCode(): Promise<void> {
    try {
      code = await load();
    } finally {
      fetching = null;
    }
  }
  return {
    code: () => code,
    async fetch() {
      if (code !== null) return;
      fetching ??= fetchCode();
      await fetching;
    },
  };
}

/** What belongs to the first load, where a part is asked for. */
export function createReadyPart<Code>(code: Code): Part<Code> {
  return { code: () => code, fetch: async () => {} };
}

/**
 * Fetched before it is to be drawn, but never before the page stands, which even asking for it would delay. A fetch
 * that fails is tried again when the part is to be drawn.
 */
export function createEarlyPart<Code>(load: () => Promise<Code>): Part<Code> {
  const part = createPart(load);
  firstDraw.then(part.fetch).catch(() => {});
  return part;
}

interface DeferredProps<Code> {
  readonly part: Part<Code>;
  readonly children: (code: Code) => ReactNode;
  /** Stands there while the code is being fetched; `Pending` unless something has to keep its place. */
  readonly waiting?: ReactNode;
  /** Stands around the words of a failure, where a paragraph may not. */
  readonly around?: (words: ReactNode) => ReactNode;
}

/**
 * Draws a part of the page at once when its code is there, otherwise when it has been fetched. Unlike with
 * `React.lazy`, a failed fetch (no network, a newer version on the server) costs this part alone.
 */
export function Deferred<Code>({
  part,
  children,
  waiting = <Pending />,
  around = (words) => words,
}: DeferredProps<Code>) {
  const [hasFailed, setHasFailed] = useState(false);
  const [, setFetched] = useState(false);
  const code = part.code();
  const isMissing = code === null;
  useEffect(() => {
    // Also where it has come since: this was drawn without it.
    if (!hasFailed && isMissing) {
      part.fetch().then(
        () => setFetched(true),
        () => setHasFailed(true),
      );
    }
  }, [part, hasFailed, isMissing]);
  if (code !== null) return children(code);
  if (!hasFailed) return waiting;
  return around(
    <p className="crash" role="alert">
      {fetchFailed.what}{' '}
      <button type="button" className="button is-compact" onClick={() => setHasFailed(false)}>
        {fetchFailed.again}
      </button>
    </p>,
  );
}
