import type { DumpForm } from '../../core/intake/form';
import { formFacts } from '../../core/intake/form-facts';
import type { ProblemData } from '../../core/problem';
import { code, type Text } from '../text';
import { english } from './language';

const { say } = english;

/** What a dump was read as, and what is around it, from the inside to the outside. */
export function describeDump({ forms, call }: ProblemData['headers.dump']): Text {
  const inner = forms.findLast((form) => !(form in aroundWords));
  const around = [...new Set(forms)]
    .reverse()
    .flatMap((form) => (isAround(form) ? `, ${aroundWords[form]}` : []))
    .join('');
  const words = inner === undefined || isAround(inner) ? 'values' : valueWords[inner];
  if (call === null) return say`${words}${around}`;
  const printed = forms.findLast((form) => formFacts[form].call === call);
  if (printed === undefined || printed === inner || isAround(printed))
    return say`${words} (such as ${code(call)})${around}`;
  // JSON that stands as a text in a value that a language printed.
  return say`${words} inside of ${valueWords[printed]} (such as ${code(call)})${around}`;
}

function isAround(form: DumpForm): form is keyof typeof aroundWords {
  return form in aroundWords;
}

/** How a text was wrapped or changed. */
const aroundWords = {
  quoted: 'in quotes',
  escaped: 'with characters escaped or marked',
  entities: 'with HTML entities',
  'smart-quotes': 'with typographic quotes',
  'odd-spaces': 'with other spaces',
  colours: 'with a terminal’s colours',
  characters: 'as an object of its characters',
  'broken-lines': 'with line breaks, or marks of them, added or in the place of escapes',
  'quoted-printable': 'in quoted-printable, as in the source of a mail',
  'line-marks': 'with marks before its lines',
  underscored: 'with underscores for dots and blanks',
  percent: 'percent-encoded',
  base64: 'in Base64',
  hex: 'in hex',
  'byte-list': 'as a list of bytes',
  split: 'split at & and = by a reader of forms',
  envelope: 'inside of other data',
  embedded: 'inside of other text',
} satisfies Partial<Record<DumpForm, string>>;

/** Who printed it is not known, only who prints so. */
const valueWords: Record<Exclude<DumpForm, keyof typeof aroundWords>, string> = {
  json: 'JSON',
  'json-members': 'JSON without its braces',
  json5:
    'what is much like JSON, such as JSON whose escapes or line ends were changed, JSON5, or values as a program prints them',
  'unescaped-json': 'JSON with quotes in its values that have no backslash',
  python: 'what Python prints of a value',
  'python-fields': 'what Python prints of a model, or a logger or a shell of fields',
  ruby: 'what Ruby prints of a value',
  'php-export': 'what PHP prints of an array or an object',
  'php-var-dump': 'what PHP prints of an array or an object',
  'php-dump': 'what PHP prints of an array or an object',
  'php-print-r': 'what PHP prints of an array or an object',
  'php-yii': 'what PHP prints of an array or an object',
  'php-serialize': 'what PHP makes of an array or an object',
  perl: 'what Perl prints of a hash',
  lua: 'what Lua prints of a table',
  'lua-table': 'pairs in braces, as code prints a Lua table, or C# by string.Join',
  'go-spew': 'what Go prints of a value',
  'go-quoted': 'what Go prints of a value',
  'go-syntax': 'what Go prints of a value',
  'go-map': 'what Go prints of a map',
  'go-struct': 'what Go prints of a struct',
  javascript: 'what JavaScript prints of an object',
  'mongo-shell': 'what MongoDB’s shell prints of a document',
  'javascript-text': 'what JavaScript makes of an object where a text is wanted',
  'type-name': 'the name of a type, or an address, in place of what is in it',
  'java-map': 'what Java or Kotlin prints of a map',
  'java-object': 'what Java or Kotlin prints of an object',
  'spring-headers': 'what Spring prints of headers',
  'csharp-object': 'what C# prints of a record or an object without a class',
  'csharp-pairs': 'what C# prints of a dictionary',
  'form-pairs': 'pairs as in a form or a query',
  'form-data': 'the parts of a form (multipart/form-data)',
  yaml: 'YAML',
  xml: 'XML',
  pairs: 'keys and values in brackets',
  lines: 'a list of keys and values',
  rows: 'a row of names and a row of values',
  positional: 'values without their keys',
  plist: 'what Objective-C or Swift prints of a dictionary',
  shell: 'the arguments of a command',
  'header-lines': 'headers with something around or between them',
  'header-line-pairs': 'names and values on lines in turn',
  'header-list': 'a list of headers',
};
