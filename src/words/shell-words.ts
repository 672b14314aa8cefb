import type { Text } from './text';

/** What a language says in the page's frame. */
export interface ShellWords {
  /** Where the portal's configuration names the page no other way. */
  readonly title: string;
  /** The title of a place that is not the first one. */
  readonly titleOfPlace: (place: string, title: string) => string;
  readonly skip: string;
  /** The accessible name of the navigation. */
  readonly placesLabel: string;
  readonly places: Readonly<Record<'debug' | 'delivery' | 'sender' | 'lab', string>>;
  readonly actions: {
    /** The accessible name of the group. */
    readonly label: string;
    readonly undo: string;
    readonly clear: string;
    readonly sample: string;
  };
  readonly plainEditors: {
    /** The beginning of the name, where room is scarce. */
    readonly short: string;
    readonly name: string;
    readonly states: Readonly<Record<'on' | 'off' | 'forced', string>>;
  };
  readonly theme: {
    readonly names: Readonly<Record<'auto' | 'light' | 'dark', string>>;
    readonly current: (theme: string) => string;
    readonly change: (theme: string, next: string) => string;
  };
  readonly update: {
    readonly news: string;
    readonly reload: string;
    /** From that click until the page is loaded again. */
    readonly changing: string;
    readonly later: string;
  };
  /** A bug of ours: what was thrown. */
  readonly crash: (cause: string) => Text;
  /** Of a part of the page, in its place. */
  readonly notDrawn: (cause: string) => Text;
  /** A part of the page that could not be fetched. */
  readonly fetchFailed: { readonly what: string; readonly again: string };
}
