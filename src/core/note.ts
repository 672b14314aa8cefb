/** Where the input meets a point that the contract leaves open: which reading was used. */
import type { InputName } from './problem';
import type { Span } from './text/span';

export interface NoteData {
  /** Reading 1: a number is not written the way it is signed. */
  'number-respelled': { readonly path: string; readonly source: string; readonly plain: string };
  /** Reading 4: an object or array is signed as compact JSON text. */
  'nested-compacted': { readonly key: string };
  /** Reading 5: blank only by white space beyond ASCII. */
  'blank-unicode': { readonly key: string };
  /** Reading 6: keys beyond ASCII, sorted by UTF-16 code unit. */
  'key-not-ascii': { readonly key: string };
  /** Reading 7: white space around a header's value is not signed. */
  'header-trimmed': { readonly name: string };
}

export type NoteCode = keyof NoteData;

export type Note = {
  [Code in NoteCode]: {
    readonly code: Code;
    readonly input: InputName;
    readonly span: Span;
    /** How many places of the input meet this point; the note names the first. */
    readonly count: number;
  } & NoteData[Code];
}[NoteCode];
