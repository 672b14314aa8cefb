/** What stood around the merchant's own string. A value that may be a secret is not shown. */
import type { FaultCause } from '../../../core/diagnosis/cause';
import { formFacts } from '../../../core/intake/form-facts';
import { hashTitles } from '../../../core/signature/hash-algorithm';
import type { FaultsWords } from '../../finding-words';
import { nameCodePoint } from '../../short-value';
import { code, type Text } from '../../text';
import { describeDump } from '../dump-forms';
import { nameHash } from '../hashes';
import { english } from '../language';
import { showValue } from '../shown-value';
import { listKeys } from './rewritten';
import { isUnseen, unseenOrigin } from './value-relations';

const { count, list, say } = english;

type Around = FaultCause<'string.text-around'>;

export const surroundingFaults: FaultsWords<
  | 'string.text-around'
  | 'string.cut'
  | 'string.dumped'
  | 'string.hashed'
  | 'string.in-one-text'
  | 'string.as-signed'
  | 'string.as-pasted'
  | 'body.reordered'
> = {
  'body.reordered': {
    title: () => say`The JSON in it has the body’s members in another order.`,
    evidence: () =>
      say`It has all values of the body and no other ones; with its members in the body’s order, yours equals a string built this way.`,
    origins: () => [
      say`A class or a map with an order of its own, a sort by another rule, or a parser and a writer of JSON that keep no order, such as where objects are hash tables.`,
    ],
    fixes: () => [
      say`Build the pairs of the body’s values: the JSON of the body is no part of them.`,
    ],
  },
  'string.dumped': {
    title: ({ form, differs, isList, headers }) =>
      isList
        ? say`Your string is a list of pairs as a program prints it, not the pairs joined with ${code('&')}.`
        : say`Your string is not pairs, but ${differs === 'entries' ? 'some' : 'all'} entries as a program prints them${headers === undefined ? '' : say`, with the ${headers.length === 1 ? 'value' : 'values'} of ${list(headers, 'and')} beside that`}: ${describeDump({ forms: [form], ...formFacts[form] })}.`,
    evidence: ({ differs, isList }, { causes }) =>
      isList
        ? causes.length > 1 || differs !== undefined
          ? say`With ${code('&')} between them, they differ in what follows.`
          : say`With ${code('&')} between them, they are the right string, character by character.`
        : causes.some(({ code }) => !isPrintedAlone.has(code)) || differs !== undefined
          ? say`Written as pairs, it differs in what follows.`
          : say`By the contract’s rules, the same entries in the same order give the right string.`,
    origins: ({ differs, isList, headers }) => [
      isList
        ? say`The list that the string is joined of, or the string split again, printed, such as by console.log(list), print(list), Arrays.toString(list) or print_r($list).`
        : differs === 'entries' || headers !== undefined
          ? say`An object of a class, which knows its own fields alone, or the body before timestamp and nonce are added, put into the text as it is.`
          : say`The finished map, or an object, put into the text as it is, or JSON written of it.`,
    ],
    fixes: ({ isList }) => [
      isList
        ? say`Join the list with ${code('&')}; where your code does, paste what it joins.`
        : say`Join the entries as ${code('key=value')} with ${code('&')} between them: no null or blank ones, plain numbers, compact JSON.`,
    ],
  },
  'string.in-one-text': {
    title: ({ keys, ownText, isName }) =>
      isName
        ? say`Your string has a program’s name for an object, ${showValue(ownText)}, in the place of the body’s pairs.`
        : say`Your string has ${listKeys(keys.map((key) => ({ key })))} in one text, not as pairs.`,
    evidence: ({ ownText, isName }) =>
      isName
        ? say`No pair of the body is in it.`
        : say`Their values stand in ${showValue(ownText)}, and no pair has their keys.`,
    origins: ({ isName }) => [
      isName
        ? say`An object without a text of its own, put into the string as it is.`
        : say`The body, an object made of it or a line that logs it, put into the string as it is; or keys and values joined with other signs.`,
    ],
    fixes: () => [
      say`Join each entry as ${code('key=value')} with ${code('&')} between them, timestamp and nonce too.`,
    ],
  },
  'string.cut': {
    title: (cause) => {
      if (!('isEnd' in cause))
        return say`Your string ends early, ${cause.place} ${showValue(cause.key)}.`;
      const part = cause.isEnd ? 'begins late' : 'is the middle of the right one: it begins late';
      return say`Your string ${part}, ${cause.place === 'at' ? 'with' : 'inside'} ${showValue(cause.key)}.`;
    },
    evidence: (cause) => {
      const characters = count(cause.length, { one: 'character', other: 'characters' });
      if ('isEnd' in cause)
        return cause.isEnd
          ? say`It is the last ${characters} of the right string.`
          : say`It is ${characters} out of the middle of the right string.`;
      return cause.isBeginning
        ? say`It is the first ${characters} of the right string${cause.hasLineEnd ? ', and a line end' : ''}.`
        : say`It ends after ${characters}, and the right string goes on.`;
    },
    origins: (cause) => {
      if ('isEnd' in cause)
        return [
          say`Half of a line of a log or a screen, or a copy that began too late: the string that your code verifies may be longer, and the right one.`,
          ...(cause.place === 'at'
            ? [
                say`Or code that leaves out what comes first, such as a list of fields or a loop that begins late.`,
              ]
            : [say`Or code that takes off its beginning, such as substr or a slice.`]),
        ];
      const { isBeginning, hasLineEnd, isLine } = cause;
      return [
        say`${
          isLine
            ? 'A shell’s read, head -1, fgets or what else takes one line, or a log that shows one'
            : 'A log, a screen or a column that shows only so much, or code that takes only so much, such as a slice, cut -c or head -c'
        }: the string that your code verifies may be longer${isBeginning && !hasLineEnd ? ', and the right one' : ''}.`,
      ];
    },
    fixes: () => [say`Print the string in full, or its SHA-256, and paste that.`],
  },
  'string.hashed': {
    title: ({ hash }) => say`Your string is ${nameHash(hash)}, not the string itself.`,
    evidence: ({ hash }, { causes }) =>
      causes.length > 1
        ? say`It is the ${hashTitles[hash]} of a string built this way.`
        : say`It is the ${hashTitles[hash]} of the right string.`,
    origins: () => [
      say`The signing rule of an MD5 or HMAC scheme, or a digest before the signature.`,
    ],
    fixes: () => [say`Verify the string itself: SHA256withRSA hashes it.`],
  },
  'string.as-signed': {
    title: ({ isCopyRead }) =>
      isCopyRead
        ? say`Your string is the one that was signed, and not that of the pasted copy.`
        : say`Your string is the one that was signed; the pasted body cannot be read.`,
    evidence: () => say`Its SHA-256 is the signed one: your code and the signer agree.`,
    origins: ({ owner, isCopyRead }) => [
      isCopyRead
        ? say`Your code made it of the request that arrived; what is pasted here is another one, or was changed since.`
        : say`Your code made it of the request that arrived; what is pasted here does not show that as it was.`,
      ...(owner === 'transport'
        ? []
        : [say`Or your code and the signer do the same to the values.`]),
    ],
    fixes: ({ owner }) => [
      owner === 'transport'
        ? say`Nothing in your string, as long as your code verifies exactly this.`
        : say`Nothing in your string, as long as your code verifies exactly this, and the contract’s rules give it of the request that arrived.`,
    ],
  },
  'string.as-pasted': {
    title: ({ keys }) =>
      keys === null
        ? say`Your string is that of this pasted body, not the one that was signed.`
        : say`Your string has ${listKeys(keys.map((key) => ({ key })))} as this pasted body, not as what was signed.`,
    evidence: ({ keys, isLoose }) =>
      keys === null
        ? say`The pasted copy gives it${isLoose ? '' : ', character by character'}; the signed string is another.`
        : say`The pasted body has the same there; what was signed is another.`,
    origins: () => [
      say`Your code verifies what a program made of the body: a body parser, a typed object or a middleware in front of it. Or the string was built from the same copy.`,
      say`Or the signer changes the values before it signs, and your string is right.`,
    ],
    fixes: () => [
      say`Keep the raw body as it arrived, before anything parses it, and build the string from that.`,
    ],
  },
  'string.text-around': {
    title: (cause, { causes }) => say`Your string has ${nameAround(cause, causes.length > 1)}.`,
    evidence: (_, { causes, proof }) =>
      causes.length > 1 || (proof.by === 'string' && proof.hasOtherDifferences === true)
        ? say`Without it, other differences are left.`
        : say`Without it, your string is the right one, character by character.`,
    origins: (cause) => [nameOrigin(cause)],
    fixes: () => [say`Sign the pairs alone: nothing stands in front of them or behind them.`],
  },
};

/** A printed object, and what stands around it. */
const isPrintedAlone: ReadonlySet<string> = new Set(['string.dumped', 'string.text-around']);

const label = /^[\w ./:-]{1,60}(?:: ?| = | => | -> )$/;
const method = /^(?:GET|POST|PUT)\b/i;
const address = /^https?:\/\//;
const url = /^(?:https?:)?\/|\?$/;
/** What stands around a text where programs print or show it. */
const quotes = /^\s*[[{(<"'`]/;

/** A call, or a class that holds it. */
const opened = /[[{(<"'`]$/;

/** Nothing of which is a secret: signs alone, or a page's markup. */
const isMark = /^(?:[^\p{L}\p{N}]+|\s*<\/?[a-z][^<>]*>\s*)$/iu;

/** As a secret may look, with the name of its parameter. */
const isWord = /^&?[\w+/=.-]*$/;

/** In hex, of 20 bytes to 64, or of an MD5's 16 with a name, on a line of its own. */
const digest =
  /^\s{1,9}(?:(?:(?:sha|md5|digest|hash)[\w -]{0,12}[:=] ?)(?:[\da-f]{2}){16,64}|(?:[\da-f]{2}){20,64})\s{0,9}$/i;

/** In characters. */
const longestDigest = 200;

function isDigest(text: string): boolean {
  return text.length <= longestDigest && digest.test(text);
}

const isEllipsis = /^(?:\.{3}|…)\s*$/;

/** @param isOther what it stands around is another string, which may have no pairs */
function nameAround({ before, after }: Around, isOther: boolean): Text {
  const [inner, it] = isOther ? ['the rest', 'it'] : ['its pairs', 'them'];
  if (before !== '' && before === after)
    return say`the same text in front of ${inner} and behind ${it}`;
  if (after === '') return say`${nameFront(before)} in front of ${inner}`;
  if (before === '') return say`${nameOther(after)} behind ${inner}`;
  return say`${nameFront(before)} in front of ${inner} and ${nameOther(after)} behind ${it}`;
}

/** So many characters are named. */
const mostNamed = 3;

const blankNames: Readonly<Record<string, readonly [one: string, several: string]>> = {
  ' ': ['a space', 'spaces'],
  '\t': ['a tab', 'tabs'],
  '\n': ['a line feed', 'line feeds'],
  '\r': ['a carriage return', 'carriage returns'],
};

/** What cannot be seen is named by its characters. */
function nameOther(text: string): Text {
  const signs = [...new Set(text.slice(0, 100))];
  if (!/^[\s\p{Cc}\p{Cf}]+$/u.test(text) || signs.length > mostNamed) return say`other text`;
  const names = signs.map((sign) => {
    const [one, several] = blankNames[sign] ?? [];
    const name = text.indexOf(sign) === text.lastIndexOf(sign) ? one : several;
    return name ?? nameCodePoint(sign.codePointAt(0) ?? 0);
  });
  return list(names, 'and');
}

function nameFront(before: string): Text {
  if (before === '?') return say`a ${code('?')}`;
  if (method.test(before)) return say`the request’s method and path`;
  return url.test(before) ? say`a URL or path` : nameOther(before);
}

function nameOrigin({ before, after }: Around): Text {
  if (isUnseen(before + after)) return unseenOrigin;
  if (before === '?') {
    return say`A query string with the mark that begins it, such as of an address or of a library that adds it.`;
  }
  if (address.test(before)) {
    return say`A copy of an address whose query it is; or the signing rules of another platform, which sign the address too.`;
  }
  if (method.test(before) || url.test(before)) {
    return say`The signing rules of another platform, which sign ${code('POST')} and the path too.`;
  }
  if (before === '' && isEllipsis.test(after)) {
    return say`A log or a message that puts an ellipsis behind what it shows.`;
  }
  if (after === '' && label.test(before)) {
    return say`A label that your code, a log or a page puts in front.`;
  }
  // A secret is one word.
  if (
    quotes.test(before) ||
    opened.test(before) ||
    [before, after].some((text) => /\S\s+\S/.test(text) || isMark.test(text))
  ) {
    return say`A copy out of a log, JSON, a list or a page, which has more than the string; or code that signs all of it.`;
  }
  if (before === '' && isDigest(after))
    return say`A digest, as of the string itself: a copy out of a terminal or a log that took the next line along, or code that signs both; or a secret as MD5 and HMAC schemes have it, which RSA2 has not.`;
  if (![before, after].every((text) => isWord.test(text))) {
    return say`A secret as MD5 and HMAC schemes have it, which RSA2 has not; or a copy out of a terminal, a table or a page, which has more than the string; or a second value of a function, such as of Lua’s gsub.`;
  }
  return after === ''
    ? say`A label, or a secret as MD5 and HMAC schemes have it: RSA2 has no shared secret.`
    : say`A secret as MD5 and HMAC schemes have it: RSA2 has no shared secret.`;
}
