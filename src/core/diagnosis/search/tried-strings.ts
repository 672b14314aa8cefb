/** What a search that tried everything came by: another text for the same request is none of it, or it is worth a search. */

import type { CanonicalSource } from '../../canonical/list-entries';
import type { Deviation } from '../deviation';
import { joinHalves, type NumberSet } from './number-set';

export interface TriedStrings {
  /** What each is known by. */
  readonly identities: NumberSet;
  /** How many different strings by one deviation alone, */
  readonly alone: number;
  /** and in all. */
  readonly all: number;
}

/** 53 bits of what would be signed: two candidates with the same identity are the same bytes. */
export function identify(sha256: Int32Array): number {
  return joinHalves(sha256[0] as number, sha256[1] as number);
}

interface Request {
  readonly bodyText: string;
  readonly headers: string;
  readonly tried: Map<readonly Deviation[], TriedStrings>;
}

/** The last one that was searched first: someone edits one string, or goes to and fro between a few callbacks. */
let requests: readonly Request[] = [];
const mostRequests = 4;
/** A search of a longer body hardly ever comes to its end, and its strings take room. */
const longestBody = 8000;

export function recallTried(
  source: CanonicalSource,
  deviations: readonly Deviation[],
): TriedStrings | undefined {
  return recall(source, printHeaders(source))?.tried.get(deviations);
}

export function rememberTried(
  source: CanonicalSource,
  deviations: readonly Deviation[],
  tried: TriedStrings,
): void {
  const { bodyText } = source;
  if (bodyText.length > longestBody) return;
  const headers = printHeaders(source);
  const known = recall(source, headers) ?? { bodyText, headers, tried: new Map() };
  known.tried.set(deviations, tried);
  requests = [known, ...requests.filter((one) => one !== known)].slice(0, mostRequests);
}

function recall({ bodyText }: CanonicalSource, headers: string): Request | undefined {
  return requests.find((one) => one.bodyText === bodyText && one.headers === headers);
}

/** The five of the contract are all that a string takes from the headers. */
function printHeaders({ headers: { fields, blanks } }: CanonicalSource): string {
  const list = (some: typeof fields): readonly unknown[] =>
    Object.entries(some).map(([name, field]) => [name, field.value]);
  return JSON.stringify([list(fields), list(blanks)]);
}
