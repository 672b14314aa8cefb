/** One JSON of the body's fields, timestamp and nonce. */
import type { CanonicalRules } from '../../../canonical/canonical-rules';
import type { CanonicalSource } from '../../../canonical/list-entries';
import { headerKeys } from '../../../contract';
import type { Deviation, Variant } from '../../deviation';
import { jsonStyles, type MapForm, mapStyles } from '../json-styles';
import { once } from '../once';
import {
  type JsonContent,
  type JsonOrder,
  jsonContents,
  jsonOrders,
  listOwnKeys,
  listTextForms,
  ofKeys,
  pickKnownStyles,
  withHeaders,
} from './json-forms';

type Rules = Partial<CanonicalRules>;

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
  'javascript-tabs',
  'jackson-indented',
  'python-indented',
  'php-indented',
  'php-indented-unescaped',
]);

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

export const jsonWithHeaders = {
  code: 'body.json-with-headers',
  reach: 1,
  variants: listJsonWithHeaders,
} as const satisfies Deviation<string>;
