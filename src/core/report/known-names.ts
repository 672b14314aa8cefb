/** Which names a masked text may keep: those of fields and headers, unless one tells of a value. */
import { callbackHeaderNames, contractFieldNames } from '../contract';
import { localOrderFields } from '../receiver/local-order';
import { toPlainName } from './stand-ins';

export interface KnownNames {
  /** However it is spelled. */
  readonly has: (name: string) => boolean;
}

/** So many characters in a row tell a value. */
const tellingRun = 6;

/** Beyond so many characters of values it is not looked whether a name tells of one: none but the contract's is kept. */
const comparedLength = 500_000;

const contractNames: readonly string[] = [
  ...contractFieldNames,
  ...callbackHeaderNames,
  ...callbackHeaderNames.map((name) => `HTTP_${name}`),
  ...localOrderFields,
  'timestamp',
  'nonce',
  'sign',
  'merchantNo',
  'createdAt',
];

/** What surrounds fields and headers in a request, and tells nothing of one. */
const frameWords: readonly string[] = [
  'application/json',
  'charset',
  'utf-8',
  'GET',
  'POST',
  'PUT',
  'HTTP/1.1',
  'OK',
  'Array',
  'array',
  'string',
  'map',
];

/**
 * @param names of fields and headers, as they were found
 * @param values that nothing may tell of
 */
export function createKnownNames(names: Iterable<string>, values: readonly string[]): KnownNames {
  const kept = new Set([...contractNames, ...frameWords].map(toPlainName));
  const runs = listRuns(values);
  for (const name of names) {
    if (runs !== null && isNameLike(name) && !hasRun(name, runs)) kept.add(toPlainName(name));
  }
  kept.delete('');
  return { has: (name) => kept.has(toPlainName(name)) };
}

/** A name is short and no number; what else stands in the place of one may be a value. */
function isNameLike(name: string): boolean {
  return name.length <= 64 && /^[\p{L}_$]/u.test(name) && !/\d{4}|\d\D+\d|[\s@]/u.test(name);
}

function listRuns(values: readonly string[]): ReadonlySet<string> | null {
  if (values.reduce((length, value) => length + value.length, 0) > comparedLength) return null;
  const runs = new Set<string>();
  for (const value of values) for (const run of splitRuns(value)) runs.add(run);
  return runs;
}

function hasRun(name: string, runs: ReadonlySet<string>): boolean {
  return splitRuns(name).some((run) => runs.has(run));
}

function splitRuns(text: string): readonly string[] {
  const plain = text.toLowerCase();
  return Array.from({ length: Math.max(0, plain.length - tellingRun + 1) }, (_, at) =>
    plain.slice(at, at + tellingRun),
  );
}
