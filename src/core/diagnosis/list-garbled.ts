/** Input that cannot be what was signed: masked, cut or garbled on its way here. */
import type { CallbackReport } from '../callback-report';
import type { KeptEntry } from '../canonical/canonical';
import { repairMojibake } from '../canonical/transform-text';
import { isContractKey } from '../contract';
import { isPrintedObject } from '../text/is-placeholder';
import { createFinding, type Finding, notProven } from './finding';
import { isMasked } from './is-masked';
import { isShortened, readWritten } from './is-shortened';

/** Characters of values that are looked at, because the page waits; one more value counts as some of them. */
const lookedAt = 200_000;
const valueCost = 50;

export function listGarbled({ canonical, input }: CallbackReport): readonly Finding[] {
  const findings: Finding[] = [];
  let left = lookedAt;
  const sendsEmpty = hasOtherEmpty(canonical);
  for (const entry of canonical?.kept ?? []) {
    const { key, value } = entry;
    if (left <= 0) break;
    const shown = value.slice(0, left);
    left -= value.length + valueCost;
    const written = readWritten(entry, input.bodyText);
    const garble = garbles.find(({ isSeen }) => isSeen(shown, value, written, entry));
    // A body that has other empty values may well have been sent with this one.
    if (garble?.code === 'input.emptied' && value === '{}' && sendsEmpty) continue;
    if (garble !== undefined)
      findings.push(
        buildGarbledFinding(garble.code, key, garble.code === 'input.shortened' ? written : value),
      );
  }
  return findings;
}

function buildGarbledFinding(
  code: (typeof garbles)[number]['code'],
  key: string,
  value: string,
): Finding {
  const beginning = value.slice(0, shownLength);
  // What the contract does not name may be sent with a mask, an ellipsis or a wrong charset, but not with a filter's word.
  const isOfCopy = isContractKey(key) || (code === 'input.masked' && ofFilter.test(value));
  const owner = bySender.has(code) || !isOfCopy ? 'unknown' : 'transport';
  return createFinding({
    causes: [{ kind: 'fault', code, owner, key, beginning }],
    subject: 'signature',
    proof: notProven,
  });
}

const ofFilter = /filtered|redacted|masked|removed|sensitive/i;

/** A sender may have converted an object to a text, or read an export, as well. */
const bySender: ReadonlySet<string> = new Set([
  'input.placeholder',
  'input.shortened',
  'input.unset',
]);

/** What languages print for no value, and the place of one that nothing was put into. */
const unset =
  /^(?:undefined|null|NULL|None|nil|<nil>|\{\{[^{}]{1,60}\}\}|\$\{[^{}]{1,60}\}|\$[A-Za-z_]\w{0,60})$/;

function hasOtherEmpty(canonical: CallbackReport['canonical']): boolean {
  const isEmpty = canonical?.dropped.some(({ reason }) => reason === 'blank' || reason === 'null');
  return isEmpty === true || canonical?.kept.some(({ value }) => value === '[]') === true;
}

/** Enough to recognize a value by. */
const shownLength = 120;

/** Inside of a word, or nothing else in it: what an encoder writes for characters that its charset lacks. */
const replaced = /\p{L}\?+\p{L}|(?<![\p{L}\p{N}?!])\?+(?=\p{L})|(?<![^\s"])\?{2,}(?![^\s",])/u;

const garbles = [
  {
    code: 'input.unset',
    isSeen: (_: string, value: string, __: string, { source }: KeptEntry) =>
      source.input === 'headers' && unset.test(value),
  },
  {
    code: 'input.masked',
    isSeen: (value: string) => isMasked(value),
  },
  {
    code: 'input.cut',
    // Also of a text inside of nested JSON.
    isSeen: (shown: string, value: string) =>
      /(?:…|\.{3})$/.test(value.slice(-3)) || /^[[{][\s\S]*(?:…|\.{3})"/.test(shown),
  },
  {
    code: 'input.mojibake',
    isSeen: (value: string) => value.includes('\ufffd') || repairMojibake(value) !== value,
  },
  {
    code: 'input.replaced',
    isSeen: (value: string) => !/:\/\/|\?[\w.-]*=/.test(value) && replaced.test(value),
  },
  {
    code: 'input.placeholder',
    isSeen: (_: string, value: string) => isPrintedObject(value),
  },
  {
    code: 'input.shortened',
    isSeen: (_: string, __: string, written: string) => isShortened(written),
  },
  {
    code: 'input.emptied',
    isSeen: (_: string, value: string) => /^(?:\{\}|\[\{\}(?:,\{\})*\])$/.test(value),
  },
] as const;
