/** A string to be signed that deviates from the contract's by one entry of the diagnosis' catalogue. */
import { parseBody } from '../body/parse-body';
import { contractRules } from '../canonical/canonical-rules';
import type { CanonicalSource } from '../canonical/list-entries';
import { printCanonical } from '../canonical/print-canonical';
import { catalogue } from '../diagnosis/catalogue';
import type { Deviation, DeviationCause, DeviationCode, Variant } from '../diagnosis/deviation';
import { contractDigest, toSignedBytes } from '../diagnosis/search/signed-bytes';
import { isEqualBytes } from '../text/equal-bytes';
import { addMember, removeMembers, setMember } from './edit-body';
import { type Showing, showingMembers } from './showing-members';
import { readUnsigned, type UnsignedCallback } from './sign-callback';

/** What had to be changed in the body, so that the deviation has something to change. */
export interface BodyAdaptation {
  readonly kind: 'set' | 'repeated' | 'left-out';
  readonly keys: readonly string[];
}

export interface BrokenString {
  readonly bodyText: string;
  readonly adaptation: BodyAdaptation | null;
  readonly cause: DeviationCause;
  /** What is signed, as text and as the bytes that it becomes. */
  readonly text: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

interface Adapted {
  readonly bodyText: string;
  readonly adaptation: BodyAdaptation | null;
}

const deviations: readonly Deviation[] = catalogue;

/**
 * The deviation in every form that shows, the most usual first: on the body as it is, then on one that has what it needs,
 * then in less usual forms. None where it changes nothing all the same.
 */
export function* listBrokenStrings(
  unsigned: UnsignedCallback,
  code: DeviationCode,
): Generator<BrokenString> {
  const showing = showingMembers[code] ?? {};
  const asItIs = { bodyText: unsigned.bodyText, adaptation: null };
  const adapted = adaptBody(unsigned, showing);
  const forms = { code, form: showing.form ?? '' };
  if (!showing.isNeeded) yield* breakAdapted(unsigned, asItIs, forms, [0, 1]);
  if (adapted !== null) yield* breakAdapted(unsigned, adapted, forms);
  if (!showing.isNeeded) yield* breakAdapted(unsigned, asItIs, forms, [1]);
}

interface Forms {
  readonly code: DeviationCode;
  /** The beginning of their ids. */
  readonly form: string;
}

/** @param part from which form to which one */
function* breakAdapted(
  unsigned: UnsignedCallback,
  adapted: Adapted,
  { code, form }: Forms,
  part: readonly [from?: number, to?: number] = [],
): Generator<BrokenString> {
  const read = readUnsigned({ ...unsigned, bodyText: adapted.bodyText });
  if (!read.ok) return;
  const source = read.value;
  const right = printString(source, {});
  const variants = listVariants(source, code).filter(({ id }) => id.startsWith(form));
  for (const { id, rules, key = null, facts = {} } of variants.slice(...part)) {
    const printed = printString(source, rules);
    if (isEqualBytes(printed.bytes, right.bytes)) continue;
    yield { ...adapted, ...printed, cause: { code, variant: id, key, facts } };
  }
}

/** The likeliest first. */
function listVariants(source: CanonicalSource, code: DeviationCode): readonly Variant[] {
  const { variants = [] } = deviations.find((one) => one.code === code) ?? {};
  return typeof variants === 'function' ? variants(source) : variants;
}

function printString(
  source: CanonicalSource,
  changed: Variant['rules'],
): Pick<BrokenString, 'text' | 'bytes'> {
  const rules = { ...contractRules, ...changed };
  const text = printCanonical(source, rules);
  return { text, bytes: toSignedBytes(text, rules, contractDigest) };
}

/** Null where nothing is known that would help, or the body cannot be read. */
function adaptBody({ bodyText }: UnsignedCallback, showing: Showing): Adapted | null {
  const { set, repeated, leftOut } = showing;
  if (set !== undefined) return toAdapted('set', set, bodyText, setMember);
  if (repeated !== undefined) return toAdapted('repeated', repeated, bodyText, addMember);
  if (leftOut === undefined) return null;
  const adaptation = { kind: 'left-out', keys: [leftOut] } as const;
  return { bodyText: removeMembers(bodyText, [leftOut]), adaptation };
}

function toAdapted(
  kind: BodyAdaptation['kind'],
  members: Readonly<Record<string, string>>,
  bodyText: string,
  edit: typeof addMember,
): Adapted | null {
  let text = bodyText;
  for (const [key, jsonText] of Object.entries(members)) {
    const read = parseBody(text);
    if (!read.ok) return null;
    text = edit(text, read.value, key, jsonText);
  }
  return { bodyText: text, adaptation: { kind, keys: Object.keys(members) } };
}
