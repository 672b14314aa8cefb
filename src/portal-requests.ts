/** What the page asks of the server that it came from, beside its own files. */
import type { ParsedConfig } from './core/portal/parse-config';

/** Null where no configuration can be had: the page then stands alone. */
export async function fetchConfig(): Promise<ParsedConfig | null> {
  const text = await fetchText('./config.json');
  // As it is built: nothing to read.
  if (text === null || text.trim() === '{}') return null;
  const { parseConfig } = await import('./core/portal/parse-config');
  return parseConfig(text, document.baseURI);
}

async function fetchText(address: string): Promise<string | null> {
  try {
    const response = await fetch(address, { cache: 'no-cache' });
    return response.ok ? await response.text() : null;
  } catch {
    return null;
  }
}
