/** Keys in every form but a plain PEM or bare Base64 alone: how files of settings, programs and tools write a public key. */
import type { PemRepair } from '../../problem';
import { encodeBase64 } from '../../text/base64';
import type { Span } from '../../text/span';
import { decodeTexts } from '../decode-texts';
import { isSameKey } from '../is-same-key';
import { type PemPart, pickPemBlocks } from '../pick-pem-blocks';
import { readKeyOwner } from '../read-key-owner';
import { type KeyReading, readPemBlock } from '../read-pem-block';
import { findBase64Keys } from './base64-key';
import { findHexKeys } from './hex-key';
import { readJwks, readPrintedKeys, readXmlKeys } from './key-numbers';
import { type KeyForm, mostStarts, type WrittenKey } from './written-key';

/** Without markers. */
const forms: readonly KeyForm[] = [readXmlKeys, readPrintedKeys, findBase64Keys, findHexKeys];

/**
 * The key that the text holds in another form, or the keys of a set of JWKs. Of several the one that is named as the
 * platform's; never one beside a name of the platform's key that is not its own.
 * @returns where there is no key, what begins as one, with what is wrong with it; none where nothing looks like one
 */
export async function readWrittenKeys(
  text: string,
  whole: Span,
): Promise<readonly KeyReading[] | 'several'> {
  const set = await readAll(text, whole, readJwks);
  if (set.some(({ key }) => key !== null)) return set;
  const blocks = listBlocks(text, whole);
  const readings =
    blocks.length > 0 ? await readBlock(text, blocks) : await readUnmarked(text, whole);
  const keys = readings.filter(isReadOnce);
  if (keys.length === 0) return readings.slice(0, 1);
  const named = keys.filter((one) => readOwner(text, one) === 'platform');
  if (named.length > 0) return named.length === 1 ? named : 'several';
  if (platformName.test(text)) return [];
  if (keys.length > 1) return 'several';
  // The first that begins is the one that was meant.
  const [first] = readings;
  if (first?.key === null) return [first];
  return keys.map((one) =>
    readOwner(text, one) === 'merchant' ? { ...one, repairs: [...one.repairs, 'other-name'] } : one,
  );
}

async function readAll(text: string, region: Span, form: KeyForm): Promise<readonly KeyReading[]> {
  const readings: KeyReading[] = [];
  for (const key of form(text, region)) {
    readings.push(await readKey(key, describeUnmarked(text, region, key.span)));
  }
  return readings;
}

/** In the order of the text. */
async function readUnmarked(text: string, whole: Span): Promise<readonly KeyReading[]> {
  const readings: KeyReading[] = [];
  for (const form of forms) readings.push(...(await readAll(text, whole, form)));
  readings.push(...(await readEncodedPem(text, whole)));
  const placeOf = ({ key, problems: [problem] }: KeyReading): number =>
    (key ?? problem)?.span?.start ?? 0;
  return readings.sort((one, other) => placeOf(one) - placeOf(other));
}

/** A key that was read, without those that are the same as one before. */
function isReadOnce({ key }: KeyReading, index: number, all: readonly KeyReading[]): boolean {
  return key !== null && all.findIndex((one) => one.key && isSameKey(one.key, key)) === index;
}

const platformName = /platform[\w.-]{0,30}key/i;

function readOwner(text: string, { key }: KeyReading): ReturnType<typeof readKeyOwner> {
  return readKeyOwner(text, key?.span.start ?? 0);
}

function describeUnmarked(text: string, { start, end }: Span, key: Span): readonly PemRepair[] {
  const isAlone = !/\w/.test(text.slice(start, key.start) + text.slice(key.end, end));
  return isAlone ? ['no-markers'] : ['no-markers', 'text-around'];
}

function listBlocks(text: string, region: Span): readonly PemPart[] {
  const blocks: PemPart[] = [];
  for (const block of pickPemBlocks(text, region)) {
    blocks.push(block);
    if (blocks.length === mostStarts) break;
  }
  return blocks;
}

/** None unless it is the only one. */
async function readBlock(
  text: string,
  [block, other]: readonly PemPart[],
): Promise<readonly KeyReading[]> {
  if (block?.kind !== 'block' || other !== undefined) return [];
  const { body, span } = block;
  const [key] = findBase64Keys(text, body);
  const isWritten = key !== undefined && isOtherwise(key) && isWhole(text, body, key.span);
  return [isWritten ? await readKey({ ...key, span }, []) : await readPemBlock(text, block)];
}

/** Something stands between its digits that none of them is. */
function isOtherwise({ repairs }: WrittenKey): boolean {
  return repairs.includes('joined-strings') || repairs.includes('line-signs');
}

/** Nothing is left of the block but its layout, and the number of the line that ends it. */
function isWhole(text: string, { end }: Span, key: Span): boolean {
  const rest = text.slice(key.end, end).replaceAll(/\\{1,8}[nrt]/g, '');
  return !/[A-Za-z\d+/]/.test(rest.replace(/(?<!\d)\d{1,4}[:.|)]?\s{0,99}$/, ''));
}

/** A PEM whose text was written in Base64, hex or as a list of bytes. */
async function readEncodedPem(text: string, region: Span): Promise<readonly KeyReading[]> {
  const decoded = decodeTexts(text.slice(region.start, region.end));
  const readings: KeyReading[] = [];
  for (const block of listBlocks(decoded, { start: 0, end: decoded.length })) {
    if (block.kind !== 'block') continue;
    const reading = await readPemBlock(decoded, block);
    readings.push({ ...place(reading, region), repairs: ['encoded'] });
  }
  return readings[0]?.key ? readings : [];
}

async function readKey(
  { der, span, repairs, name }: WrittenKey,
  unmarked: readonly PemRepair[],
): Promise<KeyReading> {
  const base64 = encodeBase64(der);
  const whole = { start: 0, end: base64.length };
  const block = { label: null, span: whole, begin: { start: 0, end: 0 }, body: whole };
  const reading = place(await readPemBlock(base64, block), span);
  const isBase64 = repairs.every((repair) => base64Repairs.has(repair));
  return {
    ...reading,
    key: reading.key && { ...reading.key, name: name ?? null },
    repairs: isBase64 ? [...unmarked, ...repairs] : repairs,
  };
}

/** What was read elsewhere stands there in the text. */
function place({ key, problems, repairs }: KeyReading, span: Span): KeyReading {
  return {
    key: key && { ...key, span },
    problems: problems.map((problem) => ({ ...problem, span })),
    repairs,
  };
}

/** How Base64 was written, which may have had its markers. */
const base64Repairs: ReadonlySet<string> = new Set([
  'joined-strings',
  'line-signs',
  'base64url',
  'escaped-newlines',
]);
