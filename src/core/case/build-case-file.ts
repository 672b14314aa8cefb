import { type CaseContent, caseInputs, caseReceiverFields } from './case-content';
import { listNoticeEntries } from './case-notices';

/** In every case file, so that another JSON file is told from one. */
export const caseFormat = 'callback-debugger.case';

/** Rises when an older page would read a case wrongly, and never for what such a page may leave out. */
export const caseVersion = 1;

/** In bytes as it is read, of a file as of what a link holds: as much as any other file. */
export const caseLimit = 20_000_000;

/**
 * A case as one JSON text, without a line end behind it. A lone surrogate becomes an escape, as `JSON.stringify` is specified, so that UTF-8 keeps
 * every code unit.
 *
 * @param indent of its lines; 0 for one line
 */
export function buildCaseFile(
  { inputs, notices, receiver, reference, isMasked }: CaseContent,
  indent: number,
): string {
  const file = {
    format: caseFormat,
    version: caseVersion,
    masked: isMasked,
    inputs: pickNamed(caseInputs, inputs),
    notices: listNoticeEntries(notices, inputs),
    receiver: pickNamed(caseReceiverFields, receiver),
    reference: reference && { headers: reference.headersText, body: reference.bodyText },
  };
  return JSON.stringify(file, null, indent);
}

/** In their own order, whatever else the record holds. */
function pickNamed<Name extends string>(
  names: readonly Name[],
  record: Readonly<Partial<Record<Name, string>>>,
): Record<string, string> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const text = record[name];
      return text === undefined ? [] : [[name, text]];
    }),
  );
}
