/** What the catalogue gives on the inputs of the cases: together they have something for every deviation. */
import { parseBody } from '../core/body/parse-body';
import type { CanonicalSource } from '../core/canonical/list-entries';
import { catalogue } from '../core/diagnosis/catalogue';
import type { Deviation, Variant } from '../core/diagnosis/deviation';
import { parseHeaders } from '../core/headers/parse-headers';
import { caseMerchantNo, caseNonce, type DeviationCase, type SignedCase } from './case-rows';
import { deviationCases } from './deviation-cases';

const deviations: readonly Deviation[] = catalogue;

/** A deviation with its variants on one input. */
interface CaseVariants extends Pick<Deviation, 'code'> {
  readonly bodyText: string;
  readonly variants: readonly Variant[];
}

export function readCase({
  bodyText,
  timestamp,
}: Pick<SignedCase, 'bodyText' | 'timestamp'>): CanonicalSource {
  const body = parseBody(bodyText);
  if (!body.ok) throw new Error(`not a body: ${bodyText}`);
  const { headers } = parseHeaders(printCaseHeaders(timestamp));
  return { headers, body: body.value, bodyText };
}

function listCaseVariants(given: SignedCase): readonly CaseVariants[] {
  const source = readCase(given);
  return deviations.map((deviation) => ({
    code: deviation.code,
    bodyText: given.bodyText,
    variants: listVariants(deviation, source),
  }));
}

/** By deviation and input: most cases of a deviation have the same input. */
const known = new Map<string, readonly Variant[]>();

/** The one that a case is about. */
export function findCaseVariant(given: DeviationCase): Variant {
  const id = `${given.code} ${given.timestamp} ${given.bodyText}`;
  const deviation = deviations.find(({ code }) => code === given.code);
  const variants =
    known.get(id) ?? (deviation === undefined ? [] : listVariants(deviation, readCase(given)));
  known.set(id, variants);
  const variant = variants.find((one) => one.id === given.variant);
  if (variant === undefined) throw new Error(`There is no ${given.variant} on this input.`);
  return variant;
}

function listVariants({ variants }: Deviation, source: CanonicalSource): readonly Variant[] {
  return typeof variants === 'function' ? variants(source) : variants;
}

/** Of every input once. */
export function listAllCaseVariants(): readonly CaseVariants[] {
  const inputs = new Map(deviationCases.map((one) => [`${one.timestamp} ${one.bodyText}`, one]));
  return [...inputs.values()].flatMap(listCaseVariants);
}

/** The headers of a case, without its signature. */
export function printCaseHeaders(timestamp: string): string {
  return [
    'Content-Type: application/json',
    `X-Merchant-No: ${caseMerchantNo}`,
    `X-Timestamp: ${timestamp}`,
    `X-Nonce: ${caseNonce}`,
  ].join('\n');
}
