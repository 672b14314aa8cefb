import { memo } from 'react';
import { useStore } from 'zustand';
import { stringWords } from '#words/string';
import type { Canonical, KeptEntry } from '../../../core/canonical/canonical';
import { scrollable } from '../../controls/scrollable';
import { pickShownLength as pickLength } from '../../controls/visible-characters';
import { ExactText, StraightText } from '../../controls/visible-text';
import { useApp } from '../../shell/app-context';

/** Above these the string is one plain text: thousands of elements would cost more than they show. */
const pairLimit = 500;
const lengthLimit = 100_000;
const signLimit = 5000;

/** Of a long string this much is laid out; all of it is in the page, in the copy and in the hex view. */
const shownLength = 20_000;

/** The string to be signed: its text content is exactly the string, colours and marks are CSS. */
export const CanonicalString = memo(function CanonicalString({
  canonical,
}: {
  canonical: Canonical;
}) {
  const { kept, text } = canonical;
  const isPlain =
    kept.length > pairLimit ||
    text.length > lengthLimit ||
    pickLength(text, text.length, signLimit) < text.length;
  const hidden = text.length - pickShownLength(text);
  return (
    <section className="canonical" aria-label={stringWords.whole} {...scrollable}>
      <code data-testid="canonical-string">
        {isPlain ? (
          <LongText canonical={canonical} />
        ) : (
          Array.from(kept.entries(), ([index, entry]) => (
            <Pair key={index} entry={entry} isFirst={index === 0} />
          ))
        )}
      </code>
      {isPlain && hidden > 0 && <p className="more">{stringWords.hidden(hidden)}</p>}
    </section>
  );
});

/** One plain text where nothing in it goes from right to left; else its keys and values are isolated, as in a short string. */
function LongText({ canonical: { text, kept } }: { canonical: Canonical }) {
  const end = pickShownLength(text);
  const shown = text.slice(0, end);
  return (
    <>
      {goesRightToLeft.test(shown)
        ? listPieces(kept, end).map(({ from, to, isData }) =>
            isData ? <Isolated key={from} text={text.slice(from, to)} /> : text.slice(from, to),
          )
        : shown}
      <span hidden>{text.slice(end)}</span>
    </>
  );
}

interface Piece {
  readonly from: number;
  readonly to: number;
  /** A key or a value; else what joins them. */
  readonly isData: boolean;
}

/** Keys, `=`, values and `&`, up to `end`. */
function listPieces(kept: readonly KeptEntry[], end: number): readonly Piece[] {
  const edges: number[] = [];
  for (const { key, span } of kept) {
    if (span.start >= end) break;
    const keyEnd = span.start + key.length;
    edges.push(span.start, keyEnd, keyEnd + 1, span.end);
  }
  return edges
    .map((from, index) => {
      const to = Math.min(edges[index + 1] ?? end, end);
      return { from, to, isData: index % 2 === 0 };
    })
    .filter(({ from, to }) => from < to);
}

function Isolated({ text }: { text: string }) {
  return (
    <bdi dir="ltr">
      <StraightText text={text} />
    </bdi>
  );
}

/** Letters of scripts that are written so, and the controls that make other text go so. */
const goesRightToLeft =
  /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefe\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]|\p{Bidi_Control}/u;

/** Each control is an element; that many are enough. */
const controlLimit = 1000;

function pickShownLength(text: string): number {
  let count = 0;
  for (const { index } of text.slice(0, shownLength).matchAll(/\p{Bidi_Control}/gu)) {
    count += 1;
    if (count > controlLimit) return index;
  }
  return Math.min(shownLength, text.length);
}

const Pair = memo(function Pair({ entry, isFirst }: { entry: KeptEntry; isFirst: boolean }) {
  const { pointing } = useApp();
  const isPointed = useStore(pointing, (state) => state.pointed === entry);
  const className = `pair from-${entry.source.input}${isPointed ? ' is-pointed' : ''}`;
  return (
    <>
      {!isFirst && <span className="joint">&amp;</span>}
      <span
        className={className}
        onPointerEnter={() => pointing.getState().pointTo(entry)}
        onPointerLeave={() => pointing.getState().pointTo(null)}
      >
        <ExactText text={entry.key} />
        <span className="joint">=</span>
        <ExactText text={entry.value} />
      </span>
    </>
  );
});
