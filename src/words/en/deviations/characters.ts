import type { DeviationsSentences } from '../../deviation-words';

const asUtf8 = 'Turn the string into bytes as UTF-8, explicitly.';

const garbledInString = {
  says: 'has garbled characters where the body has good ones',
  fix: 'Read the text as UTF-8, and encode the string once.',
};

const garbledInNested = {
  ...garbledInString,
  origin:
    'JSON as bytes put into a string of characters, which are encoded once more, such as by Perl’s encode_json of a nested value.',
};

const escaping = 'A function that escapes for HTML, such as';

const inValues = 'has HTML entities in its values';

const beyondLatin1 = 'leaves out the characters beyond ISO-8859-1';

const beyondGbk = 'leaves out the characters beyond GBK';

const inStrings = 'has HTML entities in its strings';

const inTopStrings = 'has HTML entities in its strings, and none in nested values';

const throughout = 'has HTML entities throughout';

const ofJavaScript = {
  form: "in its values, for quotation marks and < > & ' as \\u003c too",
  says: 'has its values with the escapes of a string literal',
};

/** What verifies is what was signed, however odd it looks. */
const asOriginal = 'Use the values as the body has them: they were signed so.';

const jsonOfEach = 'JSON of each value without its quotation marks, such as by';

const ofUnquoted = { says: 'has its values with the escapes of JSON' };

export const characterSentences = {
  'charset.question-marks': {
    says: 'has ? for every character beyond ASCII',
    origin: 'Text that went through an ASCII or single-byte charset.',
    fix: 'Read and write UTF-8 everywhere between the request and the string.',
    forms: {
      'code-units': {
        form: 'two for an emoji',
        origin: 'A charset that writes one ? a UTF-16 code unit, such as .NET’s Encoding.ASCII.',
      },
      latin1: {
        form: null,
        says: 'has ? for every character beyond ISO-8859-1',
        origin: 'A database column or file in Latin-1.',
      },
      bytes: {
        form: null,
        says: 'has ? for every byte of the characters beyond ASCII',
        origin: 'A body read as ASCII, such as by .NET’s Encoding.ASCII.',
      },
      'bytes-read': {
        form: 'in keys too, which are sorted by it',
        says: 'has ? for every byte of the characters beyond ASCII',
        origin: 'A body read as ASCII, such as by .NET’s Encoding.ASCII.',
      },
      'plain-letters': {
        form: null,
        says: 'has plain letters for letters with accents, and ? for other characters beyond ASCII',
        origin:
          'A conversion to plain letters, such as iconv with //TRANSLIT or Rails’ transliterate.',
        fix: 'Use the text as the body has it, with its accents, and as UTF-8.',
      },
      'plain-letters-alone': {
        form: null,
        says: 'has plain letters for letters with accents',
        origin:
          'A function that removes accents, such as lodash’s deburr, unidecode, Rails’ transliterate or iconv with //TRANSLIT.',
        fix: 'Use the text as the body has it, with its accents.',
      },
      'beyond-bmp': {
        form: null,
        says: 'has ? for every character beyond U+FFFF, such as emoji',
        origin:
          'A column in a charset such as MySQL’s utf8 (utf8mb3), or text that went through an ASCII or single-byte charset.',
        fix: 'Keep all of UTF-8 everywhere between the request and the string: in MySQL, utf8mb4.',
      },
    },
  },
  'charset.mojibake': {
    says: 'differs by UTF-8 that was read as ISO-8859-1',
    origin:
      'A request, log or terminal read with the wrong charset, or text encoded twice, such as by utf8_encode: é became Ã©.',
    fix: 'Read the request as UTF-8, and paste it again from a source that does.',
    forms: {
      'pasted-body': ({ facts }) => ({
        form: null,
        says: 'has the characters that the pasted input shows garbled',
        ...(facts.body === 'original' && {
          says: 'has other characters where the body has garbled ones',
          origin:
            'Code that takes UTF-8 for doubly encoded and mends it, such as utf8_decode, ftfy or encode("latin-1").decode("utf-8").',
          fix: asOriginal,
        }),
      }),
      string: { form: 'garbled in the string', ...garbledInString },
      'string-1252': { form: 'garbled in the string, as Windows-1252', ...garbledInString },
      'string-1252-java': {
        form: 'garbled in the string, as Windows-1252 with � for the bytes that have no character in it',
        ...garbledInString,
        origin:
          'A decoder that puts � for such bytes, such as Java’s default charset on Windows, in new String(bytes) before Java 18, or Python’s decode("cp1252", "replace").',
      },
      'string-gbk': {
        form: 'garbled in the string, as GBK',
        ...garbledInString,
        origin: 'A default charset on a Chinese-language system: é became 茅.',
      },
      'string-ascii': {
        form: 'U+FFFD for each of their bytes, as ASCII',
        ...garbledInString,
        origin:
          'A body read as ASCII, such as by Java’s US_ASCII or Python’s decode("ascii", "replace").',
      },
      'body-ascii': {
        form: 'U+FFFD for each of their bytes, in keys too, which are sorted by it',
        ...garbledInString,
        origin:
          'A body read as ASCII, such as by Java’s US_ASCII or Python’s decode("ascii", "replace").',
      },
      nested: { form: 'in nested JSON alone', ...garbledInNested },
      'nested-sorted': { form: 'in nested JSON alone, its keys sorted', ...garbledInNested },
      'string-seven-bits': {
        form: 'of each of their bytes the lower seven bits, as ASCII',
        ...garbledInString,
        origin: 'A body read as ASCII, such as by Node’s toString("ascii").',
      },
    },
  },
  'charset.characters-dropped': {
    says: 'leaves out the characters beyond ASCII',
    origin:
      'A conversion that skips what it cannot write, such as Python’s errors="ignore" or iconv’s //IGNORE.',
    fix: asUtf8,
    forms: {
      ascii: 'all beyond ASCII',
      'beyond-bmp': {
        form: null,
        says: 'leaves out the characters beyond U+FFFF, such as emoji',
        origin:
          'A filter that removes emoji, a column in a charset such as MySQL’s utf8, or a conversion that skips what it cannot write.',
        fix: 'Use the text as the body has it, with all its characters: in MySQL, utf8mb4.',
      },
      body: {
        form: 'of the body, before it is parsed: what has no other character is no entry',
        origin:
          'A body read as ASCII with errors skipped, such as by Python’s decode("ascii", "ignore"), or a filter over the body’s text.',
        fix: 'Read the body as UTF-8.',
      },
      latin1: { form: null, says: beyondLatin1 },
      'latin1-bytes': { form: 'in ISO-8859-1 bytes', says: beyondLatin1 },
      accents: {
        form: null,
        says: 'leaves out the accents of its letters',
        origin: 'A decomposition without its marks, such as by unicodedata.normalize("NFKD").',
        fix: 'Use values as the body has them, with their accents.',
      },
      gbk: { form: null, says: beyondGbk },
      'gbk-bytes': { form: 'in GBK bytes', says: beyondGbk },
    },
  },
  'charset.escaped': {
    says: 'has escapes for the characters beyond ASCII',
    origin: 'A conversion to ASCII that escapes what it cannot write.',
    fix: 'Sign the characters themselves, as UTF-8 and without escapes.',
    forms: {
      backslashes: {
        form: '\\xe9, or \\u8ba2 beyond U+00FF',
        origin:
          'A conversion to ASCII, such as Python’s encode("ascii", "backslashreplace"), or, of characters from U+0100 on, JSON without its quotes, such as of PHP’s json_encode.',
      },
      'unicode-escape': {
        form: '\\xe9, or \\u8ba2 beyond U+00FF, and backslashes doubled',
        origin: 'A conversion to ASCII, such as Python’s encode("unicode_escape").',
      },
      'code-units': {
        form: '\\u00e9, two for an emoji',
        origin:
          'Escapes such as JSON’s or native2ascii’s, written over the values or the finished string.',
      },
      'code-units-upper': {
        form: '\\u00E9, two for an emoji',
        origin: 'An escaping function, such as StringEscapeUtils.escapeJava.',
      },
      'java-values': {
        form: 'in its values, for quotation marks and backslashes too',
        says: 'has its values with the escapes of a string literal',
        origin: 'An escaping function over each value, such as StringEscapeUtils.escapeJava.',
      },
      'json-values': {
        form: 'in its values, for quotation marks and slashes too',
        says: 'has its values with the escapes of JSON',
        origin:
          'An escaping function over each value, such as StringEscapeUtils.escapeJson, or json_encode without its quotes; or JSON around the whole string, such as a log’s.',
      },
      'php-values': {
        ...ofUnquoted,
        form: 'in its values, for quotation marks and slashes too',
        origin: `${jsonOfEach} PHP’s trim(json_encode($value), '"').`,
      },
      'python-values': {
        ...ofUnquoted,
        form: 'in its values, for quotation marks too',
        origin: `${jsonOfEach} Python’s json.dumps(value).strip('"'), or, of what has no slash, PHP’s trim(json_encode($value), '"').`,
      },
      'slashes-values': {
        ...ofUnquoted,
        form: 'in its values, for quotation marks and slashes, but not for characters beyond ASCII',
        origin: `${jsonOfEach} PHP’s trim(json_encode($value, JSON_UNESCAPED_UNICODE), '"').`,
      },
      'quoteless-values': {
        ...ofUnquoted,
        form: 'in its values, for what JSON must escape alone',
        origin: `${jsonOfEach} Python’s json.dumps(value, ensure_ascii=False).strip('"'), or, of what has no slash, PHP’s trim(json_encode($value, JSON_UNESCAPED_UNICODE), '"').`,
      },
      'control-values': {
        form: null,
        says: 'writes line ends and tabs in its values as \\n, \\r and \\t',
        origin:
          'A replacement in each value, such as Python’s value.replace("\\n", "\\\\n"), so that the string stays on one line.',
      },
      perl: {
        form: '\\x{00e9}',
        origin: 'A conversion to ASCII, such as Perl’s encode("ascii", …, Encode::FB_PERLQQ).',
      },
      references: {
        form: '&#233;',
        origin:
          'A writer of XML or HTML in ASCII, such as Python’s encode("ascii", "xmlcharrefreplace") or Perl’s Encode::FB_HTMLCREF.',
      },
      'javascript-values': {
        ...ofJavaScript,
        origin:
          'An escaping function over each value, such as .NET’s HttpUtility.JavaScriptStringEncode.',
      },
      'javascript-values-mono': {
        ...ofJavaScript,
        form: "in its values, for quotation marks and < > ' as \\u003c too",
        origin:
          'An escaping function over each value, such as HttpUtility.JavaScriptStringEncode on Mono.',
      },
    },
  },
  'charset.character-cut': {
    says: 'has one character broken into U+FFFD',
    origin:
      'A body decoded chunk by chunk, with a border inside a character, such as by data += chunk or bytes.decode(errors="replace").',
    fix: 'Collect the bytes of the whole body, then decode them once.',
    forms: ({ facts: { character, marks } }) => ({
      form: `${character} became ${'\ufffd'.repeat(marks)}`,
    }),
  },
  'charset.gbk': {
    says: 'was turned into bytes as GBK',
    origin:
      'getBytes() or a default charset on a Chinese-language system, or a conversion such as mb_convert_encoding or iconv.',
    fix: asUtf8,
    forms: {
      gb18030: {
        form: null,
        says: 'was turned into bytes as GB18030',
        origin: 'A charset named GB18030, such as in getBytes("GB18030") or encode("gb18030").',
      },
    },
  },
  'charset.big5': {
    says: 'was turned into bytes as Big5',
    origin:
      'A default charset on a system in traditional Chinese, or a conversion such as encode("big5").',
    fix: asUtf8,
    forms: { 'others-dropped': 'the characters beyond Big5 left out' },
  },
  'charset.regional': {
    says: 'was turned into bytes in the charset of a region',
    origin:
      'A default charset on a system in a language of that region, such as of Java before 18 or a database, or a conversion to it.',
    fix: asUtf8,
    // Where its bytes were read as UTF-8, charsets of one script look alike.
    forms: {
      'windows-1250': 'such as windows-1250, of Central Europe',
      'windows-1251': 'such as windows-1251, of Cyrillic',
      'windows-1254': 'such as windows-1254, of Turkish',
      'windows-874': 'such as windows-874, of Thai',
      'koi8-r': 'such as KOI8-R, of Russian',
      shift_jis: 'such as Shift_JIS, of Japanese',
      'euc-kr': 'such as EUC-KR, of Korean',
    },
  },
  'charset.utf-32': {
    says: 'was turned into bytes as UTF-32',
    origin: 'A charset such as .NET’s Encoding.UTF32, or encode("utf-32-le").',
    fix: asUtf8,
    forms: { 'little-endian': 'little-endian', 'big-endian': 'big-endian' },
  },
  'charset.utf-7': {
    says: 'was turned into bytes as UTF-7',
    origin: 'A charset such as .NET’s Encoding.UTF7.',
    fix: asUtf8,
  },
  'charset.latin1': {
    says: 'was turned into bytes as ISO-8859-1',
    origin:
      'A default charset (such as of Java before 18, servlet readers, Latin-1 databases), or a conversion such as utf8_decode or encode("latin-1").',
    fix: asUtf8,
    forms: {
      'low-bytes': {
        says: 'was turned into bytes as Node’s latin1',
        form: 'of each UTF-16 unit the lower byte',
        origin:
          'An encoding that cuts, such as Node’s latin1 and binary: update(text, "binary"), Buffer.from(text, "latin1").',
      },
      'windows-1252': {
        says: 'was turned into bytes as Windows-1252',
        origin:
          'A default charset on Windows, such as of Java before 18 or .NET Framework’s Encoding.Default.',
      },
    },
  },
  'charset.utf-16': {
    says: 'was turned into bytes as UTF-16',
    origin:
      'A charset such as .NET’s Encoding.Unicode, Node’s utf16le, Java’s UTF_16LE or Python’s utf-16-le.',
    fix: asUtf8,
    forms: {
      'little-endian': 'little-endian',
      'big-endian': {
        form: 'big-endian',
        origin:
          'A charset such as .NET’s Encoding.BigEndianUnicode, Java’s UTF_16BE, Python’s utf-16-be, or PHP’s mb_convert_encoding($text, "UTF-16").',
      },
      'little-endian-mark': {
        form: 'little-endian, with a byte order mark',
        origin:
          'A charset such as Python’s utf-16, iconv’s UTF-16 on Linux, or .NET’s StreamWriter with Encoding.Unicode.',
      },
      'big-endian-mark': {
        form: 'big-endian, with a byte order mark',
        origin:
          'A charset such as Java’s UTF-16 (StandardCharsets.UTF_16), or Ruby’s encode("UTF-16").',
      },
    },
  },
  'charset.byte-order-mark': {
    says: 'begins with a byte order mark',
    origin:
      'A writer that puts it there, such as .NET’s StreamWriter, or a file saved as "UTF-8 with BOM".',
    fix: 'Sign the bytes of the string alone.',
  },
  'charset.normalization': {
    says: 'has accents in another Unicode normalization form',
    origin:
      'A normalization in the code, such as normalize("NFD"), or of macOS file names, or a database that normalizes text.',
    fix: 'Use the text exactly as the body has it.',
    forms: { nfc: 'composed (NFC)', nfd: 'decomposed (NFD)' },
  },
  'text.html-entities': {
    says: 'differs by HTML entities',
    origin:
      'A function that escapes for HTML, such as htmlspecialchars or CGI.escapeHTML, a template engine, an XSS filter, or a web page the text was copied from.',
    fix: 'Use the raw request, before any filter; escape only when showing text in HTML.',
    forms: {
      'pasted-body': ({ facts }) =>
        facts.body === 'original'
          ? {
              form: null,
              says: 'has characters where the body has HTML entities for them',
              origin:
                'Code that decodes HTML entities, such as html_entity_decode, html.unescape or he.decode.',
              fix: asOriginal,
            }
          : {
              form: null,
              says: 'has characters where the pasted input has HTML entities for them',
              origin:
                'A function that escapes for HTML, such as htmlspecialchars or CGI.escapeHTML, a template engine, an XSS filter, or a web page the text was copied from; or a signer that decodes entities.',
            },
      values: { form: null, says: inValues },
      'values-python': {
        form: 'with &#x27;',
        says: inValues,
        origin: `${escaping} Python’s html.escape or he.escape, or a template engine.`,
      },
      'values-php': {
        form: 'with &#039;',
        says: inValues,
        origin: `${escaping} PHP’s htmlspecialchars or htmlentities.`,
      },
      'values-go': {
        form: 'with &#34;',
        says: inValues,
        origin: `${escaping} Go’s html.EscapeString, or Python’s markupsafe, as in Flask and Jinja; or, where quotes alone are escaped, PHP’s filter_var with FILTER_SANITIZE_STRING.`,
      },
      'values-double-quotes': {
        form: 'single quotes kept',
        says: inValues,
        origin: `${escaping} Java’s StringEscapeUtils, or PHP’s htmlspecialchars before 8.1.`,
      },
      'values-named': {
        form: 'é as &eacute;',
        says: inValues,
        origin: `${escaping} PHP’s htmlentities, Java’s StringEscapeUtils.escapeHtml4 or Perl’s HTML::Entities.`,
      },
      'values-no-quotes': { form: 'quotes kept', says: inValues },
      'values-xml': {
        form: 'with &apos;',
        says: inValues,
        origin: 'A writer of XML, such as .NET’s SecurityElement.Escape or Java’s escapeXml.',
      },
      'values-numeric': {
        form: 'é as &#233;',
        says: inValues,
        origin: `${escaping} .NET’s WebUtility.HtmlEncode.`,
      },
      'values-numeric-latin1': {
        form: 'é as &#233;, but not what lies beyond Latin-1',
        says: inValues,
        origin: `${escaping} .NET’s HttpUtility.HtmlEncode.`,
      },
      'values-perl': {
        form: 'é as &eacute;, and what has no name as &#x62DB;',
        says: inValues,
        origin: `${escaping} Perl’s HTML::Entities (encode_entities).`,
      },
      'values-php-filter': {
        form: 'all by number: &#38; &#60;',
        says: inValues,
        origin: `${escaping} PHP’s filter_var with FILTER_SANITIZE_SPECIAL_CHARS.`,
      },
      'values-angles': {
        form: 'only < and >',
        says: inValues,
        origin: 'An XSS filter that knows only < and >.',
      },
      'values-validator': {
        form: 'with &#x27; and &#x2F;',
        says: inValues,
        origin: `${escaping} validator’s or express-validator’s escape.`,
      },
      'values-handlebars': {
        form: 'with &#x27; and &#x3D;',
        says: inValues,
        origin: `${escaping} Handlebars’ in a template of the string.`,
      },
      'values-mustache': {
        form: 'with &#39;, &#x2F; and &#x3D;',
        says: inValues,
        origin: `${escaping} mustache.js’s in a template of the string.`,
      },
      'values-he': {
        form: 'all by hexadecimal number: &#x26; &#xE9;',
        says: inValues,
        origin: `${escaping} he.encode.`,
      },
      'values-he-named': {
        form: 'by names, with &apos;, and what has no name as &#x62DB;',
        says: inValues,
        origin: `${escaping} he.encode with useNamedReferences.`,
      },
      'values-attribute': {
        form: '> kept',
        says: inValues,
        origin: `${escaping} .NET’s HttpUtility.HtmlAttributeEncode.`,
      },
      strings: { form: 'escaped before nested values are JSON', says: inStrings },
      'strings-python': {
        form: 'with &#x27;, escaped before nested values are JSON',
        says: inStrings,
        origin: `${escaping} Python’s html.escape, over each string before the values are written.`,
      },
      'strings-php': {
        form: 'with &#039;, escaped before nested values are JSON',
        says: inStrings,
        origin: `${escaping} PHP’s htmlspecialchars, over the whole request, such as by ThinkPHP’s default_filter or array_walk_recursive.`,
      },
      'strings-go': {
        form: 'with &#34;, escaped before nested values are JSON',
        says: inStrings,
        origin: `${escaping} Go’s html.EscapeString or Python’s markupsafe, over each string before the values are written.`,
      },
      'strings-double-quotes': {
        form: 'single quotes kept, escaped before nested values are JSON',
        says: inStrings,
        origin: `${escaping} PHP’s htmlspecialchars before 8.1, over the whole request.`,
      },
      top: { form: null, says: inTopStrings },
      'top-python': {
        form: 'with &#x27;',
        says: inTopStrings,
        origin: `${escaping} Python’s html.escape, over what is a string.`,
      },
      'top-php': {
        form: 'with &#039;',
        says: inTopStrings,
        origin: `${escaping} PHP’s htmlspecialchars, over what is a string.`,
      },
      'top-go': {
        form: 'with &#34;',
        says: inTopStrings,
        origin: `${escaping} Go’s html.EscapeString, over what is a string.`,
      },
      'top-double-quotes': {
        form: 'single quotes kept',
        says: inTopStrings,
        origin: `${escaping} PHP’s htmlspecialchars before 8.1, over what is a string.`,
      },
      'top-angles': {
        form: 'only < and >',
        says: inTopStrings,
        origin: 'An XSS filter that knows only < and >, over what is a string.',
      },
      whole: { form: null, says: throughout },
      'whole-go': {
        form: 'with &#34;',
        says: throughout,
        origin: `${escaping} Go’s html.EscapeString, or Python’s markupsafe, over the finished string.`,
      },
      'whole-python': {
        form: 'with &#x27;',
        says: throughout,
        origin: `${escaping} Python’s html.escape, over the finished string.`,
      },
      'whole-php': {
        form: 'with &#039;',
        says: throughout,
        origin: `${escaping} PHP’s htmlspecialchars, over the finished string.`,
      },
      'whole-xml': {
        form: 'with &apos;',
        says: throughout,
        origin: `${escaping} escapeXml of Java’s commons-text or PHP’s ENT_XML1, over the finished string.`,
      },
      'whole-no-quotes': { form: 'quotes kept', says: throughout },
      'whole-hex': {
        form: 'quotes kept, é as &#xE9;',
        says: throughout,
        origin:
          'A writer of XML or HTML in ASCII, such as Ruby’s encode("ASCII", xml: :text) or Perl’s HTML::Entities.',
        fix: 'Sign the string as it is built; escape only what is put into XML or HTML.',
      },
    },
  },
  'text.slashes-added': {
    says: 'has backslashes before quotes and backslashes',
    origin:
      'A function that escapes values for SQL, such as PHP’s addslashes, or a writer of JSON strings whose quotes were cut off.',
    fix: 'Use values as the body has them; escape for a database only in its query.',
    forms: {
      quotemeta: {
        form: null,
        says: 'has backslashes before all that is no letter, digit or _',
        origin: 'A function that escapes for patterns, such as Perl’s quotemeta.',
        fix: 'Use values as the body has them; quote for a pattern only in the pattern.',
      },
    },
  },
  'text.characters-added': {
    says: 'has characters in its values that the body does not have',
    origin: 'Text made ready for another use before the string is built.',
    fix: 'Use values as the body has them.',
    forms: {
      'line-breaks': {
        form: '<br /> before each line end',
        origin:
          'A function that writes line ends for HTML, such as PHP’s nl2br; or a web page the text was copied from.',
      },
      'doubled-quotes': {
        form: "'' for each '",
        origin: 'Values escaped for SQL, such as by str_replace("\'", "\'\'", $v).',
      },
      'null-in-front': {
        form: null,
        says: 'has null in front of its pairs',
        origin:
          'Text appended to a variable that holds nothing yet, such as String text = null; text += pair in Java.',
        fix: 'Begin with an empty text, or join the pairs.',
      },
    },
  },
  'text.characters-dropped': {
    says: 'leaves out characters of the values',
    origin: 'A filter between the request and the string.',
    fix: 'Use values as the body has them, before any filter or replacement.',
    forms: {
      tags: {
        form: 'what looks like HTML tags',
        origin: 'A filter of tags, such as PHP’s strip_tags, or an XSS filter.',
      },
      'tags-trimmed': {
        form: 'what looks like HTML tags, and white space around the rest',
        origin:
          'A filter of tags and one of white space at the ends, such as strip_tags and trim of each value, or WordPress’s sanitize_text_field.',
      },
      'tags-quoted': {
        form: 'what looks like HTML tags; quotes are &#34; and &#39;',
        origin: 'A filter of texts, such as PHP’s filter_var with FILTER_SANITIZE_STRING.',
      },
      markup: { form: 'angle brackets and quotes', origin: 'An XSS filter that removes < > \' ".' },
      quotes: {
        form: 'double quotes',
        origin:
          'A replacement of quotation marks over the values or the string, such as tr -d; a shell that takes them for its own, such as by xargs; names without them, as JSON5 writes nested values; an XSS filter; or, where lists alone have lost them, a join of their items with brackets around it, such as Java’s joining(",", "[", "]").',
      },
      backslashes: {
        form: 'backslashes',
        origin:
          'A function that removes them, such as PHP’s stripslashes, .NET’s Regex.Unescape, or a replacement over the string; or, where the signature does not verify, one that added them to the body on its way here, such as PHP’s addslashes, or a writer that put nested JSON into a text.',
      },
      'body-backslashes': {
        form: null,
        says: 'has the body’s escapes without their backslashes, lost before it was read as JSON',
        origin:
          'A function that removes backslashes, such as in PHP’s json_decode(stripslashes($raw)).',
      },
      'white-space': { form: 'all white space', origin: 'A replacement of \\s+ by nothing.' },
      'spaces-of-strings': {
        form: 'spaces, those in nested JSON kept',
        origin:
          'A replacement of spaces by nothing in each string, such as Ruby’s value.delete(" ") if value.is_a?(String).',
      },
      'white-space-of-strings': {
        form: 'all white space, but not in nested JSON',
        origin:
          'A replacement of \\s+ by nothing in each string, such as Ruby’s value.gsub(/\\s+/, "") if value.is_a?(String).',
      },
      'line-ends': {
        form: 'line ends',
        origin:
          'A replacement of line ends by nothing, such as replace(/\\n/g, ""), or code that takes line by line.',
      },
      html: { form: '< > & and quotes', origin: 'A filter such as replace(/[<>"\'&]/g, "").' },
      dashes: {
        form: 'dashes',
        origin: 'A replacement of dashes by nothing, as for UUIDs and telephone numbers.',
      },
      slashes: {
        form: 'slashes',
        origin: 'A replacement of slashes by nothing, such as str_replace("/", "", $v).',
      },
      symbols: {
        form: 'all that is no letter, digit, _ . or -',
        origin: 'A filter such as s/[^\\w.\\-]//g.',
      },
      'symbols-ascii': {
        form: 'all that is no letter of ASCII, digit, _ . or -',
        origin: 'A filter such as replace(/[^\\w.-]/g, "").',
      },
      spaces: {
        form: 'spaces',
        origin: 'A replacement of spaces by nothing, such as replace(" ", "").',
      },
      last: {
        form: 'the last character of the string',
        says: 'lacks its last character',
        origin: 'Code that cuts off a last & though none is there, or one character more than it.',
        fix: 'Join the pairs with & between them, then cut nothing.',
      },
      'last-two': {
        form: 'the last two characters of the string',
        says: 'lacks its last two characters',
        origin:
          'Code that cuts off a separator of two characters though none is there, such as setLength(length - 2) behind a loop with ", ".',
        fix: 'Join the pairs with & between them, then cut nothing.',
      },
      first: {
        form: 'the first character of the string',
        says: 'lacks its first character',
        origin:
          'Code that cuts off a first & though none is there, or that takes off each of several characters, such as TrimLeft(s, "&amount="); or a copy that begins too late.',
        fix: 'Join the pairs with & between them, then cut nothing.',
      },
      'first-value': {
        form: null,
        says: 'has its first key alone, without the value',
        origin:
          'A reduce or a fold without a first value, which takes the first key for what was built so far, such as keys.reduce((s, k) => s + "&" + k + "=" + p[k]).',
        fix: 'Join the pairs with & between them, or begin the fold with an empty text.',
      },
      'first-key': {
        form: null,
        says: 'has its first value alone, without the key',
        origin:
          'Code that takes off each of several characters, such as ltrim($s, "&amount="); or a copy that begins too late.',
        fix: 'Join the pairs with & between them, then cut nothing.',
      },
    },
  },
  'text.white-space-squeezed': {
    says: 'has each run of white space as one space',
    origin:
      'A replacement of \\s+ by a space and a trim, such as Rails’ squish, or a shell’s variable without quotes.',
    fix: 'Use values as the body has them, with all their white space.',
    forms: {
      'ends-too': {
        form: 'at the ends too',
        origin: 'A replacement of \\s+ by a space, or a shell’s variable without quotes.',
      },
      'no-tags': {
        form: null,
        says: 'leaves out what looks like HTML tags, and trims or squeezes white space',
        origin:
          'A filter of tags, such as WordPress’s sanitize_text_field, or strip_tags and trim.',
        fix: 'Use the raw request, before any filter.',
      },
    },
  },
} satisfies Partial<DeviationsSentences>;
