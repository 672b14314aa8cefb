/** The two texts that get colours: colour tells where a part of the string to be signed comes from. */
import * as monaco from 'monaco-editor/editor';

const json: monaco.languages.IMonarchLanguage = {
  defaultToken: '',
  tokenizer: {
    root: [
      [/"(?:[^"\\]|\\.)*"(?=\s*:)/, 'key'],
      [/"/, { token: 'string', next: '@string' }],
      [/[{}[\],:]/, 'punctuation'],
      [/-?\d[\d.eE+-]*/, 'number'],
      [/\b(?:true|false|null)\b/, 'keyword'],
      [/[^\s{}[\],:"]+/, 'wrong'],
    ],
    string: [
      [/[^"\\]+/, 'string'],
      [/\\(?:["\\/bfnrt]|u[\da-fA-F]{4})/, 'escape'],
      [/\\./, 'wrong'],
      [/"/, { token: 'string', next: '@pop' }],
    ],
  },
};

const headers: monaco.languages.IMonarchLanguage = {
  defaultToken: '',
  ignoreCase: true,
  tokenizer: {
    root: [
      [/^\s*(?:X-Timestamp|X-Nonce)\s*:.*$/, 'header'],
      [/^[^:]+:/, 'punctuation'],
      [/.+/, ''],
    ],
  },
};

export function registerLanguages(): void {
  monaco.languages.register({ id: 'callback-json' });
  monaco.languages.setMonarchTokensProvider('callback-json', json);
  monaco.languages.setLanguageConfiguration('callback-json', {
    brackets: [
      ['{', '}'],
      ['[', ']'],
    ],
  });
  monaco.languages.register({ id: 'callback-headers' });
  monaco.languages.setMonarchTokensProvider('callback-headers', headers);
}
