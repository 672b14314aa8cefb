import { Fragment, memo } from 'react';
import { useStore } from 'zustand';
import type { Canonical, KeptEntry } from '../core/canonical/canonical';
import { useApp } from './app-context';
import { scrollable } from './scrollable';
import { VisibleText } from './visible-text';

/** Above these the string is one plain text: thousands of elements would cost more than they show. */
const pairLimit = 500;
const lengthLimit = 100_000;

/** Of a long string this much is laid out; all of it is in the page, in the copy and in the hex view. */
const shownLength = 20_000;

/** The string to be signed: its text content is exactly the string, colours and marks are CSS. */
export const CanonicalString = memo(function CanonicalString({
  canonical,
}: {
  canonical: Canonical;
}) {
  const { kept, text } = canonical;
  const isPlain = kept.length > pairLimit || text.length > lengthLimit;
  return (
    <section className="canonical" aria-label="The whole string" {...scrollable}>
      <code data-testid="canonical-string">
        {isPlain ? (
          <LongText text={text} />
        ) : (
          kept.map((entry, index) => (
            <Fragment key={entry.span.start}>
              {index > 0 && <span className="joint">&amp;</span>}
              <Pair entry={entry} />
            </Fragment>
          ))
        )}
      </code>
      {isPlain && text.length > shownLength && (
        <p className="more">
          … {(text.length - shownLength).toLocaleString('en')} more characters: Copy takes all of
          them, Hex shows them.
        </p>
      )}
    </section>
  );
});

function LongText({ text }: { text: string }) {
  return (
    <>
      {text.slice(0, shownLength)}
      <span hidden>{text.slice(shownLength)}</span>
    </>
  );
}

function Pair({ entry }: { entry: KeptEntry }) {
  const { pointing } = useApp();
  const isPointed = useStore(pointing, (state) => state.pointed === entry);
  const className = `pair from-${entry.source.input}${isPointed ? ' is-pointed' : ''}`;
  return (
    <span
      className={className}
      onPointerEnter={() => pointing.getState().pointTo(entry)}
      onPointerLeave={() => pointing.getState().pointTo(null)}
    >
      <VisibleText text={entry.key} />
      <span className="joint">=</span>
      <VisibleText text={entry.value} />
    </span>
  );
}
