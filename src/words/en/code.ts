import type { CodeRule } from '../../core/diagnosis/code-rule';
import type { CodeWords } from '../code-words';

const rules: Readonly<Record<CodeRule, string>> = {
  key: 'the key',
  headers: 'the headers',
  checks: 'the checks',
  answer: 'the answer',
  signature: 'the signature',
  bytes: 'the signed bytes',
  entries: 'timestamp and nonce',
  dropped: 'what is left out',
  order: 'the order',
  joining: 'joining the pairs',
  body: 'the body’s bytes',
  values: 'the values',
  duplicates: 'repeated keys',
  nested: 'nested JSON',
  escapes: 'escapes',
  numbers: 'numbers',
};

export const codeWords: CodeWords = {
  title: 'Verification code',
  language: 'Language of the code',
  what: 'Complete: it verifies a callback as this page does and says what to answer.',
  ran: {
    Java: 'For Java 17 or later, no dependencies. Run in our tests with OpenJDK 17.',
    Kotlin: 'For the JVM, no dependencies. Run in our tests with Kotlin 1.3 on OpenJDK 17.',
    PHP: 'For PHP 8.1 or later with its openssl and iconv. Run in our tests with PHP 8.2.',
    Python:
      'For Python 3.9 or later with the package cryptography. Run in our tests with Python 3.11.',
    Go: 'For Go 1.19 or later, no dependencies. Run in our tests with Go 1.19.',
    'C#': 'For .NET Framework 4.7, .NET 5 or later; no packages. Run in our tests with Mono 6.8; the one line that .NET 5 and later compile in its place is not run in our tests.',
    Ruby: 'For Ruby 3.0 or later, no gems. Run in our tests with Ruby 3.1.',
    TypeScript: 'For Node.js 18 or later, no dependencies. Run in our tests with Node.js 20.',
  },
  whole: (language) => `Verification code in ${language}`,
  copied: 'the code',
  download: { what: 'Download', label: (name) => `Download ${name}` },
  link: {
    label: (language) => `In ${language}`,
    show: 'See the line that does it right',
    showRule: (rule) => `See the line that does it right: ${rules[rule]}`,
  },
};
