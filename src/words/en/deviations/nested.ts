import type { JoinLanguage } from '../../../core/canonical/join-nested';
import type { DeviationCause } from '../../../core/diagnosis/deviation';
import type { Reordered } from '../../../core/diagnosis/deviations/nested/nested-reordered';
import type {
  Spread,
  SpreadWriter,
} from '../../../core/diagnosis/deviations/nested/nested-spreads';
import type { DeviationsSentences } from '../../deviation-words';
import { english } from '../language';

const { list, say } = english;

const compactJson =
  'Write compact JSON: no white space, members as received, shortest escapes, plain numbers.';

const orderKept =
  'Write compact JSON of the raw body, members as received: jsonb and MySQL’s JSON keep no order, PostgreSQL’s json and columns of text do.';

const ofSortingWriter =
  'A writer of JSON that sorts members and has spaces, such as Python’s json.dumps(value, sort_keys=True), or Flask’s and Jinja’s tojson';

const sortedAndSpacedFix =
  'Write nested JSON without spaces, its members in the order received: in Python json.dumps(value, separators=(",", ":"), ensure_ascii=False), without sort_keys. A database keeps their order in PostgreSQL’s json or a column of text.';

/** @param others what became of what is neither */
function ofQuoted({ facts }: DeviationCause, others: string) {
  const kinds: Readonly<Record<string, string>> = { number: 'numbers', boolean: 'booleans' };
  const inside = String('inside' in facts ? facts.inside : 'number boolean').split(' ');
  const told = inside.flatMap((kind) => kinds[kind] ?? []);
  return {
    form: null,
    says: say`has the ${list(told, 'and')} inside of nested values as strings${others}`,
    origin:
      'A conversion of each value by a function that calls itself, or a writer of JSON that quotes whatever is no string.',
  };
}

const plainPairs =
  'Join key=value without encoding, write true and false, drop null and blank values.';

const paths: Readonly<
  Record<Exclude<Spread['facts']['path'], 'none' | 'empty-lists' | 'passed-over'>, string>
> = {
  brackets: 'a[b][0]',
  'brackets-sorted': 'a[b][0], sorted throughout',
  'brackets-members': 'a[b][0], the members of each object sorted',
  'brackets-unnumbered': 'a[b][]',
  'brackets-unnumbered-sorted': 'a[b][], sorted throughout',
  'brackets-unnumbered-members': 'a[][b], the members of each object sorted',
  'brackets-unnumbered-outer': 'a[][b], the members of each object that is in no list sorted',
  'brackets-repeated-members':
    'a[b], each item of a list under the list’s key, the members of each object sorted',
  'brackets-joined-members':
    'a[b], the items of a list joined by commas, the members of each object sorted',
  dots: 'a.b.0',
  'dots-sorted': 'a.b.0, sorted throughout',
  'dots-members': 'a.b.0, the members of each object sorted',
  'dots-unnumbered-members': 'a.b[], the members of each object sorted',
  'dots-of-objects-sorted': 'a.b, lists as JSON, sorted throughout',
  'dots-brackets': 'a.b[0]',
  'dots-brackets-sorted': 'a.b[0], sorted throughout',
  'dots-brackets-members': 'a.b[0], the members of each object sorted',
  underscores: 'a_b_0',
  'underscores-sorted': 'a_b_0, sorted throughout',
  repeated: 'each item of a list under the list’s key',
  'repeated-keys': 'each key of an object and each item of a list under its key',
  leaves: 'each under its last key alone',
  'leaves-of-objects': 'each under its last key alone, lists as JSON',
  'merged-kept': 'the members of an object among the others, and the object too',
  merged: 'the members of an object among the others, in its place',
  'merged-from-1':
    'members of objects and items of lists, counted from 1, among the others; nothing nested deeper',
};

const writers: Readonly<Record<SpreadWriter, string | null>> = {
  plain: null,
  'blank-kept': 'empty values kept',
  'null-kept': 'empty values and nulls kept',
  javascript: 'empty values and nulls kept, numbers as JavaScript prints them',
  python: 'values as Python, for example, prints them',
  php: 'as PHP’s http_build_query',
  'php-percent': 'as PHP’s http_build_query with PHP_QUERY_RFC3986',
  'php-decoded': 'values as in PHP’s http_build_query, decoded again',
  'php-loop': 'as PHP puts each value into a text, nulls kept',
  'php-filtered': 'as PHP’s http_build_query, blank values dropped before',
  'php-percent-filtered':
    'as PHP’s http_build_query with PHP_QUERY_RFC3986, blank values dropped before',
  'php-decoded-filtered': 'as PHP’s http_build_query, blank values dropped before, decoded again',
  qs: 'as Node’s qs',
  'qs-values': 'as Node’s qs with encodeValuesOnly',
  'qs-form': 'as Node’s qs with RFC1738',
  'qs-decoded':
    'as Node’s qs with encode: false, or another’s decoded again, such as Rails’ to_query',
  'qs-skip-nulls': 'as Node’s qs with skipNulls',
  querystring: 'as Node’s querystring',
  'querystring-decoded': 'as Node’s querystring, decoded again',
  'query-string': 'as the library query-string',
  'query-string-decoded': 'as the library query-string with encode: false',
  urlencode: 'as Python’s urlencode with doseq',
  axios: 'as axios',
  'axios-brackets': 'as axios, brackets kept',
  rails: 'as Rails’ to_query',
  'rails-decoded': 'as Rails’ to_query, decoded again',
  'urlencode-decoded': 'values as in Python’s urlencode with doseq, decoded again',
  rack: 'as Rack’s build_nested_query',
  'www-form': 'as Ruby’s URI.encode_www_form',
  'www-form-decoded': 'as Ruby’s URI.encode_www_form, decoded again',
};

/** A filter for truth drops blank values as well: to say both says nothing more. */
const withoutFilter: Partial<Readonly<Record<SpreadWriter, SpreadWriter>>> = {
  'php-filtered': 'php',
  'php-decoded-filtered': 'php-decoded',
};

function nameLibrary({ writer, filter, path }: Spread['facts']): string | null {
  const isPath = !path.startsWith('repeated') && path !== 'none' && path !== 'empty-lists';
  // It takes nothing apart.
  if (writer === 'querystring' && isPath) return 'keys and values by encodeURIComponent';
  // It numbers no items so.
  if (writer === 'qs-decoded' && /^(?:dots|underscores)(?:-sorted|-members)?$/.test(path))
    return 'empty values and nulls without a text, numbers as JavaScript prints them';
  // Brackets and dots it writes only of keys that it is given.
  if (writer === 'urlencode' && isPath) return 'keys and values by Python’s urlencode';
  if (writer === 'urlencode-decoded' && isPath)
    return 'values as in Python’s urlencode, decoded again';
  // By itself it numbers the items of a list of objects alone.
  if (writer.startsWith('axios') && path === 'brackets')
    return `${writers[writer]}, with indexes: true for plain lists`;
  return writers[filter === 'none' ? writer : (withoutFilter[writer] ?? writer)];
}

const dropped = {
  truth: 'what counts as false dropped before',
  blank: 'null and blank values dropped before',
  empty: 'null and empty values dropped before, white space kept',
} as const satisfies Partial<Readonly<Record<Spread['facts']['filter'], string>>>;

function nameWriter(facts: Spread['facts']): string | null {
  const name = nameLibrary(facts);
  if (facts.filter === 'none') return name;
  return name === null ? dropped[facts.filter] : `${name}, ${dropped[facts.filter]}`;
}

/** Writers whose pairs show nothing of a query string: what drops or passes over values gives the same. */
const ofAnyCode: ReadonlySet<SpreadWriter> = new Set([
  'plain',
  'blank-kept',
  'null-kept',
  'qs-decoded',
  'rails-decoded',
]);

function mayBeFilter({ writer, filter }: Spread['facts']): boolean {
  return ofAnyCode.has(writer) && (filter !== 'none' || !writer.endsWith('-decoded'));
}

const passingOver =
  'Code that passes over objects and lists; or query-string code, for which empty ones have no entry.';

const filterOrPassingOver =
  'A filter for what is empty, such as Python’s if value not in (None, "", [], {}), or code that passes over objects and lists; or query-string code, for which they have no entry.';

function ofEmpties(facts: Spread['facts']) {
  const { writer, filter } = facts;
  return {
    says: 'leaves out empty objects and lists',
    form: filter === 'none' ? writers[writer] : dropped[filter],
    origin: writer.endsWith('-kept') ? passingOver : filterOrPassingOver,
    fix: `${compactJson} Drop only null and blank values.`,
  };
}

function ofPassedOver({ writer, filter }: Spread['facts']) {
  const isLoop = writer === 'php-loop';
  const kept = isLoop ? 'nulls and empty values kept' : null;
  return {
    says: 'leaves out empty objects and lists, and has numbers and true as PHP prints them',
    form:
      filter === 'none' ? (writer === 'php-decoded' ? 'empty values kept' : kept) : dropped[filter],
    origin: isLoop
      ? `${ofPhpLoop}.`
      : `${ofPhpLoop}, such as Alipay’s getSignContent; or http_build_query, decoded again.`,
    fix: `${compactJson} ${plainPairs}`,
  };
}

const ofPhpLoop = 'PHP code that passes over arrays and puts every other value into a text';

const ofEmptyLists = {
  origin:
    'Code that prints an empty list as nothing and drops what is blank, or query-string code, for which it has no entry.',
  fix: 'Sign an empty list as []: only blank strings, null and sign are dropped.',
};

const withoutSpaces =
  'Write nested JSON without spaces, in Jackson by writeValueAsString(value), in json-c by json_object_to_json_string_ext(value, JSON_C_TO_STRING_PLAIN | JSON_C_TO_STRING_NOSLASHESCAPE), in OCaml by Yojson.Safe.to_string(value).';

function sortedEnd(form: string) {
  return {
    form,
    fix: 'Cut the line end off, and write compact JSON with plain numbers, members in the order received and no escape that JSON does not demand: Go sorts a map’s members, and escapes < > & unless SetEscapeHTML(false) is called.',
  };
}

const unquoted = `JSON with spaces and without quotation marks, such as Python’s json.dumps(value), where it has some with .replace('"', '')`;

const flowYaml =
  'js-yaml’s dump with a flowLevel of 0, or PyYAML’s with default_flow_style, without a sort of the keys';

function bareMap(others: string) {
  return {
    form: 'without quotation marks: {a: 1, b: [x]}',
    origin: `String conversion of a map, such as Dart’s${others}`,
  };
}

function yaml(form: string, writer: string) {
  return {
    form,
    says: 'has nested values as YAML, not as JSON',
    origin: `A writer of YAML, such as ${writer}.`,
  };
}

const rubyJoins = ['value.join(",")', 'value.values.join(",")'] as const;

const joinedSays = 'has lists as their items joined by commas';

const valuesSays = 'has the values of nested objects in their place, between commas';

const ofLuaLoop =
  'A loop over each table, such as Lua’s for k, v in pairs(value) do params[tostring(k)] = v end, which leaves out tables in it.';

/** How each prints items, and its calls for a list and for an object's values. */
const joins: Readonly<Record<JoinLanguage, readonly [form: string, list: string, values: string]>> =
  {
    python: [
      "Python prints each: x,True,{'a': 1}",
      '",".join(map(str, value))',
      '",".join(map(str, value.values()))',
    ],
    ruby: ['Ruby prints each: x,true,{"a"=>1}', ...rubyJoins],
    'ruby-3.4': ['Ruby 3.4 prints each: x,true,{"a" => 1}', ...rubyJoins],
    dotnet: [
      '.NET prints each: x,True,System.Object[]',
      'string.Join(",", value)',
      'string.Join(",", value.Values)',
    ],
  };

function ofJoins<Kind extends 'joined-lists' | 'values'>(kind: Kind) {
  const isOfLists = kind === 'joined-lists';
  return Object.fromEntries(
    Object.entries(joins).map(([language, [form, list, values]]) => {
      const says = isOfLists ? joinedSays : valuesSays;
      const origin = `A join of the ${isOfLists ? 'items' : 'values'}, such as ${isOfLists ? list : values}.`;
      return [`${kind}-${language}`, { form: `as ${form}`, says, origin }];
    }),
  ) as Readonly<
    Record<`${Kind}-${JoinLanguage}`, Readonly<Record<'form' | 'says' | 'origin', string>>>
  >;
}

const emptied = {
  says: 'has nothing for nested values',
  origin:
    'Code that prints objects or lists as nothing, such as Jackson’s JsonNode.asText or Node’s querystring; of lists without items also a join, as JavaScript’s String(value) is.',
};

const emptiedAndKept = {
  ...emptied,
  fix: `${compactJson} Drop what is blank or null.`,
};

const ofValueList = {
  says: 'has nested objects as lists of their values',
  origin:
    'JSON of the values alone, such as of PHP’s array_values, JavaScript’s Object.values or Ruby’s values.',
};

const ofPairs = { says: 'has nested values as pairs of their own within their pair' };

const arrows =
  'String conversion of a hash and a replacement of its arrows, such as value.to_s.gsub("=>", ":").';

const safeWriter = 'A writer of JSON made safe for HTML, such as';

const escapedForms: Readonly<Record<Reordered['facts']['escapes'], string>> = {
  slash: 'slashes',
  ascii: 'characters beyond ASCII',
  both: 'slashes and characters beyond ASCII',
};

export const nestedSentences = {
  'nested.nulls-dropped': {
    says: 'has objects and arrays without their nulls',
    origin:
      'A serializer that leaves out null, such as Gson or Jackson’s NON_NULL; or a filter of nulls that calls itself for nested values.',
    fix: 'Write compact JSON with all its members, those too that are null or empty.',
    forms: {
      'empty-too': {
        form: null,
        says: 'has objects and arrays without their nulls, empty strings and empty members',
        origin:
          'A filter of blank values that calls itself for nested ones, or a serializer that leaves them out, such as Jackson’s with NON_EMPTY.',
      },
    },
  },
  'nested.spaced': {
    says: 'has nested JSON with spaces',
    origin:
      'A writer of JSON with spaces, such as Python’s json.dumps with its default separators ", " and ": "; of a list also Ruby’s to_s.',
    fix: 'Write nested JSON without spaces, in Python json.dumps(value, separators=(",", ":"), ensure_ascii=False).',
    forms: {
      colons: {
        form: 'behind colons alone',
        origin:
          'A writer of JSON with spaces, such as Python’s json.dumps with separators=(",", ": ").',
      },
      'colons-ascii': {
        form: 'behind colons alone, escaped to ASCII',
        origin:
          'A writer of JSON with spaces, such as Python’s json.dumps with separators=(",", ": ").',
      },
      inside: {
        form: 'inside brackets too: { "a": [ 1, 2 ] }',
        origin:
          'A writer of JSON with spaces, such as Jackson’s toPrettyString where no object has members, json-c’s json_object_to_json_string and json_object_get_string, or OCaml’s Yojson.pretty_to_string of what fits into a line.',
        fix: withoutSpaces,
      },
      'inside-escaped': {
        form: 'inside brackets too, those of empty ones as well, slashes escaped: { "a": [ "x\\/y" ], "b": { } }',
        origin:
          'A writer of JSON with spaces, such as json-c’s json_object_to_json_string and json_object_get_string.',
        fix: withoutSpaces,
      },
      'inside-empty': {
        form: 'inside brackets too, those of empty ones as well: { "a": [ 1, 2 ], "b": { } }',
        origin:
          'A writer of JSON with spaces, such as Jackson’s toPrettyString where no object has members, or json-c’s json_object_to_json_string, of slashes with JSON_C_TO_STRING_NOSLASHESCAPE.',
        fix: withoutSpaces,
      },
    },
  },
  'nested.sorted': {
    says: 'has nested JSON with sorted keys',
    origin:
      'A writer of JSON that sorts members, such as of a TreeMap, Go’s map, json.dumps(sort_keys=True) or Perl’s canonical; or a recursive sort.',
    fix: 'Keep nested members in the order received; only the top level is sorted.',
    forms: {
      'integers-first': {
        form: 'keys that are integers first',
        says: 'has nested keys that are integers in front',
        origin: 'A map that puts keys like "10" before all others, such as a JavaScript object.',
      },
      'first-level': {
        form: 'those of the value alone, not of objects inside of it',
        origin:
          'A sort of the nested value’s own keys, such as ksort, a TreeMap or sorted(value.items()), which does not call itself for objects inside.',
      },
      lists: {
        form: null,
        says: 'has the items of nested lists sorted',
        origin: 'A sort of each list, such as sorted(value), value.sort() or sort($value).',
        fix: 'Keep the items of lists in the order received; only the top level’s keys are sorted.',
      },
      'lists-too': {
        form: null,
        says: 'has nested JSON with sorted keys and lists',
        origin: 'A sort that calls itself for objects and lists alike, and sorts lists as well.',
        fix: 'Keep nested members and items in the order received; only the top level is sorted.',
      },
      numbers: {
        form: 'keys that are numbers by their value',
        origin:
          'A recursive sort that compares such keys as numbers, such as of PHP’s ksort; or one that makes JavaScript objects, which put whole numbers in front.',
      },
      length: {
        form: 'shorter ones first',
        origin:
          'JSON of a database that keeps keys by their length, such as PostgreSQL’s jsonb or MySQL’s JSON, parsed and written again; a sort of one’s own; or, of few members, chance, as in a Lua table or a Perl hash.',
        fix: orderKept,
      },
      ascii: {
        form: null,
        says: 'has nested JSON with sorted keys, escaped to ASCII',
        origin:
          'A writer of JSON in ASCII that sorts members, or is given a sorted map, such as json.dumps(value, sort_keys=True, separators=(",", ":")), Groovy’s JsonOutput, gin’s AsciiJSON of a Go map or nlohmann’s dump with ensure_ascii.',
        fix: 'Write characters beyond ASCII as they are, and keep nested members in the order received.',
      },
      spaced: {
        form: 'spaces behind colons and commas',
        origin: `${ofSortingWriter}; or a database’s text of its own JSON, such as of PostgreSQL’s jsonb or MySQL’s JSON.`,
        fix: sortedAndSpacedFix,
      },
      'spaced-doubles': {
        form: 'spaces behind colons and commas, fractions as doubles',
        origin: `${ofSortingWriter}; or a database’s text of its own JSON, such as of MySQL’s.`,
        fix: sortedAndSpacedFix,
      },
      database: {
        form: 'shorter ones first, spaces behind colons and commas',
        origin: 'A database’s text of its own JSON, such as of PostgreSQL’s jsonb or MySQL’s JSON.',
        fix: orderKept,
      },
      jsonb: {
        form: 'shorter ones first, spaces behind colons and commas, numbers with all their digits',
        origin: 'A database’s text of its own JSON, such as of PostgreSQL’s jsonb.',
        fix: orderKept,
      },
      mysql: {
        form: 'shorter ones first, spaces behind colons and commas, fractions as doubles',
        origin: 'A database’s text of its own JSON, such as of MySQL’s.',
        fix: orderKept,
      },
      'hash-map': {
        form: 'such as that of a Java HashMap',
        says: 'has nested JSON in another order',
        origin:
          'A HashMap for nested objects, such as in org.json’s JSONObject; of few members any other order may be the same.',
        fix: 'Keep nested members in the order received.',
      },
    },
  },
  'nested.unicode-escaped': {
    says: 'has nested text escaped to ASCII',
    origin:
      'A writer of JSON in ASCII, such as Python’s json.dumps (ensure_ascii), PHP’s json_encode without JSON_UNESCAPED_UNICODE or Json.NET’s EscapeNonAscii.',
    fix: 'Write characters beyond ASCII as they are.',
    forms: {
      'lower-hex': '\\u00e9',
      'upper-hex': {
        form: '\\u00E9',
        origin:
          'A writer of JSON in ASCII, such as .NET’s System.Text.Json, fastjson or Jackson’s ESCAPE_NON_ASCII.',
      },
    },
  },
  'nested.reordered': {
    says: 'has nested JSON in an order of its own, and escaped',
    origin:
      'A map without an order of its own and its writer of JSON, such as a table of Lua and cjson, which escapes slashes, or a hash of Perl or of Java.',
    fix: 'Write nested JSON of the raw body, members in the order received and without escapes: / and the characters themselves, as UTF-8.',
    forms: ({ facts }) => ({ form: escapedForms[facts.escapes] }),
  },
  'nested.slash-escaped': {
    says: 'has nested slashes escaped',
    origin:
      'A writer of JSON that escapes slashes, such as PHP’s json_encode without JSON_UNESCAPED_SLASHES, Perl’s Mojo::JSON, json-simple or Android’s org.json; or a replacement of / in the text.',
    fix: 'Write / without a backslash.',
    forms: {
      sorted: {
        form: null,
        says: 'has nested JSON with slashes escaped, and with sorted keys',
        origin:
          'A writer that sorts and escapes, such as Perl’s Mojo::JSON; a recursive sort and then a writer such as PHP’s json_encode without JSON_UNESCAPED_SLASHES; or a map without an order of its own, which may give few keys so, as json-simple’s JSONObject or a table of Lua.',
        fix: 'Write / without a backslash, and keep nested members in the order received.',
      },
      ascii: {
        form: null,
        says: 'has nested JSON with slashes and characters beyond ASCII escaped',
        origin:
          'A writer of JSON that escapes both by itself, such as PHP’s json_encode without JSON_UNESCAPED_SLASHES and JSON_UNESCAPED_UNICODE, or Python’s ujson; or the body’s own text, which has these escapes.',
        fix: 'Write nested JSON without escapes: / and the characters themselves, as UTF-8.',
      },
      'hash-map': {
        form: null,
        says: 'has nested JSON with slashes escaped, in the order of a Java HashMap',
        origin:
          'A writer of JSON from a HashMap, such as json-simple’s JSONObject or Android’s org.json; of few members, any map without an order of its own, such as a table of Lua.',
        fix: 'Write / without a backslash, and keep nested members in the order received.',
      },
    },
  },
  'nested.html-escaped': {
    says: 'has signs of HTML in nested JSON written as \\u003c …',
    origin:
      'A writer of JSON made safe for HTML, such as Go’s encoding/json (SetEscapeHTML), Gson (disableHtmlEscaping) or Rails’ to_json.',
    fix: 'Switch HTML escaping off in the JSON writer, or use one that does not escape.',
    forms: {
      go: {
        form: '< > &, as Go and Rails do',
        origin: `${safeWriter} Go’s encoding/json (SetEscapeHTML) or Rails’ to_json.`,
      },
      gson: {
        form: "< > & = ', as Gson does",
        origin: `${safeWriter} Gson (disableHtmlEscaping); without = and & among them, .NET’s JavaScriptSerializer writes alike.`,
      },
      'go-sorted': {
        form: null,
        says: 'has nested JSON with sorted keys, and with < > & in it written as \\u003c …',
        origin: `${safeWriter} Go’s json.Marshal of a map.`,
        fix: 'Switch HTML escaping off (json.Encoder’s SetEscapeHTML), and keep nested members in the order received (json.RawMessage).',
      },
      jinja: {
        form: "< > & ', as Jinja and Flask do",
        origin: `${safeWriter} Jinja’s tojson filter.`,
      },
      mono: { form: "< > '", origin: `${safeWriter} JavaScriptSerializer on Mono.` },
      'json-net': {
        form: 'also " and \', in lower-case hex',
        origin: `${safeWriter} Json.NET’s StringEscapeHandling.EscapeHtml.`,
      },
      dotnet: {
        form: '\\u003C: " and \' too; in System.Text.Json also + ` and all beyond ASCII',
        origin: `${safeWriter} .NET’s System.Text.Json with its default encoder; or, where no other character is escaped, PHP’s json_encode with JSON_HEX_TAG and its like.`,
      },
      'php-hex-tag': {
        form: '\\u003C: < and > alone',
        origin: `${safeWriter} PHP’s json_encode with JSON_HEX_TAG beside JSON_UNESCAPED_UNICODE and JSON_UNESCAPED_SLASHES.`,
      },
      'php-hex': {
        form: '\\u003C: " and \' too, slashes and all beyond ASCII escaped as PHP does',
        origin: `${safeWriter} PHP’s json_encode with JSON_HEX_TAG, JSON_HEX_AMP, JSON_HEX_APOS and JSON_HEX_QUOT, as Symfony’s JsonResponse has them.`,
      },
      'php-hex-unescaped': {
        form: '\\u003C: " and \' too, and no other character',
        origin: `${safeWriter} PHP’s json_encode with JSON_HEX_TAG, JSON_HEX_AMP, JSON_HEX_APOS and JSON_HEX_QUOT beside JSON_UNESCAPED_UNICODE and JSON_UNESCAPED_SLASHES.`,
      },
    },
  },
  'nested.empty-array': {
    says: 'has nested {} written as []',
    origin:
      'One empty value for both, such as of PHP’s json_decode(…, true): an empty object becomes an empty array.',
    fix: 'Decode objects as objects, or keep the text of nested JSON.',
    forms: {
      objects: {
        form: null,
        says: 'has nested [] written as {}',
        origin:
          'One empty value for both, such as a table of Lua, or a writer such as PHP’s with JSON_FORCE_OBJECT: an empty list becomes an empty object.',
        fix: 'Write lists as lists, without JSON_FORCE_OBJECT or with what marks a table as one, or keep the text of nested JSON.',
      },
    },
  },
  'nested.lists-as-objects': {
    says: 'has nested lists as objects, each item under its index',
    origin: 'A writer of lists as objects, such as PHP’s json_encode with JSON_FORCE_OBJECT.',
    fix: 'Write lists as lists, in PHP by json_encode without JSON_FORCE_OBJECT.',
    forms: {
      escaped: 'slashes and characters beyond ASCII escaped',
      sorted: {
        form: null,
        says: 'has nested lists as objects, each item under its index, and nested keys sorted',
        origin:
          'A recursive sort that makes a new object of each list as well, such as Object.keys(value).sort().reduce(…, {}) in JavaScript; or one before a writer of lists as objects, such as PHP’s json_encode with JSON_FORCE_OBJECT.',
        fix: 'Keep nested members in the order received, and lists as lists; only the top level is sorted.',
      },
    },
  },
  'nested.source-text': {
    says: 'has nested JSON as received',
    origin:
      'A raw-value type such as json.RawMessage, a piece cut from the body, or a JSON writer with the same escapes, such as PHP’s json_encode, or Python’s json.dumps of what has no \\/.',
    fix: compactJson,
    forms: { 'without-space': 'without its white space' },
  },
  'nested.language-text': {
    says: 'has nested values as a language prints them, not as JSON',
    origin: 'String conversion of a map or list instead of a JSON writer.',
    fix: compactJson,
    forms: {
      javascript: 'as JavaScript: a,b and [object Object]',
      java: 'as Java: {a=1, b=2}',
      python: "as Python: {'a': 1}",
      go: 'as Go: map[a:1]',
      php: 'as PHP: Array',
      'joined-lists': {
        form: 'lists joined by commas, objects as JSON',
        says: joinedSays,
        origin:
          'A join of the items, such as join(","), implode(",", $value) or string.Join(",", value).',
      },
      'joined-lists-javascript': {
        form: 'lists as join(",") has them, [object Object] in them, objects as JSON',
        says: joinedSays,
        origin:
          'A join of the items, such as JavaScript’s, which makes [object Object] of each object.',
      },
      ...ofJoins('joined-lists'),
      'empty-lists': {
        form: null,
        says: 'has nothing for empty lists',
        origin: 'A join of its items, or a conversion such as String(list), which gives "".',
      },
      'php-print-r': {
        form: 'as PHP’s print_r',
        origin: 'A debugging text, such as of print_r($value, true).',
      },
      'php-export': {
        form: 'as PHP’s var_export',
        origin: 'A debugging text, such as of var_export($value, true).',
      },
      'perl-dumper': {
        form: "as Perl’s Data::Dumper on one line: {'a' => 1}",
        origin:
          'A debugging text, such as of Dumper($value) with Terse, Sortkeys and an Indent of 0.',
      },
      'php-implode': {
        form: 'as PHP’s implode: 1,,x of true, null and "x"',
        origin:
          "A join of the items, such as implode(',', $value), or Object.values(value).join(',') in JavaScript where nothing is nested deeper.",
      },
      'node-inspect': {
        form: 'as Node’s util.inspect: { a: 1 }',
        origin: 'A debugging text, such as of util.inspect(value).',
      },
      'node-inspect-flat': {
        form: 'as Node’s util.inspect with [Object] and [Array] for what is nested deeper: { a: 1 }',
        origin:
          'A debugging text of the first level alone, such as of util.format("%s=%s", key, value) or util.inspect(value, { depth: 0 }).',
      },
      'node-inspect-line': {
        form: 'as Node’s util.inspect with lines of any length: { a: 1 }',
        origin:
          'A debugging text, such as of util.inspect(value, { depth: null, breakLength: Infinity }).',
      },
      'node-inspect-deep': {
        form: 'as Node’s util.inspect at any depth: { a: 1 }',
        origin: 'A debugging text, such as of util.inspect(value, { depth: null }).',
      },
      'python-as-json': {
        form: 'as Python, any single quotes replaced: {"a": 1, "b": True}',
        origin: `String conversion of a dict and a replacement of its quotes, such as str(value).replace("'", '"').`,
      },
      'python-dumps': {
        form: 'with Python’s numbers: {"a": 1.0, "b": 1e+21}',
        says: 'has nested values as JSON with spaces',
        origin: `Python’s json.dumps(value) with its own separators and numbers, or a replacement of the quotes of its text, such as str(value).replace("'", '"').`,
        fix: 'Write nested JSON without spaces, in Python json.dumps(value, separators=(",", ":"), ensure_ascii=False), and numbers as plain decimals without trailing zeros.',
      },
      'python-as-json-unspaced': {
        form: 'as Python, any single quotes replaced and all spaces taken out: {"a":1,"b":True}',
        origin: `String conversion of a dict and replacements, such as str(value).replace("'", '"').replace(" ", "").`,
      },
      'ruby-as-json': {
        form: 'as Ruby, any arrows replaced: {"a":1, "b":nil}',
        origin: arrows,
      },
      'ruby-3.4-as-json': {
        form: 'as Ruby 3.4, any arrows replaced: {"a" : 1, "b" : nil}',
        origin: arrows,
      },
      'bare-lists': {
        form: 'lists in brackets, their items without quotation marks: [a, b]',
        origin: 'String conversion of a list, such as Java’s.',
      },
      'bare-lists-dumps': {
        form: 'lists in brackets, their items without quotation marks: [a, b]',
        origin: `String conversion of a list, such as Java’s; or ${unquoted}.`,
      },
      dart: bareMap('.'),
      'dart-dumps': bareMap(`; or ${unquoted}.`),
      'dart-yaml': bareMap(`; or a writer of YAML, such as ${flowYaml}.`),
      'dart-dumps-yaml': bareMap(`; ${unquoted}; or a writer of YAML, such as ${flowYaml}.`),
      scala: {
        form: 'as Scala: Map(a -> 1, b -> List(x))',
        origin: 'String conversion of a map or list, such as by s"$key=$value".',
      },
      yaml: yaml('YAML’s flow style: {a: 1, b: [x]}', flowYaml),
      'yaml-sorted': yaml(
        'YAML’s flow style, its keys sorted: {a: 1, b: [x]}',
        'PyYAML’s yaml.dump(value, default_flow_style=True)',
      ),
      'go-syntax': {
        form: 'as Go’s %#v: map[string]interface {}{"a":1}',
        origin: 'A debugging text, such as of fmt.Sprintf("%#v", value).',
      },
      elixir: {
        form: 'as Elixir’s inspect: %{"a" => 1}',
        origin: 'A debugging text, such as of inspect(value).',
      },
      'elixir-atoms': {
        form: 'as Elixir’s inspect, atoms as keys: %{a: 1}',
        origin: 'A debugging text, such as of inspect(value) of a map with atoms as keys.',
      },
      groovy: {
        form: 'as Groovy: [a:1, b:[x]]',
        origin: 'String conversion of a map or list, such as by "$key=$value".',
      },
      'groovy-sorted': {
        form: 'as Groovy, its keys sorted: [a:1, b:[x]]',
        origin:
          'String conversion of a map that sorts its keys, such as by "$key=$value" of a TreeMap, as JsonSlurper makes them in some versions.',
      },
      clojure: {
        form: 'as Clojure: {"a" 1, "b" [1 2]}',
        origin: 'String conversion of a map or vector, such as of (str value).',
      },
      'clojure-keywords': {
        form: 'as Clojure, keywords as keys: {:a 1, :b [1 2]}',
        origin:
          'String conversion of a map, such as of (str value) after (json/read-str text :key-fn keyword).',
      },
      'go-structs': {
        form: 'as Go’s %+v of structs: {Name:x Geo:{Lat:1.5}}',
        origin: 'A debugging text, such as of fmt.Sprintf("%+v", value) over a struct.',
      },
      'go-structs-values': {
        form: 'as Go’s %v of structs: {x {1.5}}',
        origin: 'String conversion of a struct, such as of fmt.Sprint(value).',
      },
      'php-serialize': {
        form: 'as PHP’s serialize',
        origin: 'A serializer’s text, such as of serialize($value).',
      },
      'empty-blank-dropped': { form: null, ...emptied },
      'empty-space-kept': { form: 'empty texts dropped, those of white space kept', ...emptied },
      empty: { form: 'blank values kept', ...emptiedAndKept },
      'empty-nulls-kept': { form: 'blank values and nulls kept', ...emptiedAndKept },
      'empty-nulls-empty': { form: 'blank values kept, nulls as nothing', ...emptiedAndKept },
      dotnet: 'as .NET: System.Collections.Generic.Dictionary`2[…]',
      'dotnet-array': {
        form: 'as .NET: System.Object[]',
        origin:
          'String conversion of a list instead of a JSON writer, such as of what JavaScriptSerializer.DeserializeObject has read.',
      },
      'dotnet-framework': {
        form: 'as .NET: System.Collections.ArrayList',
        origin:
          'String conversion of a list instead of a JSON writer, such as of what JavaScriptSerializer has read.',
      },
    },
  },
  'nested.stand-in': {
    says: 'has something else in place of nested JSON',
    origin: 'Code that shortens or encodes objects and arrays before it joins the pairs.',
    fix: compactJson,
    forms: {
      md5: { form: null, says: 'has the MD5 of nested JSON in its place' },
      sha256: { form: null, says: 'has the SHA-256 of nested JSON in its place' },
      base64: { form: null, says: 'has nested JSON in Base64' },
      quoted: {
        form: null,
        says: 'has nested JSON as a string of JSON, in quotation marks',
        origin:
          'JSON that is made twice, such as by JSON.stringify(JSON.stringify(value)) or Go’s %q.',
      },
      'python-bytes': {
        form: null,
        says: "has nested JSON as Python prints bytes, b'…'",
        origin: 'JSON as bytes, such as of orjson.dumps(value), put into an f-string.',
      },
      'member-strings': {
        form: null,
        says: 'has nested values whose members are strings, as JavaScript’s String makes them',
        origin:
          'A conversion of each member, such as _.mapValues(value, String); or, of numbers alone, a reader or a writer that keeps them as text, such as Python’s parse_int=str or Gson’s and fastjson’s settings for it.',
      },
      'number-strings': {
        form: null,
        says: 'has the numbers inside of nested values as strings',
        origin:
          'A writer of JSON that quotes numbers, such as Jackson’s with WRITE_NUMBERS_AS_STRINGS, or a conversion of each.',
      },
      'decimal-strings': {
        form: 'those with a point or an exponent',
        says: 'has the numbers inside of nested values as strings',
        origin:
          'A decimal type that writes itself as a text, such as Rails’ JSON of Ruby’s BigDecimal.',
      },
      'null-strings': {
        form: null,
        says: 'has empty strings for null inside of nested values',
        origin:
          'A type whose texts are never null, or code that writes an empty one in its place, such as value ?? "".',
      },
      'scalar-strings': (cause) => ofQuoted(cause, ''),
      'scalar-strings-blank': (cause) => ofQuoted(cause, ', and empty ones for null'),
      'scalar-strings-javascript': (cause) => ofQuoted(cause, ', and so null, as String makes it'),
      'scalar-strings-php': (cause) => ({
        ...ofQuoted(cause, ', as PHP’s strval makes them'),
        origin: 'A conversion of each value, such as by array_walk_recursive with strval.',
      }),
      unspaced: {
        form: null,
        says: 'has nested JSON without any spaces, those in its texts too',
        origin:
          'A replacement of spaces in the JSON of nested values, such as json.dumps(value).replace(" ", "").',
      },
      ...ofJoins('values'),
      flattened: {
        form: null,
        says: 'has the keys and values of nested objects in their place, between commas',
        origin: 'A join of the pairs, such as Ruby’s value.to_a.join(",").',
      },
      'value-list': { form: null, ...ofValueList },
      'value-list-php': {
        ...ofValueList,
        form: null,
        origin: 'JSON of the values alone, such as json_encode(array_values($value)).',
      },
      'value-list-escaped': {
        ...ofValueList,
        form: 'slashes and characters beyond ASCII escaped',
        origin: 'JSON of the values alone, such as json_encode(array_values($value)).',
      },
      'query-rails': {
        form: 'sorted, encoded for a URL',
        ...ofPairs,
        origin:
          'Query-string code over nested values, such as Rails’ value.to_param, or Python’s urlencode of sorted items.',
      },
      values: {
        form: null,
        says: valuesSays,
        origin: 'A join of the values, such as Object.values(value).join(",").',
      },
      bytes: {
        form: null,
        says: 'has nested JSON as a list of its bytes',
        origin: 'JSON as bytes, printed, such as by Go’s %v of what json.Marshal gives.',
      },
      'bytes-go': {
        form: 'sorted, as Go writes it',
        says: 'has nested JSON as a list of its bytes',
        origin: 'What json.Marshal gives, printed by %v or fmt.Sprint: a []byte that is no string.',
      },
      'bytes-go-booleans': {
        form: 'nested JSON sorted, as Go writes it',
        says: 'has nested values and booleans as a list of the bytes of their JSON',
        origin: 'What json.Marshal gives, printed by %v or fmt.Sprint: a []byte that is no string.',
      },
      count: {
        form: null,
        says: 'has the number of members in place of nested values',
        origin: 'A count of members, such as count($value), len(value) or size().',
      },
      keys: {
        form: null,
        says: 'has the keys of nested objects in their place, between commas',
        origin: 'A list of the keys, such as of Object.keys(value) or a join of a dict.',
      },
      query: {
        form: 'encoded for a URL, such as by PHP’s http_build_query',
        ...ofPairs,
        origin: 'Query-string code over nested values, such as http_build_query($value).',
      },
      'query-decoded': {
        form: 'such as by PHP’s http_build_query, decoded again',
        ...ofPairs,
        origin:
          'Query-string code over nested values, such as urldecode(http_build_query($value)); or, where nothing lies deeper, JSON whose signs were replaced (: by =, a comma by &).',
      },
      'query-empty': {
        form: 'encoded for a URL, of what is empty nothing, such as by PHP’s http_build_query',
        ...ofPairs,
        origin: 'Query-string code over nested values, such as http_build_query($value).',
      },
      'query-decoded-empty': {
        form: 'of what is empty nothing, such as by PHP’s http_build_query, decoded again',
        ...ofPairs,
        origin:
          'Query-string code over nested values, such as urldecode(http_build_query($value)).',
      },
      pairs: {
        form: 'in the order received, joined by &',
        ...ofPairs,
        origin: 'The function that joins the pairs, called for nested values too.',
      },
      'pairs-sorted': {
        form: 'sorted, joined by &',
        ...ofPairs,
        origin: 'The function that sorts and joins the pairs, called for nested values too.',
      },
      'pairs-deep': {
        form: 'pairs in pairs, in the order received, joined by &',
        ...ofPairs,
        origin: 'The function that joins the pairs, which calls itself for nested values.',
      },
      'pairs-deep-sorted': {
        form: 'pairs in pairs, sorted, joined by &',
        ...ofPairs,
        origin:
          'The function that sorts and joins the pairs, which calls itself for nested values.',
      },
      'pairs-braced-sorted': {
        form: 'in braces, sorted, joined by &',
        ...ofPairs,
        origin:
          'The function that sorts and joins the pairs, which calls itself for nested objects and puts braces around them.',
      },
      'pairs-comma': {
        form: 'in the order received, joined by commas',
        ...ofPairs,
        origin: 'A loop over the members of each nested value.',
      },
      'pairs-colon': {
        form: 'key:value, joined by commas',
        ...ofPairs,
        origin:
          'A loop over the members of each nested value, such as Object.entries(value) with a template literal.',
      },
    },
  },
  'nested.indented': {
    says: 'has nested JSON on indented lines',
    origin: 'A pretty printer, such as JSON.stringify(value, null, 2) or json.dumps(indent=2).',
    fix: compactJson,
    forms: {
      two: 'two spaces a level',
      jackson: {
        form: 'as Jackson’s pretty printer writes it, with spaces around colons',
        origin: 'A pretty printer, such as Jackson’s writerWithDefaultPrettyPrinter().',
      },
      four: {
        form: 'four spaces a level',
        origin: 'A pretty printer, such as PHP’s JSON_PRETTY_PRINT or json.dumps(indent=4).',
      },
      'two-crlf': {
        form: 'two spaces a level, with the line ends of Windows',
        origin:
          'A pretty printer on Windows, such as Json.NET’s JToken.ToString() or Formatting.Indented.',
      },
      tab: {
        form: 'a tab a level',
        origin: 'A pretty printer that is given a tab, such as JSON.stringify(value, null, "\\t").',
      },
      'two-ascii': 'two spaces a level, escaped to ASCII',
      perl: {
        form: 'three spaces a level and spaces around colons, its keys sorted and a line end behind it, as Perl writes it',
        origin: 'A pretty printer, such as Perl’s JSON::PP with pretty and canonical.',
      },
      ruby: {
        form: 'two spaces a level, with line ends in what is empty, as older versions of Ruby’s JSON write it',
        origin: 'A pretty printer, such as Ruby’s JSON.pretty_generate.',
      },
      'four-ascii': 'four spaces a level, escaped to ASCII',
    },
  },
  'nested.blank-as-null': {
    says: 'has nested blank strings as null',
    origin: 'A filter of the request, such as Laravel’s middleware ConvertEmptyStringsToNull.',
    fix: 'Build the string from the raw body, in Laravel $request->getContent().',
    forms: {
      trimmed: {
        form: 'the others trimmed',
        origin:
          'Filters of the request, such as Laravel’s middleware TrimStrings and ConvertEmptyStringsToNull.',
      },
    },
  },
  'nested.line-end': {
    says: 'has a line end behind nested JSON',
    origin:
      'A writer that ends each value with a line end, such as Go’s json.Encoder or Perl’s pretty JSON.',
    fix: 'Cut the line end off, or use a writer without it.',
    forms: {
      go: sortedEnd('sorted, numbers as received'),
      'go-escaped': sortedEnd('sorted, numbers as received, < > & escaped'),
      'go-raw': 'in the order received',
      'go-double': sortedEnd('sorted, numbers as doubles print them, < > & escaped'),
      'go-double-raw': sortedEnd('sorted, numbers as doubles print them'),
    },
  },
  'nested.members-lost': {
    says: 'lacks members of nested objects',
    origin:
      'A list of keys that is for nested objects too, such as in JSON.stringify(value, Object.keys(body).sort()).',
    fix: compactJson,
    forms: {
      'body-keys-sorted': 'but for keys that the body has at its top level, sorted',
      'body-keys': 'but for keys that the body has at its top level',
      'own-keys-sorted': {
        form: 'but for keys that the value itself has at its top level, sorted',
        origin:
          'A list of keys that is for the objects inside too, such as in JSON.stringify(value, Object.keys(value).sort()).',
      },
    },
  },
  'nested.as-entries': {
    says: 'has nested values as entries of their own',
    origin: 'Query-string code, or a map that was flattened.',
    fix: compactJson,
    forms({ facts }) {
      const { path, order } = facts;
      if (path === 'none' && mayBeFilter(facts)) return ofEmpties(facts);
      if (path === 'passed-over') return ofPassedOver(facts);
      const name = nameWriter(facts);
      const by = name !== null && order === 'received' ? `${name}, not sorted` : name;
      const says =
        path === 'none' ? 'leaves out empty objects and lists' : 'leaves out empty lists';
      const own = path === 'empty-lists' ? { says, ...ofEmptyLists } : { says };
      if (path === 'none' || path === 'empty-lists') {
        if (by === null) return own;
        if (nameLibrary(facts) === null)
          return { ...own, form: by, fix: `${compactJson} ${plainPairs}` };
        const left = path === 'none' ? 'empty objects and lists' : 'empty lists';
        const ofWriter = `has its values as a writer of query strings has them, without ${left}`;
        const origin = 'Query-string code, for which what is empty has no entry.';
        return { says: ofWriter, form: by, origin, fix: `${compactJson} ${plainPairs}` };
      }
      if (path.startsWith('merged')) {
        const form = by === null ? paths[path] : `${paths[path]}, ${by}`;
        if (path === 'merged-from-1') return { form, origin: ofLuaLoop };
        return { form, origin: 'A merge of maps, such as {**params, **params["extra"]}.' };
      }
      if (by === null) return paths[path];
      // What else it writes differently, its own output shows.
      return { form: `${paths[path]}, ${by}`, fix: `${compactJson} ${plainPairs}` };
    },
  },
} satisfies Partial<DeviationsSentences>;
