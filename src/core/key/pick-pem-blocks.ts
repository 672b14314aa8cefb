import type { Span } from '../text/span';

/** What stands between two markers, or a marker that lacks its partner (RFC 7468 §2). */
export type PemPart =
  | {
      readonly kind: 'block';
      /** The BEGIN line's, in capitals. */
      readonly label: string;
      /** Whether both markers are written as RFC 7468 wants them and name the same label. */
      readonly isExact: boolean;
      /** Both markers included. */
      readonly span: Span;
      readonly begin: Span;
      readonly body: Span;
    }
  | { readonly kind: 'no-end' | 'no-begin'; readonly label: string; readonly span: Span };

interface Marker {
  readonly isBegin: boolean;
  readonly label: string;
  readonly isExact: boolean;
  readonly span: Span;
}

/**
 * A marker, also with dashes in place of hyphens, too few or too many of them, with a page's no-break spaces, or in small
 * letters. Two markers may follow each other without a line end. Bounded repeats keep a text of hyphens cheap.
 */
const marker =
  /[-\u2010-\u2015\u2212]{1,10}[ \u00a0]?(BEGIN|END)[ \u00a0_]([A-Z0-9 \u00a0]{1,40}?)[ \u00a0]?(?:-{5}(?=-{5})|[-\u2010-\u2015\u2212]{2,10})/gi;
const exactMarker = /^-----(?:BEGIN|END) [A-Z0-9 ]+-----$/;

/** The PEM blocks that stand in a part of a text, and markers without a partner, in order: a text may have a million. */
export function* pickPemBlocks(text: string, { start, end }: Span): Generator<PemPart> {
  let open: Marker | null = null;
  for (const found of pickMarkers(text.slice(start, end), start)) {
    if (open !== null && found.isBegin) yield toLone('no-end', open);
    if (open === null && !found.isBegin) yield toLone('no-begin', found);
    if (open !== null && !found.isBegin) yield toBlock(open, found);
    open = found.isBegin ? found : null;
  }
  if (open !== null) yield toLone('no-end', open);
}

function* pickMarkers(text: string, offset: number): Generator<Marker> {
  for (const match of text.matchAll(marker)) {
    const [written, word = '', label = ''] = match;
    const start = offset + match.index;
    yield {
      isBegin: word.toUpperCase() === 'BEGIN',
      label: label.replaceAll('\u00a0', ' ').trim().toUpperCase(),
      isExact: exactMarker.test(written),
      span: { start, end: start + written.length },
    };
  }
}

function toLone(kind: 'no-end' | 'no-begin', { label, span }: Marker): PemPart {
  return { kind, label, span };
}

function toBlock(begin: Marker, end: Marker): PemPart {
  return {
    kind: 'block',
    label: begin.label,
    isExact: begin.isExact && end.isExact && begin.label === end.label,
    span: { start: begin.span.start, end: end.span.end },
    begin: begin.span,
    body: { start: begin.span.end, end: end.span.start },
  };
}
