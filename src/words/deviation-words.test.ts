import { describe, expect, it } from 'vitest';
import { catalogue } from '../core/diagnosis/catalogue';
import type { DeviationCause, DeviationCode, Variant } from '../core/diagnosis/deviation';
import { deviationCases } from '../testing/deviation-cases';
import { findCaseVariant, listAllCaseVariants } from '../testing/list-case-variants';
import { deviationWords } from './en/deviations';
import { originsOfRelation } from './en/findings/value-relations';
import type { Text } from './text';

/** A call, or the language or library that has it. */
const namesCode =
  /\w\(|[a-z][A-Z]|[a-z]_[a-z]|#|\.NET|\b(?:Go|Gson|Jackson|Java|JavaScript|Laravel|Lua|MySQL|Node|Perl|PHP|Python|Rails|Ruby)’s/;

describe('the words of a deviation', () => {
  const codes = catalogue.map(({ code }) => code);
  const all = listCauses();

  it.each(codes)('say everything about each of its variants: %s', (code) => {
    const causes = all.filter((cause) => cause.code === code);
    expect(causes).not.toEqual([]);
    expect(causes.filter(isBadlyTold)).toEqual([]);
  });

  // A reader whose program is in no closed list takes the cause for untrue.
  it('name code only as an example of what was done', () => {
    const origins = all.map((cause) => describeCause(cause).origin);
    const ofRelations = Object.values(originsOfRelation).map(printMarked);
    const closed = [...origins, ...ofRelations].filter(
      (text) => namesCode.test(text) && !text.includes('such as'),
    );
    expect([...new Set(closed)]).toEqual([]);
  });

  // Its floats drop the noughts, and its json_encode has a point of its own.
  it.each(['comma-json-net', 'comma-decimal'])('name no PHP where it prints no such: %s', (id) => {
    const cause = all.find(({ code, variant }) => code === 'number.grouped' && variant === id);
    expect(cause && describeCause(cause).origin).toMatch(/\.NET(?!.*PHP)/);
  });

  it.each(deviationCases)('name what a case shows: $code, $form', (given) => {
    const { code, form } = given;
    const words = describeCause(toCause(code, findCaseVariant(given)));
    expect(`${words.says} (${words.form})`).toContain(form);
  });
});

describe('a form that is another thing than its deviation', () => {
  it.each<[DeviationCause, string]>([
    [
      { code: 'charset.latin1', variant: 'windows-1252', key: null, facts: {} },
      'was turned into bytes as Windows-1252',
    ],
    [createFrame('timestamp-body'), 'is timestamp and the raw body (joined by dots)'],
    [createFrame('nonce-body'), 'is nonce and the raw body (joined by dots)'],
    [
      createFrame('timestamp-nonce-compact'),
      'is timestamp, nonce and the body as compact JSON (joined by dots)',
    ],
  ])('is told as itself: $variant', (cause, expected) => {
    const { says, form } = describeCause(cause);
    expect(form === null ? says : `${says} (${form})`).toBe(expected);
  });

  function createFrame(order: string): DeviationCause {
    const facts = { order, joint: 'dot' };
    return { code: 'body.raw-with-headers', variant: `${order}/dot`, key: null, facts };
  }
});

describe('a field that is left out', () => {
  function sayOf(key: string | null): Text {
    const code = 'string.field-missing';
    const variant = key === null ? 'unnamed' : `key:${key}`;
    return deviationWords[code].says({ code, variant, key, facts: {} });
  }

  it('is named by its key, set apart from the words', () => {
    expect(sayOf('a`b')).toEqual(['has no ', { as: 'value', text: 'a`b' }]);
  });

  it('is named in words where its key is empty', () => {
    expect(sayOf('')).toEqual(['leaves out the field with an empty key']);
  });

  it('is not named where there are several', () => {
    expect(sayOf(null)).toEqual(['leaves out all fields that the contract does not name']);
  });
});

/** Each once: most variants are the same on most inputs. */
function listCauses(): readonly DeviationCause[] {
  const causes = listAllCaseVariants().flatMap(({ code, variants }) =>
    variants.map((variant) => toCause(code, variant)),
  );
  return [...new Map(causes.map((cause) => [JSON.stringify(cause), cause])).values()];
}

function isBadlyTold(cause: DeviationCause): boolean {
  const { form, ...words } = describeCause(cause);
  // A header that is not there is printed so, and a pair that is added may have it.
  const { text, pairs } = cause.facts;
  for (const shown of [text, pairs]) {
    if (/(?:^|=)undefined$/.test(String(shown)) && shown !== undefined)
      words.says = words.says.replace(String(shown), '');
  }
  // A null can be kept as `undefined`, under that name; anywhere else a word is missing.
  const ownForm = form === cause.variant ? null : form;
  const texts = [...Object.values(words), ...(ownForm === null ? [] : [ownForm])];
  return texts.some((text) => text.trim() === '' || text.includes('undefined'));
}

function toCause(code: DeviationCode, { id, key, facts }: Variant): DeviationCause {
  return { code, variant: id, key: key ?? null, facts: facts ?? {} };
}

/** With its marks between backticks, as the cases write them. */
function describeCause(cause: DeviationCause) {
  const { says, form, origin, fix } = deviationWords[cause.code];
  const ownForm = form(cause);
  return {
    says: printMarked(says(cause)),
    form: ownForm === null ? null : printMarked(ownForm),
    origin: printMarked(origin(cause)),
    fix: printMarked(fix(cause)),
  };
}

function printMarked(text: Text): string {
  return text.map((part) => (typeof part === 'string' ? part : `\`${part.text}\``)).join('');
}
