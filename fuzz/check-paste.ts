/** Gives a paste to the product and holds what it says against the second reading. Throws where they disagree. */
import { createHash, type KeyObject } from 'node:crypto';
import type { CallbackReport } from '../src/core/callback-report';
import { concludeDiagnosis } from '../src/core/diagnosis/conclude-diagnosis';
import { diagnoseCallback } from '../src/core/diagnosis/diagnose-callback';
import type { Finding } from '../src/core/diagnosis/finding';
import { inspectCallback } from '../src/core/inspect-callback';
import { inspectKeys, prepareKeys } from '../src/core/key/inspect-keys';
import type { KeyMemory } from '../src/core/key/key-memory';
import { isError } from '../src/core/problem';
import { buildAnswer } from '../src/core/receiver/build-answer';
import { buildChecklist } from '../src/core/receiver/build-checklist';
import { checkAcknowledgement } from '../src/core/receiver/check-acknowledgement';
import { parseLocalOrder } from '../src/core/receiver/local-order';
import { parseAnswer } from '../src/core/receiver/parse-answer';
import { expectProof, isSubsequence } from '../src/testing/expect-proof';
import type { Paste } from './paste';
import { readPlainKey, readSpki, standsIn } from './read-plain-key';
import { decideVerdict, readPaste, type SecondReading } from './second-reading';

/** Most pastes have one of a few keys; each text is read once. */
const keys: KeyMemory = { platform: rememberAll(prepareKeys), own: rememberAll(inspectKeys) };

/** @param isDeep also looks for causes, which takes a thousand times as long */
export async function checkPaste(paste: Paste, isDeep: boolean): Promise<void> {
  const { answerText, orderText, ...input } = paste;
  const report = await inspectCallback(input, keys);
  const reading = readPaste(paste.headersText, paste.bodyText);
  const key = await pickKey(paste, report);
  if (report.problems.some(({ code }) => code === 'headers.dump' || code === 'body.dump')) {
    checkDump(report, reading, key);
    checkReceiver(report, orderText);
    if (isDeep) await checkDiagnosis(report, paste, readAgain(report));
    return;
  }
  compare('the string to be signed', report.canonical?.text ?? null, reading.canonical);
  const isEmpty = [paste.keyText, paste.headersText, paste.bodyText, paste.ownString].every(
    (text) => text.trim() === '',
  );
  const verdict = isEmpty ? { kind: 'empty' } : decideVerdict(reading, key);
  compare('the verdict', report.verdict, verdict);
  const { comparison } = report;
  const isStripped = comparison.result === 'same' && comparison.stripped !== undefined;
  const found = isStripped ? 'different' : comparison.result;
  compare('the comparison', found, compareOwnString(paste, reading));
  checkReceiver(report, orderText);
  checkAnswer(answerText);
  if (isDeep) await checkDiagnosis(report, paste, reading);
}

function rememberAll<Keys>(
  read: (text: string, subtle: SubtleCrypto | undefined) => Promise<Keys>,
): typeof read {
  const known = new Map<string, Promise<Keys>>();
  return (text, subtle) => {
    const keys = known.get(text) ?? read(text, subtle);
    if (known.size > 1000) known.clear();
    known.set(text, keys);
    return keys;
  };
}

function compare(what: string, found: unknown, expected: unknown): void {
  const [one, other] = [found, expected].map((value) => JSON.stringify(value));
  if (one !== other) throw new Error(`${what} is ${one}, in the second reading ${other}`);
}

/** Where only the product could read the key, its word is taken, but the key must stand in the text. */
async function pickKey({ keyText }: Paste, report: CallbackReport): Promise<KeyObject | null> {
  const plain = await readPlainKey(keyText);
  if (plain === 'none') return null;
  if (plain !== 'unclear') return plain;
  const [key] = report.keys;
  const isRefused = report.problems.some((one) => one.input === 'key' && isError(one));
  if (key === undefined || isRefused) return null;
  const isThere = key.form !== 'spki' || standsIn(keyText, key.spki);
  compare('that the key stands in the text', isThere, true);
  return readSpki(key.spki);
}

/** How a dump is read is the product's own; nothing but a signature makes it valid, and nothing makes it invalid. */
function checkDump(report: CallbackReport, reading: SecondReading, key: KeyObject | null): void {
  compare('that a dump is needed', decideVerdict(reading, key).kind !== 'valid', true);
  const isValid = key !== null && decideVerdict(readAgain(report), key).kind === 'valid';
  const kind = isValid && !report.problems.some(isOpen) ? 'valid' : 'unverifiable';
  compare('the verdict on a dump', report.verdict.kind, kind);
}

/** What keeps a callback from being verified, whatever its string. */
function isOpen(problem: CallbackReport['problems'][number]): boolean {
  return isError(problem) && problem.input !== 'own-key' && problem.input !== 'own-string';
}

/** As if the product's reading were the paste. */
function readAgain({ canonical, headers }: CallbackReport): SecondReading {
  return {
    canonical: canonical?.text ?? null,
    sign: headers?.fields['X-Sign']?.value ?? null,
    unusable: [],
    isOpen: false,
  };
}

function compareOwnString({ ownString }: Paste, { canonical }: SecondReading): string {
  if (canonical === null || ownString === '') return 'empty';
  // A merchant may have nothing but the SHA-256 of it.
  const digest = createHash('sha256').update(canonical).digest();
  const own = ownString.trim();
  const isDigest =
    own.toLowerCase() === digest.toString('hex') || own === digest.toString('base64');
  return ownString === canonical || isDigest ? 'same' : 'different';
}

function checkReceiver(report: CallbackReport, orderText: string): void {
  const order = parseLocalOrder(orderText);
  const checks = buildChecklist(report, {
    merchantNo: 'M10086',
    toleranceSeconds: 300,
    receivedAtSeconds: 1793135054,
    nowSeconds: 1793135054,
    earlier: null,
    localOrder: order.ok ? order.order : 'unreadable',
  });
  const { kind } = buildAnswer(checks);
  if (kind === 'ok')
    compare('the verdict of what is answered with OK', report.verdict.kind, 'valid');
  if (report.verdict.kind === 'invalid') compare('the answer to what is invalid', kind, 'reject');
}

/** Of a response as a server sends it, with nothing to be mended, the contract's own words decide. */
function checkAnswer(answerText: string): void {
  const { result } = checkAcknowledgement(parseAnswer(new TextEncoder().encode(answerText)));
  const [, status, body] = /^HTTP\/1\.1 (\d{3}) \w+\r\n\r\n([\s\S]*)$/.exec(answerText) ?? [];
  if (status === undefined || body?.includes('HTTP/')) return;
  const isAccepted = status === '200' && body === 'OK';
  if (isAccepted !== (result === 'accepted')) {
    compare('the acknowledgement', result, isAccepted ? 'accepted' : 'refused');
  }
}

async function checkDiagnosis(
  report: CallbackReport,
  paste: Paste,
  { sign, canonical }: SecondReading,
): Promise<void> {
  const open = await diagnoseCallback(report);
  const { findings } = open.valueSearch === null ? open : concludeDiagnosis(report, open, null, 0);
  const callback = {
    keyTexts: report.keys.map(({ pem }) => pem),
    ownKeyText: report.ownKeys[0]?.pem ?? '',
    sign: sign ?? '',
    canonical: canonical ?? '',
    ownString: pickOwnString(report, paste.ownString, findings),
  };
  // Its pairs stand there in other marks, or a key has their separator: only the code under test tells them apart.
  const isReadAsPairs =
    /"[^"]*(?:&|\\u0026)[^"]*"\s*:/i.test(paste.bodyText) ||
    findings.some(({ proof }) => proof.by === 'string' && proof.hasOtherDifferences === true);
  for (const finding of findings) {
    if (!isProvable(finding) || (isReadAsPairs && isOfPairs(finding))) continue;
    try {
      expectProof(finding, callback);
    } catch (error) {
      throw new Error(`the proof of ${JSON.stringify(finding)} does not hold`, { cause: error });
    }
  }
}

/** Forms of a paste of which nothing but characters around the string, or in it, are left out. */
const leavingOut: readonly string[] = [
  'label',
  'repeated',
  'broken-lines',
  'invisible',
  'colours',
  'mail',
  'other-lines',
];

/** What was compared, where that is said to be less than the paste. */
function pickOwnString(
  { comparison }: CallbackReport,
  ownString: string,
  findings: readonly Finding[],
): string {
  if (comparison.result !== 'different' || comparison.stripped === undefined) return ownString;
  const { forms, text } = comparison.stripped;
  const isTold = findings.some(({ causes }) =>
    causes.some(({ code }) => code === 'paste.stripped'),
  );
  compare('that something was stripped', isTold, true);
  const isWhole =
    forms.some((form) => !leavingOut.includes(form)) || isSubsequence([...text], [...ownString]);
  compare('that characters of it were compared', isWhole, true);
  return text;
}

/** The proof knows the codes of a few characters alone. */
function isProvable({ causes, variantText }: Finding): boolean {
  const isEncoded = causes.some(({ code }) => code.startsWith('charset.'));
  return !isEncoded || /^[\x20-\x7e]*$/.test(variantText ?? '');
}

function isOfPairs({ causes }: Finding): boolean {
  return causes.every(({ kind }) => kind === 'pair');
}
