import type { VariantId } from '../../../core/diagnosis/deviation';
import type { DeviationsSentences, FormWords } from '../../deviation-words';
import { code } from '../../text';
import { english } from '../language';
import { jsonForms } from './shapes';
import { fix } from './whole-body';

const { say } = english;

const ofAscii = 'letters of ASCII alone';
const byBytes =
  'A change of case that knows ASCII alone, such as PHP 8’s strtoupper, Lua’s string.upper, C’s toupper or tr a-z A-Z';

const valuesInOneCase = {
  says: 'has all its values in one case',
  origin: 'A change of case over each value, such as toLowerCase or strtoupper.',
  fix: 'Use values as the body has them.',
};

const inSingleQuotes = {
  says: 'has string values in single quotes',
  origin:
    'A debugging text of each value, such as of f"{key}={value!r}" or PHP’s var_export, or quotes around each value as for SQL.',
};

const inspected = {
  says: 'has every value as Ruby’s inspect prints it',
  origin:
    'A debugging text of each value, such as of "#{key}=#{value.inspect}" or p; or, where none is a hash or a list, its JSON, such as by to_json.',
};

const ofGo = {
  says: 'has every value as Go’s %#v prints it',
  origin: 'A debugging text of each value, such as of fmt.Sprintf("%s=%#v", key, value).',
};

function methodAndBody(form: string) {
  return { form, says: 'is the raw body with the request’s method in front', fix };
}

const quotedNullsFix = 'Use the text of a string, without quotes, and drop null.';

const filterWords = {
  dropped: 'nulls and blanks dropped',
  kept: 'nulls and blanks kept',
  'empty-dropped': 'nulls and empty texts dropped, those of white space kept',
};

const quotedForms = {
  plain: {},
  'escapes-kept': 'with the escapes as received',
  'blank-dropped': 'blank ones dropped before',
  'blank-dropped/null-kept': { form: 'blank ones dropped before, nulls kept', fix: quotedNullsFix },
  'received-blank-dropped': 'all values as received, blank ones dropped before',
  'received-blank-dropped/null-kept': {
    form: 'all values as received, blank ones dropped before, nulls kept',
    fix: quotedNullsFix,
  },
  'headers-too': {
    form: 'what comes from the headers too',
    origin:
      'A writer of JSON over each value of the finished map, such as JSON.stringify, json.dumps or jq’s tojson, or Ruby’s inspect.',
  },
  all: {
    says: 'has every value in double quotes',
    form: 'with the escapes of JSON',
    origin:
      'A text with quotation marks of each value, such as of Go’s %q, Ruby’s inspect or JSON.stringify(String(value)).',
  },
  'all-unescaped': {
    says: 'has every value in double quotes',
    form: 'without escapes',
    origin: 'Quotation marks written around each value, such as by "$k=\\"$v\\"".',
  },
  'all-single-unescaped': {
    says: 'has every value in single quotes',
    form: 'without escapes',
    origin: 'Quotation marks written around each value, such as by f"{k}=\'{v}\'".',
  },
  'in-lists': {
    says: 'has every value in the brackets of a list',
    form: null,
    origin:
      'A map of lists as frameworks keep a request’s parameters, such as MultiValueMap or url.Values, of which each list prints itself.',
    fix: 'Take each value out of its list, such as by getFirst or Get, and drop null and blank ones.',
  },
  'in-optionals': {
    says: 'has every value as Java prints an Optional',
    form: null,
    origin:
      'Values wrapped, such as by Optional.ofNullable(value), which prints itself as Optional[…].',
    fix: 'Take each value out of its Optional, and drop null and blank ones.',
  },
  'in-options': {
    says: 'has every value as Scala prints an Option',
    form: null,
    origin: 'Values wrapped, such as by Option(value), which prints itself as Some(…).',
    fix: 'Take each value out of its Option, and drop null and blank ones.',
  },
  shell: {
    says: 'has values in single quotes where a shell would read a sign of them otherwise',
    form: null,
    origin: 'Values quoted for a shell, such as by Python’s shlex.quote.',
  },
  'all-single': {
    says: 'has every value in single quotes',
    form: null,
    origin:
      'A debugging text of each value, such as Python’s !r or PHP’s var_export, or values quoted as for SQL or a shell, such as by jq’s @sh.',
  },
  python: { ...inSingleQuotes, form: 'as in Python’s repr, for one' },
  'python/blank-kept': {
    ...inSingleQuotes,
    form: 'as in Python’s repr, blank ones too',
  },
  'python/false-dropped': {
    ...inSingleQuotes,
    form: 'as in Python’s repr, for one, without what counts as false',
    origin:
      'A debugging text of each value, such as of f"{k}={v!r}" or PHP’s var_export, behind a test for truth.',
    fix: 'Use the text of a string, without quotes; 0, false, {} and [] are signed.',
  },
  'python/all-kept': {
    ...inSingleQuotes,
    form: 'as in Python’s repr, nulls and blank ones too',
  },
  ruby: { ...inspected, form: null },
  go: { ...ofGo, form: null },
  'go/blank-kept': { ...ofGo, form: 'blank strings kept' },
  'go/all-kept': { ...ofGo, form: 'nulls and blank strings kept' },
  'ruby/blank-kept': { ...inspected, form: 'blank strings kept' },
  'ruby/all-kept': { ...inspected, form: 'nulls and blank strings kept' },
  php: {
    ...inSingleQuotes,
    form: 'as PHP’s var_export has them, for one',
    origin:
      'A debugging text of each value, such as of PHP’s var_export($value, true), or of Node’s util.inspect(value) and Groovy’s value.inspect(), which write plain texts alike.',
  },
} satisfies Readonly<Record<string, FormWords>>;

const jsonInBase64 = 'is the body as JSON with timestamp and nonce in it, in Base64';

type ValuesOnly = VariantId<'string.values-only'>;
type SortedValues = Extract<ValuesOnly, `sorted/${string}`>;
type PlainValues = Exclude<ValuesOnly, `contract/${string}` | SortedValues>;

function isPlain(variant: ValuesOnly): variant is PlainValues {
  return !variant.includes('/');
}

const valuesJoined: Readonly<Record<PlainValues, string>> = {
  ampersand: 'joined by &',
  nothing: 'joined by nothing',
  'line-end': 'one a line',
  comma: 'joined by commas',
  bar: 'joined by |',
  dash: 'joined by dashes',
  underscore: 'joined by underscores',
  space: 'joined by spaces',
  dot: 'joined by dots',
  semicolon: 'joined by ;',
  colon: 'joined by colons',
};

/** Not by their keys. */
const listedValues = {
  contract: {
    says: 'has the values without their keys, of the contract’s fields alone, in its order',
    origin: 'A list of fields in the code, in the contract’s order.',
  },
  sorted: {
    says: 'has the values without their keys, sorted as texts',
    origin:
      'A sort of the values in place of the keys, as the rules of other platforms have it, such as WeChat’s check of a server’s address.',
    fix: 'Sort the keys, and join pairs as key=value.',
  },
};

const ofTuples = {
  says: 'has its pairs as Python prints tuples',
  origin:
    "Tuples put into the text, such as by '&'.join(str(item) for item in sorted(params.items())).",
  fix: "Join key and value yourself: f'{key}={value}'.",
};

const pairsAsText =
  'Join key and value yourself, with = between them, and write nested values as compact JSON.';

const otherJoin =
  'The signing rules of another platform, or a join by its default separator or with blanks to be read.';

const lineWriter =
  'A writer of lines, such as println, AppendLine or puts, a join by line ends, or the signing rules of another platform.';

const bare = 'Put & between the pairs, and nothing around them.';

const ofGoList = {
  origin: 'A list of pairs that was printed in place of being joined, such as by fmt.Sprint.',
  fix: bare,
};

const ofAppended = 'A loop that appends & after every pair and does not remove the last one';

const separatorAndLineEnd = {
  says: 'ends with a separator and a line end',
  origin: `${ofAppended}, and what ends a line behind it, such as println; where your own string has the line end, also a copy that took it along.`,
  fix: 'Join the pairs with & between them, and sign and verify exactly that: nothing behind the last pair, no line end either.',
} as const;

export const joiningSentences = {
  'string.trailing-separator': {
    says: 'ends with a separator',
    origin: `${ofAppended}.`,
    fix: 'Join the pairs with & between them and nothing behind the last.',
    forms: {
      'line-end': { ...separatorAndLineEnd, form: 'LF' },
      crlf: { ...separatorAndLineEnd, form: 'CRLF' },
      space: {
        form: null,
        says: 'ends with a space',
        origin:
          'A template or a line of code with a space behind the string; where your own string has it, also a copy that took it along.',
        fix: 'Sign and verify exactly the string, nothing behind it.',
      },
      leading: {
        form: null,
        says: 'begins with a separator',
        origin: 'A loop that puts & in front of every pair and does not remove the first one.',
        fix: 'Join the pairs with & between them and nothing in front of the first.',
      },
      'leading-question-mark': {
        form: null,
        says: 'begins with ?',
        origin: 'A ? put in front of the pairs, or the query of a URL taken with it.',
        fix: 'Sign the pairs alone, without the ?.',
      },
    },
  },
  'string.trailing-newline': {
    says: 'ends with a line end',
    origin:
      'A command that ends its line, such as echo or println, a file with a last line end, or a here-document; where your own string has it, also a copy that took it along.',
    fix: 'Sign and verify exactly the string: printf %s instead of echo, or strip the line end.',
    forms: { lf: 'LF', crlf: 'CRLF' },
  },
  'string.separator': {
    says: 'has another separator between pairs',
    origin: otherJoin,
    fix: 'Put & between the pairs.',
    forms: {
      nothing: {
        form: 'none',
        origin:
          'The signing rules of another platform, or a join without a separator; or code that takes the last & off again after every pair.',
      },
      characters: {
        form: null,
        says: 'has an & between all of its characters',
        origin:
          'A join of the finished string in the place of a list of pairs, such as Python’s "&".join(string).',
        fix: 'Join the pairs, not the characters of a string.',
      },
      'line-end': { form: 'a line end', origin: lineWriter },
      crlf: { form: 'CRLF', origin: lineWriter },
      comma: 'a comma',
      'comma-space': 'a comma and a space',
      bar: '|',
      semicolon: ';',
      space: 'a space',
      logfmt: {
        form: 'a space, and quotation marks around values that have one',
        origin:
          'A writer of logfmt, such as structlog’s LogfmtRenderer or go-logfmt, or a log’s line taken for the string.',
        fix: 'Put & between the pairs, and nothing around their values.',
      },
      spaced: '&, with spaces around it',
      tab: 'a tab',
      hash: '#',
      'ampersand-line-end': '& and a line end',
      'semicolon-line-end': '; and a line end',
      dot: 'a dot',
      'semicolon-space': '; and a space, as in cookies',
      plus: '+',
      equals: {
        form: '=, as between key and value',
        origin:
          'A join of a flat list of keys and values by =, such as entries.flat().join("="), or of the pairs.',
      },
      'comma-each': 'a comma, behind the last pair too',
      'bar-each': '|, behind the last pair too',
      ampersands: '&&',
      'ampersand-space': '& and a space',
      'ampersand-line-end-each': {
        form: '& and a line end, behind the last pair too',
        origin: 'A writer of lines after each pair and its &, such as AppendLine.',
      },
      'ampersand-crlf-each': {
        form: '& and CRLF, behind the last pair too',
        origin: 'A writer of lines after each pair and its &, such as AppendLine on Windows.',
      },
      'in-brackets': {
        form: null,
        says: 'has each of its pairs in brackets',
        origin: 'Brackets written around each pair, as for a log.',
        fix: bare,
      },
      'go-list': { form: null, says: 'has its pairs as Go prints a list', ...ofGoList },
      'go-list-quoted': {
        form: 'each in quotation marks',
        says: 'has its pairs as Go prints a list',
        ...ofGoList,
        origin: 'A list of pairs that was printed in place of being joined, such as by %q.',
      },
      'semicolon-each': ';, behind the last pair too',
      'line-end-each': { form: 'a line end, behind the last pair too', origin: lineWriter },
      'crlf-each': { form: 'CRLF, behind the last pair too', origin: lineWriter },
      entity: {
        form: '&amp;',
        origin:
          'HTML escaping over the finished string, or a separator set so, such as PHP’s arg_separator.output.',
        fix: 'Put & between the pairs, and escape only when showing text in HTML.',
      },
    },
  },
  'string.key-value-separator': {
    says: 'has another sign between key and value',
    origin: otherJoin,
    fix: 'Put = between key and value.',
    forms: {
      nothing: 'none',
      colon: ':',
      'colon-spaced': 'a colon and a space',
      spaced: '=, with spaces around it',
      comma: 'a comma',
      ampersand: {
        form: '&',
        origin: 'Keys and values in one list that is joined, such as by pairs.flatten.join("&").',
      },
      arrow: '=>',
      'equals-twice': '==',
      'spaced-throughout': {
        form: '=, and & between pairs, with spaces around both',
        fix: 'Put = between key and value, and & between the pairs, without spaces.',
      },
      'space-throughout': {
        form: 'spaces throughout',
        origin: 'A join of a flat list of keys and values by spaces, such as by Perl’s "@list".',
      },
      'arrow-comma': {
        form: '=>, with spaces around it, and a comma and a space between pairs',
        origin: 'A map written for people to read, or the signing rules of another platform.',
        fix: 'Put = between key and value, and & between the pairs.',
      },
      'colon-comma-spaced': {
        form: ': and a space, and a comma and a space between pairs',
        fix: 'Put = between key and value, and & between the pairs.',
      },
      'colon-semicolon': {
        form: ':, and ; between pairs',
        fix: 'Put = between key and value, and & between the pairs.',
      },
      'comma-throughout': {
        form: 'commas throughout',
        origin: 'A join of a flat list of keys and values, such as by sort.flatten.join(",").',
      },
      'in-brackets': {
        form: '[key, value]',
        origin:
          'Pairs that print themselves, such as C#’s KeyValuePair in string.Join over a dictionary.',
      },
      'in-brackets-alone': {
        form: '[key, value], and nothing between pairs',
        origin:
          'Pairs that print themselves, such as C#’s KeyValuePair in string.Concat over a dictionary.',
        fix: 'Put = between key and value, and & between the pairs.',
      },
      'python-tuples': { form: "('key', 'value')", ...ofTuples },
      'python-tuples-typed': {
        form: "('key', 'value'), numbers without quotation marks",
        ...ofTuples,
      },
      'in-parentheses': {
        form: '(key, value)',
        origin:
          'Pairs that print themselves, such as Kotlin’s Pair in map.toList().joinToString("&"), or .NET’s Tuple.',
      },
      'scala-tuples': {
        form: '(key,value)',
        origin: 'Pairs that print themselves, such as Scala’s tuples in toSeq.mkString("&").',
        fix: pairsAsText,
      },
      'scala-arrows': {
        form: 'key -> value',
        origin: 'A map that prints its pairs itself, such as by Scala’s map.mkString("&").',
        fix: pairsAsText,
      },
      'go-structs': {
        form: '{key value}',
        origin: 'A struct of key and value that was printed, such as by Go’s %v.',
        fix: pairsAsText,
      },
    },
  },
  'string.values-only': {
    says: 'has the values without their keys',
    origin: 'Code that joins the values of a sorted map, or of a list of fields.',
    fix: 'Join pairs as key=value.',
    forms: ({ variant }) => {
      if (isPlain(variant)) return valuesJoined[variant];
      const [group, joint] = variant.split('/') as ['contract' | 'sorted', PlainValues];
      return { form: valuesJoined[joint], ...listedValues[group] };
    },
  },
  'string.keys-only': {
    says: 'has the keys alone, without their values',
    origin:
      'A join of the map’s keys in place of its pairs, such as by Object.keys(map).join, "&".join(sorted(map)) or array_keys, or a loop over the keys.',
    fix: 'Join pairs as key=value.',
    forms: {
      ampersand: 'joined by &',
      comma: 'joined by commas',
      bar: 'joined by |',
      'line-end': 'one a line',
      nothing: 'joined by nothing',
      'body-ampersand': 'those of the body, joined by &',
      'body-comma': 'those of the body, joined by commas',
    },
  },
  'string.trimmed': {
    says: 'has trimmed values',
    origin:
      'A trim of each value, such as trim or strip, or a framework that trims every string it binds, such as Laravel with its TrimStrings.',
    fix: 'Use values as the body has them, with the spaces around them.',
    forms: {
      ascii: {
        form: 'of ASCII white space only',
        origin: 'A trim that leaves a no-break space, such as Java’s String.trim or PHP’s trim.',
      },
      nested: 'in objects and arrays alone',
      throughout: 'in objects and arrays, too',
    },
  },
  'string.quoted-values': {
    says: 'has string values in their JSON quotes',
    origin: 'Each value as JSON, such as by JsonNode.toString, JSON.stringify or json.RawMessage.',
    fix: 'Use the text of a string, without quotes, and drop null and blank values.',
    forms: ({ variant, facts }) => {
      if (!variant.startsWith('json/')) return quotedForms[variant as keyof typeof quotedForms];
      const { style, filter } = facts;
      return {
        form: `${jsonForms[style].replace('without nulls', 'without nulls in nested values')}, ${filterWords[filter]}`,
        says: 'has every value as JSON',
        origin:
          'A writer of JSON over each value, such as JSON.stringify, json_encode, json.dumps or a JSON tree’s own text, or Ruby’s inspect where nothing shows which.',
        fix: 'Use the text of a string, without quotes, drop null and blank values, and write plain numbers and compact JSON.',
      };
    },
  },
  'string.escapes-kept': {
    says: 'keeps the JSON escapes of strings',
    origin:
      'Values cut from the body by a regular expression, or written as JSON and their quotes cut off.',
    fix: 'Parse the JSON; \\u00e9 and \\/ stand for é and /.',
    forms: {
      'written-again': {
        form: null,
        says: 'has the JSON escapes of strings',
        origin:
          'Values cut from the body by a regular expression, written as JSON and their quotes cut off, or escaped again, such as by Java’s escapeJava or escapeJson.',
        fix: 'Parse the JSON, and escape nothing behind it.',
      },
      trimmed: {
        form: null,
        says: 'keeps the JSON escapes of strings, and has trimmed values',
        origin:
          'Values cut from the body by a regular expression, split or replace, and trimmed; or written as JSON without their quotes.',
        fix: 'Parse the JSON, and use values as they are, with the spaces around them.',
      },
    },
  },
  'string.key-spelling': {
    says: 'has keys in another spelling',
    origin:
      'A function that changes the keys, such as strtolower or toUpperCase, or a naming strategy of the JSON library between body and string.',
    fix: 'Use the keys exactly as the body has them.',
    forms: ({ variant, key, facts }) =>
      facts === undefined || !('name' in facts)
        ? spellingForms[variant as keyof typeof spellingForms]
        : {
            says: say`has ${code(key ?? '')} under the name ${code(facts.name)}`,
            form: null,
            origin:
              'A name that was written down again, in a list of fields, a class or an annotation; or a function that changes keys, over this one.',
            fix: say`Use the key ${code(key ?? '')}, exactly as the body has it.`,
          },
  },
  'string.quoted': {
    says: 'stands in quotation marks',
    origin:
      'A string printed as source code or JSON, such as by repr, inspect, %q or JSON.stringify.',
    fix: 'Sign the text itself, without quotation marks.',
    forms: {
      double: 'double quotes',
      single: 'single quotes',
      'python-bytes': "b'…', as Python prints bytes",
      json: 'double quotes, with the escapes of JSON',
      'json-ascii': 'double quotes, with the escapes of JSON, escaped to ASCII',
      'json-pairs': {
        says: 'has each of its pairs in quotation marks',
        form: 'double quotes, with the escapes of JSON',
        origin: 'Texts printed as JSON, such as by jq without -r.',
        fix: 'Join the texts themselves, without quotation marks, such as those of jq -r.',
      },
    },
  },
  'string.method-in-front': {
    says: 'has the request’s method in front of its pairs',
    origin: 'The signing rules of another platform, which sign the method too.',
    fix: 'Sign the pairs alone.',
    forms: {
      ampersand: 'POST&',
      'line-end': 'POST and a line end',
      nothing: 'POST',
      'body-ampersand': methodAndBody('POST&'),
      'body-line-end': methodAndBody('POST and a line end'),
      'body-line-end-each': methodAndBody('POST and a line end, and one behind the body'),
      'body-nothing': methodAndBody('POST'),
      'body-bar': methodAndBody('POST|'),
      'body-space': methodAndBody('POST and a space'),
    },
  },
  'string.values-cut': {
    says: 'has long values cut off',
    origin: 'Columns of fixed width, or a function that shortens for a log.',
    fix: 'Use values in full, as the body has them.',
    forms: ({ facts: { length } }) =>
      length === 0
        ? {
            form: null,
            says: 'has values cut off before their first colon',
            origin:
              'The body taken apart as text in place of a JSON parser, such as by pair.split(":")[1].',
            fix: 'Parse the JSON, and use values in full.',
          }
        : `after ${length} characters`,
  },
  'string.text-encoded': {
    says: 'is the string’s bytes written as text',
    origin: 'A string encoded before it is signed, or a pasted encoding of it.',
    fix: 'Sign the string itself; only the signature is written in Base64.',
    forms: {
      base64: 'Base64',
      base64url: 'Base64 without padding, URL-safe',
      'base64-utf-16': {
        form: 'Base64 of its UTF-16',
        origin:
          'An encoder over UTF-16, such as .NET’s Convert.ToBase64String over Encoding.Unicode.',
      },
      'body-base64': { form: null, says: 'is the raw body in Base64' },
      'json-base64': { form: null, says: `${jsonInBase64}, in the order received` },
      'json-sorted-base64': { form: null, says: `${jsonInBase64}, sorted` },
      'base64-lines-60': 'Base64 on lines of 60 characters, as Ruby’s encode64',
      'base64-lines-76': 'Base64 on lines of 76 characters, as Python’s encodebytes',
      hex: 'hex',
      'upper-hex': 'upper-case hex',
      'dashed-hex': 'hex as .NET’s BitConverter writes it: A1-B2',
      reversed: {
        form: null,
        says: 'is the string written backwards',
        origin: 'A reversal of the finished string, such as by Java’s StringBuilder.reverse().',
        fix: 'Sign the string as it is built.',
      },
    },
  },
  'string.case-changed': {
    says: 'is in one case throughout',
    origin: 'A change of case over the finished string, such as toLowerCase or strtoupper.',
    fix: 'Sign the string as it is built.',
    forms: {
      'lower-case': 'lower case',
      'upper-case': 'upper case',
      'values-lower-case': { form: 'lower case, with the keys as received', ...valuesInOneCase },
      'values-upper-case': { form: 'upper case, with the keys as received', ...valuesInOneCase },
      words: {
        form: null,
        says: 'has a capital first letter in each word of its values',
        origin:
          'A function over each value, such as PHP’s ucwords; or, where no value has a blank, ucfirst.',
        fix: valuesInOneCase.fix,
      },
      'words-go': {
        form: 'behind dashes and other signs too',
        says: 'has a capital first letter in each word of its values',
        origin: 'A function over each value, such as Go’s strings.Title.',
        fix: valuesInOneCase.fix,
      },
      'lower-case-ascii': {
        form: `lower case, ${ofAscii}`,
        origin: `${byBytes}, over the finished string.`,
      },
      'upper-case-ascii': {
        form: `upper case, ${ofAscii}`,
        origin: `${byBytes}, over the finished string.`,
      },
      'values-lower-case-ascii': {
        ...valuesInOneCase,
        form: `lower case, ${ofAscii}, with the keys as received`,
        origin: `${byBytes}, over each value.`,
      },
      'values-upper-case-ascii': {
        ...valuesInOneCase,
        form: `upper case, ${ofAscii}, with the keys as received`,
        origin: `${byBytes}, over each value.`,
      },
    },
  },
} satisfies Partial<DeviationsSentences>;

const spellingForms = {
  'snake-case': {
    form: 'snake_case',
    origin:
      'A function that changes the keys, such as lodash’s snakeCase, Laravel’s Str::snake or Rails’ underscore, a naming strategy of the JSON library between body and string, or a replacement of each capital, which writes _ in front of a first one, too.',
  },
  'snake-case-letters': {
    form: 'snake_case, each capital a word (UTR as u_t_r), then sorted',
    origin:
      'A function that changes the keys, such as Laravel’s Str::snake or humps.decamelizeKeys.',
  },
  'snake-case-words': {
    form: 'snake_case, capitals together one word (UTR as utr), then sorted',
    origin: 'A function such as Rails’ underscore, or a naming strategy of a JSON library.',
  },
  'camel-case': {
    form: 'camelCase, then sorted',
    origin:
      'A function that makes camelCase of each key, such as lodash’s; or a typed object (DTO) whose own field names stand there, not those of its @JsonProperty or @SerializedName.',
  },
  'lower-case': 'lower case',
  'lower-case-each': {
    form: 'lower case, and & behind the last pair',
    fix: 'Use the keys exactly as the body has them, and put no & behind the last pair.',
  },
  'upper-case': 'upper case',
  'kebab-case': {
    form: 'kebab-case',
    origin:
      'A function that changes the keys, such as lodash’s kebabCase or Laravel’s Str::kebab, or a naming strategy of the JSON library between body and string.',
  },
  'lower-case-sorted': {
    form: 'lower case, before they are sorted',
    origin:
      'A change of case over each key, such as toLowerCase or lc, or a naming strategy of the JSON library, and then the sort.',
  },
  'upper-case-sorted': {
    form: 'upper case, before they are sorted',
    origin:
      'A change of case over each key, such as toUpperCase or uc, or a naming strategy of the JSON library, and then the sort.',
  },
  symbols: {
    form: 'with a colon in front, as Ruby prints symbols and Clojure keywords',
    origin:
      'Keys made symbols and printed by inspect, such as by JSON.parse(…, symbolize_names: true) or symbolize_keys; or Clojure’s keywords put into a text, such as by (str key) after :key-fn keyword.',
  },
  lists: {
    form: 'with [] behind each',
    says: 'has its keys as a query has those of lists',
    origin: 'Keys written so in the code, or a query-string library that was given lists.',
  },
  'under-data': {
    form: 'each as data[key]',
    says: 'has its keys as a query has those of a nested value',
    origin:
      'The fields put into one value, and a query-string library such as PHP’s http_build_query over that, decoded again.',
  },
  'pascal-case': {
    form: 'with a capital first letter',
    origin:
      'The names of a struct’s fields or a class’s properties, such as by Go or C# reflection; or a function over each key, such as ucfirst.',
  },
  'pascal-case-body': {
    form: 'those of the body with a capital first letter',
    origin:
      'The names of a struct’s fields or a class’s properties, such as by Go or C# reflection.',
  },
  'pascal-case-caseless': {
    form: 'those of the body with a capital first letter, all sorted without regard to case',
    fix: 'Use the keys exactly as the body has them, and sort them in ascending ASCII order.',
    origin:
      'The names of a class’s properties in a sorted map whose order knows no case, such as by reflection and SortedDictionary in C#.',
  },
  'pascal-case-appended': {
    form: 'those of the body with a capital first letter, timestamp and nonce behind them',
    fix: 'Use the keys exactly as the body has them, and sort timestamp and nonce among them.',
    origin:
      'The names of a struct’s fields or a class’s properties, such as by Go or C# reflection.',
  },
};
