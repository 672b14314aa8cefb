/**
 * A value of megabytes stands in a text that the page has anyway, or in the string to be signed: it is sent as its place
 * there, because every copy would be written, kept on the way and read.
 */
import type { KeptEntry } from '../core/canonical/canonical';
import type { HeaderField } from '../core/headers/callback-headers';
import type { SentReport } from './diagnosis-messages';

/** Shorter ones are sent as they are. In characters. */
const placedLength = 1000;

/** @param headersText that the report is of */
export function detachLongValues(report: SentReport, headersText: string): SentReport {
  return changeValues(
    report,
    (field) => isLong(field) && field.value === readField(field, headersText),
    () => '',
    ({ value }) => value.length > placedLength,
    () => '',
  );
}

/** Puts back what {@link detachLongValues} left out. */
export function attachLongValues(report: SentReport, headersText: string): SentReport {
  return changeValues(
    report,
    (field) => isLong(field) && field.value === '',
    (field) => readField(field, headersText),
    // What is kept is never blank.
    ({ value }) => value === '',
    ({ key, span }) => report.canonical?.text.slice(span.start + key.length + 1, span.end) ?? '',
  );
}

function isLong({ valueSpan: { start, end } }: HeaderField): boolean {
  return end - start > placedLength;
}

function readField({ valueSpan: { start, end } }: HeaderField, headersText: string): string {
  return headersText.slice(start, end);
}

/** The same report where nothing is to be changed. */
function changeValues(
  report: SentReport,
  isWantedField: (field: HeaderField) => boolean,
  toFieldValue: (field: HeaderField) => string,
  isWantedEntry: (entry: KeptEntry) => boolean,
  toEntryValue: (entry: KeptEntry) => string,
): SentReport {
  const { headers, canonical } = report;
  const changeField = (field: HeaderField): HeaderField =>
    isWantedField(field) ? { ...field, value: toFieldValue(field) } : field;
  const changeEntry = (entry: KeptEntry): KeptEntry =>
    isWantedEntry(entry) ? { ...entry, value: toEntryValue(entry) } : entry;
  return {
    ...report,
    headers: headers && {
      ...headers,
      fields: Object.fromEntries(
        Object.entries(headers.fields).map(([name, field]) => [name, changeField(field)]),
      ),
      all: headers.all.map(changeField),
    },
    canonical: canonical && { ...canonical, kept: canonical.kept.map(changeEntry) },
  };
}
