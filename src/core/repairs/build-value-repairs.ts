/** The values that were signed, in the places of those that were pasted: an experiment, to see that they verify. */
import type { CallbackReport } from '../callback-report';
import type { Canonical, EntrySource } from '../canonical/canonical';
import { diffOwnString } from '../compare/diff-own-string';
import { type EntryHeaderName, headerKeys } from '../contract';
import type { Cause } from '../diagnosis/cause';
import type { Finding } from '../diagnosis/finding';
import { parseJson } from '../json/parse-json';
import { editText, type InputRepair, type TextEdit } from './input-repair';

/** Values that are no text written as they are first, then as texts: whoever asks tries which verifies. */
export function buildValueRepairs(
  report: CallbackReport,
  finding: Finding,
): readonly InputRepair[] {
  const { canonical } = report;
  if (canonical === null || finding.subject !== 'signature' || !isOfValues(finding)) return [];
  const values = listSignedValues(canonical, finding);
  if (values === null) return [];
  return ['as-written', 'as-text'].flatMap((style) => {
    const isAsText = style === 'as-text';
    const changes = writeValues(report, canonical, values, isAsText);
    if (changes === null) return [];
    const keys = values.map(({ key }) => key);
    return [{ code: 'use-signed-values', changes, keys }];
  });
}

/** The key and the algorithm are right: another string is all there is to it. */
function isOfValues({ causes, proof }: Finding): boolean {
  const isOfString = (cause: Cause): boolean =>
    cause.kind === 'deviation' ||
    cause.code === 'value.changed' ||
    cause.code === 'input.rewritten';
  return proof.by !== 'none' && causes.every(isOfString);
}

interface SignedValue {
  readonly key: string;
  /** What the pasted input calls it. */
  readonly pastedKey: string;
  /** Null: it gives no entry. */
  readonly value: string | null;
}

/** Null where more than values differs: no input gives the string that was signed. */
function listSignedValues(canonical: Canonical, finding: Finding): readonly SignedValue[] | null {
  const { causes, variantText } = finding;
  const rewritten = causes.find(({ code }) => code === 'input.rewritten');
  if (rewritten?.kind === 'fault' && rewritten.code === 'input.rewritten') {
    return rewritten.entries.map(({ key, pastedKey, signed }) => ({
      key,
      pastedKey,
      value: signed,
    }));
  }
  const comparison = diffOwnString(canonical, variantText ?? '');
  if (comparison.result !== 'different') return null;
  const { differences } = comparison;
  const isValue = differences.every(
    ({ kind, key }) => kind === 'changed' || (kind === 'added' && readHeaderName(key) !== null),
  );
  if (!isValue) return null;
  return differences.map(({ key, own }) => ({ key, pastedKey: key, value: own }));
}

/** Null where one of them has no place. */
function writeValues(
  { input: { headersText, bodyText }, headers }: CallbackReport,
  { kept, dropped }: Canonical,
  values: readonly SignedValue[],
  isAsText: boolean,
): InputRepair['changes'] | null {
  const edits: Record<EntrySource['input'], TextEdit[]> = { headers: [], body: [] };
  const added: string[] = [];
  for (const { key, pastedKey, value } of values) {
    const source = [...kept, ...dropped].find((entry) => entry.key === pastedKey)?.source;
    const name = readHeaderName(key);
    const blank = name === null ? undefined : headers?.blanks[name];
    if (source?.input === 'headers' && value !== null) {
      edits.headers.push({ ...source.valueSpan, text: value });
    } else if (name !== null && value !== null && blank !== undefined) {
      edits.headers.push({ ...blank.valueSpan, text: ` ${value}` });
    } else if (name !== null && value !== null) {
      added.push(`${name}: ${value}`);
    } else if (source?.input === 'body') {
      const written = bodyText.slice(source.valueSpan.start, source.valueSpan.end);
      const text = printValue(value, isAsText || written.startsWith('"'));
      edits.body.push({ ...source.valueSpan, text });
      if (key !== pastedKey) edits.body.push({ ...source.keySpan, text: JSON.stringify(key) });
    } else {
      return null;
    }
  }
  return {
    ...(edits.headers.length + added.length > 0 && {
      headers: addLines(editText(headersText, edits.headers), added),
    }),
    ...(edits.body.length > 0 && { body: editText(bodyText, edits.body) }),
  };
}

function readHeaderName(key: string): EntryHeaderName | null {
  const found = Object.entries(headerKeys).find(([, one]) => one === key);
  return found === undefined ? null : (found[0] as EntryHeaderName);
}

/** A null is no entry, as little as a member that is not there. */
function printValue(value: string | null, isText: boolean): string {
  if (value === null) return 'null';
  return isText || !parseJson(value).ok ? JSON.stringify(value) : value;
}

function addLines(text: string, lines: readonly string[]): string {
  return lines.reduce(
    (whole, line) => whole + (/(?:^|[\r\n])$/.test(whole) ? '' : '\n') + line,
    text,
  );
}
