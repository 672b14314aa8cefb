/** Step 2 of the construction: the entries that come from the headers. */

import type { CanonicalSource } from '../../canonical/list-entries';
import type { RequestPart } from '../../canonical/rule-values';
import { entryHeaderNames, headerKeys } from '../../contract';
import type { Deviation, Variant } from '../deviation';
import { readTimes } from '../restorations/read-time';
import { once } from './once';

const merchantNoKeys = ['merchantNo', 'X-Merchant-No', 'x-merchant-no', 'merchant_no'] as const;
/** Of a loop over all headers that begin with `X-`, which cuts that off. */
const cutMerchantNoKeys = ['merchant-no', 'Merchant-No'] as const;
/** What other platforms call it. */
const foreignMerchantNoKeys = [
  'merchantId',
  'merchant_id',
  'mchId',
  'mch_id',
  'appId',
  'app_id',
  'partner',
] as const;

/** In front of the pairs or behind them, without a key. */
const merchantPlaces = {
  front: ['merchant-no', 'pairs'],
  behind: ['pairs', 'merchant-no'],
} as const satisfies Readonly<Record<string, readonly RequestPart[]>>;

const merchantJoints = {
  nothing: '',
  ampersand: '&',
  bar: '|',
  'line-end': '\n',
  colon: ':',
  dot: '.',
} as const;

/** Called by its key, or by its place and what joins it. */
export interface MerchantNo extends Variant {
  readonly id:
    | (typeof merchantNoKeys | typeof cutMerchantNoKeys | typeof foreignMerchantNoKeys)[number]
    | `${keyof typeof merchantPlaces}/${keyof typeof merchantJoints | 'pair'}`
    | `behind/${(typeof foreignMerchantNoKeys)[number]}`;
}

function listMerchantNo({ headers }: CanonicalSource): readonly MerchantNo[] {
  const merchantNo = headers.fields['X-Merchant-No']?.value ?? '';
  const places = Object.keys(merchantPlaces) as (keyof typeof merchantPlaces)[];
  const joints = Object.keys(merchantJoints) as (keyof typeof merchantJoints)[];
  return [
    ...merchantNoKeys.map((key, index) => ({
      id: key,
      rules: { merchantNoKey: key },
      key,
      ...(index === 0 && { isBase: 'everyday' as const }),
    })),
    ...cutMerchantNoKeys.map((key) => ({
      id: key,
      rules: { merchantNoKey: key },
      key,
    })),
    ...foreignMerchantNoKeys.map((key) => ({
      id: key,
      rules: { merchantNoKey: key },
      key,
      reach: 1 as const,
    })),
    ...places.flatMap((place) =>
      joints.map((joint) => ({
        id: `${place}/${joint}` as const,
        rules: { parts: merchantPlaces[place], partSeparator: merchantJoints[joint] },
        reach: 1 as const,
      })),
    ),
    { id: 'front/pair', rules: { prefix: `merchantNo=${merchantNo}&` }, reach: 1 },
    { id: 'behind/pair', rules: { suffix: `&merchantNo=${merchantNo}` } },
    ...foreignMerchantNoKeys.map((key) => ({
      id: `behind/${key}` as const,
      rules: { suffix: `&${key}=${merchantNo}` },
      reach: 0 as const,
    })),
  ];
}

/** What stands for a header's value; for the timestamp and the nonce, where they differ. */
export const headerTexts = {
  undefined: 'undefined',
  null: 'null',
  none: 'None',
  'go-nil': '<nil>',
  nil: 'nil',
  empty: '',
  'null-upper-case': 'NULL',
  'empty-list': '[]',
  // Variables that a tool fills in, or does not.
  template: ['{{timestamp}}', '{{nonce}}'],
  postman: ['{{$timestamp}}', '{{$guid}}'],
  'postman-uuid': ['{{$timestamp}}', '{{$randomUUID}}'],
  'postman-random': ['{{$isoTimestamp}}', '{{$randomUUID}}'],
} as const satisfies HeaderTexts;

const listTexts = {
  brackets: '[*]',
  'json-list': '["*"]',
  'python-list': "['*']",
  'python-tuple': "('*',)",
  'python-bytes': "b'*'",
  quoted: '"*"',
  'java-optional': 'Optional[*]',
  'scala-option': 'Some(*)',
} as const;

/** Which of the two headers. */
const concerned = ['both', 'timestamp', 'nonce'] as const;
export type Concerned = (typeof concerned)[number];

export const headerEntryDeviations = [
  {
    code: 'string.timestamp-missing',
    reach: 2,
    variants: (source) => listMissingHeader(source, 'timestamp', { timestampKey: null }),
  },
  {
    code: 'string.nonce-missing',
    reach: 2,
    variants: (source) => listMissingHeader(source, 'nonce', { nonceKey: null }),
  },
  {
    code: 'string.header-missing',
    reach: 2,
    variants: once(listMissingHeaders),
  },
  {
    code: 'string.header-list',
    reach: 2,
    variants: once(listHeaderLists),
  },
  {
    code: 'string.nonce-spelling',
    reach: 1,
    variants: listNonceSpellings,
  },
  {
    code: 'string.header-names',
    reach: 2,
    variants: listHeaderNames,
  },
  {
    code: 'string.merchant-no-added',
    needs: 'merchant-no',
    reach: 2,
    variants: listMerchantNo,
  },
  {
    code: 'string.field-added',
    reach: 1,
    variants: listConstants,
  },
] as const satisfies readonly Deviation<string>[];

/** A body's own entry of that name is taken for the header's, and left out as well. */
function listMissingHeader(
  { body }: CanonicalSource,
  key: 'timestamp' | 'nonce',
  rules: Pick<Variant['rules'], 'timestampKey' | 'nonceKey'>,
) {
  const plain = {
    id: 'plain',
    rules,
    key,
    group: 'header-entries',
    isBase: 'everyday',
  } as const;
  if (!body.members.some((member) => member.key.value === key)) return [plain];
  const both = { ...rules, omitted: [key] };
  return [plain, { id: 'with-body', rules: both, key }] as const satisfies readonly Variant[];
}

export const allAsSent = {
  timestampKey: 'X-Timestamp',
  nonceKey: 'X-Nonce',
  merchantNoKey: 'X-Merchant-No',
} as const;
export const allLowerCase = {
  timestampKey: 'x-timestamp',
  nonceKey: 'x-nonce',
  merchantNoKey: 'x-merchant-no',
} as const;

const headerNames = [
  { id: 'as-sent', rules: { timestampKey: 'X-Timestamp', nonceKey: 'X-Nonce' }, reach: 3 },
  { id: 'lower-case', rules: { timestampKey: 'x-timestamp', nonceKey: 'x-nonce' }, reach: 4 },
  { id: 'without-x', rules: { timestampKey: 'Timestamp', nonceKey: 'Nonce' } },
  { id: 'camel-case', rules: { timestampKey: 'xTimestamp', nonceKey: 'xNonce' } },
  {
    id: 'cgi',
    rules: { timestampKey: 'HTTP_X_TIMESTAMP', nonceKey: 'HTTP_X_NONCE' },
  },
  { id: 'swapped', rules: { timestampKey: 'nonce', nonceKey: 'timestamp' }, reach: 1 },
  { id: 'ts', rules: { timestampKey: 'ts' }, reach: 1 },
  { id: 'time', rules: { timestampKey: 'time' }, reach: 1 },
  { id: 't', rules: { timestampKey: 't' }, reach: 1 },
  { id: 'time-stamp', rules: { timestampKey: 'timeStamp' }, reach: 1 },
  { id: 'time-stamp-snake', rules: { timestampKey: 'time_stamp' }, reach: 1 },
  { id: 'wechat', rules: { timestampKey: 'timeStamp', nonceKey: 'nonceStr' } },
  {
    id: 'request',
    rules: { timestampKey: 'requestTimestamp', nonceKey: 'requestNonce' },
    reach: 1,
  },
  { id: 'nonce-str', rules: { nonceKey: 'nonceStr' } },
  { id: 'nonce-snake', rules: { nonceKey: 'nonce_str' } },
  { id: 'nonce-lower', rules: { nonceKey: 'noncestr' }, reach: 1 },
  {
    id: 'wechat-snake',
    rules: { timestampKey: 'timeStamp', nonceKey: 'nonce_str' },
    reach: 1,
  },
  {
    id: 'nonce-and-merchant-snake',
    rules: { nonceKey: 'nonce_str', merchantNoKey: 'mch_id' },
    needs: 'merchant-no',
    reach: 1,
  },
  { id: 'snake-case', rules: { timestampKey: 'x_timestamp', nonceKey: 'x_nonce' }, reach: 1 },
  { id: 'upper-snake', rules: { timestampKey: 'X_TIMESTAMP', nonceKey: 'X_NONCE' }, reach: 1 },
  { id: 'upper-case', rules: { timestampKey: 'X-TIMESTAMP', nonceKey: 'X-NONCE' }, reach: 1 },
  // Code that fetched one of them under its own name; the other is right.
  { id: 'timestamp-as-sent', rules: { timestampKey: 'X-Timestamp' }, reach: 1 },
  { id: 'timestamp-lower-case', rules: { timestampKey: 'x-timestamp' }, reach: 1 },
  { id: 'timestamp-cgi', rules: { timestampKey: 'HTTP_X_TIMESTAMP' }, reach: 1 },
  { id: 'nonce-as-sent', rules: { nonceKey: 'X-Nonce' }, reach: 1 },
  { id: 'nonce-lower-case', rules: { nonceKey: 'x-nonce' }, reach: 1 },
  { id: 'nonce-cgi', rules: { nonceKey: 'HTTP_X_NONCE' }, reach: 1 },
  { id: 'as-sent-all', rules: allAsSent, needs: 'merchant-no' },
  { id: 'lower-case-all', rules: allLowerCase, needs: 'merchant-no' },
] as const satisfies readonly Variant[];

/** Under whose key another header's value is put. */
const readInstead = {
  'nonce-of-merchant-no': ['nonce', 'X-Merchant-No'],
  'timestamp-of-merchant-no': ['timestamp', 'X-Merchant-No'],
  'nonce-of-timestamp': ['nonce', 'X-Timestamp'],
  'timestamp-of-nonce': ['timestamp', 'X-Nonce'],
} as const;

export interface OtherHeader extends Variant {
  readonly id: keyof typeof readInstead;
}

function listOtherHeaders({ headers: { fields } }: CanonicalSource): readonly OtherHeader[] {
  return (Object.keys(readInstead) as (keyof typeof readInstead)[]).flatMap((id): OtherHeader[] => {
    const [key, name] = readInstead[id];
    const value = fields[name]?.value ?? '';
    // An asterisk would stand for the right value.
    if (value === '' || value.includes('*')) return [];
    const rules = key === 'nonce' ? { nonceText: value } : { timestampText: value };
    return [{ id, rules, key, reach: 1 }];
  });
}

/** A hand put each value into the other's line. */
const swappedCopy = {
  id: 'swapped-copy',
  rules: { timestampKey: 'nonce', nonceKey: 'timestamp' },
  facts: { body: 'any' },
  owner: 'transport',
} as const satisfies Variant;

/** In seconds: so soon before or after `completedAt` a nonce of digits hardly ever is. */
const nearCompletion = 86_400;

/** No time of any form stands in the time's line, and one near `completedAt` in the nonce's. */
function isSwappedCopy({ headers: { fields }, body }: CanonicalSource): boolean {
  const timestamp = fields['X-Timestamp']?.value ?? '';
  const nonce = fields['X-Nonce']?.value ?? '';
  const completedAt = body.members.find(({ key }) => key.value === 'completedAt')?.value;
  if (completedAt?.type !== 'number' || !/^\d{10}$/.test(nonce)) return false;
  const isNear = Math.abs(Number(nonce) - Number(completedAt.plain)) < nearCompletion;
  return isNear && /[a-z]/i.test(timestamp) && readTimes(timestamp).length === 0;
}

/** With Content-Type too: the signer's own map of headers, before X-Sign is put in. */
function listHeaderNames(source: CanonicalSource) {
  const { fields } = source.headers;
  const type = fields['Content-Type']?.value ?? '';
  const isCopy = isSwappedCopy(source);
  const names = [
    ...(isCopy ? [swappedCopy] : []),
    ...headerNames.filter(({ id }) => !isCopy || id !== 'swapped'),
    ...listOtherHeaders(source),
  ] as const;
  if (type === '' || type.includes('&')) return names;
  return [
    ...names,
    {
      id: 'as-sent-type',
      rules: { ...allAsSent, constants: `Content-Type=${type}` },
      needs: 'merchant-no',
      reach: 1,
    },
    {
      id: 'lower-case-type',
      rules: { ...allLowerCase, constants: `content-type=${type}` },
      needs: 'merchant-no',
      reach: 1,
    },
  ] as const;
}

const signTypes = ['sign_type=RSA2', 'signType=RSA2', 'sign_type=RSA', 'signType=RSA'] as const;
/** What other platforms' rules have beside the fields of an order, by key. */
const constants = [
  ['charset=utf-8', 'charset=UTF-8'],
  ['sign_type=RSA2', 'signType=RSA2'],
  ['version=1.0'],
] as const;

/** As a copy of another platform's signer adds it, whatever else it does. */
const commonConstants: ReadonlySet<string> = new Set(['sign_type=RSA2', 'signType=RSA2']);

/** How other platforms call the merchant number beside their constants, in the spelling of either: Alipay's, WeChat Pay's, and the merchant's own. */
const foreignRules = [
  ['merchant_no', 'sign_type=RSA2'],
  ['app_id', 'sign_type=RSA2'],
  ['app_id', 'charset=utf-8&sign_type=RSA2&version=1.0'],
  ['app_id', 'charset=UTF-8&sign_type=RSA2&version=1.0'],
  ['mch_id', 'sign_type=RSA2'],
  ['merchant_id', 'sign_type=RSA2'],
  ['partner', 'sign_type=RSA2'],
  ['merchantId', 'signType=RSA2'],
  ['mchId', 'signType=RSA2'],
  ['appId', 'signType=RSA2'],
] as const satisfies readonly (readonly [
  (typeof merchantNoKeys | typeof foreignMerchantNoKeys)[number],
  string,
])[];

/** What a map prints that holds an empty sign already; a body with a sign of its own shows none. */
const emptySigns = ['sign=', 'sign=null', 'sign=undefined', 'sign=None'] as const;

/** What code adds behind the others of a secret that is not set, or a loop that goes one step too far. */
const emptyEnds = ['key=', 'key=undefined', 'key=null', 'key=None', 'undefined=undefined'] as const;

/** Which pairs, which no input has, and where. */
export interface AddedConstants extends Variant {
  readonly id: `${'sorted' | 'behind'}/${string}`;
  /** Joined by `&`; a header's key alone: its pair once more. */
  readonly facts: { readonly pairs: string; readonly place: 'sorted' | 'behind' };
}

/** Behind a string that has it already. */
function listRepeated({ headers }: CanonicalSource): readonly AddedConstants[] {
  return entryHeaderNames.flatMap((name): AddedConstants[] => {
    const pairs = headerKeys[name];
    const value = headers.fields[name]?.value;
    if (value === undefined) return [];
    return [
      {
        id: `behind/${pairs}`,
        rules: { suffix: `&${pairs}=${value}` },
        facts: { pairs, place: 'behind' },
        reach: 0,
      },
    ];
  });
}

/** What a list of fields, or a class, is likely to have beside the contract's. */
const likelyField = 'currency';

/** As languages print a field that is not there. Whoever writes it as nothing keeps the body's blank values too, which is another deviation. */
function listEmptyFields({ body }: CanonicalSource): readonly string[] {
  if (body.members.some(({ key }) => key.value === likelyField)) return [];
  const hasBlank = body.members.some(
    ({ value }) => value.type === 'string' && value.value.trim() === '',
  );
  const texts = [...(hasBlank ? [] : ['']), 'null', 'undefined', 'None'];
  return texts.map((text) => `${likelyField}=${text}`);
}

function listConstants(source: CanonicalSource): readonly AddedConstants[] {
  const keys = new Set(source.body.members.map(({ key }) => key.value));
  let choices: readonly (readonly string[])[] = [[]];
  for (const pairs of constants)
    choices = choices.flatMap((chosen) => [chosen, ...pairs.map((pair) => [...chosen, pair])]);
  const all = new Set([...signTypes, ...choices.slice(1).map((pairs) => pairs.join('&'))]);
  const added = [...all].filter((pairs) =>
    pairs.split('&').every((pair) => !keys.has(pair.slice(0, pair.indexOf('=')))),
  );
  const hasSign = [...keys].some((key) => key.toLowerCase() === 'sign');
  return [
    ...(hasSign ? [] : emptySigns).map(
      (pairs): AddedConstants => ({
        id: `sorted/${pairs}`,
        rules: { constants: pairs, signMember: 'keep' },
        facts: { pairs, place: 'sorted' },
      }),
    ),
    ...added.map(
      (pairs): AddedConstants => ({
        id: `sorted/${pairs}`,
        rules: { constants: pairs },
        facts: { pairs, place: 'sorted' },
        ...(commonConstants.has(pairs) && { reach: 2 }),
      }),
    ),
    ...listEmptyFields(source).map(
      (pairs): AddedConstants => ({
        id: `sorted/${pairs}`,
        rules: { constants: pairs, ...(pairs.endsWith('=') && { blanks: 'keep' }) },
        facts: { pairs, place: 'sorted' },
        reach: 2,
      }),
    ),
    ...[
      ...signTypes.filter((pair) => added.includes(pair)),
      ...(keys.has('key') ? [] : emptyEnds),
    ].map(
      (pair): AddedConstants => ({
        id: `behind/${pair}`,
        rules: { suffix: `&${pair}` },
        facts: { pairs: pair, place: 'behind' },
        ...(pair === 'key=' && { reach: 2 }),
      }),
    ),
    ...foreignRules
      .filter(([key, pairs]) => !keys.has(key) && added.includes(pairs))
      .map(([key, pairs]): AddedConstants => {
        const others = pairs.split('&');
        return {
          id: `sorted/${key}&${pairs}`,
          rules: { merchantNoKey: key, constants: pairs },
          facts: { pairs: [key, ...others].sort().join('&'), place: 'sorted' },
          needs: 'merchant-no',
        };
      }),
    ...listRepeated(source),
  ];
}

const spellings = {
  'no-dashes': (nonce: string) => nonce.replaceAll('-', ''),
  'upper-case': (nonce: string) => nonce.toUpperCase(),
  'lower-case': (nonce: string) => nonce.toLowerCase(),
  'upper-case-no-dashes': (nonce: string) => nonce.replaceAll('-', '').toUpperCase(),
} as const;

export interface NonceSpelling extends Variant {
  readonly id: keyof typeof spellings;
}

/** A UUID that was parsed and printed again, as other libraries write it. */
function listNonceSpellings({ headers }: CanonicalSource): readonly NonceSpelling[] {
  const nonce = headers.fields['X-Nonce']?.value ?? '';
  return (Object.keys(spellings) as (keyof typeof spellings)[]).flatMap((id) => {
    const nonceText = spellings[id](nonce);
    return nonceText === nonce ? [] : [{ id, rules: { nonceText }, key: 'nonce', reach: 2 }];
  });
}

interface HeaderForm<Texts> extends Variant {
  readonly id: `${keyof Texts & string}/${Concerned}`;
  readonly facts: { readonly text: keyof Texts & string; readonly headers: Concerned };
}

/** What is printed for a header that is not there: it was asked for under another name. */
function listMissingHeaders(): readonly HeaderForm<typeof headerTexts>[] {
  // Alone, either of the pair stands in another.
  return listHeaderForms(headerTexts).filter(
    ({ facts: { text, headers } }) => text !== 'postman-uuid' || headers === 'both',
  );
}

/** By what a language prints, not by a template. */
function isMissing(text: string): boolean {
  return text in headerTexts && !/^(?:template|postman)/.test(text);
}

/** Go's lists are printed so together with all that Go prints; JavaScript's undefined of one header beside what else it prints. */
function pickHeaderReach(text: string, headers: Concerned): Deviation['reach'] {
  if (headers !== 'both') return text === 'undefined' ? 2 : 1;
  if (text === 'brackets') return 3;
  return isMissing(text) || text === 'json-list' ? 2 : 1;
}

/** Go, Java and Express have a list of values for a header. */
function listHeaderLists(): readonly HeaderForm<typeof listTexts>[] {
  return listHeaderForms(listTexts);
}

type HeaderTexts = Readonly<Record<string, string | readonly [timestamp: string, nonce: string]>>;

function listHeaderForms<Texts extends HeaderTexts>(texts: Texts): readonly HeaderForm<Texts>[] {
  const names = Object.keys(texts) as (keyof Texts & string)[];
  return concerned.flatMap((headers) =>
    names.map((text): HeaderForm<Texts> => {
      const pattern = texts[text] ?? '';
      const [timestampText, nonceText] = typeof pattern === 'string' ? [pattern, pattern] : pattern;
      const rules = {
        ...(headers === 'nonce' ? {} : { timestampText }),
        ...(headers === 'timestamp' ? {} : { nonceText }),
      };
      const isBoth = headers === 'both';
      const key = isBoth ? {} : { key: headers };
      return {
        id: `${text}/${headers}`,
        rules,
        facts: { text, headers },
        ...key,
        reach: pickHeaderReach(text, headers),
      };
    }),
  );
}
