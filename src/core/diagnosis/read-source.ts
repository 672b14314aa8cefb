/** What the string of a report was built from. */
import { parseBody } from '../body/parse-body';
import { recallBody } from '../body/remembered-body';
import type { CallbackReport } from '../callback-report';
import type { CanonicalSource } from '../canonical/list-entries';

/** Null where there is no string. */
export async function readSource(report: CallbackReport): Promise<CanonicalSource | null> {
  const { input, headers, canonical, problems } = report;
  if (headers === null || canonical === null) return null;
  const { bodyText } = input;
  if (problems.some(({ code }) => code === 'body.dump')) {
    const { recallDumpedBody } = await import('../intake/recall-dumped-body');
    return recallDumpedBody(bodyText, headers, canonical.text);
  }
  const known = recallBody(report);
  if (known !== undefined) return { headers, body: known, bodyText };
  const body = parseBody(bodyText);
  return body.ok ? { headers, body: body.value, bodyText } : null;
}
