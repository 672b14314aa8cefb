import type { Printer, PrintFilter } from '../../../core/diagnosis/deviations/language-rules';
import type { LanguageForm } from '../../../core/diagnosis/deviations/languages';
import type { DeviationsSentences } from '../../deviation-words';
import { code, type Text } from '../../text';
import { english } from '../language';

const { list, say } = english;

/** What does the printing, and by which code. */
const printers: Readonly<
  Record<Printer, { readonly names: readonly string[]; readonly call: string }>
> = {
  php: { names: ['PHP'], call: '"$key=$value" or (string) $value after json_decode(…, true)' },
  javascript: {
    names: ['JavaScript'],
    call: 'String(value) or a template literal after JSON.parse',
  },
  python: { names: ['Python'], call: 'f"{key}={value}" or str(value) after json.loads' },
  'python-decimal': {
    names: ['Python'],
    call: 'str(value) after json.loads(body, parse_float=Decimal)',
  },
  'python-empty': {
    names: ['Python'],
    call: 'str(value) after json.loads, with an empty text for None',
  },
  go: { names: ['Go'], call: 'fmt.Sprintf("%v") over a map[string]interface{}' },
  'go-use-number': {
    names: ['Go'],
    call: 'fmt.Sprintf("%v") over a map[string]interface{} decoded with UseNumber',
  },
  'go-format-float': {
    names: ['Go'],
    call: "strconv.FormatFloat(value, 'f', -1, 64) over a map[string]interface{}",
  },
  'go-verb': { names: ['Go'], call: 'fmt.Sprintf("%s") over a map[string]interface{}' },
  ruby: { names: ['Ruby'], call: '"#{key}=#{value}" or to_s after JSON.parse' },
  'java-jackson': {
    names: ['Java', 'Kotlin'],
    call: 'String.valueOf, or a template of Kotlin, over a Map read by Jackson',
  },
  'java-gson': {
    names: ['Java', 'Kotlin'],
    call: 'String.valueOf, or a template of Kotlin, over a Map read by Gson, where every number is a Double',
  },
  'java-gson-integers': {
    names: ['Java', 'Kotlin'],
    call: 'Gson’s toJson of nested values, where every number is a Double, beside numbers that were written without exponent and needless zeros',
  },
  'java-fastjson': {
    names: ['Java', 'Kotlin'],
    call: 'String.valueOf over what fastjson has read, where every decimal is a BigDecimal, or Gson’s JsonElement, which keeps a number’s text',
  },
  'csharp-json-net': { names: ['C#'], call: 'ToString over what Json.NET has read' },
  'csharp-system-text-json': {
    names: ['C#'],
    call: 'JsonElement.ToString (System.Text.Json), or that of decimals',
  },
  perl: {
    names: ['Perl'],
    call: '"$key=$value" after decode_json, or booleans and whole decimals cast to integers',
  },
  lua: {
    names: ['Lua 5.3 or later'],
    call: 'tostring(value) after cjson.decode, or that of a program whose numbers are all floats',
  },
  // Or Lua 5.3 with %d of what is whole.
  luajit: {
    names: ['Lua'],
    call: 'tostring(value) after cjson.decode, in LuaJIT or with %d of whole numbers',
  },
  jq: { names: ['jq'], call: 'jq’s "\\(.key)=\\(.value)" or @text' },
  'jq-1.6': { names: ['jq'], call: 'jq’s "\\(.key)=\\(.value)" or @text, up to version 1.6' },
  'json-writer': {
    names: ['a JSON library'],
    call: 'a writer of JSON for each value that is no string',
  },
  'json-writer-source': {
    names: ['a JSON library'],
    call: 'json.Marshal, or JsonSerializer.Serialize with UnsafeRelaxedJsonEscaping, of each value that is no string',
  },
  'json-writer-python': { names: ['Python'], call: 'json.dumps of each value that is no string' },
  'python-bytes': {
    names: ['Python'],
    call: 'f"{key}={value}" over the bytes that orjson.dumps, or json.dumps and encode, gives of each value that is no string',
  },
};

const filterNames: Readonly<Record<PrintFilter, string>> = {
  none: 'nulls and blanks kept',
  null: 'nulls dropped, blanks kept',
  empty: 'nulls and empty strings dropped',
  blank: 'nulls and blank strings dropped',
  'empty-null': 'empty strings dropped',
  'empty-print': 'nulls and whatever prints as nothing dropped',
  'blank-print': 'nulls and whatever prints as blank dropped',
  'blank-print-null': 'whatever prints as blank dropped',
  truth: 'everything false dropped',
  rails: 'everything blank? dropped',
  'php-loose': 'everything equal to "" dropped (!=)',
};

type Facts = LanguageForm['facts'];

/** What several filters that give the same string have in common: nothing of another is said. */
const commonNames: readonly (readonly [filters: readonly PrintFilter[], name: string])[] = [
  [['truth', 'rails', 'php-loose'], 'what counts as false dropped'],
  // For PHP false is nothing as a text, and equal to none.
  [
    ['empty-print', 'blank-print', 'blank-print-null', 'php-loose'],
    'whatever prints as nothing dropped',
  ],
  [
    ['truth', 'rails', 'php-loose', 'empty-print', 'blank-print', 'blank-print-null'],
    'what counts as false or prints as nothing dropped',
  ],
  [['none', 'null'], 'blanks kept'],
];

/** Null where forms that give the same string disagree, and where it is not to be told. */
function nameFilter({ filter }: { readonly filter: Facts['filter'] | '' }): string | null {
  if (filter === '') return null;
  const all = filter.split(' ') as PrintFilter[];
  if (all.length === 1) return filterNames[filter];
  const common = commonNames.find(([filters]) => all.every((one) => filters.includes(one)));
  return common?.[1] ?? null;
}

function nameAllNested(facts: Facts): string | null {
  const { nested, members } = facts;
  const sorted = members === 'sorted' ? ', its members sorted' : '';
  const escapes = listEscapes(facts);
  const escaped = escapes.length === 0 ? '' : `, ${escapes.join(', ')}`;
  const all = nested.split(' ') as Facts['nested'][];
  // Where both give the same, it is JSON.
  const isJson = all.some((one) => one.startsWith('json'));
  const names = new Set(
    all
      .filter((one) => one !== replaced || !isJson)
      .map(nameNested)
      .map((name) => name && `${name}${escaped}${sorted}`),
  );
  const [name] = names;
  if (names.size > 1 || !name) return sorted === '' ? null : 'members of nested values sorted';
  return isWithoutNulls(facts) ? `${name}, without their nulls` : name;
}

/** A language's own text of an object or array, made to look like JSON. */
const replaced = 'text-as-json';

function nameNested(nested: Facts['nested']): string {
  switch (nested) {
    case 'text':
    case 'text-3.4':
      return '';
    case 'text-symbols':
    case 'text-3.4-symbols':
      return 'symbols as keys';
    case replaced:
      return 'nested values made to look like JSON by a replacement of quotes or arrows';
    case 'syntax':
      return 'nested values by %#v';
    case 'text-ampersands':
      return 'each comma and space in nested values as &';
    case 'left-out':
      return 'nested values left out';
    case 'json-own-keys':
      return 'nested values as its JSON, with those members alone whose keys the value itself has';
    case 'json-hash-map':
      return 'nested values as its JSON, in the order of a HashMap';
    case 'serialized':
      return 'nested values by serialize';
    case 'print-r':
      return 'nested values by print_r';
    case 'imploded':
      return 'nested values by implode';
    case 'joined':
      return 'lists joined by commas, objects as its JSON';
    case 'lists-joined':
    case 'lists-joined-3.4':
      return 'lists joined by commas, objects as it prints them';
    case 'pair-joined':
    case 'pair-joined-3.4':
      return 'the items of lists joined by =';
    case 'text-indented':
    case 'json-indented':
    case 'json-indented-unescaped':
    case 'json-indented-unicode':
      return 'nested values as its JSON on indented lines';
    default:
      if (nested.startsWith('objects-')) return 'objects as its JSON, lists as it prints them';
      return nested.startsWith('lists-')
        ? 'lists as its JSON, objects as it prints them'
        : 'nested values as its JSON';
  }
}

export const languageSentences = {
  'string.language-text': {
    says: 'has all values as one language prints them',
    origin: 'Values put into the text as they are.',
    fix: say`Write ${code('true')} and ${code('false')}, plain numbers from the received digits and compact JSON, and drop only null and blank values.`,
    // Of several forms that print the same here, each fact has all values.
    forms: ({ facts }) => {
      const all = listPrinters(facts);
      const calls = all.map((one) => nameCall(one, facts));
      if (facts.nested === 'left-out' && all.includes('java-jackson')) calls.push(ofNode);
      const names = [...new Set(all.flatMap((one) => listNames(one, facts)))];
      if (mayBeJoined(facts)) {
        calls.push(ofJoin);
        if (!names.includes('JavaScript')) names.push('JavaScript');
      }
      const form = [nameAllNested(facts), nameFilter(facts)].filter((one) => one !== null);
      const origin =
        names.length > mostNames
          ? nameMany(calls)
          : `A string conversion of each value, such as ${dropContained(calls).join('; or ')}.`;
      const isSorted = facts.members === 'sorted';
      return {
        says: sayPrinted(facts, names),
        form: form.length === 0 ? null : form.join(', '),
        origin: [
          origin,
          mayBeFixed(all, facts) ? ofFixed : null,
          nameWriter(facts),
          isSorted ? ofSort : null,
        ]
          .filter((one) => one !== null)
          .join(' '),
        ...(isSorted && { fix: sortedFix }),
        ...pickWriterFix(facts),
        ...(isWithoutNulls(facts) && { fix: pickNullsFix(facts) }),
      };
    },
  },
} satisfies Partial<DeviationsSentences>;

/** Without those that another one names as well. */
function dropContained(calls: readonly string[]): readonly string[] {
  return calls.filter((call) => !calls.some((other) => other !== call && other.includes(call)));
}

/** Decimals as they came, which shows of a body whose numbers all have as many. */
function mayBeFixed(all: readonly Printer[], { decimals }: Facts): boolean {
  return decimals === 'some' && all.every((one) => keepingDecimals.has(one));
}

const keepingDecimals: ReadonlySet<Printer> = new Set([
  'go-use-number',
  'csharp-system-text-json',
  'java-fastjson',
  'jq',
  'json-writer-source',
]);

const ofFixed =
  'A format with as many decimals, such as printf("%.2f"), may give the same numbers.';

const ofSort =
  'A recursive sort, or a writer of JSON that sorts members, all of them or some, such as JavaScript’s, which has names that are whole numbers first.';

/** Other writers of JSON keep them. */
function isWithoutNulls({ printer, nested }: Facts): boolean {
  return (
    printer.split(' ').every((one) => nullDroppers.has(one)) &&
    nested.split(' ').every((one) => one === 'json' || one === 'json-unescaped')
  );
}

const nullDroppers: ReadonlySet<string> = new Set<Printer>([
  'java-fastjson',
  'java-gson',
  'java-gson-integers',
]);

const escapeNames: Readonly<Record<string, string>> = {
  slashes: '/ written as \\/',
  html: 'characters of HTML escaped',
  ascii: 'characters beyond ASCII escaped',
  spaces: 'spaces behind its separators',
  'empty-lists': '{} as []',
  'empty-tables': '{} and [] alike',
};

/** Nothing where forms that give the same string disagree. */
function listEscapes({ escapes }: Facts): readonly string[] {
  return escapes.includes(' ') ? [] : escapes.split('+').flatMap((one) => escapeNames[one] ?? []);
}

const escapesFix = say`Write ${code('true')} and ${code('false')}, plain numbers from the received digits and compact JSON: its members in the order received, no white space, and no escape that JSON does not need (in PHP ${code('JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES')}). Drop only null and blank values.`;

/** And of nothing else. */
function isOfPython(printer: string): boolean {
  return printer.split(' ').every((one) => one.startsWith('python'));
}

const pythonFix = say`Write ${code('true')} and ${code('false')}, plain numbers from the received digits and compact JSON: ${code('json.dumps(value, separators=(",", ":"), ensure_ascii=False)')}, its members in the order received. Drop only null and blank values.`;

/** Nothing where its JSON differs in nothing but what is sorted. */
function pickWriterFix(facts: Facts): { readonly fix?: Text } {
  const all = facts.escapes.split('+');
  const empty = all.find((one) => one === 'empty-lists' || one === 'empty-tables');
  if (empty === undefined) {
    if (listEscapes(facts).length === 0) return {};
    return { fix: isOfPython(facts.printer) ? pythonFix : escapesFix };
  }
  const keep = empty === 'empty-lists' ? keepObjects : keepLists;
  return { fix: say`${escapesFix} ${keep}` };
}

const keepObjects = say`Keep ${code('{}')} apart from ${code('[]')}: in PHP, decode objects as objects.`;

const keepLists = say`Keep ${code('[]')} apart from ${code('{}')}: in Lua, by what marks a table as a list.`;

const sortedFix = say`Write ${code('true')} and ${code('false')}, plain numbers from the received digits and compact JSON with its members in the order received, and drop only null and blank values.`;

const nullsFix = say`Write ${code('true')} and ${code('false')}, plain numbers from the received digits and compact JSON with its nulls (Gson’s ${code('serializeNulls')}), and drop only those entries that are null or blank themselves.`;

function pickNullsFix(facts: Facts): Text {
  return listEscapes(facts).length === 0
    ? nullsFix
    : say`${nullsFix} Nor is anything escaped but what JSON demands (Gson’s ${code('disableHtmlEscaping')}).`;
}

/** Of objects and arrays, which no conversion to text makes JSON. */
function nameWriter({ printer, nested }: Facts): string | null {
  const forms = nested.split(' ');
  const all = printer.split(' ');
  // What does the printing says so itself.
  if (all.every((one) => /^(?:json-writer|jq|python-bytes)/.test(one))) return null;
  const isIndented = forms.every((one) => /^(?:text|json)-indented/.test(one));
  if (isIndented && forms.includes('text-indented') && forms.length > 1)
    return 'Objects and arrays go through a writer of JSON that indents, or one conversion such as Json.NET’s ToString does both.';
  if (forms.every((one) => one.startsWith('lists-joined')))
    return `Lists are joined, such as by ${isOfPython(printer) ? '",".join(map(str, value))' : 'value.join(",")'}.`;
  const [kind] = partlyWritten.filter(([, isSuch]) => forms.every((one) => isSuch.test(one)));
  if (kind !== undefined)
    return `${kind[0]} alone go through ${isOfPython(printer) ? 'json.dumps' : 'a writer of JSON'}.`;
  if (!forms.every((one) => one.startsWith('json') || one === replaced)) return null;
  if (forms.includes(replaced)) {
    if (forms.length === 1) return null;
    const writer = isOfPython(printer) ? 'json.dumps' : 'a writer of JSON';
    return `Objects and arrays go through ${writer}, or a replacement of quotes or arrows makes their text look like JSON.`;
  }
  if (nested === 'json-own-keys') {
    return 'Objects and arrays go through a writer of JSON with a list of keys, which is for the objects inside too: JSON.stringify(value, Object.keys(value).sort()).';
  }
  if (!forms.every((one) => one.startsWith('json-indented')))
    return `Objects and arrays go through ${isOfPython(printer) ? 'json.dumps' : 'a writer of JSON'}.`;
  return all.includes('java-jackson')
    ? 'Objects and arrays go through a writer of JSON that indents, such as Jackson’s writerWithDefaultPrettyPrinter.'
    : 'Objects and arrays go through a writer of JSON that indents.';
}

const partlyWritten = [
  ['Objects', /^objects-/],
  ['Lists', /^lists-json/],
] as const;

/** A list of all of them tells nothing, but for what is rarer. */
function nameMany(calls: readonly string[]): string {
  const many = 'A string conversion of each value, which is alike in many languages';
  return calls.includes(ofNode) ? `${many}; or ${ofNode}.` : `${many}.`;
}

const phpWriter = 'PHP’s json_encode';

const writerCalls: Readonly<Record<string, string>> = {
  'json-slashes': phpWriter,
  'json-spaced': 'Python’s json.dumps',
  'json-unicode': 'Python’s json.dumps',
};

/** Go’s own JSON is sorted, and has the characters of HTML escaped where there are any. */
function listPrinters({ printer, nested, members }: Facts): readonly Printer[] {
  const all = printer.split(' ') as Printer[];
  const others = all.filter((one) => !one.startsWith('go'));
  const mayBeGo = nested.split(' ').some((form) => /^(?:json|json-escaped|text)$/.test(form));
  return members === 'sorted' && !mayBeGo && others.length > 0 ? others : all;
}

/** By whose name it is told, and by which code. */
function listNames(printer: Printer, facts: Facts): readonly string[] {
  const isPhp = printer === 'json-writer' && pickWriter(facts) === phpWriter;
  // Of its own conversion json_encode shares nothing but the nested values.
  if (isPhp) return facts.printer === printer ? [phpWriter] : printers.php.names;
  return printers[printer].names;
}

function nameCall(printer: Printer, facts: Facts): string {
  if (printer === 'json-writer') return `${pickWriter(facts)} of each value that is no string`;
  // .NET's sorts nothing.
  if (printer === 'json-writer-source' && facts.members === 'sorted')
    return facts.nested.split(' ').includes('json-escaped')
      ? 'json.Marshal of each value that is no string'
      : 'json.Encoder with SetEscapeHTML(false), or json.dumps(value, sort_keys=True) of each value that is no string';
  if (facts.nested === 'syntax') return 'fmt.Sprintf("%#v") over a map[string]interface{}';
  if (facts.nested.startsWith('pair-joined')) return "[key, value].join('=') after JSON.parse";
  return printers[printer].call;
}

/** Which library, where its JSON of nested values shows it. */
function pickWriter(facts: Facts): string {
  return writerCalls[facts.nested] ?? pickWriterCall(facts);
}

function pickWriterCall({ printer, nested, escapes, members }: Facts): string {
  if (escapes === 'html') return 'json.Marshal';
  if (escapes.includes('slashes') || escapes.includes('empty-lists')) return phpWriter;
  if (escapes.includes('spaces')) return 'Python’s json.dumps';
  // Numbers as a double has them, or a sort: Python and PHP do neither by themselves.
  const isOfSource = printer.split(' ').includes('json-writer-source');
  if (isOfSource && members === 'received') return 'json.Marshal, json.dumps or json_encode';
  return nested.split(' ').includes('json-escaped')
    ? 'JSON.stringify or json.Marshal'
    : 'JSON.stringify';
}

/** Jackson's other way, which shows by what is not there. */
const ofNode = 'JsonNode.asText, which gives nothing of objects and lists';

/** A null is nothing, and a float has no exponent: of nested values JavaScript makes neither of Go’s two forms. */
function mayBeJoined({ printer, nested }: Facts): boolean {
  const forms = nested.split(' ');
  const isGo = printer.split(' ').includes('go-format-float');
  return isGo && forms.includes('text') && forms.includes('json');
}

const ofJoin = "[key, value].join('=') or querystring.stringify, for which null is nothing";

/** More than these tell a reader nothing of the own code. */
const mostNames = 4;

function sayPrinted({ printer, nested }: Facts, names: readonly string[]): Text {
  if (printer === 'java-gson-integers')
    return say`has nested values as Gson writes them where every number is a Double`;
  // What shows is its numbers, and such floats others print too.
  if (printer === 'lua') {
    return say`has its values as Lua 5.3, or another program whose numbers are all floats, prints them`;
  }
  // Without a place in memory nothing shows it but its booleans.
  if (printer === 'perl' && nested !== 'text') {
    return say`has its values as Perl, or code that makes integers of booleans and whole decimals, prints them`;
  }
  return names.length > mostNames
    ? say`has its values as many languages print them`
    : say`has its values as ${list(names, 'or')}, for example, prints them`;
}
