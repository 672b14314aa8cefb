/** All entries, but in another shape than pairs joined by `&`. */
import type { CanonicalRules } from '../../canonical/canonical-rules';
import type { CanonicalSource } from '../../canonical/list-entries';
import type { RequestPart } from '../../canonical/rule-values';
import { headerKeys } from '../../contract';
import { isNested } from '../../json/is-nested';
import type { Deviation, Variant } from '../deviation';
import { allAsSent, allLowerCase } from './header-entries';
import { type JsonForm, jsonStyles, type MapForm, mapStyles } from './json-styles';
import { once } from './once';
import { frameJoints, isPaired } from './whole-body';

type Rules = Partial<CanonicalRules>;

/** Of the body's fields alone. */
const alone = { timestampKey: null, nonceKey: null } as const;

/** `JSON.stringify(params, Object.keys(params).sort())`: its list of keys holds for nested objects too. */
const ofKeys = 'javascript-keys';

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

export type MapPrinter =
  | keyof typeof mapPrinters
  | keyof typeof textPrinters
  | 'java'
  | 'java-list';

const mapOrders = {
  sorted: { order: 'code-unit' },
  behind: { order: 'received' },
} as const satisfies Readonly<Record<string, Rules>>;

/** By which language, in which order, with or without what is dropped. */
export interface PrintedMap extends Variant {
  readonly id:
    | `${keyof typeof mapPrinters}/${keyof typeof mapOrders}/${'kept' | 'all'}`
    | `${keyof typeof textPrinters}/${keyof typeof mapOrders}`
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
  return [...maps, ...lists, ...others, ...texts];
}

/** The body written again as JSON, with the two headers beside it. */
const rewrittenOrders = {
  'body-timestamp-nonce': ['json', 'timestamp', 'nonce'],
  'timestamp-nonce-body': ['timestamp', 'nonce', 'json'],
  'nonce-timestamp-body': ['nonce', 'timestamp', 'json'],
  'body-nonce-timestamp': ['json', 'nonce', 'timestamp'],
  'known-timestamp-nonce': ['json-known', 'timestamp', 'nonce'],
  'timestamp-nonce-known': ['timestamp', 'nonce', 'json-known'],
  'nonce-timestamp-known': ['nonce', 'timestamp', 'json-known'],
  'class-timestamp-nonce': ['json-class', 'timestamp', 'nonce'],
  'timestamp-nonce-class': ['timestamp', 'nonce', 'json-class'],
  'timestamp-body': ['timestamp', 'json'],
  'body-header-pairs': ['json', 'header-pairs'],
  'body-header-pairs-nonce-first': ['json', 'header-pairs'],
  'timestamp-nonce-texts': ['timestamp', 'nonce', 'json-texts'],
  'texts-timestamp-nonce': ['json-texts', 'timestamp', 'nonce'],
} as const satisfies Readonly<Record<string, readonly RequestPart[]>>;

export type RewrittenOrder = keyof typeof rewrittenOrders;
const rewrittenJoints = ['nothing', 'line-end', 'ampersand', 'dot'] as const;
/** `line-end-each`: behind the last part too. */
export type RewrittenJoint = (typeof rewrittenJoints)[number] | 'line-end-each';

export type RewrittenMembers = 'behind' | 'sorted' | 'sorted-throughout';

export interface RewrittenWithHeaders extends Variant {
  readonly id: `${RewrittenOrder}/${RewrittenJoint}/${RewrittenMembers}/${JsonForm | typeof ofKeys}`;
  readonly facts: {
    readonly order: RewrittenOrder;
    readonly joint: RewrittenJoint;
    readonly members: RewrittenMembers;
    readonly style: JsonForm | typeof ofKeys;
  };
}

function listRewrittenWithHeaders(): readonly RewrittenWithHeaders[] {
  return (Object.keys(rewrittenOrders) as RewrittenOrder[]).flatMap((order) =>
    pickJoints(order).flatMap((joint) =>
      pickMembers(order).flatMap((members) =>
        pickStyles(order).map((style) => ({
          id: `${order}/${joint}/${members}/${style}` as const,
          rules: {
            parts: rewrittenOrders[order],
            ...pickSeparator(joint),
            ...alone,
            ...(order.includes('texts') ? pickTextStyle(style) : jsonStyles[style]),
            ...jsonOrders[members],
            ...(order.endsWith('-nonce-first') && { headerOrder: 'nonce-first' as const }),
          },
          facts: { order, joint, members, style },
        })),
      ),
    ),
  );
}

const listWhateverHeaders = once(listRewrittenWithHeaders);

/** With what only a body that nests shows. */
function listRewritten(source: CanonicalSource): readonly RewrittenWithHeaders[] {
  const listed = listWhateverHeaders();
  const nestedKeys = listOwnKeys(source);
  if (nestedKeys === null) return listed;
  const sorted = listed.filter(
    ({ facts }) => facts.members === 'sorted' && facts.style === 'javascript',
  );
  const made = sorted.map(({ rules, facts }): RewrittenWithHeaders => {
    const { order, joint } = facts;
    return {
      id: `${order}/${joint}/sorted/${ofKeys}`,
      rules: { ...rules, nestedKeys },
      facts: { ...facts, style: ofKeys },
    };
  });
  return [...listed, ...made];
}

/** Pairs are joined as pairs are. */
function pickJoints(order: RewrittenOrder): readonly RewrittenJoint[] {
  if (order === 'timestamp-nonce-body') return [...rewrittenJoints, 'line-end-each'];
  return isPaired(order) ? ['ampersand', 'nothing'] : rewrittenJoints;
}

function pickSeparator(joint: RewrittenJoint): Rules {
  if (joint === 'line-end-each') return { partSeparator: '\n', suffix: '\n' };
  return { partSeparator: frameJoints[joint] };
}

/** A class has an order of its own; what sorts all, a library or its option sorts throughout. */
function pickMembers(order: RewrittenOrder): readonly RewrittenMembers[] {
  if (order.includes('class')) return ['behind'];
  return order.includes('body') ? ['behind', 'sorted', 'sorted-throughout'] : ['behind', 'sorted'];
}

/** Of a class’s own fields but the amounts there is nothing to write in two ways. */
function pickStyles(order: RewrittenOrder): readonly JsonForm[] {
  const styles = Object.keys(jsonStyles) as JsonForm[];
  return /known|class|texts/.test(order)
    ? styles.filter((style) => knownBodyStyles.has(style))
    : styles;
}

function pickTextStyle(style: JsonForm): Rules {
  return style in textStyles ? textStyles[style as keyof typeof textStyles] : {};
}

const knownBodyStyles: ReadonlySet<JsonForm> = new Set(['compact', 'python', 'python-unicode']);

const jsonOrders = {
  behind: { order: 'received' },
  'behind-nonce-first': { order: 'received', headerOrder: 'nonce-first' },
  front: { order: 'headers-first' },
  sorted: { order: 'code-unit' },
  'sorted-throughout': { order: 'code-unit', nestedSorted: true },
  'hash-map': { order: 'hash-map', nestedSorted: 'hash-map' },
} as const satisfies Readonly<Record<string, Rules>>;

export type JsonOrder = keyof typeof jsonOrders;

/** Which members there are, and which of them are written as numbers. */
const jsonContents = {
  all: { parts: ['json'] },
  kept: { parts: ['json-kept'] },
  'timestamp-number': { parts: ['json'], timestampAs: 'number' },
  'amount-numbers': { parts: ['json'], amounts: 'number' },
  known: { parts: ['json-known'] },
  'known-amount-numbers': { parts: ['json-known'], amounts: 'number' },
  class: { parts: ['json-class'] },
  'under-data': { parts: ['json-envelope'], bodyKey: 'data' },
  'under-data-timestamp-number': {
    parts: ['json-envelope'],
    bodyKey: 'data',
    timestampAs: 'number',
  },
  'under-body': { parts: ['json-envelope'], bodyKey: 'body' },
  'under-payload': { parts: ['json-envelope'], bodyKey: 'payload' },
  'text-under-data': { parts: ['json-text-envelope'], bodyKey: 'data' },
  'text-under-body': { parts: ['json-text-envelope'], bodyKey: 'body' },
  'header-names': { parts: ['json'], timestampKey: 'X-Timestamp', nonceKey: 'X-Nonce' },
  'header-names-all': { parts: ['json'], ...allAsSent },
  'header-names-lower': { parts: ['json'], ...allLowerCase },
  'merchant-no': { parts: ['json'], merchantNoKey: 'merchantNo' },
  numeric: { parts: ['json'], timestampAs: 'number', amounts: 'number' },
  'class-amount-numbers': { parts: ['json-class'], amounts: 'number' },
  'class-pascal': { parts: ['json-class-pascal'] },
  'class-pascal-amount-numbers': { parts: ['json-class-pascal'], amounts: 'number' },
} as const satisfies Readonly<Record<string, Rules>>;

export type JsonContent = keyof typeof jsonContents | 'texts';

/** A map from text to text, by how libraries write it. */
const textStyles = {
  compact: { textsAs: 'compact' },
  python: { textsAs: 'spaced-ascii' },
  'python-unicode': { textsAs: 'spaced' },
  'python-compact-ascii': { textsAs: 'ascii' },
  php: { textsAs: 'ascii-slashes' },
  go: { textsAs: 'go' },
  gson: { textsAs: 'gson' },
  indented: { textsAs: 'indented' },
} as const satisfies Partial<Readonly<Record<JsonForm, Rules>>>;

const textOrders = ['sorted', 'behind'] as const;

function listTextForms(): readonly {
  readonly style: keyof typeof textStyles;
  readonly order: (typeof textOrders)[number];
  readonly rules: Rules;
}[] {
  return textOrders.flatMap((order) =>
    (Object.keys(textStyles) as (keyof typeof textStyles)[]).map((style) => ({
      style,
      order,
      rules: { parts: ['json-texts'], ...textStyles[style], ...mapOrders[order] },
    })),
  );
}

/** Where timestamp and nonce stand in the JSON, how it is written, and what is in it. */
export interface JsonWithHeaders extends Variant {
  readonly id: `${JsonOrder}/${string}`;
  readonly facts: {
    readonly order: JsonOrder;
    readonly style: MapForm | typeof ofKeys;
    readonly content: JsonContent;
  };
}

/** The body as one member is no class’s: what shows who wrote it are spaces and escapes. */
const envelopeStyles: ReadonlySet<MapForm> = new Set([
  'compact',
  'javascript',
  'python',
  'python-compact-ascii',
  'php',
  'go',
]);

const ofClass = /^(?:known|class)/;

const ofHeaders = /^(?:header|merchant|numeric)/;

/** Of a class’s own fields only the amounts show who wrote them. */
const knownStyles: ReadonlySet<MapForm> = new Set(['compact', 'javascript', 'java', 'source']);

/** A double that Json.NET writes has a decimal, as Java’s. */
const pascalStyles: ReadonlySet<MapForm> = new Set(['compact', 'java', 'source']);

function pickKnownStyles(content: JsonContent): ReadonlySet<MapForm> {
  return content.startsWith('class-pascal') ? pascalStyles : knownStyles;
}

/** With other headers than the two, or under their own names. */
const ownStyles: ReadonlySet<string> = new Set(
  ['behind', 'front', 'sorted', 'sorted-throughout'].flatMap((order) =>
    ['compact', 'javascript', 'python', 'php', 'go'].map((style) => `${order}/${style}`),
  ),
);

/** With nothing else changed. */
const rareStyles: ReadonlySet<MapForm> = new Set([
  'ruby',
  'gson-double',
  'csharp-indented',
  'python-indented',
  'php-indented',
  'php-indented-unescaped',
]);

/** Said, so that nothing is told together with it that leaves them out. */
const withHeaders = { timestampKey: headerKeys['X-Timestamp'], nonceKey: headerKeys['X-Nonce'] };

function listJsonForms(): readonly JsonWithHeaders[] {
  return (Object.keys(jsonOrders) as JsonOrder[]).flatMap((order) =>
    (Object.keys(mapStyles) as MapForm[]).flatMap((style) =>
      (Object.keys(jsonContents) as (keyof typeof jsonContents)[]).flatMap(
        (content): JsonWithHeaders[] => {
          if (ofClass.test(content) && !pickKnownStyles(content).has(style)) return [];
          if (/under/.test(content) && !envelopeStyles.has(style)) return [];
          if (ofHeaders.test(content) && !ownStyles.has(`${order}/${style}`)) return [];
          if (content.startsWith('class') && order !== 'behind') return [];
          const isFront = order === 'front' && !/under|^header|^merchant|^numeric/.test(content);
          if (content !== 'all' && (isFront || rareStyles.has(style))) return [];
          const id: JsonWithHeaders['id'] =
            content === 'all' ? `${order}/${style}` : `${order}/${style}/${content}`;
          // The types that are spread are plain ones: of each with each the compiler would make thousands.
          const ofStyle: Rules = mapStyles[style];
          const ofOrder: Rules = jsonOrders[order];
          const ofContent: Rules = jsonContents[content];
          const rules = { ...ofStyle, ...withHeaders, ...ofOrder, ...ofContent };
          const needs = 'merchantNoKey' in rules ? ({ needs: 'merchant-no' } as const) : {};
          return [{ id, rules, facts: { order, style, content }, ...needs }];
        },
      ),
    ),
  );
}

/** Nothing but texts: `Map<String, String>`. */
function listTextMaps(): readonly JsonWithHeaders[] {
  return listTextForms().map(({ style, order, rules }) => ({
    id: `${order}/${style}/texts` as const,
    rules: { ...withHeaders, ...rules },
    facts: { order, style, content: 'texts' },
  }));
}

const listWhateverBody = once(() => [...listJsonForms(), ...listTextMaps()]);

function listJsonWithHeaders(source: CanonicalSource): readonly JsonWithHeaders[] {
  return [...listWhateverBody(), ...listOfKeys(source)];
}

/** Sorted. Null where nothing nested shows such a list. */
function listOwnKeys({ body }: CanonicalSource): readonly string[] | null {
  if (!body.members.some(({ value }) => isNested(value))) return null;
  return [...new Set(body.members.map(({ key }) => key.value))].sort();
}

function listOfKeys(source: CanonicalSource): readonly JsonWithHeaders[] {
  const own = listOwnKeys(source);
  if (own === null) return [];
  const nestedKeys = [...new Set([...own, ...Object.values(headerKeys)])].sort();
  const rules = {
    ...jsonContents.all,
    ...jsonOrders.sorted,
    ...jsonStyles.javascript,
    ...withHeaders,
    nestedKeys,
  };
  return [
    { id: `sorted/${ofKeys}`, rules, facts: { order: 'sorted', style: ofKeys, content: 'all' } },
  ];
}

/** In what order its members stand, how it is written, and what is in it. */
export interface RewrittenJson extends Variant {
  readonly id: `${BodyJsonOrder}/${string}`;
  readonly facts: {
    readonly order: BodyJsonOrder;
    readonly style: JsonForm | (typeof bodyStyles)[number] | typeof ofKeys;
    readonly content: 'all' | 'texts' | ClassContent;
  };
}

/** Those of maps that are written of a body alone too. */
const bodyStyles = ['python-indented', 'php-indented', 'php-indented-unescaped'] as const;

export type BodyJsonOrder = Exclude<JsonOrder, 'behind-nonce-first' | 'front' | 'hash-map'>;
type ClassContent = Extract<JsonContent, `known${string}` | `class${string}`>;

const listWhateverForms = once(listBodyForms);

function listRewrittenBodies(source: CanonicalSource): readonly RewrittenJson[] {
  const nestedKeys = listOwnKeys(source);
  if (nestedKeys === null) return listWhateverForms();
  const { sorted } = jsonOrders;
  const rules = { ...jsonContents.all, ...alone, ...jsonStyles.javascript, ...sorted, nestedKeys };
  const facts = { order: 'sorted', style: ofKeys, content: 'all' } as const;
  return [...listWhateverForms(), { id: `sorted/${ofKeys}`, rules, facts }];
}

function listBodyForms(): readonly RewrittenJson[] {
  const styles = Object.keys(jsonStyles) as JsonForm[];
  const whole = (['behind', 'sorted', 'sorted-throughout'] as const).flatMap((order) =>
    [...styles, ...bodyStyles].map((style) => ({
      id: `${order}/${style}` as const,
      rules: { ...jsonContents.all, ...alone, ...mapStyles[style], ...jsonOrders[order] },
      facts: { order, style, content: 'all' as const },
    })),
  );
  const classes = [
    'known',
    'known-amount-numbers',
    'class',
    'class-amount-numbers',
    'class-pascal',
    'class-pascal-amount-numbers',
  ] as const;
  const ofFields = classes.flatMap((content) =>
    styles
      .filter((style) => pickKnownStyles(content).has(style))
      .map((style) => ({
        id: `behind/${style}/${content}` as const,
        rules: { ...jsonStyles[style], ...jsonOrders.behind, ...jsonContents[content], ...alone },
        facts: { order: 'behind' as const, style, content },
      })),
  );
  const texts = listTextForms().map(({ style, order, rules }) => ({
    id: `${order}/${style}/texts` as const,
    rules: { ...rules, ...alone },
    facts: { order, style, content: 'texts' as const },
  }));
  return [...whole, ...ofFields, ...texts];
}

const bodyKeys = [
  'body',
  'data',
  'json',
  'payload',
  'content',
  'params',
  'biz_content',
  'bizContent',
];

const digestKeys = [
  'bodyHash',
  'body_hash',
  'bodyDigest',
  'digest',
  'hash',
  'contentHash',
  'content_hash',
  'sha256',
  'md5',
  'bodyMd5',
  'body_md5',
  'contentMd5',
  'body',
  'data',
  'payload',
];

/** The key of the body, and how it is written. */
export interface BodyEntry extends Variant {
  readonly id: `${CanonicalRules['bodyAs']}/${string}`;
  readonly key: string;
}

function listBodyKeys(): readonly BodyEntry[] {
  const listed = [
    ...bodyKeys.flatMap((key) =>
      (['body', 'body-compact', 'body-base64'] as const).map((bodyAs) => ({ key, bodyAs })),
    ),
    ...digestKeys.flatMap((key) =>
      (['body-sha256', 'body-sha256-base64', 'body-md5'] as const).map((bodyAs) => ({
        key,
        bodyAs,
      })),
    ),
  ];
  return listed.map(({ key, bodyAs }) => ({
    id: `${bodyAs}/${key}` as const,
    rules: { bodyMembers: 'as-one' as const, bodyKey: key, bodyAs },
    key,
  }));
}

const looseOrders = {
  'pairs-timestamp-nonce': ['pairs', 'timestamp', 'nonce'],
  'pairs-nonce-timestamp': ['pairs', 'nonce', 'timestamp'],
  'timestamp-nonce-pairs': ['timestamp', 'nonce', 'pairs'],
  'nonce-timestamp-pairs': ['nonce', 'timestamp', 'pairs'],
  'merchant-timestamp-nonce-pairs': ['merchant-no', 'timestamp', 'nonce', 'pairs'],
} as const satisfies Readonly<Record<string, readonly RequestPart[]>>;

type LooseOrder = keyof typeof looseOrders;
type LooseJoint = keyof typeof frameJoints | 'line-end-each';

/** WeChat Pay's: a line end behind the last part too. */
const closedOrders = [
  'timestamp-nonce-pairs',
  'nonce-timestamp-pairs',
  'pairs-timestamp-nonce',
] as const;

/** Where timestamp and nonce stand, and what stands between. */
export interface LooseHeaders extends Variant {
  readonly id: `${LooseOrder}/${LooseJoint}${'' | '/again'}`;
  readonly facts: {
    readonly order: LooseOrder;
    readonly joint: LooseJoint;
    /** `again`: they stand among the pairs too. */
    readonly times: 'once' | 'again';
  };
}

/** Other platforms' schemes, with the pairs in the place of their body. */
const commonLoose: ReadonlySet<LooseHeaders['id']> = new Set([
  'timestamp-nonce-pairs/nothing',
  'merchant-timestamp-nonce-pairs/bar',
]);

function listLooseHeaders(): readonly LooseHeaders[] {
  const joints = Object.keys(frameJoints) as (keyof typeof frameJoints)[];
  const open = (Object.keys(looseOrders) as LooseOrder[]).flatMap((order) =>
    joints.flatMap((joint): readonly LooseHeaders[] => {
      const rules = { parts: looseOrders[order], partSeparator: frameJoints[joint] };
      const needs = order.startsWith('merchant-') ? ({ needs: 'merchant-no' } as const) : {};
      return [
        {
          id: `${order}/${joint}`,
          rules: { ...rules, timestampKey: null, nonceKey: null },
          facts: { order, joint, times: 'once' },
          ...(commonLoose.has(`${order}/${joint}`) && { reach: 2 }),
          ...needs,
        },
        { id: `${order}/${joint}/again`, rules, facts: { order, joint, times: 'again' }, ...needs },
      ];
    }),
  );
  const closed = closedOrders.map(
    (order): LooseHeaders => ({
      id: `${order}/line-end-each`,
      rules: {
        parts: looseOrders[order],
        partSeparator: '\n',
        suffix: '\n',
        timestampKey: null,
        nonceKey: null,
      },
      facts: { order, joint: 'line-end-each', times: 'once' },
      ...(order === 'timestamp-nonce-pairs' && { reach: 2 }),
    }),
  );
  return [...open, ...closed];
}

/** Adyen's, of its payment pages. */
const columns = { parts: ['keys-then-values'], partSeparator: ':' } as const satisfies Rules;
const escapedColons = {
  encoding: 'escaped-colons',
  encodingScope: 'keys-and-values',
} as const satisfies Rules;

/** Beside what a language prints for an object, where there is one; without the escapes, where nothing would show them. */
function listColumns({ body, headers }: CanonicalSource) {
  const reach = body.members.some(({ value }) => isNested(value)) ? 2 : 1;
  const plain = { id: 'plain', rules: columns, reach } as const satisfies Variant;
  const texts = body.members.flatMap(({ key, value }) =>
    value.type === 'string' ? [key.value, value.value] : [key.value],
  );
  const nonce = headers.fields['X-Nonce']?.value ?? '';
  if (reach === 1 && ![...texts, nonce].some((text) => /[:\\]/.test(text))) return [plain];
  return [
    plain,
    { id: 'escaped', rules: { ...columns, ...escapedColons }, reach },
  ] as const satisfies readonly Variant[];
}

export const shapeDeviations = [
  {
    code: 'body.json-with-headers',
    reach: 1,
    variants: listJsonWithHeaders,
  },
  {
    code: 'body.json-again',
    reach: 1,
    variants: listRewrittenBodies,
  },
  {
    code: 'body.json-beside-headers',
    reach: 1,
    variants: listRewritten,
  },
  {
    code: 'string.printed',
    reach: 1,
    variants: once(listPrintedMaps),
  },
  {
    code: 'body.as-one-entry',
    reach: 1,
    variants: once(listBodyKeys),
  },
  {
    code: 'string.headers-without-keys',
    reach: 1,
    variants: once(listLooseHeaders),
  },
  {
    code: 'string.keys-then-values',
    reach: 1,
    variants: listColumns,
  },
] as const satisfies readonly Deviation<string>[];
