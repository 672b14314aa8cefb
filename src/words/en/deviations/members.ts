import { isContractField } from '../../../core/contract';
import type { JsonTypes } from '../../../core/diagnosis/deviations/missing-fields';
import type { DeviationsSentences } from '../../deviation-words';
import { code } from '../../text';
import { english } from '../language';
import { showValue } from '../shown-value';

const { list, say } = english;

const sign = code('sign');

/** A string without it shows not which of the two it was. */
const addedOrDropped = {
  origin:
    'A typed object (DTO), a fixed list of fields or a filter, such as one for what is empty or 0, that leaves it out; or, where the signature does not verify, a framework or a logger that added it to the body on its way, or another message than the callback, such as the answer to a query of the order.',
  fix: 'Build the string from every field of the body, before anything is added or left out.',
};

/** Of the key that sorts in front of all others, or behind them. */
const loops = {
  first: ' Or a loop over the sorted keys that begins at the second.',
  last: ' Or a loop over the sorted keys that ends one early.',
} as const;

function sayLoop(place: keyof typeof loops | undefined): string {
  return place === undefined ? '' : loops[place];
}

const unknownOrDropped =
  'A typed object (DTO) or a fixed list of fields that does not know it, or a filter that drops it.';

const ofSignType =
  'A rule of another platform, such as Alipay’s, which leaves out sign_type beside sign. ';

const typeNames: Readonly<Record<JsonTypes, string>> = {
  nested: 'object or list',
  boolean: 'boolean',
  'boolean-nested': 'boolean, object or list',
  decimal: 'number with a decimal point or an exponent',
  'decimal-nested': 'number with a decimal point or an exponent, object or list',
  number: 'number',
  'number-boolean-nested': 'number, boolean, object or list',
};

const someTypes = 'Code that knows only some of JSON’s types, such as a check for strings';

const typeOrigins: Readonly<Record<JsonTypes, string>> = {
  nested: 'Code that passes over objects and lists, such as PHP’s !is_array($value).',
  boolean:
    'Code that knows no booleans, or, where they are false, holds that for empty; among values without keys one that prints false as nothing, as PHP does, is not there either.',
  'boolean-nested':
    'Code that knows strings and numbers alone; or, where the booleans are false, code that passes over objects and lists and holds false for empty, such as PHP’s $value != "" && !is_array($value) in WeChat Pay’s SDKs; among values without keys a false that is printed as nothing, as in PHP, is not there either.',
  decimal:
    'Code that takes strings and integers alone, such as Python’s isinstance(value, (str, int)).',
  'decimal-nested':
    'Code that takes strings and integers alone, such as Python’s isinstance(value, (str, int)).',
  number: `${someTypes}, or that holds numbers for empty.`,
  'number-boolean-nested': `${someTypes}.`,
};

const valueOrigins = {
  nested: 'Code that passes over objects and lists. ',
  'empty-list':
    'Code that prints an empty list as nothing and drops what is blank, a filter that drops what is empty, or query-string code. ',
  empties:
    'A filter that drops what is empty, query-string code or a function that flattens, for which empty objects and lists have no entries, or code that passes over objects and lists. ',
  'header-entries':
    'Code that takes these out of the body, as the headers have them, and then enters the headers under other names. ',
  any: '',
} as const;

const orders = { sorted: ' by its key', received: ' in the body', any: '' } as const;

const nullOrigin =
  'String conversion of a null, such as by Java’s String.valueOf, JavaScript’s template strings or jq’s "\\(…)".';
const dropNothings = 'Drop every entry whose value is null, empty or only white space.';

const ofEmptyAlone =
  'A test for the empty string alone, such as value !== "", or isEmpty() without trim';

export const memberSentences = {
  'string.field-missing': {
    says: 'leaves out a field of the body',
    origin: unknownOrDropped,
    fix: 'Build the string from every field of the body, not from a typed object.',
    forms: ({ key, variant, facts }) => {
      const types = variant.replace('types:', '') as JsonTypes;
      if (typeNames[types] !== undefined)
        return {
          ...addedOrDropped,
          says: `has no ${typeNames[types]}`,
          origin: `${valueOrigins[facts.value]}${typeOrigins[types]} ${addedOrDropped.origin}`,
        };
      if (key === null)
        return {
          // Beside it may stand what is in no body.
          says:
            facts.known === undefined
              ? 'leaves out all fields that the contract does not name'
              : say`leaves out all fields that the contract does not name, but for ${showValue(facts.known)}`,
          fix: addedOrDropped.fix,
          origin: `${valueOrigins[facts.value]}${addedOrDropped.origin}`,
        };
      if (key !== '' && !isContractField(key))
        return {
          ...addedOrDropped,
          says: say`has no ${showValue(key)}`,
          origin: `${/^sign_?type$/i.test(key) ? ofSignType : valueOrigins[facts.value]}${addedOrDropped.origin}${sayLoop(facts.place)}`,
        };
      return {
        says:
          key === '' ? 'leaves out the field with an empty key' : say`leaves out ${showValue(key)}`,
        ...(facts.place !== undefined && { origin: `${unknownOrDropped}${sayLoop(facts.place)}` }),
        ...(key === 'completedAt' && {
          origin:
            'Code that takes only some of JSON’s types, or holds every number for empty, such as lodash’s isEmpty; or a typed object (DTO) or a fixed list of fields that does not know it, or a filter that drops it.',
          fix: 'Build the string from every field of the body, its numbers too.',
        }),
      };
    },
  },
  'string.fields-chosen': {
    says: 'has only some of the body’s fields',
    origin: 'A fixed list of fields, written by hand or by a typed object.',
    fix: 'Build the string from every field of the body.',
    forms: ({ facts: { kept, others } }) => ({
      form: say`${list(kept.split(' ').map(code), 'and')}${others === 'kept' ? ', and those that the contract does not name' : ''}`,
    }),
  },
  'string.blank-kept': {
    says: 'keeps empty values',
    origin:
      'Code that skips missing values but not empty ones, or that trims values once it has skipped the empty ones.',
    fix: 'Drop every entry whose value is empty or only white space.',
    forms: {
      'white-space': {
        form: 'those that hold only white space',
        says: 'keeps blank values',
        origin: `${ofEmptyAlone}.`,
      },
      'white-space-alone': {
        form: 'those that hold only white space',
        says: 'keeps blank values',
        origin: `${ofEmptyAlone}; or none for blank values at all.`,
      },
      unicode: {
        form: 'those that are blank only by Unicode, such as a no-break space',
        origin:
          'A trim function that knows only ASCII white space, such as Java’s String.trim or PHP’s trim.',
      },
    },
  },
  'string.null-kept': {
    says: 'keeps a null as text',
    origin: 'String conversion of a null.',
    fix: 'Drop entries whose JSON value is null.',
    forms: {
      null: { form: 'null', origin: nullOrigin },
      'null-and-blank': {
        form: 'null as text',
        says: 'keeps null and blank values',
        origin: nullOrigin,
        fix: dropNothings,
      },
      empty: {
        says: 'keeps null and blank values',
        form: null,
        origin:
          'A null that becomes an empty text, such as in PHP, Ruby, Perl or C#, in query-string code, or by a default such as Objects.toString(value, ""), and no filter.',
        fix: dropNothings,
      },
      python: {
        form: 'None, as Python writes it',
        origin: 'String conversion of a null, such as by Python’s str or an f-string.',
      },
      go: '<nil>, as Go’s %v writes it',
      nil: 'nil',
      undefined: 'undefined',
      'www-form': {
        says: 'has keys and values as Ruby’s URI.encode_www_form, a null’s key with no “=” behind it',
        form: null,
        origin:
          'Query-string code of Ruby over all entries, such as URI.encode_www_form or Rack’s build_query.',
        fix: 'Join key=value as they are; drop entries whose JSON value is null or blank.',
      },
      bare: {
        says: 'keeps the key of a null, with no “=” behind it, and blank values',
        form: null,
        origin: 'Query-string code of Ruby, such as URI.encode_www_form or Rack’s build_query.',
        fix: dropNothings,
      },
      c: {
        form: '(null), as C writes it',
        origin: 'String conversion of a null, such as by C’s printf or Objective-C’s %@.',
      },
      'upper-case': 'NULL',
      lua: {
        form: 'as Lua prints cjson.null',
        origin:
          'Code that puts cjson.null into the text, such as by tostring: only nil is nothing.',
      },
      luajit: {
        form: 'as OpenResty prints cjson.null',
        origin:
          'Code that puts cjson.null into the text, such as by tostring: only nil is nothing.',
      },
      zero: {
        form: null,
        says: 'has 0 for a null',
        origin:
          'The zero value of a type, or a conversion such as JavaScript’s Number(null), intval or COALESCE(…, 0).',
      },
    },
  },
  'string.sign-kept': {
    says: say`keeps the body’s own ${sign}`,
    origin: say`Code that leaves out X-Sign and forgets that a body may hold a ${sign} too.`,
    fix: say`Drop every entry whose key equals ${sign}, in any case.`,
  },
  'body.duplicate-first-wins': {
    says: 'has the first of two equal keys, not the last',
    origin:
      'A JSON parser that keeps the first value of a repeated key; or, where the signature does not verify, somebody who added the second on its way.',
    fix: 'Give each key once; of several values, nearly every parser takes the last.',
  },
  'body.duplicates-kept': {
    says: 'has each value of a key that the body has more than once',
    origin:
      'Code that takes the body apart by itself, such as by text replacements, or puts its members into a list or into a map with several values, such as by Python’s object_pairs_hook or Go’s url.Values.Add.',
    fix: 'Give each key once; of several values, nearly every parser takes the last.',
  },
  'string.keys-merged': {
    says: 'has one entry for keys that differ only in case',
    origin: 'A map or a parser that ignores the case of keys.',
    fix: 'Keep keys that differ only in case apart: each is an entry of its own.',
    forms: {
      'last-value': {
        form: 'the first one’s key, the last one’s value',
        origin:
          'A map that ignores the case of keys, such as Java’s TreeMap with CASE_INSENSITIVE_ORDER or a Dictionary of .NET with OrdinalIgnoreCase; or a class whose fields are matched so, such as Go’s structs.',
      },
      last: {
        form: 'the last one',
        origin:
          'A map that ignores the case of keys and keeps the last, such as Requests’ CaseInsensitiveDict; or a class whose fields are matched so, such as Go’s structs.',
      },
      first: {
        form: 'the first one',
        origin:
          'A map that ignores the case of keys and takes none twice, such as by putIfAbsent or TryAdd.',
      },
    },
  },
  'string.values-once': {
    says: 'leaves out entries whose value another one has',
    origin:
      'A function that keeps each value once, such as PHP’s array_unique or array_flip, or a Set of the values; a list of fields, or a class, that has none of those; or a body that got them on its way here, as copies under other names.',
    fix: 'Keep every entry, also where two have the same value.',
    forms: ({ variant, facts: { order } }) => {
      const stays = variant.startsWith('first') ? 'the first one' : 'the last one';
      return { form: `${stays}${orders[order]} stays` };
    },
  },
} satisfies Partial<DeviationsSentences>;
