/** What prints a form: the language, its call, and the call that gives the body as it arrived instead. Code, not sentences. */
import type { DumpForm, DumpLanguage } from './form';

export interface FormFact {
  /** Null where several do. */
  readonly language: DumpLanguage | null;
  /** What a program calls to print that; null where it is no one call. */
  readonly call: string | null;
}

const none: FormFact = { language: null, call: null };

export const formFacts: Readonly<Record<DumpForm, FormFact>> = {
  json: none,
  'json-members': none,
  json5: none,
  'unescaped-json': none,
  python: { language: 'Python', call: 'str(data)' },
  'python-fields': { language: 'Python', call: 'print(model)' },
  ruby: { language: 'Ruby', call: 'data.inspect' },
  'php-export': { language: 'PHP', call: 'var_export($data)' },
  'php-var-dump': { language: 'PHP', call: 'var_dump($data)' },
  'php-dump': { language: 'PHP', call: 'dump($data)' },
  'php-print-r': { language: 'PHP', call: 'print_r($data)' },
  'php-yii': { language: 'PHP', call: 'VarDumper::dumpAsString($data)' },
  'php-serialize': { language: 'PHP', call: 'serialize($data)' },
  perl: { language: 'Perl', call: 'Dumper($data)' },
  lua: { language: 'Lua', call: 'inspect(data)' },
  'lua-table': { language: 'Lua', call: null },
  'go-spew': { language: 'Go', call: 'spew.Dump(data)' },
  'go-quoted': { language: 'Go', call: 'fmt.Printf("%q", data)' },
  'go-syntax': { language: 'Go', call: 'fmt.Printf("%#v", data)' },
  'go-map': { language: 'Go', call: 'fmt.Printf("%v", data)' },
  'go-struct': { language: 'Go', call: 'fmt.Printf("%+v", data)' },
  javascript: { language: 'JavaScript', call: 'console.log(data)' },
  'mongo-shell': none,
  'javascript-text': { language: 'JavaScript', call: 'String(data)' },
  'type-name': none,
  'java-map': { language: 'Java', call: 'map.toString()' },
  'java-object': { language: 'Java', call: 'object.toString()' },
  'spring-headers': { language: 'Java', call: 'httpHeaders.toString()' },
  'csharp-object': { language: 'C#', call: 'value.ToString()' },
  'csharp-pairs': { language: 'C#', call: 'string.Join(", ", dictionary)' },
  'form-pairs': none,
  'form-data': none,
  yaml: none,
  xml: none,
  pairs: none,
  lines: none,
  rows: none,
  positional: none,
  plist: none,
  shell: none,
  'header-lines': none,
  'header-line-pairs': none,
  'header-list': none,
  quoted: none,
  escaped: none,
  entities: none,
  'smart-quotes': none,
  'odd-spaces': none,
  colours: none,
  characters: none,
  'broken-lines': none,
  'quoted-printable': none,
  'line-marks': none,
  underscored: none,
  percent: none,
  base64: none,
  hex: none,
  'byte-list': none,
  split: none,
  envelope: none,
  embedded: none,
};

/** What gives the body as it arrived. */
export const rawBodyCalls: Readonly<Record<DumpLanguage, string>> = {
  'C#': 'await new StreamReader(Request.Body).ReadToEndAsync()',
  Go: 'io.ReadAll(r.Body)',
  Java: '@RequestBody String body',
  JavaScript: 'express.text({ type: "application/json" })',
  Lua: 'ngx.req.get_body_data()',
  Perl: '$request->content',
  PHP: "file_get_contents('php://input')",
  Python: 'request.get_data(as_text=True)',
  Ruby: 'request.raw_post',
};
