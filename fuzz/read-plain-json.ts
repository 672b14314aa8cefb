/**
 * A plain second reading of JSON: the platform's own parser says whether a text is JSON at all, then its tokens are
 * read once more, so that number text, member order and repeats are not lost.
 */

export type PlainJson = null | boolean | string | PlainNumber | readonly PlainJson[] | PlainObject;

/** By key, in received order: of a key that stands twice the last value counts, in the place of the first (reading 3). */
export type PlainObject = ReadonlyMap<string, PlainJson>;

export interface PlainNumber {
  /** Exact decimal text (reading 1). */
  readonly plain: string;
}

const digitLimit = 1000;
const depthLimit = 5000;
const token = /"[^"\\]*(?:\\.[^"\\]*)*"|[-\d][-+.\deE]*|true|false|null|[[\]{}:,]/g;

/** @throws for what is no JSON, a number too long to be written out (reading 2), and a nesting that is too deep */
export function readPlainJson(text: string): PlainJson {
  JSON.parse(text);
  const tokens = text.match(token) ?? [];
  let at = 0;

  function readValue(depth: number): PlainJson {
    if (depth > depthLimit) throw new Error('too deep');
    const found = tokens[at++] ?? '';
    if (found === '{') return readObject(depth);
    if (found === '[') return readArray(depth);
    return /^[-\d]/.test(found) ? { plain: printPlainNumber(found) } : JSON.parse(found);
  }
  function readObject(depth: number): PlainObject {
    const members = new Map<string, PlainJson>();
    while (tokens[at] !== '}') {
      if (tokens[at] === ',') at += 1;
      const key: string = JSON.parse(tokens[at] ?? '');
      at += 2;
      members.set(key, readValue(depth + 1));
    }
    at += 1;
    return members;
  }
  function readArray(depth: number): readonly PlainJson[] {
    const items: PlainJson[] = [];
    while (tokens[at] !== ']') {
      if (tokens[at] === ',') at += 1;
      items.push(readValue(depth + 1));
    }
    at += 1;
    return items;
  }
  return readValue(0);
}

/** Compact JSON text (reading 4). */
export function printPlainJson(value: PlainJson): string {
  if (value instanceof Map) {
    const members = Array.from(
      value as PlainObject,
      ([key, member]) => `${JSON.stringify(key)}:${printPlainJson(member)}`,
    );
    return `{${members.join(',')}}`;
  }
  if (Array.isArray(value)) return `[${value.map(printPlainJson).join(',')}]`;
  return isPlainNumber(value) ? value.plain : JSON.stringify(value);
}

export function isPlainNumber(value: PlainJson): value is PlainNumber {
  return typeof value === 'object' && value !== null && 'plain' in value;
}

function printPlainNumber(source: string): string {
  const parts = /^(-?)(\d+)(?:\.(\d+))?(?:[eE]([-+]?\d+))?$/.exec(source);
  const [, minus = '', integer = '', fraction = '', exponent = '0'] = parts ?? [];
  const written = (integer + fraction).replace(/^0+/, '');
  const digits = written.replace(/0+$/, '');
  if (digits === '') return '0';
  // The value is `digits` times ten to the power of `power`.
  const power = BigInt(exponent) - BigInt(fraction.length) + BigInt(written.length - digits.length);
  const length = BigInt(digits.length);
  const isLong = power >= 0 ? length + power > digitLimit : -power >= digitLimit;
  if (isLong || length > digitLimit) throw new Error('too long a number');
  const places = Number(power);
  if (places >= 0) return `${minus}${digits}${'0'.repeat(places)}`;
  const padded = digits.padStart(1 - places, '0');
  return `${minus}${padded.slice(0, places)}.${padded.slice(places)}`;
}
