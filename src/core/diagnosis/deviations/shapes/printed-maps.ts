/** One map of all entries, as a language prints it. */
import type { CanonicalRules } from '../../../canonical/canonical-rules';
import type { Deviation, Variant } from '../../deviation';
import { jsonStyles } from '../json-styles';
import { once } from '../once';
import { mapOrders } from './json-forms';

type Rules = Partial<CanonicalRules>;

/** What a language prints for a map that holds all entries. */
const mapPrinters = {
  python: { nestedText: 'python' },
  ruby: { nestedText: 'ruby' },
  'ruby-symbols': { nestedText: 'ruby-symbols' },
  'ruby-3.4': { nestedText: 'ruby-3.4' },
  'ruby-3.4-symbols': { nestedText: 'ruby-3.4-symbols' },
  go: { nestedText: 'go' },
  'go-numbers': { nestedText: 'go', numbers: 'source' },
  'node-inspect': { nestedText: 'node-inspect' },
  'php-print-r': { nestedText: 'php-print-r' },
  'php-export': { nestedText: 'php-export' },
  // Terse and without line ends.
  'perl-dumper': { nestedText: 'perl-dumper' },
  'php-serialize': { nestedText: 'php-serialize' },
} as const satisfies Readonly<Record<string, Rules>>;

/** Java's, by the order of the map. */
const javaMap = { pairSeparator: ', ', nestedText: 'java', numbers: 'java-typed' } as const;
const braces = { prefix: '{', suffix: '}' } as const;
const brackets = { prefix: '[', suffix: ']' } as const;

const javaMaps = {
  'java/sorted': { ...javaMap, ...braces },
  'java/received': { ...javaMap, ...braces, order: 'received' },
  'java/hash-map': { ...javaMap, ...braces, order: 'hash-map' },
  'java/hash-map-sorted': { ...javaMap, ...braces, order: 'hash-map-sorted' },
  // A map of texts: nested values were made JSON before.
  'java/texts': { pairSeparator: ', ', ...braces },
  'java/texts/hash-map': { pairSeparator: ', ', ...braces, order: 'hash-map' },
} as const satisfies Readonly<Record<string, Rules>>;

/** Of its entries, or its values alone. */
const javaLists = {
  'java/entries': { ...javaMap, ...brackets },
  'java/values': { ...javaMap, ...brackets, keyValueSeparator: null },
} as const satisfies Readonly<Record<string, Rules>>;

/** Of texts alone: nested values were made JSON before. */
const textPrinters = {
  'python-texts': { textsAs: 'python-dict' },
  'python-tuples': { textsAs: 'python-tuples' },
  'json-pairs': { textsAs: 'pairs' },
  'json-pairs-spaced': { textsAs: 'pairs-spaced' },
  'ruby-texts': { textsAs: 'ruby-hash' },
  'go-texts': { textsAs: 'go-map' },
} as const satisfies Readonly<Record<string, Rules>>;

/** A list of pairs, every value as the language prints it. */
const pairLists = {
  'python-tuples-typed': {
    rules: {
      ...{ prefix: "[('", keyValueSeparator: "', ", pairSeparator: "), ('", suffix: ')]' },
      strings: 'quoted-python',
      numbers: 'python-typed',
      booleans: 'capitalized',
      nestedText: 'python',
    },
    nullText: 'None',
  },
  'json-pairs-typed': {
    rules: {
      ...{ prefix: '[["', keyValueSeparator: '",', pairSeparator: '],["', suffix: ']]' },
      strings: 'quoted-all',
      ...jsonStyles.javascript,
    },
    nullText: 'null',
  },
  'json-pairs-spaced-typed': {
    rules: {
      ...{ prefix: '[["', keyValueSeparator: '", ', pairSeparator: '], ["', suffix: ']]' },
      strings: 'quoted-all',
      ...jsonStyles['python-unicode'],
    },
    nullText: 'null',
  },
  'json-pairs-ascii-typed': {
    rules: {
      ...{ prefix: '[["', keyValueSeparator: '", ', pairSeparator: '], ["', suffix: ']]' },
      strings: 'quoted-all',
      ...jsonStyles.python,
    },
    nullText: 'null',
  },
  'ruby-pairs-typed': {
    rules: {
      ...{ prefix: '[["', keyValueSeparator: '", ', pairSeparator: '], ["', suffix: ']]' },
      strings: 'quoted-ruby',
      numbers: 'ruby-typed',
      nestedText: 'ruby',
    },
    nullText: 'nil',
  },
} as const satisfies Readonly<Record<string, { readonly rules: Rules; readonly nullText: string }>>;

export type MapPrinter =
  | keyof typeof mapPrinters
  | keyof typeof textPrinters
  | keyof typeof pairLists
  | 'java'
  | 'java-list';

/** By which language, in which order, with or without what is dropped. */
export interface PrintedMap extends Variant {
  readonly id:
    | `${keyof typeof mapPrinters}/${keyof typeof mapOrders}/${'kept' | 'all'}`
    | `${keyof typeof textPrinters}/${keyof typeof mapOrders}`
    | `${keyof typeof pairLists}/${keyof typeof mapOrders}/${'kept' | 'all'}`
    | keyof typeof javaMaps
    | keyof typeof javaLists;
  readonly facts: { readonly printer: MapPrinter };
}

function listPrintedMaps(): readonly PrintedMap[] {
  const maps = (Object.keys(javaMaps) as (keyof typeof javaMaps)[]).map((id) => ({
    id,
    rules: javaMaps[id],
    facts: { printer: 'java' as const },
  }));
  const lists = (Object.keys(javaLists) as (keyof typeof javaLists)[]).map((id) => ({
    id,
    rules: javaLists[id],
    facts: { printer: 'java-list' as const },
  }));
  const others = (Object.keys(mapPrinters) as (keyof typeof mapPrinters)[]).flatMap((printer) =>
    (Object.keys(mapOrders) as (keyof typeof mapOrders)[]).flatMap((order) =>
      (['kept', 'all'] as const).map((which) => ({
        id: `${printer}/${order}/${which}` as const,
        rules: {
          parts: [which === 'kept' ? ('json-kept' as const) : ('json' as const)],
          ...mapOrders[order],
          ...mapPrinters[printer],
        },
        facts: { printer },
      })),
    ),
  );
  const texts = (Object.keys(textPrinters) as (keyof typeof textPrinters)[]).flatMap((printer) =>
    (Object.keys(mapOrders) as (keyof typeof mapOrders)[]).map((order) => ({
      id: `${printer}/${order}` as const,
      rules: { parts: ['json-texts' as const], ...mapOrders[order], ...textPrinters[printer] },
      facts: { printer },
    })),
  );
  const pairs = (Object.keys(pairLists) as (keyof typeof pairLists)[]).flatMap((printer) =>
    (Object.keys(mapOrders) as (keyof typeof mapOrders)[]).flatMap((order) =>
      (['kept', 'all'] as const).map((which): PrintedMap => {
        const { rules, nullText } = pairLists[printer];
        // The union of all is too large for the compiler.
        const ofList: Rules = rules;
        const left: Rules =
          which === 'kept' ? { blanks: 'drop-blank-source' } : { blanks: 'keep', nullText };
        return {
          id: `${printer}/${order}/${which}`,
          rules: { ...ofList, ...mapOrders[order], ...left },
          facts: { printer },
        };
      }),
    ),
  );
  return [...maps, ...lists, ...others, ...texts, ...pairs];
}

export const printedMap = {
  code: 'string.printed',
  reach: 1,
  variants: once(listPrintedMaps),
} as const satisfies Deviation<string>;
