import { controlWords } from '#words/controls';
import { pickShownLength, toBidiRuns, toVisibleRuns, type VisibleRun } from './visible-characters';

/** Of a longer value the beginning says as much, and all of it would hold the page up. */
const mostCharacters = 2000;
const mostSigns = 200;

/**
 * A value from the input: isolated from what stands around it, its invisible characters drawn by CSS, so that the text
 * content stays exact. A very long one is cut, and says so.
 */
export function VisibleText({ text }: { readonly text: string }) {
  const end = pickShownLength(text, mostCharacters, mostSigns);
  return (
    <>
      <ExactText text={text.slice(0, end)} />
      {end < text.length && <span className="more"> {controlWords.more(text.length - end)}</span>}
    </>
  );
}

/** The same, however long it is: that is for the caller to bound. */
export function ExactText({ text }: { readonly text: string }) {
  return (
    <bdi dir="ltr">
      <VisiblePart text={text} />
    </bdi>
  );
}

/** A part of a value, for whoever isolates the whole. */
export function VisiblePart({ text }: { readonly text: string }) {
  return toVisibleRuns(text).map(drawRun);
}

/** A text in which only the bidirectional controls are drawn, in their place: nothing in it turns anything around. */
export function StraightText({ text }: { readonly text: string }) {
  return toBidiRuns(text).map(drawRun);
}

function drawRun({ start, text, sign, isBidi }: VisibleRun) {
  if (sign === null) return text;
  return (
    // With a direction of its own it does not decide that of the value either.
    <span
      key={start}
      className={isBidi ? 'invisible is-bidi' : 'invisible'}
      dir={isBidi ? 'ltr' : undefined}
      data-sign={sign}
    >
      {text}
    </span>
  );
}
