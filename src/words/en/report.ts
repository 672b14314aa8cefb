import type { ReportWords } from '../report-words';
import { english } from './language';

const { count, printNumber } = english;

const bytes = (number: number): string => count(number, { one: 'byte', other: 'bytes' });

export const reportWords: ReportWords = {
  title: 'Callback report',
  headings: {
    findings: 'Findings',
    string: 'String to be signed',
    dropped: 'Not signed',
    problems: 'Problems with the input',
    own: 'The merchant’s own string',
    receiver: 'The receiver’s checks',
    key: 'Platform public key',
    support: 'For the platform’s support',
  },
  labels: {
    answer: 'Answer',
    codes: 'Codes',
    digest: 'SHA-256',
    equivalents: 'Or',
    evidence: 'Proof',
    facts: 'Proven',
    fix: 'Fix',
    form: 'Form',
    key: 'Key',
    move: 'Whose move',
    origins: 'Likely cause',
    signersFix: 'Signer’s fix',
    time: 'Time of this report',
    tool: 'Tool',
    variant: 'The deviating string',
  },
  fromMaskedCase:
    'The case was masked before it was opened here: the likes of amount-1 stand in the place of its values. The signature was made over the real ones, so nothing here says whether it is valid.',
  masked: [
    'This report is masked: amount-1, order-no-1 and the like stand in the place of values, the same one for the same value.',
    'Times, signatures and SHA-256 values are masked too; how old the callback was is told. Nothing in it can be verified: its string is not the one that was signed, and its digest cannot be checked by the reader.',
  ],
  severities: { error: 'Error', warning: 'Warning' },
  dropped: {
    blank: 'the value is blank',
    null: 'the value is null',
    sign: 'the key is “sign”',
    replaced: 'the header counts in its place',
  },
  differences: {
    missing: 'is missing',
    added: 'is additional',
    changed: 'has another value',
    moved: 'stands in another place',
  },
  expected: 'right',
  own: 'own',
  noString: 'None: the body cannot be read.',
  empty: 'empty',
  key: (bits, fingerprint) =>
    fingerprint === null ? `RSA, ${bits} bits` : `RSA, ${bits} bits, SHA-256 fingerprint`,
  noKey: 'none that can be read',
  string: (number) => `${bytes(number)} of UTF-8`,
  maskedString: (number) => `${bytes(number)} of UTF-8 before it was masked`,
  more: (number) => `${printNumber(number)} more ${number === 1 ? 'is' : 'are'} not listed.`,
  cut: (characters) =>
    `The first ${printNumber(characters)} characters; the JSON report has all of them.`,
  times: (sent, at, isByClock) =>
    `Sent ${sent}, ${isByClock ? `checked ${at}` : `received ${at}`}.`,
  results: { pass: 'passed', fail: 'failed', skipped: 'skipped' },
  dialog: {
    title: 'Report',
    mask: 'Mask sensitive values',
    withKey: 'Include the whole public key',
    text: 'Report text',
    copied: 'report',
    download: 'Download report',
    format: 'Format',
    formats: { markdown: 'Markdown', json: 'JSON' },
    privacy: 'It is made here and sent to nobody.',
    pending:
      'The diagnosis is still looking for the reason: the report tells what is known so far.',
  },
};
