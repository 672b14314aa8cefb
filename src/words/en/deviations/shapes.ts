import type { JsonForm } from '../../../core/diagnosis/deviations/json-styles';
import type { JsonAsPairs } from '../../../core/diagnosis/deviations/shapes/json-as-pairs';
import type {
  RewrittenMembers,
  RewrittenOrder,
} from '../../../core/diagnosis/deviations/shapes/json-beside-headers';
import type { JsonContent, JsonOrder } from '../../../core/diagnosis/deviations/shapes/json-forms';
import type { JsonWithHeaders } from '../../../core/diagnosis/deviations/shapes/json-with-headers';
import type { LooseHeaders } from '../../../core/diagnosis/deviations/shapes/loose-headers';
import type { MapPrinter } from '../../../core/diagnosis/deviations/shapes/printed-maps';
import type { DeviationsSentences } from '../../deviation-words';
import { english } from '../language';
import { showValue } from '../shown-value';
import { fix, joints } from './whole-body';

const { say } = english;

const jsonOrders: Readonly<Record<JsonOrder, string>> = {
  behind: 'timestamp and nonce behind the other members',
  'behind-nonce-first': 'nonce and timestamp behind the other members',
  front: 'timestamp and nonce in front of the other members',
  sorted: 'sorted at the top',
  'sorted-throughout': 'sorted throughout',
  'hash-map': 'in the order of a Java HashMap',
};

const jsonContents: Readonly<Record<JsonContent, string | null>> = {
  all: null,
  kept: null,
  texts: 'every value as text',
  'timestamp-number': 'timestamp as a number',
  'amount-numbers': 'amounts as numbers',
  known: 'only with the contract’s fields',
  'known-amount-numbers': 'only with the contract’s fields, amounts as numbers',
  'under-data': 'the body under the key data',
  'under-data-timestamp-number': 'the body under the key data, timestamp as a number',
  'under-body': 'the body under the key body',
  'under-payload': 'the body under the key payload',
  'text-under-data': 'the body’s text as a string under the key data',
  'text-under-body': 'the body’s text as a string under the key body',
  'header-names': 'under X-Timestamp and X-Nonce',
  'header-names-all': 'under X-Timestamp and X-Nonce, with X-Merchant-No',
  'header-names-lower': 'under x-timestamp and x-nonce, with x-merchant-no',
  'merchant-no': 'with merchantNo',
  numeric: 'timestamp and amounts as numbers, such as by JSON_NUMERIC_CHECK',
  class: 'only with the contract’s fields, in its order',
  'class-pascal': 'only with the contract’s fields, with capital first letters',
  'class-pascal-amount-numbers':
    'only with the contract’s fields, with capital first letters, amounts as numbers',
  'class-amount-numbers': 'only with the contract’s fields, in its order, amounts as numbers',
};

export const jsonForms: Readonly<Record<JsonForm, string>> = {
  compact: 'compact',
  javascript: 'as JavaScript’s JSON.stringify',
  indented: 'on lines of its own, by two spaces',
  python: 'as Python’s json.dumps',
  'python-unicode': 'as Python’s json.dumps, not escaped',
  'python-compact': 'as Python’s json.dumps, compact and not escaped',
  'python-compact-ascii':
    'as Python’s json.dumps, compact, or PHP’s json_encode with slashes as they are',
  php: 'as PHP’s json_encode',
  'php-unescaped': 'as PHP’s json_encode, not escaped',
  'php-slashes': 'as PHP’s json_encode, with nothing escaped but slashes',
  'csharp-json-net': 'as Json.NET’s SerializeObject',
  java: 'as Jackson’s writeValueAsString',
  go: 'as Go’s encoding/json, or another writer that escapes < > &',
  gson: 'as Gson’s toJson',
  'no-nulls': 'without nulls',
  source: 'with numbers as received',
};

const mapForms: Readonly<Record<JsonWithHeaders['facts']['style'], string>> = {
  ...jsonForms,
  'javascript-keys':
    'as JSON.stringify with the sorted keys as its second argument, which hold for nested objects too',
  'gson-double': 'as Gson’s toJson of a map that it has read',
  fastjson: 'without nulls, decimals as received, as fastjson',
  'java-big-decimal': 'decimals as Java’s BigDecimal',
  perl: 'as Perl’s JSON modules',
  ruby: 'as Ruby’s JSON.generate',
  'csharp-indented': 'as Json.NET’s Formatting.Indented or Ruby’s JSON.pretty_generate',
  'javascript-tabs': 'indented by tabs, as JavaScript’s JSON.stringify(value, null, "\\t")',
  'jackson-indented': 'as Jackson’s pretty printer',
  'python-indented': 'as Python’s json.dumps(indent=4)',
  'php-indented': 'as PHP’s JSON_PRETTY_PRINT',
  'php-indented-unescaped': 'as PHP’s JSON_PRETTY_PRINT, slashes and other characters as they are',
  'go-encoder': 'with a line end, numbers as received, as Go’s json.Encoder',
  'go-encoder-double': 'with a line end, as Go’s json.Encoder without SetEscapeHTML',
  'go-encoder-escaped': 'with a line end, as Go’s json.Encoder',
};

const rewrittenOrders: Readonly<Record<RewrittenOrder, string>> = {
  'body-timestamp-nonce': 'JSON, timestamp, nonce',
  'timestamp-nonce-body': 'timestamp, nonce, JSON',
  'nonce-timestamp-body': 'nonce, timestamp, JSON',
  'body-nonce-timestamp': 'JSON, nonce, timestamp',
  'known-timestamp-nonce': 'JSON of the contract’s fields alone, timestamp, nonce',
  'timestamp-nonce-known': 'timestamp, nonce, JSON of the contract’s fields alone',
  'nonce-timestamp-known': 'nonce, timestamp, JSON of the contract’s fields alone',
  'class-timestamp-nonce': 'JSON of the contract’s fields alone, in its order, timestamp, nonce',
  'timestamp-nonce-class': 'timestamp, nonce, JSON of the contract’s fields alone, in its order',
  'timestamp-body': 'timestamp, JSON',
  'timestamp-nonce-texts': 'timestamp, nonce, JSON with every value as text',
  'texts-timestamp-nonce': 'JSON with every value as text, timestamp, nonce',
  'body-header-pairs': 'JSON, then timestamp and nonce as pairs',
  'body-header-pairs-nonce-first': 'JSON, then nonce and timestamp as pairs',
};

const rewrittenMembers: Readonly<Record<RewrittenMembers, string>> = {
  behind: '',
  sorted: 'its members sorted, ',
  'sorted-throughout': 'its members and nested ones sorted, ',
};

const mapPrinters: Readonly<Record<MapPrinter, string>> = {
  java: 'as Java’s Map.toString',
  'java-list': 'as Java’s List.toString',
  python: 'as Python’s str of a dict',
  ruby: 'as Ruby’s inspect',
  'ruby-symbols': 'as Ruby’s inspect, with symbols',
  'ruby-3.4': 'as Ruby’s inspect since 3.4',
  'ruby-3.4-symbols': 'as Ruby’s inspect since 3.4, with symbols',
  go: 'as Go’s %v',
  'go-numbers': 'as Go’s %v, with json.Number',
  'node-inspect': 'as Node’s util.inspect',
  'php-print-r': 'as PHP’s print_r',
  'php-export': 'as PHP’s var_export',
  'perl-dumper': 'as Perl’s Data::Dumper with Terse = 1 and Indent = 0',
  'php-serialize': 'as PHP’s serialize',
  'python-texts': 'as Python’s str of a dict, every value as text',
  'python-tuples': 'as Python’s str of a list of tuples, every value as text',
  'json-pairs': 'JSON, a list of pairs, every value as text',
  'json-pairs-spaced':
    'as Python’s json.dumps of a list of tuples, or, of ASCII alone, Ruby’s inspect of a list of pairs, every value as text',
  'python-tuples-typed': 'as Python’s str of a list of tuples',
  'json-pairs-typed': 'as JSON.stringify of a list of pairs',
  'json-pairs-spaced-typed':
    'as Python’s json.dumps(ensure_ascii=False) of a list of tuples or, where no object and no null shows it, Ruby’s inspect of a list of pairs',
  'json-pairs-ascii-typed': 'as Python’s json.dumps of a list of tuples',
  'ruby-pairs-typed': 'as Ruby’s inspect of a list of pairs',
  'ruby-texts': 'as Ruby’s inspect, every value as text',
  'go-texts': 'as Go’s %v, every value as text',
};

const bodyTexts: Readonly<Record<string, string>> = {
  'body-compact': 'written again as compact JSON',
  'body-python': 'written again as by Python’s json.dumps',
  'body-python-unicode': 'written again as by Python’s json.dumps, not escaped',
  'body-php': 'written again as by PHP’s json_encode',
  'body-php-slashes': 'written again as by PHP’s json_encode, with nothing escaped but slashes',
  'body-base64': 'in Base64',
  'body-sha256': 'its SHA-256 in hex',
  'body-sha256-base64': 'its SHA-256 in Base64',
  'body-md5': 'its MD5 in hex',
};

const jsonWriters: Readonly<Record<JsonAsPairs['facts']['writer'], string>> = {
  'sorted/javascript': 'sorted, as JSON.stringify',
  'sorted/javascript-keys': `sorted, ${mapForms['javascript-keys']}`,
  'sorted/php': 'sorted, as PHP’s json_encode',
  'behind/javascript': 'in the body’s order, timestamp and nonce behind, as JSON.stringify',
  'behind/php': 'in the body’s order, timestamp and nonce behind, as PHP’s json_encode',
};

const looseOrders: Readonly<Record<LooseHeaders['facts']['order'], string>> = {
  'pairs-timestamp-nonce': 'pairs, timestamp, nonce',
  'pairs-nonce-timestamp': 'pairs, nonce, timestamp',
  'timestamp-nonce-pairs': 'timestamp, nonce, pairs',
  'nonce-timestamp-pairs': 'nonce, timestamp, pairs',
  'merchant-timestamp-nonce-pairs': 'merchant number, timestamp, nonce, pairs',
};

export const shapeSentences = {
  'body.json-with-headers': {
    says: 'is the body as JSON with timestamp and nonce in it, not pairs',
    origin:
      'A writer of JSON over one map that holds all entries, such as JSON.stringify, json.dumps or json_encode.',
    fix,
    forms: ({ facts: { order, style, content } }) =>
      [jsonOrders[order], mapForms[style], jsonContents[content]]
        .filter((one) => one !== null)
        .join(', '),
  },
  'body.json-again': {
    says: 'is the body as JSON, parsed and written again',
    origin: 'Code that signs the body, but writes the parsed body anew.',
    fix,
    forms: ({ facts: { order, style, content } }) =>
      [
        content === 'all' || content === 'texts'
          ? order === 'behind'
            ? 'in the order received'
            : jsonOrders[order]
          : jsonContents[content],
        mapForms[style],
        ...(content === 'texts' ? ['every value as text'] : []),
      ].join(', '),
  },
  'body.json-beside-headers': {
    says: 'is the body as JSON, written again, with timestamp and nonce beside it',
    origin: 'Code that signs the body, but writes the parsed body anew.',
    fix,
    forms: ({ facts: { order, joint, members, style } }) => ({
      form: `${rewrittenOrders[order]}, ${joints[joint]}, ${rewrittenMembers[members]}${style === 'minified' ? 'escapes and numbers as received' : mapForms[style]}`,
      ...(style === 'minified' && {
        says: 'is the body without its white space, with timestamp and nonce beside it',
        origin:
          'Code that signs the body without its white space, such as by Go’s json.Compact, or that writes the parsed body anew with the same escapes.',
      }),
      ...(order === 'timestamp-body'
        ? { says: 'is the body as JSON, written again, with timestamp beside it' }
        : {}),
    }),
  },
  'string.printed': {
    says: 'is the map of all entries as a language prints it, not pairs',
    origin: 'The finished map put into the text as it is.',
    fix: 'Join the entries as key=value with & between them: no null or blank ones, plain numbers, compact JSON.',
    forms: ({ facts: { printer } }) => mapPrinters[printer],
  },
  'body.as-one-entry': {
    says: 'has the whole body as one entry',
    origin: 'A map of three: the body as text, timestamp and nonce.',
    fix,
    forms: ({ key, variant, facts }) => ({
      ...(key === null ? {} : { says: say`has the whole body as one entry, ${showValue(key)}` }),
      form: `${bodyTexts[variant.slice(0, variant.indexOf('/'))] ?? 'as received'}${facts.order === 'sorted' ? '' : ', behind timestamp and nonce'}`,
    }),
  },
  'string.headers-without-keys': {
    says: 'has timestamp and nonce without their keys, apart from the pairs',
    origin: 'Code that joins the pairs of the body alone, and puts the two headers beside them.',
    fix: 'Add timestamp and nonce to the entries before they are sorted and joined.',
    forms: ({ facts: { order, joint, times } }) => ({
      form: `${looseOrders[order]}, ${joints[joint]}`,
      ...(times === 'again'
        ? {
            says: 'has timestamp and nonce once more without their keys, apart from the pairs',
            origin: 'Code that joins all pairs, then puts the two headers in front or behind.',
            fix: 'Sign the pairs, and nothing else.',
          }
        : {}),
    }),
  },
  'string.keys-then-values': {
    says: 'has all keys, then all values, joined by colons',
    origin: 'Another platform’s scheme, such as that of Adyen’s hosted payment pages.',
    fix: 'Join each key with its value by =, and the pairs by &.',
    forms: { escaped: 'colons and backslashes with a backslash in front' },
  },
  'string.json-as-pairs': {
    says: 'is JSON of all, with the signs of pairs put in place of its own',
    origin:
      'A text replacement on JSON, such as JSON.stringify(params).replace(/[{}"]/g, "").replace(/:/g, "=").replace(/,/g, "&"): it also changes nested values and texts that have these signs.',
    fix: 'Join each key with its value by =, and the pairs by &; drop null and blank values.',
    forms: ({ facts: { writer, signs } }) => ({
      form: `${jsonWriters[writer]}, ${signs === 'braces' ? 'without braces and quotation marks' : 'without braces, brackets and quotation marks'}`,
    }),
  },
} satisfies Partial<DeviationsSentences>;
