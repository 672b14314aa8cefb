import type { TruthBlanks, TruthLanguage } from '../../../core/diagnosis/deviations/truth';
import type { DeviationsSentences } from '../../deviation-words';
import { code } from '../../text';
import { english } from '../language';

const { list, say } = english;

/** False alone is false, or is not printed. */
const falseAlone =
  'Ruby’s if value or select(&:itself), or jq’s select(.value), for which only false and null are false, or one that spares 0';

/** Where what is dropped is not false alone. */
const whereNoFalse = '; or, where no false is dropped, one for empty texts and containers';

/** What each is, as an example of a test for truth. */
const languages: Readonly<
  Record<
    Exclude<TruthLanguage, 'any' | 'other'>,
    { readonly names: readonly string[]; readonly says: string; readonly test: string }
  >
> = {
  php: {
    names: ['PHP'],
    says: 'drops 0, "0", false and empty arrays, as PHP does',
    test: 'PHP’s empty(), if ($value) or array_filter without a callback',
  },
  'php-objects': {
    names: ['PHP'],
    says: 'drops 0, "0", false and empty lists, as PHP does where objects are read as objects',
    test: 'PHP’s empty() or if ($value) after json_decode without true, which keeps {}',
  },
  'empty-lists': {
    names: [],
    says: 'drops 0, false and empty lists, but no empty object',
    test: 'PHP’s empty() or if ($value) after json_decode without true; or one for a length too, such as JavaScript’s !v || v.length === 0',
  },
  javascript: {
    names: ['JavaScript', 'Go’s IsZero'],
    says: 'drops 0 and false',
    test: 'JavaScript’s if (value) or filter(Boolean), or one for the zero value of a type, as Go’s reflect.Value.IsZero',
  },
  python: {
    names: ['Python'],
    says: 'drops 0, False and empty containers, as Python does',
    test: 'Python’s if value or filter(None, …), or PHP’s loose comparison: $value == null, in_array($value, ["", null])',
  },
  perl: {
    names: ['Perl'],
    says: 'drops 0, "0" and false, as Perl does',
    test: 'Perl’s grep { $value } or unless ($value)',
  },
  ruby: { names: ['Ruby'], says: 'drops false', test: falseAlone },
  'ruby-alone': { names: ['Ruby'], says: 'drops false', test: falseAlone },
  zero: {
    names: [],
    says: 'drops what is 0',
    test: 'one for 0 or for the text "0": !"0".equals(value)',
  },
  'zero-value': {
    names: [],
    says: 'drops what is 0 as a number, 0.00 as well',
    test: 'a filter for what is nothing as a number: is_numeric($value) && $value == 0, or compareTo(BigDecimal.ZERO)',
  },
  'zero-value-or-false': {
    names: [],
    says: 'drops false, and what is 0 as a number, 0.00 as well',
    test: 'JavaScript’s Number(value) === 0',
  },
  rails: {
    names: ['Rails'],
    says: 'drops false or empty containers',
    test: 'Rails’ blank?, present? or compact_blank',
  },
  'rails-alone': {
    names: ['Rails'],
    says: 'drops false or empty containers',
    test: 'Rails’ blank?, present? or compact_blank; or code that takes strings and numbers alone, as a type switch in Go does',
  },
};

/** Where a false that is not there is all that shows. */
const ofFalseAlone =
  'Or PHP or Perl, which print false as nothing, before empty text is dropped; or code that takes strings and numbers alone.';

const blankForms: Readonly<Record<TruthBlanks, string | null>> = {
  dropped: null,
  'white-space-kept': 'blank text kept',
  kept: 'empty text kept',
  emptied: null,
};

const fallbacks: Partial<Readonly<Record<TruthLanguage, string>>> = {
  javascript: 'JavaScript’s value || ""',
  python: 'Python’s value or ""',
  php: 'PHP’s $value ?: ""',
  perl: 'Perl’s $value || ""',
  ruby: 'Ruby’s value || ""',
  rails: 'Rails’ value.presence || ""',
};

export const truthSentences = {
  'string.non-texts-emptied': {
    says: 'has nothing for values that are no text, and keeps their keys',
    origin:
      'A map of strings that takes the body, whose error is not looked at, such as Go’s json.Unmarshal into map[string]string; or a cast with an empty text as its fallback, such as Go’s s, _ := value.(string).',
    fix: say`Read the values as they are, such as into Go’s ${code('map[string]any')} with ${code('UseNumber')}, and write numbers, booleans and compact JSON.`,
  },
  'string.falsy-dropped': {
    says: 'drops what counts as false: 0, false or empty containers',
    origin:
      'A test for truth instead of emptiness, such as PHP’s empty() and array_filter, JavaScript’s if (value) or Go’s IsZero.',
    fix: say`Drop only blank strings, null and ${code('sign')}; 0, false, {} and [] are signed.`,
    // Of several that drop the same here, each fact has all values.
    forms: ({ facts }) => {
      if (facts.blanks === 'emptied') {
        const calls = facts.language
          .split(' ')
          .flatMap((one) => fallbacks[one as TruthLanguage] ?? []);
        const of = calls.length === 0 ? '' : `, such as ${list(calls, 'or')}`;
        const trueAs = 'trueAs' in facts ? facts.trueAs : 'json';
        return {
          form: null,
          ...(trueAs === 'json'
            ? { says: 'has nothing for values that count as false, and keeps their keys' }
            : {
                says: say`has nothing for values that count as false, keeps their keys, and has true as ${code(trueAs)}`,
                fix: say`Drop only blank strings, null and ${code('sign')}; 0, false, {} and [] are signed, and true is ${code('true')}.`,
              }),
          origin: `An empty text as a fallback${of}; or, of one alone, a field that had no value yet when the string was built.`,
        };
      }
      const form = blankForms[facts.blanks] ?? null;
      const all = facts.language.split(' ') as TruthLanguage[];
      // What is also dropped elsewhere shows no test for 0 alone.
      const languagesTold = all.filter((one) => one !== 'other');
      const others = languagesTold.filter((one) => one !== 'zero');
      const told = others.length > 0 ? others : languagesTold;
      if (told.length === 0) return { form, says: 'drops values that count as false' };
      const named = told.flatMap((one) => (one === 'any' ? [] : languages[one]));
      const [first] = named;
      // Where Ruby does it too, no 0 and no empty container is dropped, and nothing shows a language.
      const isFalseAlone = told.includes('ruby') || told.includes('ruby-alone');
      // What JavaScript keeps, most do not hold for false: a text "0", empty containers.
      const isUsual = named.length < told.length && told.includes('javascript');
      if (first === undefined || (isUsual && !isFalseAlone)) return { form };
      const allNames = named.flatMap(({ names }) => names);
      // Where no false shows which, a test for 0 is all that is told.
      const isNameless = allNames.length === 0;
      const names = list(allNames, 'or');
      return {
        form,
        says: isFalseAlone
          ? languages.ruby.says
          : named.length === 1 || isNameless
            ? first.says
            : say`drops what counts as false, as in ${names}`,
        origin: `A test for truth, such as ${named.map(({ test }) => test).join('; or ')}${told.includes('rails') && !isFalseAlone ? whereNoFalse : ''}.${told.includes('ruby-alone') ? ` ${ofFalseAlone}` : ''}`,
      };
    },
  },
} satisfies Partial<DeviationsSentences>;
