/** How the values of a statement are written: in quotes, as the place of a parameter, as a call, or as they are. */
import type { Span } from '../../text/span';

export interface SqlValue {
  readonly quoted: string | undefined;
  readonly place: string | undefined;
  readonly call: string | undefined;
  readonly bare: string;
  /** What ends it. */
  readonly close: string;
  /** Without what ends it. */
  readonly span: Span;
}

const type = String.raw`\w+(?: \w+){0,3}(?:\(\w{1,9}(?:, ?\d{1,9})?\))?(?:\[\])?`;
const noCall = String.raw`\s*(?:[NEne]?'(?<quoted>(?:[^'\\]|''|\\[\s\S])*)'|(?<place>\?\d{0,4}|\$\d{1,4}|@\w{1,60}|%s)|`;
const written = String.raw`(?:${noCall}(?<call>[\w.]{1,60}\((?:[^()']|'[^']{0,100}'|\([^()']{0,100}\)){0,100}\)))(?:::${type})?\s*|\s*`;
const createCast = (close: string): RegExp =>
  new RegExp(
    String.raw`\s*cast\(${noCall}(?<bare>[\w.+-]{1,60}))\s+as\s+${type}\s*\)\s*(?<close>${close})`,
    'iy',
  );

/** The parentheses around a list end it, so that a value of it may have a semicolon, and pairs of them. */
const listed = [
  createCast('[,)]|$'),
  new RegExp(
    String.raw`${written}(?<bare>(?:[^\s'(),]|\([^'(),]*\))(?:[^'(),]|\([^'(),]*\))*)?)(?<close>[,)]|$)`,
    'y',
  ),
];
const assigned = [
  createCast('[,);]|$'),
  new RegExp(String.raw`${written}(?<bare>[^\s'(),;][^'(),;]*)?)(?<close>[,);]|$)`, 'y'),
];
/** No table has more columns. */
const cellLimit = 4096;

/** The place of a parameter that is given by its name, in a map beside the statement. */
const named = new RegExp(
  String.raw`^(?:%\(\w{1,60}\)s|:\w{1,60}|[#$]?\{[\w.]{1,60}\})(?:::${type})?$`,
);
const ofTime = /^(?:current_(?:timestamp|date|time)|sysdate|systimestamp|localtime(?:stamp)?)$/i;
const word = /^(?!(?:null|true|false|default)$)(?=.*\p{L})/iu;
/** Calls for what the database makes itself: a time, a number, an identifier. */
const ofDatabase =
  /^(?:now|current_\w+|local\w+|sys(?:date|time|utc|_guid)\w*|get(?:utc)?date|utc_\w+|cur(?:date|time)|unix_timestamp|(?:clock|statement|transaction)_timestamp|uuid\w*|gen_random_uuid|new(?:sequential)?id|(?:next|curr|last)val|last_insert_\w+|rand(?:om)?|(?:date|strf)?time|date|(?:str_)?to_(?:date|timestamp)|from_unixtime)\(/i;

/** The values up to the parenthesis that ends them; null where nothing does. */
export function listSqlValues(text: string, from: number): readonly SqlValue[] | null {
  const cells: SqlValue[] = [];
  for (let at = from; cells.length < cellLimit; ) {
    const cell = readFirst(text, at, listed);
    if (cell === null) return null;
    cells.push(cell);
    if (cell.close !== ',') return cell.close === ')' ? read(cells) : null;
    at = cell.span.end + 1;
  }
  return null;
}

/** The one of `name = value`. */
export function readSqlValue(text: string, from: number): SqlValue | null {
  const cell = readFirst(text, from, assigned);
  return cell && (read([cell])?.[0] ?? null);
}

function readFirst(text: string, from: number, patterns: readonly RegExp[]): SqlValue | null {
  for (const pattern of patterns) {
    pattern.lastIndex = from;
    const found = pattern.exec(text);
    if (found === null) continue;
    const { quoted, place, call, bare = '', close = '' } = found.groups ?? {};
    const span = { start: from, end: pattern.lastIndex - close.length };
    return { quoted, place, call, bare: bare.trim(), close, span };
  }
  return null;
}

/** Null where parameters are given by their names. Where nothing is quoted, as by Laravel, what looks like a call or a place is a text. */
function read(cells: readonly SqlValue[]): readonly SqlValue[] | null {
  const areNamed = cells.filter(({ bare }) => named.test(bare)).length;
  const places = areNamed + cells.filter(({ place }) => place !== undefined).length;
  const words = cells.filter(({ bare }) => word.test(bare) && !ofTime.test(bare)).length - areNamed;
  const isUnquoted = cells.every(({ quoted }) => quoted === undefined) && words > places;
  if (areNamed > 0 && !isUnquoted) return null;
  return cells.map((cell): SqlValue => {
    const { call, place, bare } = cell;
    if (ofTime.test(bare)) return { ...cell, call: bare };
    const isText =
      isUnquoted && (call === undefined || !(isOfDatabase(call) && /\(\d?\)$/.test(call)));
    return isText
      ? { ...cell, call: undefined, place: undefined, bare: call ?? place ?? bare }
      : cell;
  });
}

export function isOfDatabase(call: string): boolean {
  return ofDatabase.test(call) || ofTime.test(call);
}
