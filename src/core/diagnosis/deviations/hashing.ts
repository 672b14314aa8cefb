/** The string is right, but it is not what was hashed. */
import type { Deviation } from '../deviation';

export const hashingDeviations = [
  {
    code: 'algorithm.hashed-twice',
    reach: 2,
    variants: [
      { id: 'bytes', rules: { prehash: 'bytes' } },
      { id: 'hex', rules: { prehash: 'hex' } },
      { id: 'upper-hex', rules: { prehash: 'upper-hex' } },
      { id: 'base64', rules: { prehash: 'base64' } },
    ],
  },
] as const satisfies readonly Deviation<string>[];
