import { Fragment, type ReactNode } from 'react';
import { pickShownLength } from './visible-characters';
import { StraightText, VisibleText } from './visible-text';

/** `Data`, its own backticks doubled, or what stands in quotes. */
const values = /`((?:[^`]|``)+)`|“([^”]*)”/g;

/** Of a longer quotation the beginning is drawn. */
const quotedLength = 2000;

function Quoted({ text }: { readonly text: string }) {
  const end = pickShownLength(text, quotedLength, quotedLength);
  return (
    <bdi dir="ltr">
      <StraightText text={text.slice(0, end)} />
      {end < text.length && ' …'}
    </bdi>
  );
}

/** A sentence of the page with values of the input in it: each is isolated, so that none moves the words around it. */
export function Prose({ text }: { readonly text: string }): ReactNode {
  const parts: ReactNode[] = [];
  let seen = 0;
  function addWords(end: number): void {
    if (end > seen) parts.push(<StraightText key={seen} text={text.slice(seen, end)} />);
  }
  for (const { 0: match, 1: code, 2: quoted = '', index } of text.matchAll(values)) {
    addWords(index);
    parts.push(
      code === undefined ? (
        <Fragment key={index}>
          “
          <Quoted text={quoted} />”
        </Fragment>
      ) : (
        <code key={index}>
          <VisibleText text={code.replaceAll('``', '`')} />
        </code>
      ),
    );
    seen = index + match.length;
  }
  addWords(text.length);
  return parts;
}
