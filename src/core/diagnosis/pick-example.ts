/** One value of a deviating string beside the right one, to be told in the same breath as the deviation. */
import type { Canonical } from '../canonical/canonical';
import type { Finding } from './finding';
import { type ChangedValue, listChangedValues } from './list-changed-values';

/** A longer value, counted in UTF-16 code units, is no quick example. */
const valueLimit = 40;

/** Longer strings, together, are not searched for one. */
const textLimit = 200_000;

/**
 * The first pair that is told quickly. Null where the deviation is not one of values alone.
 *
 * @param canonical of the report that the finding is about
 */
export function pickExample(
  {
    variantText,
    causes = [],
    proof,
    isBesideSigned,
  }: Pick<Finding, 'variantText'> & Partial<Pick<Finding, 'causes' | 'proof' | 'isBesideSigned'>>,
  canonical: Pick<Canonical, 'text' | 'kept'>,
): ChangedValue | null {
  if (variantText === null || canonical.text.length + variantText.length > textLimit) return null;
  // Its values are not compared with those of the pasted copy.
  if (isBesideSigned) return null;
  // The values are of the others.
  if (proof?.by === 'string' && proof.hasOtherDifferences) return null;
  // What stands between key and value is no part of it.
  if (causes.some(({ code }) => code === 'string.key-value-separator')) return null;
  const isPassedOver = causes.some((one) => 'facts' in one && one.facts.path === 'passed-over');
  // A header that was another is told for itself.
  const others = causes.flatMap((one) =>
    one.code === 'value.changed' && 'key' in one ? [one.key] : [],
  );
  const { kept } = canonical;
  const standing = isPassedOver ? kept.filter(({ value }) => !/^(?:\{\}|\[\])$/.test(value)) : kept;
  const all = listChangedValues(variantText, { kept: standing }) ?? [];
  const changed = all.filter(({ key }) => !others.includes(key));
  // One text in the place of both would be told as if it were of one.
  const isOfHeaders = causes.some(({ code }) => code === 'string.header-missing');
  if (isOfHeaders && changed.length > 1) return null;
  const isOfNested = !isPassedOver && causes.some(({ code }) => code.startsWith('nested.'));
  const quick = changed.filter(
    ({ from, to }) => [from, to].every(isQuick) && (!isOfNested || /^[[{]/.test(from)),
  );
  // What else is written otherwise does not show that.
  const sign = causes.flatMap(({ code }) => signs[code] ?? [])[0];
  // An empty object has no text inside.
  const isOfTexts = causes.some((one) => 'variant' in one && one.variant.startsWith('php-nested'));
  if (isOfTexts) return quick.find(({ from }) => from.includes('"')) ?? null;
  // Noughts behind a point say nothing of those before none.
  const isInTurn = causes.some((one) => 'variant' in one && one.variant === 'stripped-in-turn');
  if (isInTurn) return quick.find(({ from }) => /^\d+$/.test(from)) ?? null;
  if (sign !== undefined) return quick.find(({ to }) => sign.test(to)) ?? null;
  const isOfDecimals = causes.some(({ code }) => code === 'number.fixed-decimals');
  // A large integer shows what a double makes of it.
  const shown = isOfDecimals ? quick.find(({ to }) => /\.\d+$/.test(to)) : undefined;
  return shown ?? quick[0] ?? null;
}

/** An exponent; commas, of groups or for the point. */
const signs: Readonly<Record<string, RegExp>> = {
  'number.scientific': /^-?\d[\d.]*e[+-]?\d+$/i,
  'number.grouped': /\d,\d/,
};

/** Short, and without what cannot be seen: a line end is named. */
function isQuick(text: string): boolean {
  return text !== '' && text.length <= valueLimit && !/\p{Cc}/u.test(text);
}
