/** Damages to the text of X-Sign that can be undone. */
import type { FindingWords } from '../../finding-words';
import { joinTexts } from '../../text';
import { english } from '../language';
import { showToCopy } from '../shown-value';

const { say } = english;

export const repairedWords: FindingWords['repaired'] = {
  title: (damages) => say`X-Sign ${joinTexts(damages, ', and ')}.`,
  evidence: (repairedText, verifies) =>
    verifies
      ? say`Repaired, it verifies: ${showToCopy(repairedText)}`
      : say`Repaired, it has the right length, but does not verify yet: ${showToCopy(repairedText)}`,
};

/** A number has no leading zeros, and gets one where its first bit would be its sign. */
const throughNumber = {
  origin: say`A signature that went through a big integer, such as by Java’s BigInteger.toByteArray.`,
  fix: say`Encode the signature’s bytes as they are, as many as the key has.`,
};

const putPlusBack = say`Read the header itself, or put the + back before decoding.`;

const trimmedPlus = {
  origin: say`Form decoding (such as by $_POST, getParameter, URLSearchParams) turned it into a space, which was trimmed.`,
  fix: putPlusBack,
};

const selected = {
  origin: say`A selection that began or ended one character short, or code that cuts one off.`,
  fix: say`Use the complete value.`,
};

const dropped = {
  origin: say`Something on its way that removes characters other than letters and digits.`,
  fix: say`Use the complete value.`,
};

export const repairWords: FindingWords['repairs'] = {
  unseen: {
    says: say`has a character that cannot be seen`,
    origin: say`A copy out of a chat, a mail, a document or a page, which brought it along.`,
    fix: say`Remove what cannot be seen from the value.`,
  },
  quoted: {
    says: say`stands in quotes`,
    origin: say`The value was copied from JSON, code or a log that quotes it.`,
    fix: say`Remove the quotes.`,
  },
  'quoted-once': {
    says: say`has a quotation mark, a bracket, a comma or a semicolon at an end`,
    origin: say`More was copied than the value: from JSON, code or a log.`,
    fix: say`Use the Base64 text alone.`,
  },
  repeated: {
    says: say`has its value more than once`,
    origin: say`Two headers of that name that were joined without a sign between them, or two pastes.`,
    fix: say`Use the value once.`,
  },
  prefixed: {
    says: say`has a name or scheme before it`,
    origin: say`A whole line, or a scheme such as RSA2 or sha256=, was copied with the value.`,
    fix: say`Use the Base64 text alone.`,
  },
  'percent-encoded': {
    says: say`is percent-encoded`,
    origin: say`The value travelled in a URL or a form: + became %2B, / %2F and = %3D.`,
    fix: say`URL-decode it until no % is left, or read the header directly.`,
  },
  'json-escaped': {
    says: say`has JSON escapes`,
    origin: say`The value was cut from JSON text, where writers have escapes: PHP’s json_encode \\/ for /, Go’s and Gson’s \\u003d for =, .NET’s \\u002B for +, and any of them \\n for a line end.`,
    fix: say`Parse the JSON and use the string value.`,
  },
  'plus-inside': {
    says: say`has spaces where + was`,
    origin: say`Form decoding (such as by $_POST, getParameter, URLSearchParams) turns + into a space.`,
    fix: putPlusBack,
  },
  'plus-at-start': { says: say`lacks the + at its beginning`, ...trimmedPlus },
  'plus-at-end': { says: say`lacks the + at its end`, ...trimmedPlus },
  'line-breaks': {
    says: say`has white space inside`,
    origin: say`A MIME encoder (76 characters a line), a terminal or an e-mail wrapped it.`,
    fix: say`Remove all white space from the value.`,
  },
  'url-safe': {
    says: say`uses the URL-safe alphabet`,
    origin: say`A base64url encoder: - for +, _ for /, often without padding.`,
    fix: say`Use standard Base64, or decode it as base64url.`,
  },
  unpadded: {
    says: say`lacks its padding`,
    origin: say`An encoder without padding, or = lost at the end of a query or a cookie.`,
    fix: say`Add = until the length is a multiple of four.`,
  },
  hex: {
    says: say`is hex, not Base64`,
    origin: say`A library that prints signatures in hex by default.`,
    fix: say`Encode the signature’s bytes as Base64, or decode hex here.`,
  },
  'double-base64': {
    says: say`is Base64 of Base64`,
    origin: say`The value was encoded twice, once by a library that already returns Base64.`,
    fix: say`Decode it once more, or encode it once only.`,
  },
  'zero-added': { says: say`has a zero byte before its signature`, ...throughNumber },
  'zero-lost': { says: say`lacks the zero byte that its signature begins with`, ...throughNumber },
  'first-lost': { says: say`lacks its first character`, ...selected },
  'last-lost': { says: say`lacks its last character, padding apart`, ...selected },
  'plus-lost': { says: say`lacks a +`, ...dropped },
  'slash-lost': { says: say`lacks a /`, ...dropped },
};
