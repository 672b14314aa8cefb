import type { EntryHeaderName } from '../contract';
import type { CallbackHeaders, HeaderField } from './callback-headers';

const nowhere = { start: 0, end: 0 };

/** The same headers with these values, whatever they say themselves. */
export function putHeaderValues(
  headers: CallbackHeaders,
  values: Readonly<Partial<Record<EntryHeaderName, string>>>,
): CallbackHeaders {
  const fields = Object.entries(values).map(([name, value]): [string, HeaderField] => [
    name,
    { name, nameSpan: nowhere, value, valueSpan: nowhere },
  ]);
  return { ...headers, fields: { ...headers.fields, ...Object.fromEntries(fields) } };
}
