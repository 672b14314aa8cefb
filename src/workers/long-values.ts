/**
 * A header's value of megabytes stands in a text that the page has anyway: it is sent as its place there, because every
 * copy would be written, kept on the way and read.
 */
import type { HeaderField } from '../core/headers/callback-headers';
import type { SentReport } from './diagnosis-messages';

/** Shorter ones are sent as they are. In characters. */
const placedLength = 1000;

/** @param headersText that the report is of */
export function detachLongValues(report: SentReport, headersText: string): SentReport {
  return changeFields(report, (field) =>
    isLong(field) && field.value === readField(field, headersText)
      ? { ...field, value: '' }
      : field,
  );
}

/** Puts back what {@link detachLongValues} left out. */
export function attachLongValues(report: SentReport, headersText: string): SentReport {
  return changeFields(report, (field) =>
    isLong(field) && field.value === ''
      ? { ...field, value: readField(field, headersText) }
      : field,
  );
}

function isLong({ valueSpan: { start, end } }: HeaderField): boolean {
  return end - start > placedLength;
}

function readField({ valueSpan: { start, end } }: HeaderField, headersText: string): string {
  return headersText.slice(start, end);
}

function changeFields(report: SentReport, change: (field: HeaderField) => HeaderField): SentReport {
  const { headers } = report;
  if (headers === null) return report;
  const fields = Object.entries(headers.fields).map(([name, field]) => [name, change(field)]);
  return {
    ...report,
    headers: { ...headers, fields: Object.fromEntries(fields), all: headers.all.map(change) },
  };
}
