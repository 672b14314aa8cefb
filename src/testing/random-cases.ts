/** Cases of any texts, for what must give back every code unit. */
import fc from 'fast-check';
import type { CaseContent } from '../core/case/case-content';
import { createWarning } from '../core/problem';

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
        '\ufffd',
      ),
      fc.integer({ min: 0, max: 0xffff }).map((unit) => String.fromCharCode(unit)),
    ),
    { maxLength: 30 },
  )
  .map((parts) => parts.join(''));

/** What a file of these texts could have shown. */
function listNotices(body: string): CaseContent['notices'] {
  const lineEnd = body.indexOf('\r\n');
  const foreign = body.indexOf('\ufffd');
  return [
    ...(body.length % 2 === 0 ? [createWarning('body.parsed', null, {})] : []),
    ...(lineEnd < 0
      ? []
      : [createWarning('body.line-ends', { start: lineEnd, end: lineEnd + 2 }, {})]),
    ...(foreign < 0
      ? []
      : [
          createWarning(
            'body.not-utf-8',
            { start: foreign, end: foreign + 1 },
            { byte: 0x80 + (body.length % 128), offset: 3 * foreign },
          ),
        ]),
  ];
}

const anyTexts = fc
  .record({ key: text, headers: text, body: text, 'own-string': text, 'own-key': text })
  .map((inputs) => ({ inputs, notices: listNotices(inputs.body) }));

const anyRest = fc.record({
  receiver: fc.record(
    { merchantNo: text, receivedAt: text, tolerance: text, localOrder: text },
    { requiredKeys: [] },
  ),
  reference: fc.option(fc.record({ headersText: text, bodyText: text })),
  isMasked: fc.boolean(),
});

export const anyCase: fc.Arbitrary<CaseContent> = fc
  .tuple(anyTexts, anyRest)
  .map(([texts, rest]) => ({ ...texts, ...rest }));

/** One of few texts. */
export const plainCase: CaseContent = {
  inputs: {
    key: 'K',
    headers: 'X-Nonce: 1\r\n',
    body: '{"a":"1"}',
    'own-string': '',
    'own-key': '',
  },
  notices: [],
  receiver: { merchantNo: 'M1', tolerance: '300' },
  reference: { headersText: 'h', bodyText: 'b' },
  isMasked: false,
};

/** The same ones at every run. */
export const caseRuns = { seed: 12, numRuns: 1000 };
