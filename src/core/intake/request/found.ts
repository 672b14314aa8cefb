/** Parts of requests as the readers find them, before they are put together. */
import type { CallbackHeaderName } from '../../contract';
import type { Span } from '../../text/span';
import type { EmbeddedJson } from './embedded-json';
import type { RequestForm, RequestNote } from './request-reading';

export interface FoundHeaders {
  /** As lines. */
  readonly text: string;
  /** The callback's own, in one text: what tells one callback from another. */
  readonly identity: string;
  readonly hasSign: boolean;
  /** The callback's own, by name. */
  readonly own: readonly (readonly [CallbackHeaderName, string])[];
  /** No bracket or quote that a signature has not. */
  readonly isClean: boolean;
  readonly span: Span;
}

export interface FoundBody {
  readonly text: string;
  readonly span: Span;
  readonly notes: readonly RequestNote[];
  /** The lower, the likelier it is what was sent, see `rank-body.ts`. */
  readonly rank: number;
}

export interface FoundRequest {
  readonly form: RequestForm;
  readonly headers: FoundHeaders | null;
  readonly body: FoundBody | null;
  readonly notes: readonly RequestNote[];
  readonly span: Span;
  /** Headers and body were read in a text that was made of this one: of their places the span alone is known. */
  readonly isMoved?: true;
}

/** What is left. */
export interface EntryBudget {
  entries: number;
  /** Each time that one is tried. */
  characters: number;
}

/** What reading one paste may cost, whatever stands in it. */
export class Effort {
  /** How often a text is tried as a dump of another language: that takes hundreds of looks at it. */
  dumps: number;
  /** How many entries of a log are tried so, and how many that look like one of them, by the forms that have read that. */
  readonly dumped: EntryBudget = { entries: 400, characters: 1_500_000 };
  readonly alike: EntryBudget = { entries: 10_000, characters: 20_000_000 };
  /** How many headers and bodies are looked for. */
  finds: number;
  /** What stands in a text as JSON: several forms ask for it. */
  readonly json = new Map<string, readonly EmbeddedJson[]>();
  /** How many texts inside of values are read as pastes of their own. */
  inner: number;
  /** How many characters are looked at for JSON inside of other text. */
  scan: number;
  /** From where on in the paste not everything was read; null where everything was. */
  stoppedAt: number | null = null;
  /** Whether dumps may be left that were not read: the text is too long for it, or there were too many. */
  hasSkippedDump = false;
  /** Where in the paste the text stands that is read now; null for the paste itself. */
  private place: number | null = null;

  constructor(length: number) {
    this.finds = 2000 + length / 100;
    this.inner = 300 + length / 500;
    this.scan = 4 * length + 100_000;
    this.dumps = length > 30_000 ? 2 : 5;
  }

  /** Keeps in mind where there is nothing left. */
  hasLeft(what: 'finds' | 'inner' | 'scan', at: number): boolean {
    if (this[what] > 0) return true;
    this.stop(at);
    return false;
  }

  /** One of them less; false where none is left, or the text is too long for it. */
  takeDump(text: string): boolean {
    if (text.length <= dumpLimit && this.dumps-- > 0) return true;
    this.hasSkippedDump = true;
    return false;
  }

  /** @param at what is behind it in the text that is read now may not be read */
  stop(at: number): void {
    this.stoppedAt = Math.min(this.stoppedAt ?? Number.POSITIVE_INFINITY, this.place ?? at);
  }

  /** Reads a text that stands inside of another, where no place in it is one of the paste. */
  within<Reading>(at: number, read: () => Reading): Reading {
    const outer = this.place;
    this.place ??= at;
    const reading = read();
    this.place = outer;
    return reading;
  }
}

/** No log of a request is longer; only JSON, commands and HTTP messages are read in a longer text. */
export const dumpLimit = 50_000;
