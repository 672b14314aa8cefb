import { createNumber, type DumpNode } from '../dump-node';
import {
  decimalNumber,
  doubleQuotes,
  type LiteralDialect,
  plainSpace,
  singleQuotes,
} from './literal-dialect';

/** `datetime.datetime(2026, 9, 21, 14, 13, 27, tzinfo=…)`; `<Status.completed: 'completed'>`. */
const momentOrMember =
  /datetime\.datetime\(((?:\d{1,6}, ){4,6}\d{1,6})(?:, tzinfo=([^()]{1,60}|[\w.]{1,60}\([^()]{0,60}\)))?(?:, fold=1)?\)|<\w{1,60}\.\w{1,60}: '([^']{0,100})'>/y;

function toMomentOrMember([, parts, zone, member]: RegExpExecArray): string {
  if (parts === undefined) return member ?? '';
  const [year, month, day, hour, minute, second = '0', micro] = parts
    .split(', ')
    .map((part) => part.padStart(2, '0'));
  const fraction = micro === undefined ? '' : `.${micro.padStart(6, '0')}`;
  const offset =
    zone !== undefined && /\butc\b|'UTC'|TzInfo\((?:0|UTC)\)/i.test(zone) ? '+00:00' : '';
  return `${year}-${month}-${day} ${hour}:${minute}:${second.padStart(2, '0')}${fraction}${offset}`;
}

/** `str()`, `repr()`, pprint; also dataclasses, SimpleNamespace, OrderedDict, multi-dictionaries, Decimal. */
export const python: LiteralDialect = {
  space: plainSpace,
  quotes: [
    { ...singleQuotes, open: /[bu]?'/y },
    { ...doubleQuotes, open: /[bu]?"/y },
  ],
  stringJoint: /\s+(?=[bu]?['"])/y,
  scalars: [
    [/None\b/y, null],
    // pandas has no other null.
    [/(?:nan|NaN|NaT|<NA>)(?![\w(])/y, null],
    [/True\b/y, true],
    [/False\b/y, false],
    [
      /(?:datetime|uuid|UUID)[.\w]*\([^()]{0,200}\)|<(?:class|__main__|_io|\w+\.|[\w.]+ (?:object|instance|\[|'))(?:[^<>]|<[^<>]{0,100}>){0,300}>|\.{3}/y,
      'lost',
    ],
  ],
  word: { pattern: momentOrMember, toText: toMomentOrMember },
  number: decimalNumber,
  objectBrackets: '{(',
  keys: [],
  // A SimpleNamespace prints whatever its keys are.
  argumentKeys: [/([\p{L}\p{N}_](?:[\p{L}\p{N}_.-]{0,100}[\p{L}\p{N}_])?)\s*=(?!=)/uy],
  joint: /:/y,
  separator: /,/y,
  prefix: /<(?=\w+\()|<QueryDict:/y,
  suffix: />/y,
  elision: /\.{3}/y,
  call: /([A-Za-z_][\w.]*)(?=\()/y,
  applyCall: (name, { items, node }) => {
    const [first] = items;
    if (/Dict$/.test(name) && node.type === 'array' && items.length === 0) {
      return { type: 'object', span: node.span, members: [] };
    }
    if (name === 'Decimal' && first?.type === 'string') {
      return createNumber(first.value, first.span) ?? undefined;
    }
    // `defaultdict(<class 'str'>, {…})`
    return name === 'defaultdict' ? (items.at(-1) as DumpNode | undefined) : undefined;
  },
};
