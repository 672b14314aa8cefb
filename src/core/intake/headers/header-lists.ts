/** Headers joined in one line, and in the brackets of Java's classes. */
import type { BareDialect, Frame } from '../bare/bare-dialect';
import { anyScalars } from '../bare/lines';
import { type Bare, readBare } from '../bare/read-bare';
import type { DumpForm } from '../form';

const open: Frame = { kind: 'object', open: /(?:)/y, close: /(?![\s\S])/y };
const brackets: Frame = { kind: 'object', open: /(?:[A-Za-z][\w.$@]*)?\[/y, close: /\]/y };

const base: Omit<BareDialect, 'separator' | 'stop'> = {
  roots: [brackets, open],
  frames: [],
  key: /([\w!#$%&'*+.^|~-]{1,100})[:=] ?/y,
  itemSeparator: /(?!)/y,
  scalars: anyScalars,
};

const separators = [', ', '; ?', String.raw` ?\| ?`, String.raw`(?:\\r)?\\n`, ' ', ','];

export const headerLists: readonly (readonly [DumpForm, (text: string) => Bare | null])[] =
  separators.map((separator) => {
    const dialect = {
      ...base,
      separator: new RegExp(separator, 'y'),
      stop: new RegExp(`${separator}|\\]`, 'g'),
    };
    return [
      'header-list',
      (text: string) => (/[\r\n]/.test(text) ? null : readBare(text, dialect)),
    ];
  });
