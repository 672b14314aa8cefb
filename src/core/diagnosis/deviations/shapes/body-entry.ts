/** The body, or its digest, as the value of one entry. */
import type { CanonicalRules } from '../../../canonical/canonical-rules';
import type { Deviation, Variant } from '../../deviation';
import { once } from '../once';

const bodyKeys = [
  'body',
  'data',
  'json',
  'payload',
  'content',
  'params',
  'biz_content',
  'bizContent',
  'requestBody',
  'request_body',
];

/** As received, or as a JSON library writes it. */
const writtenBodies = [
  'body',
  'body-compact',
  'body-python',
  'body-python-unicode',
  'body-php',
  'body-php-slashes',
] as const;

const digestKeys = [
  'bodyHash',
  'body_hash',
  'bodyDigest',
  'digest',
  'hash',
  'contentHash',
  'content_hash',
  'sha256',
  'md5',
  'bodyMd5',
  'body_md5',
  'contentMd5',
  'body',
  'data',
  'payload',
];

/** The key of the body, and how it is written. */
export interface BodyEntry extends Variant {
  readonly id: `${CanonicalRules['bodyAs']}/${string}`;
  readonly key: string;
  readonly facts: { readonly order: 'sorted' | 'headers-first' };
}

function listBodyKeys(): readonly BodyEntry[] {
  const listed = [
    ...bodyKeys.flatMap((key) =>
      ([...writtenBodies, 'body-base64'] as const).map((bodyAs) => ({ key, bodyAs })),
    ),
    ...digestKeys.flatMap((key) =>
      (['body-sha256', 'body-sha256-base64', 'body-md5'] as const).map((bodyAs) => ({
        key,
        bodyAs,
      })),
    ),
  ];
  const build = (key: string, bodyAs: CanonicalRules['bodyAs']): BodyEntry => ({
    id: `${bodyAs}/${key}`,
    rules: { bodyMembers: 'as-one', bodyKey: key, bodyAs },
    key,
    facts: { order: 'sorted' },
  });
  return listed.flatMap(({ key, bodyAs }) => {
    const sorted = build(key, bodyAs);
    // A template that begins with what is known before the body is read.
    return bodyAs === 'body' || bodyAs === 'body-compact'
      ? [sorted, headersFirst(sorted)]
      : [sorted];
  });
}

function headersFirst({ id, rules, key }: BodyEntry): BodyEntry {
  return {
    id: `${id}/headers-first`,
    rules: { ...rules, order: 'headers-first' },
    key,
    facts: { order: 'headers-first' },
    reach: 0,
  };
}

export const bodyEntry = {
  code: 'body.as-one-entry',
  reach: 1,
  variants: once(listBodyKeys),
} as const satisfies Deviation<string>;
