/** Turns the definitions into callbacks that are signed, and into what the scripts make them of anew. */
import { parseBody } from '../body/parse-body';
import { buildCanonical } from '../canonical/build-canonical';
import { defaultToleranceSeconds } from '../contract';
import { parseHeaders } from '../headers/parse-headers';
import type { ReadyKeys } from '../key/inspect-keys';
import { encodeBase64 } from '../text/base64';
import { verifyCallback } from '../verify-callback';
import { acceptedCases } from './accepted-cases';
import {
  fillTemplate,
  type MarkedTemplate,
  type PackCase,
  type PackCaseDefinition,
  type PackHeader,
  type PackRecipe,
  type PackScheme,
  type PackTime,
} from './pack-case';
import { createPackOrder, type PackOrder, printPackBody } from './pack-order';
import { rejectedCases } from './rejected-cases';

const definitions = { ...acceptedCases, ...rejectedCases };

export type PackCaseName = keyof typeof definitions;

/** The signature over the bytes; the private keys stay with whoever passes this in. */
export type PackSign = (
  bytes: Uint8Array<ArrayBuffer>,
  scheme: PackScheme,
) => Promise<Uint8Array<ArrayBuffer>>;

export interface PackSource {
  readonly keys: ReadyKeys;
  readonly sign: PackSign;
  readonly createNonce: () => string;
  readonly nowSeconds: number;
}

export interface SignedCases {
  readonly cases: readonly PackCase<PackCaseName>[];
  readonly orders: readonly PackOrder[];
}

/** X-Merchant-No, unless a script is told another one. */
const packMerchantNo = 'M10086';

/** So far beyond the tolerance are the times that are to be rejected. */
const beyondSeconds = 60;

const encoder = new TextEncoder();

export async function signCases(source: PackSource): Promise<SignedCases> {
  const cases: PackCase<PackCaseName>[] = [];
  const orders = new Map<string, PackOrder>();
  const nonces = new Map<string, string>();
  for (const [name, definition] of listDefinitions()) {
    const order = createPackOrder(definition.orderOf ?? name, definition.orderType ?? 'payin');
    orders.set(order.merchantOrderNo, order);
    const nonce = nonces.get(definition.nonceOf ?? '') ?? source.createNonce();
    nonces.set(name, nonce);
    cases.push(await signCase(name, { definition, order, nonce }, source));
  }
  return { cases, orders: [...orders.values()] };
}

/** In the order in which they are sent. */
function listDefinitions(): readonly [PackCaseName, PackCaseDefinition][] {
  return Object.entries(definitions) as [PackCaseName, PackCaseDefinition][];
}

interface Drafted {
  readonly definition: PackCaseDefinition;
  readonly order: PackOrder;
  readonly nonce: string;
}

async function signCase(
  name: PackCaseName,
  { definition, order, nonce }: Drafted,
  { keys, sign, nowSeconds }: PackSource,
): Promise<PackCase<PackCaseName>> {
  const { answer, level = 'mandatory', write = keep, change = keep } = definition;
  const signedBody = write(printPackBody(order, nowSeconds - 3, definition.members ?? ''));
  const body = change(signedBody);
  const recipe = buildRecipe(definition, signedBody);
  const values = { nonce, timestamp: printTime(recipe.time, nowSeconds) };
  const signed = encoder.encode(fillTemplate(recipe.string, values));
  const signature = encodeBase64(await sign(signed, recipe.scheme));
  const filling = { ...values, ...damageSignature(signature), merchant: packMerchantNo };
  const headers = recipe.headers.map(
    ([key, value]) => [key, fillTemplate(value, filling)] as const,
  );
  const { verdict, canonical } = await verifyCallback(keys, printLines(headers), body);
  return {
    name,
    level,
    answer,
    verdict: verdict.kind,
    headers: Object.fromEntries(headers),
    body,
    canonical: canonical?.text ?? null,
    recipe,
  };
}

function keep(text: string): string {
  return text;
}

function buildRecipe(definition: PackCaseDefinition, signedBody: string): PackRecipe {
  const { writeString, arrange, scheme = 'rsa2', time = 'now', nonceOf = 'new' } = definition;
  const headers = listHeaders(definition);
  return {
    headers: arrange?.(headers) ?? headers,
    string: writeString?.(signedBody) ?? buildTemplate(definition, signedBody),
    scheme,
    time,
    nonce: nonceOf,
    transfer: definition.isChunked ? 'chunked' : 'length',
  };
}

function listHeaders({
  merchantNo = '{{merchant}}',
  timestamp = '{{timestamp}}',
  nonce = '{{nonce}}',
  sign = '{{sign}}',
}: PackCaseDefinition): readonly PackHeader[] {
  const values: readonly (readonly [string, MarkedTemplate | null])[] = [
    ['Content-Type', 'application/json'],
    ['X-Merchant-No', merchantNo],
    ['X-Timestamp', timestamp],
    ['X-Nonce', nonce],
    ['X-Sign', sign],
  ];
  return values.flatMap(([name, value]) => (value === null ? [] : [[name, value] as const]));
}

/** The contract's string, in which the marks stand for the values that are not known yet. */
function buildTemplate(
  { signedTimestamp = '{{timestamp}}', signedNonce = '{{nonce}}' }: PackCaseDefinition,
  bodyText: string,
): MarkedTemplate {
  const body = parseBody(bodyText);
  if (!body.ok) throw new Error('a body that is to be signed is no JSON object');
  const { headers } = parseHeaders(
    printLines([
      ['X-Timestamp', signedTimestamp],
      ['X-Nonce', signedNonce],
    ]),
  );
  return buildCanonical({ headers, body: body.value, bodyText }).canonical.text;
}

function printTime(time: PackTime, nowSeconds: number): string {
  const distance = defaultToleranceSeconds + beyondSeconds;
  switch (time) {
    case 'now':
      return String(nowSeconds);
    case 'stale':
      return String(nowSeconds - distance);
    case 'future':
      return String(nowSeconds + distance);
    case 'milliseconds':
      return `${nowSeconds}000`;
  }
}

function damageSignature(signature: string) {
  return {
    sign: signature,
    'sign-cut': signature.slice(0, 100),
    'sign-flipped': `${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`,
  };
}

function printLines(headers: readonly PackHeader[]): string {
  return headers.map(([name, value]) => `${name}: ${value}`).join('\n');
}
