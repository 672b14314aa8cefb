import type { DeviationsSentences } from '../../deviation-words';
import { code } from '../../text';
import { english } from '../language';

const { say } = english;

const php = 'PHP’s empty(), if ($value) or array_filter without a callback.';
const javascript = 'JavaScript’s if (value), filter(Boolean) or value || skip.';
const python = 'Python’s if value, or filter(None, …).';

export const truthSentences = {
  'string.falsy-dropped': {
    says: 'drops 0, false and empty containers',
    origin:
      'A test for truth instead of emptiness: PHP’s empty() and array_filter, JavaScript’s if (value).',
    fix: say`Drop only blank strings, null and ${code('sign')}; 0 and false are signed.`,
    forms: {
      php: {
        form: 'blank text kept',
        says: 'drops what PHP holds for false: 0, "0", false and empty arrays',
        origin: php,
      },
      'php-trimmed': {
        form: null,
        says: 'drops what PHP holds for false: 0, "0", false and empty arrays',
        origin: php,
      },
      javascript: {
        form: 'blank text kept',
        says: 'drops what JavaScript holds for false: 0 and false',
        origin: javascript,
      },
      'javascript-trimmed': {
        form: null,
        says: 'drops what JavaScript holds for false: 0 and false',
        origin: javascript,
      },
      python: {
        form: 'blank text kept',
        says: 'drops what Python holds for false: 0, False and empty containers',
        origin: python,
      },
      'python-trimmed': {
        form: null,
        says: 'drops what Python holds for false: 0, False and empty containers',
        origin: python,
      },
      perl: {
        form: 'blank text kept',
        says: 'drops what Perl holds for false: 0, "0" and false',
        origin: 'Perl’s grep { $value } or unless ($value).',
      },
      ruby: { says: 'drops false', origin: 'Ruby’s if value or select(&:itself).' },
      'ruby-blanks-kept': {
        form: 'empty text kept',
        says: 'drops false',
        origin: 'Ruby’s if value or select(&:itself), for which only false and nil are false.',
      },
      rails: {
        says: 'drops false and empty containers',
        origin: 'Rails’ blank?, present? or compact_blank.',
      },
    },
  },
} satisfies Partial<DeviationsSentences>;
