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
  return listed.map(({ key, bodyAs }) => ({
    id: `${bodyAs}/${key}` as const,
    rules: { bodyMembers: 'as-one' as const, bodyKey: key, bodyAs },
    key,
  }));
}

export const bodyEntry = {
  code: 'body.as-one-entry',
  reach: 1,
  variants: once(listBodyKeys),
} as const satisfies Deviation<string>;
