/** What stands in a string whose values were not put in. */

/** What tools for tests make a timestamp or a nonce of: Postman's dynamic variables, JMeter's functions. */
const functions: ReadonlyMap<string, readonly string[]> = new Map([
  [
    'timestamp',
    ['{{$timestamp}}', `\${__time(/1000)}`, `\${__time(/1000,)}`, `\${__time()}`, `\${__time}`],
  ],
  ['nonce', ['{{$guid}}', '{{$randomUUID}}', `\${__UUID()}`, `\${__UUID}`]],
]);

/** In characters: names are shorter. */
const longestName = 40;

/** A variable of the entry's name as templates have it, and the functions that stand for it. */
export function listTemplates(key: string): readonly string[] {
  if (key.length > longestName) return [];
  const variables = [
    `{{${key}}}`,
    `{{ ${key} }}`,
    `\${${key}}`,
    `\${vars.${key}}`,
    `$${key}`,
    `#{${key}}`,
    `{${key}}`,
    `%${key}%`,
    `<${key}>`,
  ];
  return [...variables, ...(functions.get(key) ?? [])];
}
