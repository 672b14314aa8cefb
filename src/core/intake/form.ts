/** The forms that are read, by short stable names; what programs print them is in `form-facts.ts`. */

export type DumpForm =
  // values
  | 'json'
  | 'json-members'
  | 'json5'
  | 'unescaped-json'
  | 'python'
  | 'python-fields'
  | 'ruby'
  | 'php-export'
  | 'php-var-dump'
  | 'php-dump'
  | 'php-print-r'
  | 'php-yii'
  | 'php-serialize'
  | 'perl'
  | 'lua'
  | 'lua-table'
  | 'go-spew'
  | 'go-quoted'
  | 'go-syntax'
  | 'go-map'
  | 'go-struct'
  | 'javascript'
  | 'mongo-shell'
  /** What it makes of an object where a text is wanted. */
  | 'javascript-text'
  /** What others do: the name of its type, or its address. */
  | 'type-name'
  | 'java-map'
  | 'java-object'
  | 'spring-headers'
  | 'csharp-object'
  | 'csharp-pairs'
  | 'form-pairs'
  | 'form-data'
  | 'yaml'
  | 'xml'
  | 'pairs'
  | 'lines'
  | 'rows'
  | 'positional'
  /** Of Objective-C and Swift. */
  | 'plist'
  | 'shell'
  | 'header-lines'
  | 'header-line-pairs'
  | 'header-list'
  // what is around them
  | 'quoted'
  | 'escaped'
  | 'entities'
  | 'smart-quotes'
  | 'odd-spaces'
  | 'colours'
  /** Each character under its place. */
  | 'characters'
  | 'broken-lines'
  | 'quoted-printable'
  | 'line-marks'
  /** Dots and blanks by PHP, in a form's key. */
  | 'underscored'
  | 'percent'
  | 'base64'
  | 'hex'
  | 'byte-list'
  /** At & and =, by a reader of forms. */
  | 'split'
  | 'envelope'
  | 'embedded';

export type DumpLanguage =
  | 'C#'
  | 'Go'
  | 'Java'
  | 'JavaScript'
  | 'Lua'
  | 'Perl'
  | 'PHP'
  | 'Python'
  | 'Ruby';

/** Of objects of a class, whose fields have types and defaults of their own. */
export const classForms: ReadonlySet<DumpForm> = new Set([
  'java-object',
  'csharp-object',
  'go-struct',
  'python-fields',
]);
