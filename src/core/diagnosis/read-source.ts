/** What the string of a report was built from. The report itself does not hold it: it would cross to a worker and back with it. */
import { parseBody } from '../body/parse-body';
import type { CallbackReport } from '../callback-report';
import type { CanonicalSource } from '../canonical/list-entries';

/** Null where there is no string. */
export async function readSource(report: CallbackReport): Promise<CanonicalSource | null> {
  const { input, headers, canonical, problems } = report;
  if (headers === null || canonical === null) return null;
  if (problems.some(({ code }) => code === 'body.dump')) {
    const { recallDumpedBody } = await import('../intake/recall-dumped-body');
    return recallDumpedBody(input.bodyText, headers, canonical.text);
  }
  const body = parseBody(input.bodyText);
  return body.ok ? { headers, body: body.value, bodyText: input.bodyText } : null;
}
