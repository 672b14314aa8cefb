/** The languages that there is verification code in, as `verification-code/` has it. */
export const codeLanguages = [
  'Java',
  'Kotlin',
  'PHP',
  'Python',
  'Go',
  'C#',
  'Ruby',
  'TypeScript',
] as const;

export type CodeLanguage = (typeof codeLanguages)[number];
