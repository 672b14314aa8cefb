import type { Part, Text } from '../../words/text';
import { pickShownLength } from './visible-characters';
import { StraightText, VisibleText } from './visible-text';

/** Of a longer quotation the beginning is drawn. */
const quotedLength = 2000;

/** A sentence of the page: each value of an input in it is isolated, so that none moves the words around it. */
export function MarkedText({ text }: { readonly text: Text | string }) {
  if (typeof text === 'string') return <StraightText text={text} />;
  return text.map((part, index) => (
    // A sentence is drawn anew as a whole.
    // biome-ignore lint/suspicious/noArrayIndexKey: parts have no order of their own to keep
    <MarkedPart key={index} part={part} />
  ));
}

function MarkedPart({ part }: { readonly part: Part }) {
  if (typeof part === 'string') return <StraightText text={part} />;
  const { as, text } = part;
  if (as === 'strong') return <strong>{text}</strong>;
  if (as === 'quote') return <Quoted text={text} />;
  return (
    <code>
      <VisibleText text={text} />
    </code>
  );
}

function Quoted({ text }: { readonly text: string }) {
  const end = pickShownLength(text, quotedLength, quotedLength);
  return (
    <bdi dir="ltr">
      <StraightText text={text.slice(0, end)} />
      {end < text.length && ' …'}
    </bdi>
  );
}
