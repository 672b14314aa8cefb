/** Numbers in groups of digits, or with another sign for the point. */
import type { CanonicalSource } from '../../../canonical/list-entries';
import { printNumber } from '../../../canonical/print-number';
import { isNested } from '../../../json/is-nested';
import type { JsonNumber } from '../../../json/json-node';
import { visitScalars } from '../../../json/visit-scalars';
import type { Variant } from '../../deviation';
import { isBeyondDouble, listTopNumbers, topLevel } from './number-kinds';

export function listGrouped({ body }: CanonicalSource) {
  const plain = { id: 'plain', rules: { numbers: 'grouped' } } as const satisfies Variant;
  const one = {
    id: 'completed-at',
    rules: { numbers: 'grouped', numberScope: 'completedAt' },
    reach: 1,
  } as const satisfies Variant;
  const two = [
    { id: 'two/floats', rules: { numbers: 'grouped-2-typed', ...topLevel } },
    { id: 'two', rules: { numbers: 'grouped-2', ...topLevel }, reach: 1 },
  ] as const satisfies readonly Variant[];
  const comma = [
    { id: 'comma', rules: { numbers: 'dotnet-comma', ...topLevel } },
    { id: 'comma-decimal', rules: { numbers: 'source-comma', ...topLevel }, reach: 1 },
  ] as const satisfies readonly Variant[];
  const jsonNet = {
    id: 'comma-json-net',
    rules: { numbers: 'dotnet-comma', ...topLevel, nestedNumbers: 'dotnet-json' },
    reach: 1,
  } as const satisfies Variant;
  const commas = body.members.some(({ value }) => isNested(value)) ? [...comma, jsonNet] : comma;
  const numbers = listTopNumbers(body);
  const dots = {
    id: 'dots',
    rules: { numbers: 'grouped-dots', ...topLevel, nestedNumbers: 'javascript' },
    reach: 1,
  } as const satisfies Variant;
  const top = {
    id: 'top-level',
    rules: { numbers: 'grouped', ...topLevel, nestedNumbers: 'javascript' },
    reach: 1,
  } as const satisfies Variant;
  const usual = [
    ...[plain, one, ...two, ...(numbers.some(hasPoint) ? commas : [])],
    ...(numbers.some(hasThousands) ? [dots] : []),
    ...(hasGroupedInside(body) ? [top] : []),
  ] as const;
  if (!numbers.some(isBeyondDouble)) return usual;
  const exact = [
    { id: 'exact', rules: { numbers: 'grouped-exact', ...topLevel }, reach: 1 },
    {
      id: 'dots-exact',
      rules: { numbers: 'grouped-exact-dots', ...topLevel, nestedNumbers: 'source' },
      reach: 1,
    },
  ] as const satisfies readonly Variant[];
  return [...usual, ...exact];
}

/** Without them points would be told that are not there. */
function hasThousands({ plain }: JsonNumber): boolean {
  return /^-?\d{4}/.test(plain);
}

/** Of a number in an object or a list a formatter for people makes another than a JSON library does. */
function hasGroupedInside({ members }: CanonicalSource['body']): boolean {
  let isThere = false;
  for (const { value } of members)
    if (isNested(value))
      visitScalars(value, (node) => {
        isThere ||=
          node.type === 'number' &&
          printNumber(node, 'grouped') !== printNumber(node, 'javascript');
      });
  return isThere;
}

function hasPoint({ source }: JsonNumber): boolean {
  return source.includes('.');
}
