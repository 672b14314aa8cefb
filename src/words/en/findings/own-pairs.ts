/** One pair of the merchant's own string beside the right one. */
import type { DropReason } from '../../../core/canonical/canonical';
import { amountFields, isContractField } from '../../../core/contract';
import type { PairCause } from '../../../core/diagnosis/cause';
import type { DeviationCause } from '../../../core/diagnosis/deviation';
import type { Finding } from '../../../core/diagnosis/finding';
import type { HeldBody } from '../../../core/diagnosis/own-string/hold-body';
import type { WritingDifference } from '../../../core/diagnosis/own-string/relations/compare-writing';
import type { PairsWords } from '../../finding-words';
import { code, type Part, type Text } from '../../text';
import { deviationWords } from '../deviations';
import { goesTooFar, ofEmptySign, unsetSecret } from '../deviations/header-entries';
import { english } from '../language';
import { showBeside, showValue } from '../shown-value';
import { nameRelationOrigin, originsOfRelation, sayRelation, sayWriting } from './value-relations';

const { count, list, plural, say } = english;

const timestampAndNonce = say`${code('timestamp')} and ${code('nonce')}`;

export const pairWords: PairsWords = {
  missing: {
    title: (_, finding) => say`Your string leaves out ${listKeys(finding)}.`,
    evidence: ({ key, expected }, finding) =>
      finding.causes.length > 1
        ? say`${nameString(finding)} has these pairs; yours has none of them.`
        : say`${nameString(finding)} has ${showPair(key, expected)}; yours has no such pair.`,
    origins: ({ isFirst }, finding) => [
      sayOriginOfMissing(finding),
      ...(isFirst && finding.causes.length === 1 ? [beginsLate] : []),
    ],
    fixes: ({ key, expected, mayBeLost }, { causes }) => [
      mayBeLost
        ? say`Read and write UTF-8 everywhere between the request and the string.`
        : causes.length > 1
          ? say`Add them all, with their values from ${nameSources(causes)}.`
          : isOfHeader(key)
            ? say`Add the value of ${nameHeader(key)}: ${showPair(key, expected)}.`
            : say`Add the pair ${showPair(key, expected)}.`,
    ],
  },
  added: {
    title: (cause, finding) => {
      if (listAdded(finding).every(isEmpty)) {
        const { length } = finding.causes;
        return length === 1
          ? say`Your string has an empty pair.`
          : say`Your string has ${count(length, { other: 'empty pairs' })}.`;
      }
      if (finding.causes.length > 1) {
        return say`Your string has the additional pairs ${listKeys(finding)}.`;
      }
      return isRepeated(cause)
        ? say`Your string has ${showValue(cause.key)} more than once.`
        : say`Your string has the additional pair ${showValue(cause.key)}${cause.heldBody === undefined ? '' : sayHeldBody(cause.heldBody)}.`;
    },
    evidence: (cause, finding) => {
      const string = nameString(finding);
      if (finding.causes.length > 1) return say`${string} has none of them.`;
      return say`${string} has ${isRepeated(cause) ? 'it once' : 'no such pair'}.`;
    },
    origins: (cause, finding) => {
      if (isRepeated(cause))
        return cause.isInBodyAgain ? [bothOfBody.origin, repeated.origin] : [repeated.origin];
      if (isDropped(cause)) return [dropped[cause.entry].origin];
      if (listAdded(finding).every(isEmpty))
        return isList(finding) ? [emptyTexts, empty.origin] : [empty.origin];
      const all = listAdded(finding).map(originOfAdded);
      return finding.isBesidePasted && finding.owner === 'unknown' ? [lostByCopy, ...all] : all;
    },
    fixes: (cause, finding) => {
      if (isRepeated(cause)) return [cause.isInBodyAgain ? bothOfBody.fix : repeated.fix];
      if (isDropped(cause)) return [dropped[cause.entry].fix];
      const all = listAdded(finding).filter(({ heldKey }) => heldKey === undefined);
      if (all.length === 0 && cause.heldKey !== undefined)
        return [say`Put the key ${showValue(cause.heldKey)} and ${code('=')} in front of it.`];
      if (all.every(isEmpty)) return [empty.fix];
      const strange = all.filter(({ key }) => !isOfNested(key));
      return [
        ...(strange.length < all.length
          ? [say`Sign each nested value as one pair: its compact JSON.`]
          : []),
        ...(strange.length === 0
          ? []
          : [
              ...(strange.some(({ heldBody }) => heldBody?.place === 'alone')
                ? [say`Give each field of the body a pair of its own.`]
                : []),
              finding.isBesidePasted && finding.owner === 'unknown'
                ? say`Compare with the body as it arrived: leave out what it has not, for only the body’s fields, ${timestampAndNonce} are signed.`
                : say`Leave ${listKeys({ causes: strange })} out: only the body’s fields, ${timestampAndNonce} are signed.`,
            ]),
      ];
    },
  },
  changed: {
    title: ({ key, own, expected, deviation, relation }, finding) => {
      if (deviation !== null && finding.causes.length > 1) {
        const says = saysDeviation(deviation, finding);
        return namesAll(says, finding)
          ? say`Your string ${says}.`
          : say`Your string ${says}: ${listKeys(finding)}.`;
      }
      if (relation !== undefined) {
        return say`Your string has ${listKeys(finding)} ${sayRelation(relation)}${sayWriting(listShown(finding))}.`;
      }
      if (finding.causes.length > 1) return pickOtherRequest(finding).title(finding);
      const values = say`Your string has ${showValue(key)} as ${showBeside(own, expected)}, ${nameOne(finding)} as ${showBeside(expected, own)}`;
      if (deviation === null) return say`${values}.`;
      return say`${values}: it ${saysDeviation(deviation, finding)}.`;
    },
    evidence: ({ key, own, expected, deviation, relation, isComplete }, finding) => {
      const { causes } = finding;
      const isSeveral = relation?.kind === 'items' && relation.entries > 1;
      if (relation?.kind === 'spread' || relation?.kind === 'taken-apart' || isSeveral)
        return say`${nameString(finding)} has one pair in their place: ${showPair(key, expected)}.`;
      if (relation !== undefined) {
        const values = say`It has ${showPair(key, own)}, ${nameOne(finding)} ${showPair(key, expected)}.`;
        return causes.length > 1 ? say`So with each of them: ${values}` : values;
      }
      if (causes.length > 1)
        return deviation === null
          ? pickOtherRequest(finding).evidence
          : say`That gives exactly these pairs.`;
      if (deviation !== null) return say`That gives exactly ${showPair(key, own)}.`;
      return isComplete
        ? say`The values differ; no known deviation gives yours.`
        : say`The values differ; not every known deviation could be tried.`;
    },
    origins: (cause, finding) => [
      ...(isOfOtherRequest(cause, finding)
        ? pickOtherRequest(finding).origins
        : [sayOriginOfChange(cause, finding)]),
      ...(mayBeFixed(cause.deviation, finding) ? [fixedOrigin] : []),
    ],
    fixes: (cause, finding) => [fixChanged(cause, finding)],
  },
  renamed: {
    title: ({ key, ownKey, isGarbled, slip }, finding) => {
      if (slip === 'shortened')
        return say`Your string lacks the first character of ${showValue(key)}.`;
      if (finding.causes.length === 1)
        return say`Your string has ${showValue(key)} as ${showValue(ownKey)}.`;
      if (slip === 'encoded')
        return say`Your string has ${listKeys(finding)} with their keys encoded for a URL.`;
      return isGarbled
        ? say`Your string has ${listKeys(finding)} with their keys garbled.`
        : say`Your string has ${listKeys(finding)} under other keys.`;
    },
    evidence: ({ ownKey, own, isGarbled, slip }, { causes, isBesidePasted }) => {
      const pair = isBesidePasted ? 'pasted' : 'right';
      if (slip === 'encoded') return say`Decoded, ${showPair(ownKey, own)} is the ${pair} pair.`;
      if (isGarbled)
        return say`Another charset makes ${showPair(ownKey, own)} of the ${pair} pair.`;
      if (causes.some((cause) => 'hasOtherValue' in cause))
        return say`What else differs in their values is told apart.`;
      if (isBesidePasted)
        return say`What is pasted has ${causes.length > 1 ? 'these values' : 'this value'} under ${causes.length > 1 ? 'other keys' : 'another key'}.`;
      return causes.length > 1
        ? say`The values are right; the keys are not.`
        : say`The value is right; the key is not.`;
    },
    origins: ({ isGarbled, ownKey, slip }, finding) => {
      if (ownKey.startsWith('amp;'))
        return [
          say`An escape of HTML over a part of the string: the ${code('&')} before it became ${code('&amp;')}.`,
        ];
      if (areIndexes(finding))
        return [
          say`A list of the values, whose places became the keys, such as of PHP’s ${code('sort')} or ${code('array_values')}, or a loop over ${code('Object.values')}.`,
        ];
      if (slip === 'shortened')
        return [
          say`Code that cuts off a first ${code('&')} though none is there, or that takes off each of several characters, such as ${code('TrimLeft(s, "&amount=")')}.`,
        ];
      if (slip === 'encoded')
        return [
          say`Query-string code used for signing, which encodes keys too, and may sort by what it has encoded, such as Rails’ ${code('to_query')}, ${code('http_build_query')} or ${code('urlencode')}.`,
        ];
      return [
        isGarbled
          ? originsOfRelation['characters-replaced']
          : say`A naming strategy of a library, reflection as in Go or C#, a function that changes the case, a header’s name as a key, or a name of one’s own.`,
      ];
    },
    fixes: ({ isGarbled, slip }, finding) => {
      const { causes } = finding;
      if (slip === 'encoded')
        return [say`Join keys and values as they are; the contract knows no URL-encoding.`];
      if (isGarbled)
        return [say`Read and write UTF-8 everywhere between the request and the string.`];
      const keys = causes.flatMap((cause) => ('key' in cause ? (cause.key ?? []) : []));
      const ofBody = keys.some((key) => !isOfHeader(key));
      return [
        ...(ofBody
          ? [
              finding.isBesidePasted
                ? say`Use the keys exactly as the body has them when it arrives.`
                : say`Use the keys exactly as the body has them.`,
            ]
          : []),
        ...(areIndexes(finding)
          ? [
              say`Sort by the keys, and keep each value with its key, as PHP’s ${code('ksort')} does.`,
            ]
          : []),
        ...(keys.some(isOfHeader)
          ? [say`The values of X-Timestamp and X-Nonce have the keys ${timestampAndNonce}.`]
          : []),
      ];
    },
  },
  moved: {
    title: ({ order }, finding) => {
      if (order === null) return say`Your string has ${listKeys(finding)} in another place.`;
      const { says, form } = deviationWords[order.code];
      const shown = form(order);
      return shown === null
        ? say`Your string ${says(order)}.`
        : say`Your string ${says(order)} (${shown}).`;
    },
    evidence: ({ own, expected, order }, { causes }) => {
      if (order !== null) return say`Its keys stand in this order.`;
      if (causes.length > 1) return say`Its order is not that of the keys.`;
      return own === expected ? say`The pair itself is right.` : say`Its value differs as well.`;
    },
    origins: ({ key, order }) => [
      order !== null
        ? deviationWords[order.code].origin(order)
        : isOfHeader(key)
          ? say`Entries added after sorting, or no sort at all.`
          : say`No sort, or a sort by something else than the keys’ ASCII codes.`,
    ],
    fixes: () => [say`Sort all keys in ascending ASCII order after adding ${timestampAndNonce}.`],
  },
};

/** Of numbers in an own string: the contract has amounts as strings, which the pasted body has no more. */
export const ofAmounts = say`Sign amounts as the strings that they are in the body that arrives, which this pasted one is not, and other numbers as plain decimals, from the received digits.`;

const lostByCopy = say`A body that lost fields before it was pasted here, such as in a typed object (DTO).`;

/** With what the own one was compared. */
function nameString({ isBesidePasted }: Finding): Text {
  return isBesidePasted ? say`The string of what is pasted` : say`The right string`;
}

function nameOne({ isBesidePasted }: Finding): Text {
  return isBesidePasted ? say`the pasted one` : say`the right one`;
}

/** The keys need no list of their own. */
function namesAll(says: Text, { causes }: Finding): boolean {
  const named = new Set(says.map((part) => (typeof part === 'string' ? part : part.text)));
  return causes.every((cause) => 'key' in cause && cause.key !== null && named.has(cause.key));
}

function saysDeviation(deviation: DeviationCause, finding: Finding): Text {
  const says = deviationWords[deviation.code].says(deviation);
  return mayBeFixed(deviation, finding) ? say`${says}, or with two decimals` : says;
}

/** A number that was received with two decimals: a format of so many gives it, too, and other pairs may show that it did. */
function mayBeFixed(
  deviation: DeviationCause | null,
  { causes }: Pick<Finding, 'causes'>,
): boolean {
  return (
    deviation?.code === 'number.source-text' &&
    causes.every(
      (cause) =>
        cause.kind === 'pair' &&
        cause.difference === 'changed' &&
        Number(cause.own).toFixed(2) === cause.own,
    )
  );
}

const fixedOrigin = say`A format with two decimals, such as ${code('toFixed(2)')}.`;

interface OtherRequestWords {
  readonly title: (finding: Finding) => Text;
  readonly evidence: Text;
  readonly origins: readonly Text[];
  readonly fix: Text;
}

/** Values that nothing makes of the right ones, a nonce and an order's number among them. */
const otherCallback: OtherRequestWords = {
  title: (finding) =>
    say`Your string has other values for ${listKeys(finding)}, as of another callback.`,
  evidence: say`Nonce and order number are others, which belong to one callback alone; no known deviation gives them.`,
  origins: [say`A string of another request, such as the line before it in a log.`],
  fix: say`Take your string, the headers and the body of one request.`,
};

/** Of values that nothing makes of the right ones, the time and the nonce alone. */
const otherHeaders: OtherRequestWords = {
  title: (finding) =>
    say`Your string has other values for ${listKeys(finding)} than ${finding.isBesidePasted ? 'the pasted headers' : 'the headers'}.`,
  evidence: say`Both are others; no known deviation gives them.`,
  origins: [
    say`Code that makes a time and a nonce of its own, as for the requests that it signs itself.`,
    say`A string of another request, such as another attempt to deliver this callback.`,
  ],
  fix: say`Take both from the headers of the same request: ${code('timestamp')} from X-Timestamp, ${code('nonce')} from X-Nonce.`,
};

function isOfOtherRequest(
  { deviation, relation }: PairCause<'changed'>,
  { causes }: Finding,
): boolean {
  return causes.length > 1 && deviation === null && relation === undefined;
}

function pickOtherRequest({ causes }: Finding): OtherRequestWords {
  const areHeaders = causes.every((cause) => 'key' in cause && isOfHeader(cause.key ?? ''));
  return areHeaders ? otherHeaders : otherCallback;
}

function fixChanged(
  { key, expected, deviation, relation }: PairCause<'changed'>,
  finding: Finding,
): Text {
  const { causes, isBesidePasted, hasRewrittenAmounts } = finding;
  if (relation?.kind === 'text-around' && relation.pair !== undefined)
    return say`Put all pairs into one map, sort them by key, and put one ${code('&')} between two.`;
  if (relation?.kind === 'masked')
    return say`Print the string without the mask, or its SHA-256, and paste that.`;
  if (deviation !== null)
    return hasRewrittenAmounts && deviation.code.startsWith('number.')
      ? ofAmounts
      : deviationWords[deviation.code].fix(deviation);
  const isOpen = isBesidePasted && relation === undefined;
  if (causes.length === 1 && isOpen)
    return say`Compare both with the request as it arrived, whose value is the right one.`;
  if (causes.length === 1)
    return isOfHeader(key)
      ? say`Use the value of ${nameHeader(key)}: ${showValue(expected)}.`
      : say`Use ${showValue(expected)}.`;
  return relation === undefined
    ? pickOtherRequest(finding).fix
    : say`Use the right values, such as ${showValue(expected)} for ${showValue(key)}.`;
}

function sayOriginOfChange(
  { key, own, expected, deviation, relation }: PairCause<'changed'>,
  { causes, isBesidePasted }: Finding,
): Text {
  const isOfNoStrings = causes.every(
    (cause) =>
      cause.kind === 'pair' &&
      cause.difference === 'changed' &&
      !amountFields.includes(cause.key) &&
      mayBeNoString(cause),
  );
  if (relation?.kind === 'placeholder' && nullTexts.has(own) && isOfNoStrings)
    return say`A getter or a cast for strings, which gives nothing for what is none, such as Jackson’s ${code('textValue()')} or Swift’s ${code('as? String')}; a variable that was not set; or an object that was converted to text.`;
  if (relation?.kind === 'emptied' && isOfNoStrings && !/^[[{]/.test(expected))
    return say`Code that takes strings alone, such as a decoder into Go’s ${code('map[string]string')} or a cast that gives nothing; or a variable that was not set.`;
  if (relation?.kind === 'emptied' && /^[[{]/.test(expected))
    return say`Code that prints an object or a list as nothing, such as JavaScript of an empty array or a form library, or a variable that was not set.`;
  if (deviation === null && [`${expected}, ${expected}`, `${expected},${expected}`].includes(own))
    return say`A header or a parameter that stood there twice, whose values a framework joins by a comma.`;
  if (relation?.kind === 'text-around' && /^\.?0*\n$/.test(relation.after))
    return say`An encoder that writes a line end behind each value, such as Go’s ${code('json.Encoder')}; or, where the string ends there, what prints it, such as ${code('echo')} or ${code('println')}.`;
  if (relation?.kind === 'cut' && relation.at === undefined && /^\d+$/.test(expected))
    return say`A column or a field of fixed width, a function that shortens, or a division that drops the rest.`;
  if (relation !== undefined) return nameRelationOrigin(relation);
  if (deviation !== null) return deviationWords[deviation.code].origin(deviation);
  if (own === '0' && key !== 'timestamp')
    return say`A field of a typed object that was never filled, such as under another name; another callback’s value, or one that your code changed.`;
  return key === 'timestamp'
    ? say`Your own clock, or another callback’s value.`
    : isBesidePasted
      ? say`Another callback’s value, one of your own order or database, or one that your code changed, or something did before it was pasted here.`
      : say`Another callback’s value, one of your own order or database, or one that your code changed.`;
}

/** What languages print for no value. */
const nullTexts: ReadonlySet<string> = new Set(['null', 'nil', 'None', 'undefined', '<nil>']);

function sayOriginOfMissing({ causes }: Finding): Text {
  if (causes.every((cause) => 'key' in cause && cause.key !== null && isOfHeader(cause.key))) {
    return say`A header that was forgotten, or read under a name that gives nothing.`;
  }
  const values = causes.flatMap((cause) =>
    cause.kind === 'pair' && cause.difference === 'missing' ? [cause] : [],
  );
  if (values.some(({ mayBeLost }) => mayBeLost)) {
    return say`Another charset, or a filter that removes characters beyond ASCII: of the key or the value nothing is left, or nothing that can be told.`;
  }
  if (values.every(({ expected }) => expected === '[]')) {
    return say`Code that prints an empty list as nothing and drops what is blank, or makes entries of a list’s items, such as PHP’s ${code('http_build_query')} and qs, a filter that drops what counts as false, or a typed object (DTO) or a fixed list of fields without it.`;
  }
  if (values.every(({ expected }) => expected === '{}')) {
    return say`A filter that drops what counts as false, code that takes strings alone or makes entries of an object’s members, or a typed object (DTO) or a fixed list of fields without it.`;
  }
  if (values.every(({ expected }) => expected === '[]' || expected === '{}')) {
    return say`Query-string code, such as PHP’s ${code('http_build_query')} and qs, which writes nothing for an empty object or list, a filter that drops what counts as false or empty, code that takes strings alone, or a typed object (DTO) or a fixed list of fields without it.`;
  }
  if (values.every(({ expected }) => /^(?:0|false|\[\]|\{\})$/.test(expected))) {
    return say`A filter that drops what counts as false, code that takes strings alone, or a typed object (DTO) or a fixed list of fields without it.`;
  }
  if (values.every(isScalarOrEmpty)) {
    return say`Code that takes only some of JSON’s types, such as strings, or holds numbers and booleans for empty, such as lodash’s isEmpty; or a typed object (DTO) or a fixed list of fields without it.`;
  }
  return values.every(mayBeNoString)
    ? say`Code that takes only some of JSON’s types, such as strings, or a typed object (DTO) or a fixed list of fields without it.`
    : say`A typed object (DTO) or a fixed list of fields without it, or a filter that drops it.`;
}

/** A number, a boolean, or an object or a list without anything in it. */
function isScalarOrEmpty({ key, expected }: PairCause<'missing'>): boolean {
  return !isStringField(key) && /^(?:-?\d+(?:\.\d+)?|true|false|\[\]|\{\})$/.test(expected);
}

/** By the contract, such as an amount, which looks like a number. */
function isStringField(key: string): boolean {
  return isContractField(key) && key !== 'completedAt';
}

/** A number, a boolean, an object or a list. */
function mayBeNoString({ key, expected }: PairCause<'missing' | 'changed'>): boolean {
  return (
    !isOfHeader(key) &&
    !isStringField(key) &&
    /^(?:-?\d+(?:\.\d+)?|true|false|\{.*|\[.*)$/s.test(expected)
  );
}

/** Nothing but numbers, of several. */
function areIndexes({ causes }: Finding): boolean {
  const keys = causes.flatMap((cause) =>
    cause.kind === 'pair' && cause.difference === 'renamed' ? [cause.ownKey] : [],
  );
  return keys.length > 2 && keys.every((key) => /^\d+$/.test(key));
}

function nameSources(causes: Finding['causes']): Text {
  const keys = causes.flatMap((cause) => ('key' in cause ? (cause.key ?? []) : []));
  if (keys.every(isOfHeader)) return say`the headers`;
  return keys.some(isOfHeader) ? say`the body and the headers` : say`the body`;
}

function nameHeader(key: string): string {
  return key === 'nonce' ? 'X-Nonce' : 'X-Timestamp';
}

function isOfHeader(key: string): boolean {
  return key === 'timestamp' || key === 'nonce';
}

/** As many as a sentence can hold; the rest is counted. */
const mostKeys = 10;

function listKeys({ causes }: Pick<Finding, 'causes'>): Text {
  const keys = causes.flatMap((cause) => ('key' in cause ? [showValue(cause.key ?? '')] : []));
  const rest = keys.length - mostKeys;
  if (rest <= 1) return list(keys, 'and');
  return list([...keys.slice(0, mostKeys), say`${count(rest, { other: 'others' })}`], 'and');
}

function showPair(key: string, its: string): Part {
  return showValue(`${key}=${its}`);
}

/** Of each value. */
function listShown({ causes }: Finding): readonly (readonly WritingDifference[])[] {
  return causes.map((cause) => {
    const relation =
      cause.kind === 'pair' && cause.difference === 'changed' ? cause.relation : undefined;
    const isSame = relation?.kind === 'same-json' || relation?.kind === 'same-members';
    return isSame ? (relation.shows ?? []) : [];
  });
}

type Added = PairCause<'added'>;

/** Told as one, though each may have come from elsewhere. */
function listAdded({ causes }: Finding): readonly Added[] {
  return causes.filter((one): one is Added => one.kind === 'pair' && one.difference === 'added');
}

/** Not of one alone: a separator in front of each pair leaves that. */
function isList(finding: Finding): boolean {
  const all = listAdded(finding);
  return all.length > 1 && all.every(({ isInFront }) => isInFront);
}

function isEmpty({ key, own }: Added): boolean {
  return key === '' && own === '';
}

/** An entry that is signed stands in the right string once; one that is dropped, or that nobody sent, not at all. */
function isRepeated(cause: Added): boolean {
  return cause.entry === 'kept' && !isEmpty(cause);
}

function isDropped(cause: Added): cause is Added & { readonly entry: DropReason } {
  return cause.entry !== null && cause.entry !== 'kept';
}

interface Advice {
  readonly origin: Text;
  readonly fix: Text;
}

const empty: Advice = {
  origin: say`A separator that stands twice or behind the last pair, or a list with an empty entry, such as an empty array in Ruby’s ${code('encode_www_form')}.`,
  fix: say`Put one ${code('&')} between two pairs, and none behind the last.`,
};

const emptyTexts = say`A list that was made with empty texts in it, behind which the pairs were put, such as by Go’s ${code('make([]string, n)')} and ${code('append')}.`;

const beginsLate = say`A loop over the sorted keys that begins at the second.`;

const repeated: Advice = {
  origin: say`Entries of two lists that are joined one after the other, or a value that is written as several.`,
  fix: say`Put all entries into one map.`,
};

const bothOfBody: Advice = {
  origin: say`Code that takes the body apart by itself, such as by text replacements: the body has this key more than once, and it keeps each.`,
  fix: say`Read the body with a JSON parser; of several values of a key, nearly every one takes the last.`,
};

const dropped: Readonly<Record<DropReason, Advice>> = {
  blank: {
    origin: say`Code that keeps blank values.`,
    fix: say`Drop each entry whose value is empty or only white space.`,
  },
  null: {
    origin: say`Code that keeps null values.`,
    fix: say`Drop each entry whose value is null.`,
  },
  sign: {
    origin: say`The body’s own ${code('sign')} stays in the map that is signed, or the signature was put into it.`,
    fix: say`Drop ${code('sign')}, in capitals too.`,
  },
  replaced: {
    origin: say`A map that is filled from the headers first and from the body afterwards, or one that keeps what it has, such as PHP’s + or putIfAbsent.`,
    fix: say`Let the header’s value replace the body’s own, also where the header is blank.`,
  },
};

/** `extra.bank`, `extra[bank]`: no field of the contract is called so. */
function isOfNested(key: string): boolean {
  return /^[^\d.[\]][^.[\]]*(?:\.|\[)/.test(key);
}

const nothing = /^(?:null|None|nil|undefined|<nil>)$/;
const secretKey = /^(?:key|secret|app_?secret|api_?key)$/i;

function sayHeldBody({ otherFields, isWhole }: HeldBody): Text {
  if (otherFields.length > 0)
    return say`, whose value is JSON with the body’s fields, of which ${list(otherFields.map(showValue), 'and')} ${plural(otherFields.length, { one: 'has another value', other: 'have other values' })}`;
  return isWhole
    ? say`, whose value is the whole body`
    : say`, whose value is JSON with the body’s fields`;
}

function originOfAdded({ key, own, isInside, heldBody, heldKey }: Added): Text {
  if (heldKey !== undefined)
    return say`The value of ${showValue(heldKey)}, whose key is cut off, such as by substr, a split or a copy that began too late.`;
  if (isInside) {
    return say`A regular expression or a split over the body’s text, which takes members of nested objects for the body’s own; a function that flattens; or a printed map in which each comma became ${code('&')}.`;
  }
  if (key === 'undefined' && own === key) return say`${goesTooFar}`;
  if (secretKey.test(key) && (own === '' || nothing.test(own))) return say`${unsetSecret}`;
  if (key === 'sign' && (own === '' || nothing.test(own))) return say`${ofEmptySign}`;
  // What a class, or a function that formats amounts, has where nothing is.
  const isDefault = isContractField(key) && /^(?:|0|0\.0+|NaN)$/.test(own);
  if (isDefault || nothing.test(own)) {
    return say`A fixed list of fields, or a class with a field, that the body does not have.`;
  }
  if (heldBody !== undefined) {
    return heldBody.otherFields.length > 0
      ? say`The body of another callback, or this one as your code or another program changed it, as JSON in one pair.`
      : say`The body as JSON, put into one pair in the place of a pair for each of its fields; or a framework’s copy of it, such as that of Rails’ ${code('wrap_parameters')}.`;
  }
  if (/^(?:[@$](?:type|class)|class|__typename|__type__|_class)$/.test(key)) {
    return say`A serializer that writes the name of the class, such as with Fastjson’s ${code('WriteClassName')}, Jackson’s default typing or Json.NET’s ${code('TypeNameHandling')}, or a function that makes a map of a bean.`;
  }
  if (/^(?:content-(?:type|length)|host|user-agent|accept|x-merchant-no)$/i.test(key)) {
    return say`A loop that copies all headers into the map.`;
  }
  if (isOfNested(key)) {
    return say`Query-string code, or a map that was flattened: nested values became entries of their own.`;
  }
  if (secretKey.test(key)) {
    return say`The rule of an MD5 or HMAC scheme that appends a secret: RSA2 has no shared secret.`;
  }
  if (/^(?:s|_url|q|route|r|path)$/i.test(key)) {
    return say`A framework’s router adds the path to the query parameters (such as ThinkPHP’s s=…, or rewrite rules).`;
  }
  if (/^(?:sign|x-sign|signature|sign_?type)$/i.test(key)) {
    return say`The signature or its type is part of the map that is signed.`;
  }
  if (own === '') {
    return say`A class with a field, or a fixed list of fields, that the body does not have; or a parameter without a value that a framework, a proxy or your own code adds.`;
  }
  return say`A parameter that a framework, a proxy or your own code adds to the request’s.`;
}
