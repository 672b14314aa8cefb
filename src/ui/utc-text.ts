const timeKeys = new Set(['timestamp', 'completedAt', 'createdAt']);

/** A date for the Unix seconds (or, by mistake, milliseconds) of a time field; empty for anything else. */
export function toUtcText(key: string, value: string): string {
  if (!timeKeys.has(key) || !/^\d{9,10}$|^\d{13}$/.test(value)) return '';
  const milliseconds = value.length === 13 ? Number(value) : Number(value) * 1000;
  const text = new Date(milliseconds).toISOString().slice(0, 19).replace('T', ' ');
  return `${text} UTC`;
}
