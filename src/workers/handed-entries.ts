/**
 * Entries by the ten thousand would be written into messages as objects, each with its texts and its places, and the page
 * would hold them all again. Their texts stand in the string to be signed: they are handed over as places, and the page
 * reads an entry when it shows it.
 */
import type { EntrySource, KeptEntry } from '../core/canonical/canonical';
import { allEntryHeaders } from '../core/canonical/flatten-header';
import type { Span } from '../core/text/span';
import type { SentReport } from './diagnosis-messages';

/** Fewer are sent as they are. */
const handedCount = 1000;

/** How many numbers an entry takes. */
const width = 7;

/** Of each entry: 0 for the body or the header's number from 1 on, the length of its key, then the edges of its three spans. */
export type HandedEntries = Int32Array<ArrayBuffer>;

/** @returns the report without its entries where they are many; with few of them the same report */
export function detachEntries(report: SentReport): {
  readonly report: SentReport;
  readonly entries: HandedEntries | null;
} {
  const { canonical } = report;
  if (canonical === null || canonical.kept.length <= handedCount) return { report, entries: null };
  const entries = new Int32Array(canonical.kept.length * width);
  for (const [index, { key, source, span }] of canonical.kept.entries()) {
    const header = source.input === 'headers' ? allEntryHeaders.indexOf(source.name) + 1 : 0;
    const { keySpan, valueSpan } = source;
    const edges = [keySpan.start, keySpan.end, valueSpan.start, valueSpan.end];
    entries.set([header, key.length, span.start, ...edges], index * width);
  }
  return { report: { ...report, canonical: { ...canonical, kept: [] } }, entries };
}

/** Puts back what {@link detachEntries} left out. */
export function attachEntries(report: SentReport, entries: HandedEntries | null): SentReport {
  const { canonical } = report;
  if (canonical === null || entries === null) return report;
  const list = { text: canonical.text, entries };
  const kept: KeptEntry[] = [];
  for (let at = 0; at < entries.length; at += width) kept.push(new HandedEntry(list, at));
  return { ...report, canonical: { ...canonical, kept } };
}

interface EntryList {
  readonly text: string;
  readonly entries: HandedEntries;
}

/** Reads itself anew each time: most of so many entries are never asked. */
class HandedEntry implements KeptEntry {
  constructor(
    private readonly list: EntryList,
    private readonly at: number,
  ) {}

  get state(): 'kept' {
    return 'kept';
  }

  get key(): string {
    const start = this.read(2);
    return this.list.text.slice(start, start + this.read(1));
  }

  get value(): string {
    const { start, end } = this.span;
    return this.list.text.slice(start + this.read(1) + 1, end);
  }

  get source(): EntrySource {
    const name = allEntryHeaders[this.read(0) - 1];
    const keySpan = { start: this.read(3), end: this.read(4) };
    const valueSpan = { start: this.read(5), end: this.read(6) };
    return name === undefined
      ? { input: 'body', keySpan, valueSpan }
      : { input: 'headers', name, keySpan, valueSpan };
  }

  get span(): Span {
    const { entries, text } = this.list;
    const next = this.at + width;
    // One separator stands before the next entry.
    const end = next < entries.length ? (entries[next + 2] as number) - 1 : text.length;
    return { start: this.read(2), end };
  }

  private read(column: number): number {
    return this.list.entries[this.at + column] as number;
  }
}
