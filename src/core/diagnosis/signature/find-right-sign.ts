/** Of several values under X-Sign the one that is the signature of the string. */
import type { CallbackReport } from '../../callback-report';
import { splitJoined } from '../../headers/split-joined';
import { parseSignatureBase64 } from '../../signature/parse-base64';
import { createVerify } from '../../signature/verify-signature';
import { encodeUtf8 } from '../../text/utf-8-bytes';
import { createFinding, type Finding } from '../finding';

/** More of them than these are no copy of a callback. */
const valueLimit = 20;

/** Null where X-Sign stands there once, or none of its values verifies under the first key. */
export async function findRightSign({
  headers,
  keys,
  canonical,
}: CallbackReport): Promise<Finding | null> {
  const lines = (headers?.all ?? [])
    .filter(({ name }) => name.toLowerCase() === 'x-sign')
    .flatMap(splitJoined);
  const values = [...new Map(lines.map((line) => [line.value, line])).values()];
  const [key] = keys;
  const subtle: SubtleCrypto | undefined = crypto.subtle;
  if (values.length < 2 || key === undefined || canonical === null || subtle === undefined)
    return null;
  const verify = await createVerify(key, subtle);
  const signed = encodeUtf8(canonical.text);
  for (const [index, { value, valueSpan }] of values.slice(0, valueLimit).entries()) {
    const parsed = parseSignatureBase64(value, valueSpan);
    if (!parsed.ok || !(await verify?.(parsed.value, signed))) continue;
    const facts = { place: index + 1, of: values.length, value } as const;
    return createFinding({
      causes: [{ kind: 'fault', code: 'sign.one-of-several', owner: 'transport', ...facts }],
      subject: 'signature',
      proof: { by: 'signature', signatureBytes: parsed.value, padding: 'pkcs1', hash: 'sha256' },
    });
  }
  return null;
}
