/** Whose key it is by the name in front of it: of a member, a setting or a variable. */

const merchantName = /merchant|private|(?:^|[._-])(?:app|own|my|mch)(?![a-z])/i;
/** A name with its sign, before quotes, brackets and calls. */
const givenName = /([A-Za-z_][\w.-]{0,60})["'\]]{0,2}\s{0,9}(?:=>|:=|[:=])/g;
/** Of what stands in front of a key. In characters. */
const namedWithin = 120;
/** Names of members inside of the value, and of types. */
const noOwner = /^(?:key|value|data|pem|string|str|bytes|byte)$/i;

/**
 * Null where no name says it.
 *
 * @param start where the key begins
 */
export function readKeyOwner(text: string, start: number): 'platform' | 'merchant' | null {
  const before = text.slice(Math.max(0, start - namedWithin), start);
  const names = [...before.matchAll(givenName)].map(([, one = '']) => one);
  const name = names.findLast((one) => !noOwner.test(one));
  if (name === undefined) return null;
  if (/platform/i.test(name)) return 'platform';
  return merchantName.test(name) ? 'merchant' : null;
}
