/** Characters and bytes: reading 10, and what happens to text between programs. */
import type { Deviation } from '../deviation';

export const characterDeviations: readonly Deviation[] = [
  {
    code: 'charset.question-marks',
    says: 'has ? for every character beyond ASCII',
    origin: 'Text that went through an ASCII or single-byte charset.',
    fix: 'Read and write UTF-8 everywhere between the request and the string.',
    reach: 3,
    variants: [
      { rules: { text: 'question-marks' } },
      {
        rules: { text: 'question-marks-twice' },
        form: 'two for an emoji',
        origin: '.NET’s Encoding.ASCII writes one ? a UTF-16 code unit.',
        reach: 2,
      },
      {
        rules: { text: 'question-marks-latin1' },
        form: 'only beyond ISO-8859-1',
        says: 'has ? for every character beyond ISO-8859-1',
        origin: 'A database column or file in Latin-1.',
        reach: 2,
      },
    ],
  },
  {
    code: 'charset.mojibake',
    says: 'differs by UTF-8 that was read as ISO-8859-1',
    origin: 'A request, log or terminal read with the wrong charset: é became Ã©.',
    fix: 'Read the body as UTF-8, and paste it again from a source that does.',
    reach: 3,
    variants: [
      {
        rules: { text: 'mojibake-repaired' },
        form: 'the pasted body is garbled; read as UTF-8 it matches',
        says: 'has the characters that the pasted body shows garbled',
        owner: 'transport',
      },
      {
        rules: { text: 'mojibake' },
        form: 'garbled in the string',
        says: 'has garbled characters where the body has good ones',
        fix: 'Read the text as UTF-8 before the string is built of it.',
      },
      {
        rules: { text: 'mojibake-1252' },
        form: 'garbled in the string, as Windows-1252',
        says: 'has garbled characters where the body has good ones',
        fix: 'Read the text as UTF-8 before the string is built of it.',
        reach: 2,
      },
    ],
  },
  {
    code: 'charset.gbk',
    says: 'was turned into bytes as GBK',
    origin: 'getBytes() or a default charset on a Chinese-language system.',
    fix: 'Turn the string into bytes as UTF-8, explicitly.',
    reach: 2,
    variants: [{ rules: { charset: 'gbk' } }],
  },
  {
    code: 'charset.latin1',
    says: 'was turned into bytes as ISO-8859-1',
    origin: 'A default charset (Java before 18, servlet readers, Latin-1 databases).',
    fix: 'Turn the string into bytes as UTF-8, explicitly.',
    reach: 2,
    variants: [
      { rules: { charset: 'iso-8859-1' } },
      {
        rules: { charset: 'windows-1252' },
        form: 'as Windows-1252',
        origin:
          'A default charset on Windows: Java before 18, PHP or .NET Framework’s Encoding.Default.',
      },
    ],
  },
  {
    code: 'charset.utf-16',
    says: 'was turned into bytes as UTF-16',
    origin:
      '.NET’s Encoding.Unicode (little-endian), Java’s UTF-16 (big-endian, with a byte order mark) or Python’s utf-16.',
    fix: 'Turn the string into bytes as UTF-8, explicitly.',
    reach: 1,
    variants: [
      { rules: { charset: 'utf-16le' }, form: 'little-endian' },
      { rules: { charset: 'utf-16be' }, form: 'big-endian' },
      { rules: { charset: 'utf-16le-mark' }, form: 'little-endian, with a byte order mark' },
      { rules: { charset: 'utf-16be-mark' }, form: 'big-endian, with a byte order mark' },
    ],
  },
  {
    code: 'charset.byte-order-mark',
    says: 'begins with a byte order mark',
    origin: '.NET’s StreamWriter, or a file saved as "UTF-8 with BOM".',
    fix: 'Sign the bytes of the string alone.',
    reach: 1,
    variants: [{ rules: { charset: 'utf-8-mark' } }],
  },
  {
    code: 'charset.normalization',
    says: 'has accents in another Unicode normalization form',
    origin: 'macOS file names, or a database that normalizes text.',
    fix: 'Use text exactly as received.',
    // Copying can normalize as well as signing.
    owner: 'unknown',
    reach: 1,
    variants: [
      { rules: { text: 'nfc' }, form: 'composed (NFC)' },
      { rules: { text: 'nfd' }, form: 'decomposed (NFD)' },
    ],
  },
  {
    code: 'text.html-entities',
    says: 'differs by HTML entities',
    origin:
      'htmlspecialchars, a template engine, an XSS filter, or a web page the text was copied from.',
    fix: 'Use the raw request, before any filter; escape only when showing text in HTML.',
    reach: 3,
    variants: [
      {
        rules: { text: 'entities-decoded' },
        form: 'the pasted text is escaped',
        says: 'has < > & " where the pasted body has HTML entities',
        owner: 'transport',
      },
      {
        rules: { encoding: 'html' },
        form: 'values escaped',
        says: 'has HTML entities in its values',
      },
      {
        rules: { encoding: 'html-python' },
        form: 'values escaped, with &#x27;',
        says: 'has HTML entities in its values',
        origin: 'Python’s html.escape, or a template engine.',
      },
      {
        rules: { encoding: 'html-php' },
        form: 'values escaped, with &#039;',
        says: 'has HTML entities in its values',
        origin: 'PHP’s htmlspecialchars.',
      },
      {
        rules: { encoding: 'html-go' },
        form: 'values escaped, with &#34;',
        says: 'has HTML entities in its values',
        origin: 'Go’s html.EscapeString.',
      },
      {
        rules: { encoding: 'html-double-quotes' },
        form: 'values escaped, single quotes kept',
        says: 'has HTML entities in its values',
        origin: 'Java’s StringEscapeUtils, or PHP’s htmlspecialchars before 8.1.',
      },
      {
        rules: { encoding: 'html-named' },
        form: 'values escaped, é as &eacute;',
        says: 'has HTML entities in its values',
        origin: 'PHP’s htmlentities, or Java’s StringEscapeUtils.escapeHtml4.',
        reach: 2,
      },
      {
        rules: { encoding: 'html-no-quotes' },
        form: 'values escaped, quotes kept',
        says: 'has HTML entities in its values',
      },
      {
        rules: { encoding: 'html', encodingScope: 'whole' },
        form: 'the whole string escaped',
        says: 'has HTML entities throughout',
      },
      {
        rules: { encoding: 'html-no-quotes', encodingScope: 'whole' },
        form: 'the whole string escaped, quotes kept',
        says: 'has HTML entities throughout',
      },
    ],
  },
];
