import { doubleQuotes, jsonWords, type LiteralDialect, plainSpace } from './literal-dialect';

/** `~p` of Erlang: `#{<<"orderNo">> => <<"P1">>}`; text beyond Latin-1 says that it is UTF-8. */
export const erlang: LiteralDialect = {
  start: /^#\{(?:<<"|[a-z])/,
  space: plainSpace,
  quotes: [
    { open: /<<"(?=(?:[^"\\]|\\.)*"\/utf8>>)/y, close: '"/utf8>>', escapes: 'c' },
    { open: /<<"/y, close: '">>', escapes: 'c' },
    doubleQuotes,
  ],
  scalars: [...jsonWords, [/(?:undefined|nil)\b/y, null]],
  number: /-?\d+(?:\.\d+)?(?:e[-+]?\d+)?(?![\w.])/y,
  objectBrackets: '{',
  keys: [/([a-z]\w*)\s*=>/y],
  joint: /=>/y,
  separator: /,/y,
  prefix: /#(?=\{)/y,
};
