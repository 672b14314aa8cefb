/** A body that a program read and wrote again on its way here. */
import { amountFields } from '../../../core/contract';
import type { FaultCause } from '../../../core/diagnosis/cause';
import type { RewriteSign } from '../../../core/diagnosis/restorations/list-rewrite-signs';
import type {
  RestoredEntry,
  RewriteTopic,
} from '../../../core/diagnosis/restorations/search-restorations';
import type { FaultsWords } from '../../finding-words';
import { joinTexts, type Text } from '../../text';
import { english } from '../language';
import { showValue } from '../shown-value';

const { count, list, say } = english;

type Rewritten = FaultCause<'input.rewritten'>;

/** How many entries a sentence names. */
const namedEntries = 5;

export const rewrittenFault: FaultsWords<'input.rewritten'> = {
  'input.rewritten': {
    title: ({ entries, topics, signs, lacksOthers, owner }) => {
      if (areLost(topics) || (topics.length === 0 && entries.length > 0 && entries.every(isGone))) {
        const them = entries.length === 1 ? 'it' : 'them';
        const who = owner === 'unknown' ? say`, or the signer adds ${them}` : '';
        return say`The signed string has ${listKeys(entries)}, which this body does not: a program left ${them} out on its way here${who}.`;
      }
      if (topics.includes('another-order'))
        return say`The headers and your string are of another order than this body: ${listKeys(entries)} differ.`;
      if (entries.length > 0 && owner === 'unknown' && entries.every(isRenamed)) {
        return say`The signed string has other keys than this body: ${listKeys(entries)}. Either a program renamed fields of the body on its way here, or the signer names them so.`;
      }
      if (entries.length > 0 && owner === 'unknown') {
        return say`The signed string has other values than this body: ${listKeys(entries)}. Either a program rewrote the body on its way here, or the signer changes the values so.`;
      }
      if (entries.length > 0) {
        const differ = entries.length === 1 ? 'differs' : 'differ';
        return say`This is not the body that was signed: ${listKeys(entries)} ${differ}.`;
      }
      const gone = lacksOthers ? ', and fields that it did not know may be gone' : '';
      return say`A program seems to have rewritten this body${gone}: ${listKeys(signs)} ${signs.length === 1 ? 'is' : 'are'} not as the contract has ${signs.length === 1 ? 'it' : 'them'}.`;
    },
    evidence: (cause) =>
      cause.entries.length > 0
        ? say`With ${listSigned(cause.entries)} the string is the one that was signed.`
        : describeSigns(cause),
    origins: ({ topics, entries, owner }) =>
      topics.includes('another-order')
        ? [say`Headers and body of two callbacks, such as of two lines of a log.`]
        : [
            say`A program that parsed the body and wrote it again: a typed object (DTO), a framework’s request object, a log or a database.`,
            ...topics.flatMap((topic) => {
              const origin = describeTopic(topic, entries);
              return origin === undefined ? [] : [origin];
            }),
            ...(owner === 'unknown' ? [describeSigner({ topics, entries })] : []),
          ],
    fixes: ({ topics }) =>
      topics.includes('another-order')
        ? [say`Take headers and raw body of one request from the same log line.`]
        : [
            say`Keep the bytes of the request body as they arrive and verify those, before anything parses them; paste that text here.`,
          ],
  },
};

/** Fields that the body lacks. */
const ofLost: ReadonlySet<RewriteTopic> = new Set(['lost', 'lost-time', 'filtered']);

function areLost(topics: readonly RewriteTopic[]): boolean {
  return topics.length > 0 && topics.every((topic) => ofLost.has(topic));
}

/** The pasted body has nothing of it. */
function isGone({ key, pastedKey, pasted, signed }: RestoredEntry): boolean {
  return key === pastedKey && pasted === null && signed !== null;
}

function isRenamed({ key, pastedKey, pasted, signed }: RestoredEntry): boolean {
  return key !== pastedKey && pasted === signed;
}

function describeSigner({ topics, entries }: Pick<Rewritten, 'topics' | 'entries'>): Text {
  if (!areLost(topics) && !entries.every(isGone))
    return say`A signer that changes the values so before it signs.`;
  const them = entries.length === 1 ? 'it' : 'them';
  return say`A signer that adds ${them} before it signs, such as by a default.`;
}

export function listKeys(entries: readonly { readonly key: string }[]): Text {
  const named = entries.slice(0, namedEntries).map(({ key }) => showValue(key));
  const more = entries.length - named.length;
  if (more === 0) return say`${list(named, 'and')}`;
  return say`${joinTexts(named, ', ')} and ${count(more, { one: 'more entry', other: 'more entries' })}`;
}

/** "amount=100.00 (here 100.0)", and the like. */
export function listSigned(entries: readonly RestoredEntry[]): Text {
  const unsigned = entries.filter(({ signed }) => signed === null);
  const shown = entries.slice(0, namedEntries).map((entry) => showSigned(entry, unsigned));
  const more = entries.length - shown.length;
  const others = more === 0 ? '' : ' and so on';
  return joinTexts([joinTexts(shown, ', '), others]);
}

/** @param unsigned what the body has in the place of entries */
function showSigned(
  { key, pastedKey, pasted, written, signed }: RestoredEntry,
  unsigned: readonly RestoredEntry[],
): Text {
  if (signed === null) return say`no ${showValue(pastedKey)}`;
  const instead =
    pasted === null
      ? nameElsewhere(key, signed, unsigned)
      : written === undefined
        ? showValue(pasted)
        : say`the number ${showValue(written)}`;
  if (pasted === signed) return say`${showValue(key)} for ${showValue(pastedKey)}`;
  return say`${showValue(`${key}=${signed}`)} (here ${instead})`;
}

/** Where the body has it, if not by itself. */
function nameElsewhere(key: string, signed: string, unsigned: readonly RestoredEntry[]): Text {
  const around = unsigned.find(({ pasted }) => pasted?.includes(`${JSON.stringify(key)}:`));
  if (around !== undefined) return say`in ${showValue(around.pastedKey)}`;
  // Its members may be the body's; or only the own string has it.
  return /^(?:\{[^}]|\[[^\]])/.test(signed) ? say`no entry of its own` : say`nothing`;
}

function describeSigns({ signs }: Rewritten): Text {
  const kinds = [...new Set(signs.map(({ sign }) => sign))];
  return joinTexts(
    kinds.map((kind) => signSentences[kind]),
    ' ',
  );
}

const signSentences: Readonly<Record<RewriteSign, Text>> = {
  type: say`The contract has completedAt as a number and its other fields as strings.`,
  float: say`The contract has completedAt in whole seconds; a point or an exponent is how a double is written, such as by Gson of a Map.`,
  spelling: say`The contract spells its fields in camelCase: orderNo, completedAt.`,
  case: say`The contract writes orderType and status in lower case.`,
  added: say`Frameworks and loggers add such members.`,
};

function describeTopic(topic: RewriteTopic, entries: readonly RestoredEntry[]): Text | undefined {
  if (topic === 'amount') return describeAmounts(entries);
  if (topic === 'boolean' && entries.some(hasCapitals))
    return say`A program that writes TRUE and FALSE, such as R, also for booleans in a list with texts, or a spreadsheet; or a change of case such as toUpperCase.`;
  if (topic === 'boolean' && entries.every(isOfFlags))
    return say`A typed object, or a cast of an ORM, that makes booleans of 1 and 0.`;
  if (topic === 'zeros' && entries.every(({ signed }) => /^-?\d+\.\d+$/.test(signed ?? '')))
    return say`A text with zeros behind its point that became a number; or the own text of a float (15.0), in a signer that has no integers.`;
  if (topic === 'filtered' && entries.every(({ signed }) => signed !== '0'))
    return say`A filter for what is 0 as a number, or a class without the field.`;
  const isOfAnother = topic === 'time' && entries.every(({ key }) => key !== 'completedAt');
  return isOfAnother
    ? say`A date type, or a function such as strtotime, which makes one form of a moment of another.`
    : origins[topic];
}

/** A boolean in capitals, which JSON has in small letters. */
function hasCapitals({ pasted, signed }: RestoredEntry): boolean {
  return capitals.test(pasted ?? '') && !capitals.test(signed ?? '');
}

/** A boolean where the signed value has none. */
function isOfFlags({ pasted, signed }: RestoredEntry): boolean {
  return flags.test(pasted ?? '') && !flags.test(signed ?? '');
}

const flags = /[:[,](?:true|false)(?=[,}\]])/;

const capitals = /(?:^|")(?:TRUE|FALSE)(?:"|$)/;

/** A number type writes no marks between digits, and no currency. */
function describeAmounts(entries: readonly RestoredEntry[]): Text {
  const isFormatted = entries.some(
    ({ key, pasted, signed }) =>
      amountFields.includes(key) && pasted !== signed && /^(?![[{]).*[^\d.eE+-]/.test(pasted ?? ''),
  );
  // Nothing is as much in cents.
  const amounts = entries.filter(
    ({ key, signed }) => amountFields.includes(key) && Number(signed) !== 0,
  );
  const areCents = amounts.every(
    ({ pasted, signed }) => Number(pasted) === Math.round(Number(signed) * 100),
  );
  const areMarked = entries.every(
    ({ key, pasted, signed }) =>
      !amountFields.includes(key) || pasted === `'${signed}` || pasted === `="${signed}"`,
  );
  if (areMarked)
    return say`Amounts with a spreadsheet’s mark of a text: an apostrophe in front, or ="…" around it.`;
  if (areCents && amounts.length > 0)
    return say`Amounts counted in cents, such as by a multiplication by 100 or in an integer column.`;
  const areWritten = amounts.every(
    ({ written, signed }) => written === signed && /^-?\d+\.\d+$/.test(written ?? ''),
  );
  if (areWritten && amounts.length > 0)
    return say`Amounts in a number type, such as BigDecimal or decimal: the zeros at the end of a number are not signed, those of a text are.`;
  return isFormatted
    ? say`Amounts formatted to be read, with marks between their digits or a currency.`
    : say`Amounts in a number type: a float, a decimal or a database column has no or other zeros at the end.`;
}

const origins: Readonly<Partial<Record<Exclude<RewriteTopic, 'amount'>, Text>>> = {
  cents: say`Amounts that were cut to integers, such as by intval, parseInt, a cast or an integer column.`,
  keys: say`Names that a class or a table has for the fields, or a naming strategy: snake_case, camelCase, PascalCase.`,
  number: say`A serializer that writes numbers as strings, or strings of digits as numbers.`,
  digits: say`A double that was printed with 17 digits, such as by PHP’s json_encode with serialize_precision = 17 or C’s %.17g.`,
  zeros: say`A string of digits that became a number: zeros in front and a plus sign are lost.`,
  rounded: say`A double, which is exact to about 16 digits, such as of JavaScript’s JSON.parse or Gson.`,
  time: say`A date type for completedAt.`,
  zone: say`A date type, which writes the moment in a form of its own or at the offset of the program.`,
  case: say`An enum that is written by its name or its number, or code that changes the case, such as toUpperCase.`,
  boolean: say`A string conversion such as Python’s, C#’s or PHP’s, or a database that has no booleans, but 1 and 0 or Y and N.`,
  null: say`A null that became a text, or a text that became null: a string conversion, a form, a filter or a database; or a member that a program added for what was not sent.`,
  moved: say`A mapping that groups fields in an object, such as the amounts under one name.`,
  empty: say`One empty value for {} and [], such as of PHP’s arrays or Lua’s tables.`,
  order: say`A map or a writer with an order of its own for the members of nested objects, such as Go’s, Lua’s or Perl’s maps, Python’s sort_keys, jq -S, PostgreSQL’s jsonb, or JavaScript’s objects, which put whole numbers first.`,
  dropped: say`A serializer that leaves out null, such as Gson or Jackson’s NON_NULL.`,
  filtered: say`A filter for truth, such as array_filter without a function, which drops a fee of 0.`,
  lost: say`A typed object (DTO), a table or a filter that leaves out a field of the contract; its value follows from the others, or is one of the few that the contract allows.`,
  'lost-time': say`A typed object (DTO), a table or a check for strings that leaves out a time, or a number.`,
  nested: say`An object or a list that became a text: JSON in a column, a join of its items, or what a language prints of it.`,
  encoding: say`UTF-8 that was read in another charset.`,
  characters: say`A copy through a chat, an editor, a mail, a spreadsheet or a word processor, or out of a debugger; a filter or an export that escapes text, or takes its escapes away; a decoder of forms, to which + is a blank; nested JSON that another writer put into a text.`,
  spaces: say`A filter that trims every text, such as Laravel’s TrimStrings, a database column, a page of HTML, which shows several blanks as one, a log that keeps each entry on one line, or a replacement in the whole body that takes every blank out.`,
  added: say`Rails, Laravel, an ORM, a GraphQL client and others write members of their own into what they parsed; a logger makes it a part of its line; a handler may merge the headers into it.`,
  defaults: say`A typed object, a column or a default such as ?? 0 or ?? time(), which writes a field that was not sent.`,
  indexed: say`A list that was written as an object, such as by PHP’s JSON_FORCE_OBJECT or of a Lua table.`,
  flattened: say`Nested members that were made members of the body, such as by npm’s flat or pandas’ json_normalize.`,
  masked: say`A log or a filter that masks values.`,
  'cut-off': say`A log, a screen or a column that shows only so much of a value.`,
  spreadsheet: say`A spreadsheet or a double, which has 15 to 17 digits of a long number, such as JavaScript’s JSON.parse.`,
  replaced: say`A charset without these characters on the way, such as of a console, a file or a column: each became a question mark.`,
  printed: say`A program that printed what its language has for an object, in place of its members.`,
  emptied: say`A serializer that knows no members of the value, such as of a class without getters, or a limit of depth.`,
  'other-amount': say`Somebody who changed the amount on its way: never credit an order whose signature is invalid.`,
  'no-members': say`An empty object in the place of the body, such as of a stream that was read before, or of a class without getters.`,
  swapped: say`A mapping, or an edit by hand, that gave an amount the name of another.`,
  typed: say`Values under their type or in a class of their own: a class of money, DynamoDB’s or Firestore’s JSON, Avro’s unions, protobuf’s Struct, numbers of MongoDB’s extended JSON, Go’s sql.NullString and its like, written as they are, or the class beside a value, as Jackson’s default typing (in Redis, for one) and Json.NET’s $type have it.`,
  listed: say`Parameters of a query or a form, which hold a list for each key, such as getParameterMap or parse_qs; or R’s jsonlite, which writes each value as a list.`,
};
