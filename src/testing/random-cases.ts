/** Cases of any texts, for what must give back every code unit. */
import fc from 'fast-check';
import type { CaseContent } from '../core/case/case-content';

/** Any code units, so that surrogates stand alone; the ones that get lost most easily are there more often. */
const text = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        '\0',
        '\r\n',
        '\r',
        '\n',
        '\ufeff',
        '\ud800',
        '\udfff',
        '😀',
        '"',
        '\\',
        '\u2028',
      ),
      fc.integer({ min: 0, max: 0xffff }).map((unit) => String.fromCharCode(unit)),
    ),
    { maxLength: 30 },
  )
  .map((parts) => parts.join(''));

export const anyCase: fc.Arbitrary<CaseContent> = fc.record({
  inputs: fc.record({ key: text, headers: text, body: text, 'own-string': text, 'own-key': text }),
  receiver: fc.record(
    { merchantNo: text, receivedAt: text, tolerance: text, localOrder: text },
    { requiredKeys: [] },
  ),
  reference: fc.option(fc.record({ headersText: text, bodyText: text })),
  isMasked: fc.boolean(),
});

/** One of few texts. */
export const plainCase: CaseContent = {
  inputs: {
    key: 'K',
    headers: 'X-Nonce: 1\r\n',
    body: '{"a":"1"}',
    'own-string': '',
    'own-key': '',
  },
  receiver: { merchantNo: 'M1', tolerance: '300' },
  reference: { headersText: 'h', bodyText: 'b' },
  isMasked: false,
};

/** The same ones at every run. */
export const caseRuns = { seed: 12, numRuns: 1000 };
