/** The own string beside a header that was not read: what it has of that says nothing of its code. */
import type { CallbackReport } from '../../callback-report';
import { buildCanonical } from '../../canonical/build-canonical';
import type { CanonicalSource } from '../../canonical/list-entries';
import { type EntryHeaderName, entryHeaderNames, headerKeys } from '../../contract';
import { putHeaderValues } from '../../headers/put-header-values';
import { isPlaceholder } from '../../text/is-placeholder';
import { createFinding, type Finding } from '../finding';
import { listHeadersInDoubt } from '../headers-in-doubt';
import { listOwnValues } from '../recover-headers';
import { compareAnew, type Judged } from './compare-anew';
import type { OwnStringDiagnosis } from './explain-own-pairs';

type HeaderValues = Readonly<Partial<Record<EntryHeaderName, string>>>;

/**
 * The values of headers in doubt, or beside what else the signer did, that the signed digest proves; null where none was
 * found. Of a header that arrived as it is pasted, for all that is known, that is the right one, unless the own string has
 * what was signed.
 */
export function pickRecovered(
  findings: readonly Finding[],
  { headers }: Pick<CallbackReport, 'headers'>,
  ownString: string,
): HeaderValues | null {
  const isOwn = (header: string, value: string): boolean => {
    const name = entryHeaderNames.find((one) => one === header);
    if (name === undefined) return false;
    const own = listOwnValues(ownString, name);
    return headers?.fields[name] === undefined || own.some((one) => one.includes(value));
  };
  const values = findings.flatMap(({ causes }) => {
    // Such a string is not as the contract has it, so that nothing can be compared with it.
    const isDeviating = causes.some(({ kind }) => kind === 'deviation');
    return causes.flatMap((cause): [string, string][] =>
      cause.kind === 'fault' &&
      cause.code === 'value.changed' &&
      (cause.recovery !== null || isDeviating) &&
      cause.header !== null &&
      (cause.owner === 'transport' || cause.recovery !== null || isOwn(cause.header, cause.value))
        ? [[cause.header, cause.value]]
        : [],
    );
  });
  return values.length === 0 ? null : Object.fromEntries(values);
}

/** What the own string has of a header whose value is not known is no difference. */
export function listOwnHeaders({ problems }: CallbackReport, ownString: string): HeaderValues {
  return Object.fromEntries(
    listHeadersInDoubt(problems).flatMap((name) => {
      const [value] = listOwnValues(ownString, name);
      return value === undefined || isPlaceholder(value) ? [] : [[name, value]];
    }),
  );
}

export async function fillHeaders(
  report: CallbackReport,
  source: CanonicalSource,
  values: HeaderValues,
): Promise<Judged> {
  const { comparison } = report;
  const isText = comparison.result === 'different' && comparison.by === 'text';
  if (!isText || Object.keys(values).length === 0) return { report, source };
  const filled = { ...source, headers: putHeaderValues(source.headers, values) };
  return compareAnew(report, filled, buildCanonical(filled).canonical);
}

/** Nothing is said of a pair whose header was not read: what it should be is not known, but not that it is too many. */
export function dropInDoubt(
  { findings, moreFindings }: OwnStringDiagnosis,
  { problems }: CallbackReport,
): OwnStringDiagnosis {
  const keys = new Set<string>(listHeadersInDoubt(problems).map((name) => headerKeys[name]));
  if (keys.size === 0) return { findings, moreFindings };
  const told = findings.flatMap((finding): Finding[] => {
    const causes = finding.causes.filter(
      (cause) => !(cause.kind === 'pair' && cause.difference === 'added' && keys.has(cause.key)),
    );
    if (causes.length === finding.causes.length) return [finding];
    return causes.length === 0 ? [] : [createFinding({ ...finding, causes })];
  });
  return { findings: told, moreFindings };
}
