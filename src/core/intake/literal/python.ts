import { createNumber, type DumpNode } from '../dump-node';
import {
  decimalNumber,
  doubleQuotes,
  type LiteralDialect,
  plainSpace,
  singleQuotes,
} from './literal-dialect';

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
    [/True\b/y, true],
    [/False\b/y, false],
    [
      /(?:datetime|uuid|UUID)[.\w]*\([^()]{0,200}\)|<(?:class|__main__|_io|\w+\.)[^>]{0,200}>|\.{3}/y,
      'lost',
    ],
  ],
  number: decimalNumber,
  objectBrackets: '{(',
  keys: [],
  argumentKeys: [/([\p{L}_][\p{L}\p{N}_]*)\s*=(?!=)/uy],
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
