/** Why a callback does not verify, and what the merchant's own string does differently. */
import { anyAddress } from '../../core/canonical/language-styles';
import type { Cause } from '../../core/diagnosis/cause';
import type { Finding } from '../../core/diagnosis/finding';
import { hashTitles } from '../../core/signature/hash-algorithm';
import type { FindingWords } from '../finding-words';
import { printHex } from '../print-hex';
import { joinTexts, type Text, value } from '../text';
import { deviationWords } from './deviations';
import { algorithmFaults } from './findings/algorithm';
import { keyFaults } from './findings/keys';
import { ofAmounts, pairWords } from './findings/own-pairs';
import { surroundingFaults } from './findings/own-surroundings';
import { rewrittenFault } from './findings/rewritten';
import { repairedWords, repairWords } from './findings/sign-text';
import { valueFaults } from './findings/values';
import { english } from './language';

const { say } = english;

const subjects: Readonly<Record<Finding['subject'], string>> = {
  signature: 'The signed string',
  'own-string': 'Your string',
};

const ofDecimals = say`Or, unless the body was pasted as it arrived: a program on the way that writes amounts with two decimals, such as toFixed(2) or a column of decimals.`;
const ofBooleans = say`Or, unless the body was pasted as it arrived: a program on the way that made booleans of numbers or texts, such as a cast of an ORM or a typed object.`;
const ofParsed = say`Or, unless the body was pasted as it arrived: a program on the way that parsed a text of JSON, as which the value was sent, such as for a JSON column.`;

export const findingWords: FindingWords = {
  faults: {
    ...algorithmFaults,
    ...keyFaults,
    ...valueFaults,
    ...rewrittenFault,
    ...surroundingFaults,
  },
  pairs: pairWords,
  repairs: repairWords,
  repaired: repairedWords,
  deviations: deviationWords,
  deviating: {
    step: (says, form) => (form === null ? says : say`${says} (${form})`),
    either: (one, other) => say`${one}, or ${other}`,
    notListed: say`Or a list of fields, or a class, that has none of those that are left out.`,
    oneOf: (form) => say`for example ${form}`,
    title(steps, subject, example) {
      const what = say`${subjects[subject]} ${joinSteps(steps)}`;
      if (example === null) return say`${what}.`;
      return say`${what}: ${value(example.to)}, not ${value(example.from)}.`;
    },
    evidence: describeProof,
    equivalent: (steps) => say`It ${joinSteps(steps)}.`,
    moreEquivalents: (number) =>
      say`And ${String(number)} more, which differ from these in details that this string does not show.`,
  },
  orRewritten: {
    body: {
      evidence: say`The signer does so, or a program rewrote the body on its way here: both give this string.`,
      fix: say`Where a program rewrote it: keep the bytes of the body as they arrive, and verify and paste those.`,
    },
    filtered: {
      evidence: say`A program dropped what is 0 from the body on its way here, or the signer adds it: both give this string.`,
      origin: say`A filter of the body on its way that drops what is 0 or false, such as array_filter, omitempty or Jackson’s NON_DEFAULT.`,
      fix: say`Where a program dropped it: keep the bytes of the body as they arrive, and verify and paste those.`,
    },
    decoded: {
      evidence: say`A program decoded the body on its way here, of which each + became a space, or the signer encodes so: both give this string.`,
      origin: say`A program on the way that decoded the body as a form or a URL is, such as by URLDecoder.decode, urldecode or unquote_plus.`,
      fix: say`Where a program decoded it: keep the bytes of the body as they arrive, and verify and paste those.`,
    },
    encoded: {
      evidence: say`A program encoded the values of the body on its way here, or the signer decodes them: both give this string.`,
      origin: say`A program on the way that encoded the values for a URL, such as by encodeURIComponent, urlencode or quote.`,
      fix: say`Where a program encoded them: keep the bytes of the body as they arrive, and verify and paste those.`,
    },
    characters: {
      evidence: say`The signer leaves characters out, or a program added them to the values on the body’s way here: both give this string.`,
      origin: say`A program on the way that adds characters to values: nl2br, links of a mail program or a chat, a column of fixed width, a spreadsheet’s apostrophe or another mark in front, a format of telephone numbers.`,
      fix: say`Where a program added them: keep the bytes of the body as they arrive, and verify and paste those.`,
    },
    added: {
      evidence: say`The signer leaves out what is missing, or a program added it to the body on its way here: both give this string.`,
      fix: say`Where a program added it: keep the bytes of the body as they arrive, and verify and paste those.`,
    },
    defaults: {
      evidence: say`The signer leaves it out, or a program added it to the body on its way here, as it adds what was not sent: both give this string.`,
      origin: say`A typed object, a column or a default on the way, such as a DTO’s 0, a date of the year 1, ?? 0 or ?? time(), which writes each field whether it was sent or not.`,
      fix: say`Where a program added it: keep the bytes of the body as they arrive, and verify and paste those.`,
    },
    nulls: {
      evidence: say`The signer leaves out what is missing; or a null was sent, which is not signed, and a program made a text of it on its way here; or a program added it: all give this string.`,
      origin: say`A conversion of each value to a text on the way, such as String.valueOf, str() or fmt.Sprint, which writes a null as null, None or <nil>.`,
      fix: say`Where a program wrote it: keep the bytes of the body as they arrive, and verify and paste those.`,
    },
    decimals: {
      evidence: say`The signer writes the amounts so, or a program gave them other decimals on the body’s way here: both give this string.`,
      origin: say`A program on the way that writes amounts with other decimals: a float, an integer or a spreadsheet takes noughts off; toFixed(2), number_format or a column of decimals adds some.`,
      fix: say`Where a program wrote them anew: keep the bytes of the body as they arrive, and verify and paste those.`,
    },
    order: {
      evidence: say`The signer puts the members of nested objects in this order, or they were sent so and a program put them in another order on the body’s way here: both give this string.`,
      origin: say`A program on the way that keeps no order of members or sorts them, such as PostgreSQL’s jsonb, a JSON column of MySQL, Go’s maps, Python’s sort_keys, PHP’s ksort, a HashMap, Perl’s or Lua’s tables.`,
      fix: say`Where a program reordered them: keep the bytes of the body as they arrive, and verify and paste those.`,
    },
    empties: {
      evidence: say`The signer does so, or a program on the body’s way here did the reverse: both give this string.`,
      origin: say`A program on the way with one empty value for objects and lists, such as PHP’s json_decode(…, true) and json_encode, which make [] of {}, or JSON_FORCE_OBJECT or a table of Lua, which make {} of [].`,
      fix: say`Where a program wrote it anew: keep the bytes of the body as they arrive, and verify and paste those.`,
    },
    blanks: {
      evidence: say`The signer makes null of them, or nulls were sent and a program made empty texts of them on the body’s way here: both give this string.`,
      origin: say`A program on the way that writes null as an empty text, such as fastjson’s WriteNullStringAsEmpty, a struct of Go without pointers or a column that takes no null.`,
      fix: say`Where a program wrote them: keep the bytes of the body as they arrive, and verify and paste those.`,
    },
    lists: {
      evidence: say`The signer takes the values alone, or a list was sent and a program made an object of its items on the body’s way here: both give this string.`,
      origin: say`A program on the way that writes a list as an object with its indexes, such as PHP’s json_encode of an array with a gap, JSON_FORCE_OBJECT or Firebase.`,
      fix: say`Where a program wrote it: keep the bytes of the body as they arrive, and verify and paste those.`,
    },
    floats: {
      evidence: say`The signer rounds the numbers, or a program on the body’s way here made floats of them, which have digits of their own behind: both give this string.`,
      origin: say`A float on the way, such as a column of the type FLOAT, a float32 or float of a typed object or a sum of doubles, which prints 0.10000000149011612 for 0.1.`,
      fix: say`Where a program wrote them: keep the bytes of the body as they arrive, and verify and paste those.`,
    },
    header: {
      evidence: say`The signer does so, or the header was changed on its way here: both give this string.`,
      fix: say`Where the header was changed: take it as it arrived, before any program reads it.`,
    },
  },
  orRegular: {
    'amount.as-number': ofDecimals,
    'amount.cut': ofDecimals,
    'amount.minor-units': say`Or, unless the body was pasted as it arrived: a program on the way that made decimals of amounts in minor units.`,
    'boolean.as-number': ofBooleans,
    'boolean.as-word': ofBooleans,
    'boolean.capitalized': ofBooleans,
    'nested.spaced': ofParsed,
    'nested.slash-escaped': ofParsed,
    'nested.unicode-escaped': ofParsed,
    'nested.indented': ofParsed,
    'text.html-entities': say`Or, unless the body was pasted as it arrived: a program on the way that decodes HTML’s entities, such as a web page that shows it.`,
  },
  orCut: say`The right string begins so as well: a log or a column may have cut off the rest.`,
  ofAmounts,
  besidePasted: say`The string of what is pasted is not the one that was signed, so that yours may be right in this.`,
  alsoSigned: (isOfSigner) =>
    isOfSigner
      ? say`It is also the string that was signed: your code and the signer agree, and neither follows the contract. Once the signer is mended, your code has to be, too.`
      : say`It is also the string that was signed: your code and the signer agree.`,
  fullStop: '.',
};

function joinSteps(steps: readonly Text[]): Text {
  if (steps.length < 3) return joinTexts(steps, ', and ');
  // Steps have commas of their own.
  const last = steps.at(-1) ?? '';
  return say`${joinTexts(steps.slice(0, -1), '; ')}; and ${last}`;
}

/** An own string is text: what is of another charset was read. */
function isOfBytes(cause: Cause): boolean {
  if (cause.kind !== 'deviation') return false;
  return /^charset\.(?:gbk|latin1)$/.test(cause.code) || cause.variant.endsWith('-bytes');
}

function describeProof({ proof, subject, causes, variantText }: Finding): Text {
  const isOwn = subject === 'own-string';
  switch (proof.by) {
    case 'signature':
      return say`The signature verifies over a string built this way.`;
    case 'digest': {
      const title = hashTitles[proof.hash];
      const given = isOwn ? `the ${title} that you pasted` : `the signed ${title}`;
      return say`A string built this way gives ${given}: ${printHex(proof.digest)}`;
    }
    case 'string':
      if (!isOwn) return say`The signature holds a string built this way, character by character.`;
      if (proof.hasOtherDifferences === true) {
        return say`With that put right, other differences are left.`;
      }
      if (proof.hasGap === true)
        return say`As far as it is there, yours equals a string built this way.`;
      if (causes.some(({ kind }) => kind === 'fault')) {
        return say`Without that, yours equals a string built this way, character by character.`;
      }
      if (variantText?.includes(anyAddress)) {
        return say`Yours equals a string built this way, but for the place in memory (${anyAddress}).`;
      }
      if (causes.some(isOfBytes)) {
        return say`Yours equals a string built this way, in its bytes (where they stand as text, they were read as UTF-8).`;
      }
      if (proof.hasOtherLineEnds === true) {
        return say`Yours equals a string built this way, but for the kind of its line ends, LF or CRLF, which what passed it on may have changed.`;
      }
      return proof.hasAddedPairs === true
        ? say`Without its additional pairs, yours equals a string built this way.`
        : say`Yours equals a string built this way, character by character.`;
    case 'none':
      return [];
  }
}
