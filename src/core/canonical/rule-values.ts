/** What each rule can be where it has many values: the names of ways to write a part of the string. */

import type { RegionalCharset } from './charset-codes';
import type { WholeBody } from './print-body';
import type { NestedStandIn } from './stand-in-nested';

/** How a JSON number becomes text (reading 1). */
export type NumberStyle =
  /** Exact plain decimal, without trailing zeros. */
  | 'plain'
  | 'source'
  /** Rounded to IEEE 754 double (or single) precision, then plain decimal. */
  | 'double'
  | 'single'
  /** The fewest digits that are this 32-bit float. */
  | 'single-shortest'
  /** All the digits that a double holds: Java's `new BigDecimal(double)`. */
  | 'double-exact'
  /** A 32-bit float, as these print it. */
  | 'java-single'
  | 'go-single'
  | 'dotnet-single'
  | 'javascript'
  | 'java'
  /** Up to version 18. */
  | 'java-older'
  | 'go'
  | 'python'
  /** What JSON writes without point and exponent stays an integer; the others as above. */
  | 'java-typed'
  | 'python-typed'
  | 'dotnet-typed'
  /** As Java, but what a long has no room for is a double. */
  | 'java-long-typed'
  | 'javascript-typed'
  | 'php-typed'
  | 'php-json'
  /** With a `serialize_precision` of 17, which a php.ini from before PHP 7.1 has. */
  | 'php-17-json'
  /** With JSON_PRESERVE_ZERO_FRACTION. */
  | 'php-fraction-json'
  | 'ruby-typed'
  | 'ryu-typed'
  | 'perl-typed'
  | 'dotnet-json'
  /** Go's `%s` of a number that is none of its texts: `%!s(float64=1.5)`. */
  | 'go-verb'
  | 'go-verb-integer'
  /** As orjson has it, and Python prints the bytes. */
  | 'python-bytes'
  /** What Lua 5.3 prints for a float, and LuaJIT for any number. */
  | 'lua'
  | 'luajit'
  /** Up to version 1.6: later ones print numbers as BigDecimal does. */
  | 'jq'
  /** Java's BigDecimal: toString, toPlainString, and toString after stripTrailingZeros. */
  | 'big-decimal'
  | 'big-decimal-plain'
  | 'big-decimal-stripped'
  /** What JSON writes without point and exponent stays an integer. */
  | 'big-decimal-typed'
  | 'c-general'
  | 'c-exponent'
  | 'fixed-2'
  | 'fixed-6'
  /** What JSON writes without point and exponent stays an integer. */
  | 'fixed-2-typed'
  /** JavaScript tells an integer by its value. */
  | 'fixed-2-fraction'
  /** Rounded as printf's %.0f does, or cut. */
  | 'integer'
  | 'integer-cut'
  /** A half away from zero. */
  | 'integer-up'
  /** Every number as a double, rounded as printf's %.0f does. */
  | 'integer-double'
  | 'grouped'
  /** By points, with a decimal comma. */
  | 'grouped-dots'
  /** With two decimals; those with a point or an exponent alone. */
  | 'grouped-2'
  | 'grouped-2-typed'
  /** An integer by all its digits, any other number by the double's: with two decimals, with two at most, or grouped with three at most. */
  | 'fixed-2-exact'
  | 'trimmed-2'
  /** So rounded, but by the double's own size: those with a point or an exponent alone, and a half away from zero. */
  | 'fixed-2-even-typed'
  | 'trimmed-2-up'
  | 'grouped-exact'
  | 'grouped-exact-dots'
  /** .NET's double, or the number's own text, under a culture that has a comma for the point. */
  | 'dotnet-comma'
  | 'source-comma'
  | 'javascript-exponential'
  /** Six significant digits. */
  | 'javascript-precision'
  /** Fifteen, as .NET Framework and Mono print a double. */
  | 'dotnet-framework'
  /** Ruby's BigDecimal, of what JSON writes with point or exponent. */
  | 'ruby-decimal'
  /** Lua 5.3: what JSON writes without point and exponent stays an integer. */
  | 'lua-typed'
  /** Integer types that the number has no room in: Java's longValue and intValue, and Go's int64 of a float64 on most processors. */
  | 'java-long'
  /** Of integers alone: the lower 64 bits, or the largest of them where it is larger. */
  | 'long-wrapped'
  | 'long-clamped'
  | 'java-int'
  | 'go-int64';

/** Which numbers the number style is for; the others are plain. */
export type NumberScope = 'all' | 'top-level' | 'nested' | 'completedAt' | 'but-completed-at';

/** An amount as text for people; `format-amount.ts` shows each. */
export type FormattedAmount =
  | 'integer'
  | 'rounded'
  | 'rounded-even'
  | 'fixed-1'
  | 'fixed-3'
  | 'fixed-4'
  | 'fixed-6'
  | 'comma'
  | 'comma-2'
  | 'grouped'
  /** Without zeros at the end, and of three decimals at most. */
  | 'grouped-trimmed'
  | 'grouped-indian'
  | 'grouped-indian-trimmed'
  | 'grouped-dots'
  | 'grouped-dots-trimmed'
  | 'grouped-no-break'
  | 'grouped-narrow'
  | 'dollars'
  | 'dollars-plain'
  | 'rupees'
  | 'rupees-western'
  | 'rupees-plain'
  | 'yuan'
  | 'currency-sign'
  | 'euros'
  | 'reais'
  /** In scientific notation, as C, JavaScript and Go print it. */
  | 'exponent'
  | 'exponent-java'
  | 'exponent-php'
  | 'exponent-javascript'
  | 'exponent-go'
  | 'exponent-dotnet'
  | 'exponent-bare'
  /** With noughts in front, twelve characters in all. */
  | 'padded'
  /** As Ruby's BigDecimal: `0.12e4`. */
  | 'ruby-decimal'
  /** As Ruby's Rational: `5/2`, `1200/1`. */
  | 'fraction'
  /** As Python's Fraction: `5/2`, `1200`. */
  | 'fraction-or-whole'
  /** `.10` for 0.10. */
  | 'without-zero'
  /** Without the noughts and points at its end: `12` for 1200.00. */
  | 'stripped'
  /** Without the noughts at its end alone: `1200.` for 1200.00; without both at either end. */
  | 'stripped-noughts'
  /** Its noughts first, and then its points: `25` for 2500, `100` for 100.00. */
  | 'stripped-in-turn'
  | 'stripped-around'
  /** As received, with a currency's code or sign at a side. */
  | `${string}*`
  | `* ${string}`;

/** A time as text, by what prints it so; `-milliseconds`: the seconds were read as milliseconds. */
export type DateFormat =
  | 'iso-utc'
  | 'iso-milliseconds'
  | 'iso-offset'
  | 'iso-local'
  | 'sql'
  | 'sql-offset'
  /** PostgreSQL's: of a whole hour without minutes. */
  | 'sql-hours'
  | 'iso-offset-basic'
  | 'dots'
  | 'twelve-hours'
  | 'digits'
  | 'dotnet'
  | 'dotnet-us'
  | 'dotnet-offset'
  | 'javascript'
  | 'java'
  | 'go'
  | 'ruby'
  | 'ruby-utc'
  /** As Java leaves out seconds that are 0, alone and with an offset. */
  | 'java-minutes'
  | 'java-minutes-offset'
  | 'http'
  | 'asctime'
  /** As JSON has it, with its quotes. */
  | 'iso-quoted'
  | 'iso-quoted-read-as-milliseconds'
  | 'day-first'
  | 'slashes'
  | 'iso-ticks'
  | 'iso-ticks-offset'
  | 'sql-utc'
  | 'iso-milliseconds-offset'
  | 'iso-basic-offset'
  | 'java-zone'
  | 'javascript-locale'
  | 'iso-read-as-milliseconds'
  | 'sql-read-as-milliseconds'
  | 'java-read-as-milliseconds'
  | 'javascript-read-as-milliseconds'
  | 'day'
  | 'go-http'
  /** .NET's: 100 nanoseconds each, since the year 1. */
  | 'ticks'
  /** The day alone, in digits or as JavaScript's toDateString. */
  | 'day-digits'
  | 'day-javascript'
  /** As java.sql.Timestamp prints itself: with a fraction of one digit at least. */
  | 'sql-fraction'
  | 'day-first-minutes'
  /** Milliseconds as older JSON of .NET has them, with the escapes of its slashes or without. */
  | 'dotnet-json'
  | 'dotnet-json-escaped'
  /** .NET's cultures: Chinese with an hour of one digit or of two, Indian English. */
  | 'dotnet-zh'
  | 'dotnet-zh-padded'
  | 'dotnet-in';

/** Which value of the two that the body and a header have for one entry; or both, one behind the other where they are sorted by their keys. */
export type OwnOrHeader = 'header' | 'body' | 'body-then-header' | 'header-then-body';

export type EntryOrder =
  | 'code-unit'
  | 'utf-8'
  | 'case-insensitive'
  /** Of keys that are alike otherwise small letters stand first. */
  | 'case-insensitive-small-first'
  /** Compared in upper case: `_` stands behind the letters. */
  | 'case-insensitive-upper'
  /** Digits within keys by the number that they are; in lower case, or in upper case. */
  | 'natural'
  | 'natural-lower'
  | 'natural-upper'
  | 'descending'
  /** The shorter key first; of one length by code unit, or as received. */
  | 'length'
  | 'length-received'
  /** As finished pairs: the sign behind a key is compared, too; in upper case. */
  | 'pair'
  | 'pair-upper'
  /** As finished pairs, their keys percent-encoded. */
  | 'encoded'
  /** As the contract lists the body's fields; then others as received, then timestamp and nonce. */
  | 'contract'
  /** Body members as received, then timestamp and nonce. */
  | 'received'
  /** Timestamp and nonce, then body members as received. */
  | 'headers-first'
  /** Body members sorted, then timestamp and nonce. */
  | 'headers-appended'
  /** Timestamp and nonce, then body members sorted. */
  | 'headers-prepended'
  /** By value: by UTF-16 code unit, or numbers by their size as PHP compares texts. */
  | 'value'
  | 'value-php'
  /**
   * As Java's HashMap gives its keys: added as received, copied from a sorted map, or with timestamp and nonce added first;
   * of twice as many buckets.
   */
  | 'hash-map'
  | 'hash-map-sorted'
  | 'hash-map-headers-first'
  | 'hash-map-doubled'
  | 'hash-map-sorted-doubled';

/** Which values are dropped besides blank ones: those that a language holds for false. */
export type Truth =
  /** `zero`: what is printed as 0; `printed`: 0 however it is written, false and empty containers, and texts that are printed like these. */
  | 'printed'
  | 'zero'
  /** Also a text of zero with decimals; and false, too. */
  | 'zero-value'
  | 'zero-value-or-false'
  | 'php'
  /** Where objects are none of its arrays. */
  | 'php-objects'
  | 'php-loose'
  | 'javascript'
  | 'python'
  | 'ruby'
  | 'rails'
  | 'perl'
  /** All but strings: what a map of strings has no place for. */
  | 'not-text';

/** `pairs`: the entries, joined; `json`: the body with timestamp and nonce as members of it, in the order of the rules; `json-kept`: of what is an entry. */
export type RequestPart =
  | 'timestamp'
  | 'nonce'
  | 'merchant-no'
  /** Both headers as pairs. */
  | 'header-pairs'
  | WholeBody
  | 'body-trimmed'
  /** Its line ends as Windows has them. */
  | 'body-crlf'
  | 'pairs'
  /** The entries as one map of texts. */
  | 'json-texts'
  /** All keys, then all values, joined as parts are. */
  | 'keys-then-values'
  | 'json'
  | 'json-kept'
  /** Of the contract's fields alone. */
  | 'json-known'
  /** The same, in the contract's order. */
  | 'json-class'
  /** With a capital first letter of each name. */
  | 'json-class-pascal'
  /** The body itself as one member, beside timestamp and nonce. */
  | 'json-envelope'
  /** The same, with the body's text as a string. */
  | 'json-text-envelope'
  /** The body as a language prints it. */
  | 'printed';

/** An object or array as one entry, or each of its values as one: `a[b]` or `a.b` with `[0]` or `.0` in lists. */
export type NestedEntries =
  | 'one'
  | 'brackets'
  | 'brackets-unnumbered'
  /** Each item of a list under the list's own key. */
  | 'brackets-repeated'
  /** A list is one entry. */
  | 'brackets-joined'
  | 'dots'
  | 'dots-unnumbered'
  /** Lists stay one. */
  | 'dots-of-objects'
  | 'dots-brackets'
  | 'underscores'
  /** Only lists, each item under the list's own key. */
  | 'repeated'
  /** The same; an empty list stays, as nothing between two separators. */
  | 'repeated-kept'
  /** Objects, too, each key as such an item; what is nested deeper stays one. */
  | 'repeated-keys'
  /** Each under its last key alone: of one key the last value stays. */
  | 'leaves'
  /** The same, but for lists, which stay one. */
  | 'leaves-of-objects'
  /** The members of an object beside its own key, or in its place: what is nested deeper stays one. */
  | 'merged-kept'
  | 'merged'
  /** In its place, and the items of a list by their places from 1; what is nested deeper is left out. */
  | 'merged-from-1';

/** How an object or array becomes text (reading 4): JSON, or what a language prints for its own value. */
export type NestedText =
  | 'compact'
  | 'source'
  | 'source-without-space'
  | 'javascript'
  /** JSON, but for lists of which JavaScript makes a number: `[]` is 0. */
  | 'javascript-number'
  | 'java'
  /** Java's, with an ampersand for each comma. */
  | 'java-ampersands'
  | 'python'
  | 'go'
  | 'go-verb'
  | 'php'
  | 'ruby'
  | 'ruby-symbols'
  | 'ruby-3.4'
  | 'ruby-3.4-symbols'
  /** `inspect`, its keys binaries or atoms. */
  | 'elixir'
  | 'elixir-atoms'
  | 'perl-dumper'
  /** A map as a GString has it; sorted, as some versions of JsonSlurper read it. */
  | 'groovy'
  | 'groovy-sorted'
  /** `str`, its keys strings or keywords. */
  | 'clojure'
  | 'clojure-keywords'
  | 'dart'
  | 'scala'
  | 'perl'
  | 'lua'
  /** JSON on lines of their own, by two spaces a level, or four. */
  | 'indented'
  | 'indented-four'
  /** By two, with the line ends of Windows. */
  | 'indented-crlf'
  /** By a tab. */
  | 'indented-tab'
  /** As Jackson's and Perl's pretty printers write it, with spaces around the colon. */
  | 'indented-jackson'
  | 'indented-perl'
  /** By two, with line ends in what is empty, as Ruby's pretty_generate up to json 2.9 writes it. */
  | 'indented-ruby'
  /** Arrays as their items between commas; objects as JSON. */
  | 'joined-lists'
  /** What is nested in their items, too, as JavaScript's join has it. */
  | 'joined-lists-javascript'
  /** An object as the list of its values. */
  | 'value-list'
  | 'php-serialize'
  | 'php-print-r'
  | 'php-export'
  | 'php-implode'
  /** With its decimals as Decimal prints itself. */
  | 'python-decimal'
  /** Texts that look like JSON: single quotes of Python as double ones, without any space then, and Ruby's arrows as colons. */
  | 'python-as-json'
  | 'python-as-json-unspaced'
  | 'ruby-as-json'
  | 'ruby-3.4-as-json'
  /** Node's `util.inspect`; at any depth; in as few lines as it may; and of the first level alone. */
  | 'node-inspect'
  | 'node-inspect-deep'
  | 'node-inspect-line'
  | 'node-inspect-flat'
  /** Flow style. */
  | 'yaml'
  | 'yaml-sorted'
  /** Go's `%#v`. */
  | 'go-syntax'
  | 'dotnet'
  | 'dotnet-array'
  | 'dotnet-framework'
  /** Go's struct of the contract's fields: with their names, or their values alone. */
  | 'go-struct'
  | 'go-struct-values'
  /** Go's structs with a field for each member: with their names, or their values alone. */
  | 'go-structs'
  | 'go-structs-values'
  /** Nothing. */
  | 'empty'
  | NestedMix
  | NestedStandIn;

/** Lists alone, or objects alone, as a language prints them; what is of the other kind is JSON. */
export type NestedMix = `${'lists' | 'objects'}-${MixedLanguage}`;

export type MixedLanguage = 'javascript' | 'java' | 'python' | 'go' | 'ruby';

export type UrlEncoding =
  | 'percent'
  | 'percent-javascript'
  | 'percent-lower'
  /** Encoded, then brought into lower case. */
  | 'percent-lowered'
  | 'form-lowered'
  | 'percent-keep-slash'
  | 'percent-keep-url'
  | 'percent-keep-colon'
  | 'percent-keep-pairs'
  | 'percent-java'
  | 'percent-uri'
  | 'percent-uri-brackets'
  | 'percent-go'
  | 'form'
  | 'form-php'
  | 'form-python'
  | 'form-python-url'
  | 'form-javascript'
  | 'form-qs'
  | 'form-axios'
  | 'form-axios-brackets'
  | 'form-yarl'
  | 'form-lower'
  | 'form-dotnet'
  /** What was encoded is encoded again. */
  | 'percent-twice'
  | 'percent-javascript-twice'
  | 'form-twice'
  | 'form-php-twice'
  | 'form-python-twice'
  /** Of the bytes in GBK. */
  | 'form-gbk'
  | 'percent-gbk';

/** They differ in how quotes are written. */
export type HtmlEncoding =
  | 'html'
  | 'html-python'
  | 'html-php'
  | 'html-go'
  | 'html-double-quotes'
  /** Latin-1 letters too. */
  | 'html-named'
  | 'html-no-quotes'
  /** As XML: `&apos;`. */
  | 'html-xml'
  /** All beyond U+009F as numbers, or only U+00A0 to U+00FF and what lies beyond U+FFFF. */
  | 'html-numeric'
  | 'html-numeric-latin1'
  /** Everything by its number, controls too. */
  | 'html-php-filter'
  /** Only < and >. */
  | 'html-angles'
  /** What ends an attribute without quotation marks, too; and slashes. */
  | 'html-handlebars'
  | 'html-mustache'
  /** Slashes, backslashes and backticks too; or all that is not plain ASCII by hexadecimal numbers. */
  | 'html-validator'
  | 'html-he'
  | 'html-he-named'
  /** Quotes, < and & alone. */
  | 'html-attribute'
  /** As `html-named`, single quotes too, and the rest beyond ASCII by hexadecimal numbers. */
  | 'html-perl'
  /** Quotes kept, all beyond ASCII by hexadecimal numbers. */
  | 'html-text-hex';

/** What a value becomes that is not encoded but cleaned, decoded or quoted by a program. */
export type Rewriting =
  | 'decoded-percent'
  | 'decoded-form'
  /** Encoded and decoded again: spaces have become plus signs. */
  | 'spaces-as-plus'
  | 'plus-as-space'
  | 'escaped'
  /** As .NET's UrlEncodeUnicode. */
  | 'escaped-dotnet'
  | 'slashes'
  /** Colons and backslashes alone with a backslash in front. */
  | 'escaped-colons'
  /** Line ends and tabs alone as JSON has them. */
  | 'escaped-controls'
  /** After so many characters, or before the first colon. */
  | `cut-${number}`
  | 'to-colon'
  | 'no-tags'
  | 'no-tags-trimmed'
  /** Without tags, and quotes as references: PHP's FILTER_SANITIZE_STRING. */
  | 'no-tags-quoted'
  | 'no-markup'
  | 'no-spaces'
  | 'no-white-space'
  | 'lower-case'
  | 'upper-case'
  /** Letters of ASCII alone. */
  | 'lower-case-ascii'
  | 'upper-case-ascii'
  /** The first letter of each word: behind white space, or behind all that is no letter, digit or `_`. */
  | 'words-capitalized'
  | 'words-capitalized-go'
  /** JSON without braces and quotation marks, with = for each colon and & for each comma; lists without their brackets, too. */
  | 'json-as-pairs'
  | 'json-as-pairs-without-brackets'
  | 'no-dashes'
  | 'no-slashes'
  | 'no-quotes'
  | 'no-backslashes'
  | 'squeezed'
  /** White space at the ends too. */
  | 'squeezed-inside'
  | 'no-line-ends'
  /** Without < > & and quotes; without all that is no letter, digit, `_`, `.` or `-`, or no such character of ASCII. */
  | 'no-html'
  | 'no-symbols'
  | 'no-symbols-ascii'
  /** With `<br />` before each line end, as PHP's nl2br. */
  | 'line-breaks'
  /** Single quotes doubled, as for SQL. */
  | 'doubled-quotes'
  /** Perl's quotemeta. */
  | 'quotemeta'
  /** .NET's JavaScriptStringEncode; Mono's leaves ampersands. */
  | 'escaped-javascript'
  | 'escaped-javascript-mono'
  | 'sanitized'
  /** In quotation marks, with the escapes of JSON. */
  | 'quoted-double'
  | 'quoted-single'
  /** As Python's `repr` of a text. */
  | 'quoted-python'
  /** In quotation marks, without any escapes. */
  | 'in-quotes'
  | 'in-single-quotes'
  /** In quotation marks where it has a blank, a sign of equality or such a mark. */
  | 'quoted-logfmt'
  /** Where a shell would read a sign of it otherwise. */
  | 'quoted-shell'
  /** The escapes of strings in Java, and in JSON with its slashes, as commons-text writes them. */
  | 'escaped-java'
  | 'escaped-json'
  /** In a list of one, and in an Optional of Java, as these print themselves. */
  | 'in-lists'
  | 'in-optionals'
  /** `Some(1.00)`, as Scala and Rust print an option. */
  | 'in-options'
  /** Nothing, whatever it was. */
  | 'emptied';

/** A character beyond ASCII, by its place among them from 0, as so many U+FFFD: UTF-8 that was cut inside it. */
export type LostCharacter = `lost-${number}-${number}`;

/** `-mark`: a byte order mark stands first. */
export type Charset =
  | 'utf-8'
  | 'windows-1252'
  | 'utf-8-mark'
  | 'gbk'
  | 'gb18030'
  | 'big5'
  | RegionalCharset
  | 'utf-32le'
  | 'utf-32be'
  | 'iso-8859-1'
  /** The lower byte of each UTF-16 unit, as Node's `latin1` and `binary`. */
  | 'low-bytes'
  | 'utf-16le'
  | 'utf-16le-mark'
  | 'utf-16be'
  | 'utf-16be-mark';

/** Hashed once before it is signed with a hash again: what of the first digest enters the second. */
export type Prehash =
  | 'none'
  | 'bytes'
  | 'hex'
  | 'upper-hex'
  /** As .NET's BitConverter writes bytes: `A1-B2`. */
  | 'dashed-hex'
  /** What a command prints on a line: `sha256sum` of its standard input, `openssl dgst` of version 3 and before. */
  | 'sum-line'
  | 'openssl-line'
  | 'openssl-1-line'
  /** With a line end behind it, as a command prints it that leaves all else out. */
  | 'hex-line'
  | 'base64'
  | 'base64-unpadded'
  | 'base64url'
  /** Of another hash than the signature's. */
  | 'md5-bytes'
  | 'sha1-bytes'
  | 'md5-hex'
  | 'md5-upper-hex'
  | 'md5-dashed-hex'
  | 'sha1-hex'
  | 'sha1-upper-hex'
  | 'sha512-hex';
