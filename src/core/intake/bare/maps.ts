/** Maps of languages that none of the others prints like. */
import type { BareDialect, Frame } from './bare-dialect';
import { javaMap } from './java';
import { anyScalars } from './lines';
import { readEmbedded } from './read-embedded';

const map: Frame = {
  kind: 'object',
  open: /(?:[A-Z]\w*)?Map\(/y,
  close: /\)/y,
  brackets: '()',
};
const list: Frame = { ...map, kind: 'array', open: /(?:List|Vector|Seq|ArrayBuffer)\(/y };

/** Scala's. */
export const scalaMap: BareDialect = {
  ...javaMap,
  roots: [map],
  frames: [map, list],
  key: /([^\s=,{}[\]()"']{1,100}) -> /y,
  stop: /[,()]/g,
};

/** JSON whose quotes a shell or a program took: `{orderNo:P1,amount:1.00}`. */
export const strippedMap: BareDialect = {
  ...javaMap,
  key: /([^\s=,:{}[\]()"']{1,100}):/y,
  separator: /,/y,
  itemSeparator: /,/y,
  scalars: anyScalars,
  readText: readEmbedded,
};

const groovyList: Frame = { kind: 'array', open: /\[/y, close: /\]/y, brackets: '[]' };
const groovyEntries: Frame = {
  ...groovyList,
  kind: 'object',
  open: /\[(?=[A-Za-z_]\w*:(?!\/\/)\S)|\[:(?=\])/y,
};

/** Groovy’s: `[orderNo:P1, tags:[], meta:[:]]`. */
export const groovyMap: BareDialect = {
  ...javaMap,
  roots: [groovyEntries],
  frames: [groovyEntries, groovyList],
  key: /([^\s=,:{}[\]()"']{1,100}):/y,
};

/** Braces, and no quotes in them: `{orderNo: P1, amount: 1.00}` of Dart and of people's own printing. */
export const looseMap: BareDialect = {
  ...javaMap,
  key: /([^\s=,:{}[\]()"']{1,100}): /y,
  scalars: anyScalars,
  readText: readEmbedded,
};
