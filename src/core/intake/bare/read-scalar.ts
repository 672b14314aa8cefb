/** A value that was printed without quotes: the dump lost its type, the language's habits say what it can have been. */
import type { Span } from '../../text/span';
import {
  createDoubt,
  createNumber,
  createText,
  type DumpNode,
  type DumpScalar,
  type Loss,
} from '../dump-node';

export interface ScalarRules {
  /** How null, true and false are printed. */
  readonly null: RegExp;
  readonly true: RegExp;
  readonly false: RegExp;
  /** How the language prints its own numbers: another spelling was a string, most likely. */
  readonly number: RegExp;
  /** What is printed in place of a value. */
  readonly lost?: RegExp;
}

/**
 * `top`: a member of the body, where a number and the same text are signed alike, so that only what is signed
 * differently is a doubt; `text`: a field of the contract that is a string for certain.
 */
export type ValueRole = 'top' | 'text' | 'nested';

export function readScalar(
  text: string,
  span: Span,
  rules: ScalarRules,
  role: ValueRole,
  losses: Loss[],
): DumpNode {
  const string = createText(text, span);
  if (rules.lost?.test(text)) {
    losses.push({ kind: 'reference', span });
    return string;
  }
  if (role === 'text') {
    if (text === '' || !rules.null.test(text)) return string;
    const nullNode: DumpNode = { type: 'null', span };
    return createDoubt('null', span, text === '0' ? [string, nullNode] : [nullNode, string]);
  }
  const isTop = role === 'top';
  const found = createNumber(text, span);
  const number = found?.source === text ? found : null;
  const isOwnNumber =
    number !== null && (rules.number.test(text) || (isTop && number.plain === text));
  const options: DumpScalar[] = [];
  if (text === '' || (number !== null && !isOwnNumber)) options.push(string);
  if (number !== null) options.push(number);
  if (rules.null.test(text)) options.push({ type: 'null', span });
  if (rules.true.test(text)) options.push({ type: 'boolean', value: true, span });
  if (rules.false.test(text)) options.push({ type: 'boolean', value: false, span });
  if (options[0] !== string) options.push(string);
  const hasBoolean = options.some(({ type }) => type === 'boolean');
  const topic = hasBoolean ? 'boolean' : number !== null ? 'number' : 'null';
  return createDoubt(topic, span, isTop ? keepDifferent(options) : options);
}

/** Only the first of those that are signed alike. */
function keepDifferent(options: readonly DumpScalar[]): readonly DumpScalar[] {
  const signed = options.map(toSignedText);
  return options.filter((_, index) => signed.indexOf(signed[index] ?? '') === index);
}

/** Contract, "Flattening rules"; what is dropped is empty. */
function toSignedText(scalar: DumpScalar): string {
  switch (scalar.type) {
    case 'string':
      return scalar.value.trim() === '' ? '' : scalar.value;
    case 'number':
      return scalar.plain;
    case 'boolean':
      return String(scalar.value);
    case 'null':
      return '';
  }
}

/** As JSON, JavaScript, Go and PHP write whole numbers and short fractions alike. */
const plainNumber = String.raw`-?(?:0|[1-9]\d*)(?:\.\d*[1-9])?`;

/** @param others what the language writes besides plain numbers */
export function numberPattern(...others: readonly string[]): RegExp {
  return new RegExp(`^(?:${[plainNumber, ...others].join('|')})$`);
}
