/** Step 5 by any rules: the finished text. */
import { entryHeaderNames, headerKeys } from '../contract';
import {
  addHeaderMembers,
  capitalizeKeys,
  dropMembers,
  pickKnown,
  sortAsClass,
  wrapBody,
} from './add-header-members';
import type { CanonicalRules } from './canonical-rules';
import { encodeWhole, joinColumns, joinEntries } from './join-entries';
import { type CanonicalSource, type EntryList, listEntries } from './list-entries';
import { printBody } from './print-body';
import { printNested } from './print-nested';
import { printTexts } from './print-texts';
import { type MemoryRoom, RuleMemory } from './rule-memory';
import { toRuleTable } from './rule-table';
import type { RequestPart } from './rule-values';
import { transformText } from './transform-text';

/** @param entries `listEntries(source, rules)`, where it is known already */
export function printCanonical(
  source: CanonicalSource,
  rules: CanonicalRules,
  entries = listEntries(source, rules),
): string {
  return new CanonicalPrinter(source, { characters: 0 }).print(rules, entries);
}

/** Prints one callback by one set of rules after the other, and remembers the parts that it prints. */
export class CanonicalPrinter {
  private readonly parts = new Map<RequestPart, RuleMemory<string>>();

  /** @param room for what is printed alike by many rules */
  constructor(
    private readonly source: CanonicalSource,
    private readonly room: MemoryRoom,
  ) {}

  /** @param entries `listEntries(source, rules)` */
  print(rules: CanonicalRules, { kept }: EntryList): string {
    const { parts, partSeparator, prefix, suffix, text } = rules;
    const joined =
      parts === null
        ? joinEntries(kept, rules)
        : encodeWhole(
            parts.map((part) => this.printPart(part, kept, rules)).join(partSeparator),
            rules,
          );
    return transformText(prefix + joined + suffix, text);
  }

  private printPart(part: RequestPart, kept: EntryList['kept'], rules: CanonicalRules): string {
    switch (part) {
      case 'pairs':
        return joinEntries(kept, rules);
      case 'json-texts':
        return printTexts(kept, rules.textsAs);
      case 'keys-then-values':
        return joinColumns(kept, rules);
      default:
        return this.printOfRequest(part, rules);
    }
  }

  private printOfRequest(part: PrintedPart, rules: CanonicalRules): string {
    const print = (read: CanonicalRules): string => printPart(part, this.source, read);
    let printed = this.parts.get(part);
    if (printed === undefined) {
      if (this.room.characters <= 0) return print(rules);
      printed = new RuleMemory(print, this.room, measurePart);
      this.parts.set(part, printed);
    }
    return printed.pick(toRuleTable(rules));
  }
}

/** What a part takes beside its text. */
const partRoom = 500;

function measurePart({ length }: string): number {
  return partRoom + length;
}

/** The rules that only {@link printCanonical} looks at: two that differ in nothing else have the same entries. */
export const joiningRules: ReadonlySet<keyof CanonicalRules> = new Set([
  'parts',
  'partSeparator',
  'textsAs',
  'timestampAs',
  'keys',
  'encoding',
  'encodingScope',
  'keyValueSeparator',
  'pairSeparator',
  'prefix',
  'suffix',
  'text',
  'charset',
  'prehash',
]);

/** The parts that the entries are printed in. */
const partsOfEntries = [
  'pairs',
  'json-texts',
  'keys-then-values',
] as const satisfies readonly RequestPart[];
const hasEntries: ReadonlySet<RequestPart> = new Set(partsOfEntries);

/** Whether the text is made of parts of the request alone: which entries there are does not matter then. */
export function hasNoEntries({ parts }: Pick<CanonicalRules, 'parts'>): boolean {
  return parts !== null && !parts.some((part) => hasEntries.has(part));
}

/** What {@link printCanonical} reads of the rules where {@link hasNoEntries} holds. */
export const partRules: ReadonlySet<keyof CanonicalRules> = new Set([
  'parts',
  'partSeparator',
  'prefix',
  'suffix',
  'text',
  'charset',
  'prehash',
  'encoding',
  'encodingScope',
  'timestampAs',
  'timestampKey',
  'nonceKey',
  'merchantNoKey',
  'headerOrder',
  'order',
  'amounts',
  'duplicates',
  'blanks',
  'bodyKey',
  'numbers',
  'nestedText',
  'nestedAscii',
  'nestedEscaped',
  'nestedSorted',
  'nestedSpaced',
  'nestedEmpty',
  'nestedKeys',
  'nestedStrings',
  'nestedNulls',
  'nestedSuffix',
]);

/** The entries are no part of the request itself. */
type PrintedPart = Exclude<RequestPart, (typeof partsOfEntries)[number]>;

function printPart(part: PrintedPart, source: CanonicalSource, rules: CanonicalRules): string {
  const { headers, body, bodyText } = source;
  switch (part) {
    case 'printed':
      return printNested(body, rules, bodyText);
    case 'json':
      return printNested(addHeaderMembers(source, rules), rules, bodyText);
    case 'json-kept':
      return printNested(dropMembers(addHeaderMembers(source, rules), rules), rules, bodyText);
    case 'json-known':
      return printNested(pickKnown(addHeaderMembers(source, rules)), rules, bodyText);
    case 'json-envelope':
      return printNested(addHeaderMembers(wrapBody(source, rules), rules), rules, bodyText);
    case 'json-text-envelope': {
      const wrapped = wrapBody(source, rules, 'text');
      return printNested(addHeaderMembers(wrapped, rules), rules, bodyText);
    }
    case 'json-class':
    case 'json-class-pascal': {
      const members = sortAsClass(pickKnown(addHeaderMembers(source, rules)));
      const named = part === 'json-class' ? members : capitalizeKeys(members);
      return printNested(named, rules, bodyText);
    }
    case 'timestamp':
      return headers.fields['X-Timestamp']?.value ?? '';
    case 'nonce':
      return headers.fields['X-Nonce']?.value ?? '';
    case 'merchant-no':
      return headers.fields['X-Merchant-No']?.value ?? '';
    case 'header-pairs':
      return printHeaderPairs(source, rules);
    case 'body-trimmed':
      return bodyText.slice(body.span.start, body.span.end);
    case 'body-crlf':
      return bodyText.replace(/\r?\n/g, '\r\n');
    default:
      return printBody(source, part);
  }
}

function printHeaderPairs({ headers }: CanonicalSource, { headerOrder }: CanonicalRules): string {
  const pairs = entryHeaderNames.map(
    (name) => `${headerKeys[name]}=${headers.fields[name]?.value ?? ''}`,
  );
  if (headerOrder === 'nonce-first') pairs.reverse();
  return pairs.join('&');
}
