import type { CallbackTexts } from '../compare/compare-callbacks';
import { caseFormat, caseLimit, caseVersion } from './build-case-file';
import { type CaseContent, caseInputs, caseReceiverFields } from './case-content';
import { type NoticedTexts, readNoticeEntries } from './case-notices';

/** Why a case was not opened. */
export type CaseRefusal =
  /** Not read to its end: no JSON, or a link that was cut or changed. */
  | { readonly code: 'case.unreadable' }
  | { readonly code: 'case.foreign' }
  | { readonly code: 'case.newer'; readonly version: number }
  /** What stands at this name is not what a case holds there. */
  | { readonly code: 'case.damaged'; readonly name: string }
  | { readonly code: 'case.too-large' };

export type ParsedCase =
  | { readonly ok: true; readonly content: CaseContent }
  | { readonly ok: false; readonly refusal: CaseRefusal };

type JsonObject = Readonly<Record<string, unknown>>;

/** Reads the bytes of a file: UTF-8 and nothing else. */
export function readCaseFile(bytes: Uint8Array): ParsedCase {
  if (bytes.length > caseLimit) return refuse({ code: 'case.too-large' });
  try {
    return parseCaseFile(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return refuse({ code: 'case.unreadable' });
  }
}

/** Whether a text is what `buildCaseFile` wrote, as far as its first member shows. */
export function isCaseText(text: string): boolean {
  return caseStart.test(text.slice(0, startLength)) && text.trimEnd().endsWith('}');
}

/** In characters. */
const startLength = 200;
const caseStart = new RegExp(`^\\s*\\{\\s*"format"\\s*:\\s*"${caseFormat.replace('.', '\\.')}"`);

/** Reads what `buildCaseFile` wrote. An input that is not named is empty, a field as the reader's page begins with it. */
function parseCaseFile(text: string): ParsedCase {
  const file = parseJson(text);
  if (file === undefined) return refuse({ code: 'case.unreadable' });
  if (!isObject(file) || pick(file, 'format') !== caseFormat) {
    return refuse({ code: 'case.foreign' });
  }
  const version = pick(file, 'version');
  if (typeof version !== 'number' || !Number.isSafeInteger(version) || version < 1) {
    return refuse({ code: 'case.damaged', name: 'version' });
  }
  if (version > caseVersion) return refuse({ code: 'case.newer', version });
  const damaged: string[] = [];
  const content = readContent(file, damaged);
  const [name] = damaged;
  return name === undefined ? { ok: true, content } : refuse({ code: 'case.damaged', name });
}

function refuse(refusal: CaseRefusal): ParsedCase {
  return { ok: false, refusal };
}

/** Undefined where it is no JSON. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** @param damaged takes the name of whatever is not what a case holds there */
function readContent(file: JsonObject, damaged: string[]): CaseContent {
  const masked = pick(file, 'masked') ?? false;
  if (typeof masked !== 'boolean') damaged.push('masked');
  const inputs = { ...emptyInputs, ...readTexts(file, 'inputs', caseInputs, damaged) };
  return {
    inputs,
    notices: readNotices(file, inputs, damaged),
    receiver: readTexts(file, 'receiver', caseReceiverFields, damaged),
    reference: readReference(file, damaged),
    isMasked: masked === true,
  };
}

const emptyInputs: CaseContent['inputs'] = {
  key: '',
  headers: '',
  body: '',
  'own-string': '',
  'own-key': '',
};

function readNotices(
  file: JsonObject,
  texts: NoticedTexts,
  damaged: string[],
): CaseContent['notices'] {
  const entries = pick(file, 'notices') ?? [];
  const isList = Array.isArray(entries) && entries.every(isObject);
  const notices = isList ? readNoticeEntries(entries, texts) : null;
  if (notices === null) damaged.push('notices');
  return notices ?? [];
}

function readReference(file: JsonObject, damaged: string[]): CallbackTexts | null {
  if ((pick(file, 'reference') ?? null) === null) return null;
  const texts = readTexts(file, 'reference', ['headers', 'body'], damaged);
  return { headersText: texts.headers ?? '', bodyText: texts.body ?? '' };
}

/** The named texts of an object in the file; what else it holds is left to newer pages. */
function readTexts<Name extends string>(
  file: JsonObject,
  place: string,
  names: readonly Name[],
  damaged: string[],
): Partial<Record<Name, string>> {
  const object = pick(file, place);
  const texts: Partial<Record<Name, string>> = {};
  if (object === undefined) return texts;
  if (!isObject(object)) {
    damaged.push(place);
    return texts;
  }
  for (const name of names) {
    const text = pick(object, name);
    if (typeof text === 'string') texts[name] = text;
    else if (text !== undefined) damaged.push(`${place}.${name}`);
  }
  return texts;
}

function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Its own alone: nothing of what every object has. */
function pick(object: JsonObject, name: string): unknown {
  return Object.hasOwn(object, name) ? object[name] : undefined;
}
