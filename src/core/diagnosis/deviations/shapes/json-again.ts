/** The body's fields alone, written again as JSON. */
import type { CanonicalSource } from '../../../canonical/list-entries';
import type { Deviation, Variant } from '../../deviation';
import { type JsonForm, jsonStyles, mapStyles } from '../json-styles';
import { once } from '../once';
import {
  alone,
  type JsonContent,
  type JsonOrder,
  jsonContents,
  jsonOrders,
  listOwnKeys,
  listTextForms,
  ofKeys,
  pickKnownStyles,
} from './json-forms';

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

export const jsonAgain = {
  code: 'body.json-again',
  reach: 1,
  variants: listRewrittenBodies,
} as const satisfies Deviation<string>;
