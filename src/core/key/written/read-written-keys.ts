/** Keys in every form but a plain PEM or bare Base64 alone: how files of settings, programs and tools write a public key. */
import type { PemRepair } from '../../problem';
import { encodeBase64 } from '../../text/base64';
import type { Span } from '../../text/span';
import { decodeTexts } from '../decode-texts';
import { type PemPart, pickPemBlocks } from '../pick-pem-blocks';
import { type KeyReading, readPemBlock } from '../read-pem-block';
import { findBase64Keys } from './base64-key';
import { findHexKeys } from './hex-key';
import { readJwks, readPrintedKey, readXmlKey } from './key-numbers';
import { type KeyForm, mostStarts, type WrittenKey } from './written-key';

/** Without markers, in this order: the first in which the text holds a key is the one. */
const forms: readonly KeyForm[] = [
  readJwks,
  readXmlKey,
  readPrintedKey,
  findBase64Keys,
  findHexKeys,
];

/**
 * What is read in the region; where it holds no key, what begins as one, with what is wrong with it. None where nothing
 * looks like a key in another form.
 * @param last a key that begins behind it does not count
 */
export async function readWrittenKeys(
  text: string,
  region: Span,
  last: number,
): Promise<readonly KeyReading[]> {
  const blocks = listBlocks(text, region);
  if (blocks.length > 0) return readBlocks(text, blocks, last);
  let begun: readonly KeyReading[] = [];
  for (const form of forms) {
    const readings: KeyReading[] = [];
    for (const key of form(text, region)) {
      if (key.span.start > last) break;
      readings.push(await readKey(key, describeUnmarked(text, region, key.span)));
    }
    const read = readings.filter(({ key }) => key !== null);
    if (read.length > 0) return pickPlatforms(text, region, read);
    if (begun.length === 0) begun = readings.slice(0, 1);
  }
  const encoded = await readEncodedPem(text, region);
  return encoded.length > 0 ? encoded : begun;
}

/** Whose key a name says it is: the platform's in the first group. */
const ownerName =
  /([Pp]latform|PLATFORM)|[Mm]erchant|MERCHANT|[Pp]rivate|PRIVATE|(?<![A-Za-z])(?:app|APP|own|OWN|my|MY|mch|MCH)(?![a-z])/g;
/** Of the text in front of a key, in which its name stands. In characters. */
const namedWithin = 200;

/** The platform's first, and none that is named as the merchant's where another one is there. */
function pickPlatforms(
  text: string,
  region: Span,
  readings: readonly KeyReading[],
): readonly KeyReading[] {
  let from = region.start;
  const owned = readings.map((reading) => {
    const span = reading.key?.span ?? region;
    const before = text.slice(Math.max(from, span.start - namedWithin), span.start);
    from = Math.max(from, span.end);
    const name = [...before.matchAll(ownerName)].at(-1);
    return { reading, name: name && (name[1] === undefined ? 'merchant' : 'platform') } as const;
  });
  const list = (wanted: 'platform' | 'merchant' | undefined): readonly KeyReading[] =>
    owned.filter(({ name }) => name === wanted).map(({ reading }) => reading);
  const others = [...list('platform'), ...list(undefined)];
  if (others.length > 0) return others;
  return list('merchant').map((reading) => ({
    ...reading,
    repairs: [...reading.repairs, 'other-name'],
  }));
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

/** None where the first of them is no key. */
async function readBlocks(
  text: string,
  blocks: readonly PemPart[],
  last: number,
): Promise<readonly KeyReading[]> {
  const readings: KeyReading[] = [];
  for (const block of blocks) {
    if (block.kind !== 'block' || block.span.start > last) break;
    const { body, span } = block;
    const [key] = findBase64Keys(text, body);
    const isWritten = key !== undefined && isOtherwise(key) && isWhole(text, body, key.span);
    readings.push(
      isWritten ? await readKey({ ...key, span }, []) : await readPemBlock(text, block),
    );
  }
  return readings[0]?.key ? readings : [];
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
