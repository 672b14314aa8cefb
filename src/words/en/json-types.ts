import type { JsonType } from '../../core/problem';

/** As what something is: `it is a string`. */
export const jsonTypeWords: Readonly<Record<JsonType, string>> = {
  string: 'a string',
  number: 'a number',
  boolean: 'true or false',
  null: 'null',
  object: 'an object',
  array: 'an array',
};
