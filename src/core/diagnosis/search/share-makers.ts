/** What the searches of one source share, so that each part of a string is made once. */
import { type CanonicalSource, EntryLister } from '../../canonical/list-entries';
import { CanonicalPrinter } from '../../canonical/print-canonical';
import type { MemoryRoom } from '../../canonical/rule-memory';
import { CandidateHasher } from './candidate-hasher';

/** Characters of values that are kept for other lists, and of parts for other strings. */
const listRoom = 4_000_000;
/** Bodies of more characters have nothing in common from one list to the next that would be worth its room. */
const smallBody = 8000;

/** What makes the strings of one source, and remembers the parts that many of them have. */
interface Makers {
  /** What the lister may still remember. */
  readonly room: MemoryRoom;
  readonly lister: EntryLister;
  readonly printer: CanonicalPrinter;
  readonly hasher: CandidateHasher;
}

/** A diagnosis searches one source for several texts, one after the other: each part is made for the first of them. */
const makers = new WeakMap<CanonicalSource, Makers>();

export function shareMakers(source: CanonicalSource): Makers {
  const known = makers.get(source);
  if (known !== undefined) return known;
  const characters = source.bodyText.length < smallBody ? listRoom : 0;
  const printer = new CanonicalPrinter(source, { characters });
  const room = { characters };
  const lister = new EntryLister(source, room);
  const made = { room, lister, printer, hasher: new CandidateHasher(source, printer) };
  makers.set(source, made);
  return made;
}
