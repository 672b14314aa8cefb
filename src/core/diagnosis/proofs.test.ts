import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectProof } from '../../testing/expect-proof';
import { buildInput, createSigner, signRsa2 } from '../../testing/signed-callbacks';
import { parseBody } from '../body/parse-body';
import { type CanonicalRules, contractRules } from '../canonical/canonical-rules';
import { type CanonicalSource, listEntries } from '../canonical/list-entries';
import { printCanonical } from '../canonical/print-canonical';
import { parseHeaders } from '../headers/parse-headers';
import { inspectCallback } from '../inspect-callback';
import { catalogue } from './catalogue';
import { diagnoseCallback } from './diagnose-callback';
import { listCodes } from './finding';
import { listSteps, type Step } from './search/list-steps';
import { contractDigest, toSignedBytes } from './search/signed-bytes';

describe('what random deviations of the catalogue gave is found, with a proof that holds', () => {
  const signer = createSigner();
  // What an input does not have the need of is not looked for.
  const steps = (source: CanonicalSource): readonly Step[] =>
    listSteps(source, catalogue, () => undefined);

  it('alone, and two together', async () => {
    let found = 0;
    await fc.assert(
      fc.asyncProperty(
        bodyTexts,
        fc.nat(),
        fc.nat(),
        fc.boolean(),
        async (bodyText, one, other, two) => {
          const unsigned = buildInput(signer.keyText, bodyText, 'AAAA');
          const source = readSource(unsigned.headersText, bodyText);
          const all = steps(source);
          const picked = [all[one % all.length], two ? all[other % all.length] : undefined].filter(
            (step) => step !== undefined,
          );
          fc.pre(areTried(picked));
          const rules = mergeRules(picked);
          const text = printCanonical(source, rules, listEntries(source, rules));
          const bytes = toSignedBytes(text, rules, contractDigest);
          const canonical = printCanonical(source, contractRules);
          fc.pre(!Buffer.from(bytes).equals(Buffer.from(canonical)));

          const sign = signRsa2(signer, bytes);
          const report = await inspectCallback(buildInput(signer.keyText, bodyText, sign));
          const { findings } = await diagnoseCallback(report);
          expect(findings).toHaveLength(1);
          for (const finding of findings) {
            // Two deviations of values may as well be what a program did to the body: that is tried before them.
            const isRewritten = picked.length > 1 && listCodes(finding).includes('input.rewritten');
            const by = isRewritten ? 'signature' : 'digest';
            expect(finding).toMatchObject({ proof: { by }, subject: 'signature' });
            expect(finding.causes.length).toBeLessThanOrEqual(picked.length);
            expectProof(finding, { keyTexts: [signer.keyText], sign, canonical, ownString: '' });
          }
          found += 1;
        },
      ),
      { numRuns: 75 },
    );
    expect(found).toBeGreaterThan(60);
  });
});

/** The search tries these together: both reach that far, one of them is usual, and they change different rules. */
function areTried(picked: readonly Step[]): boolean {
  const [one, other] = picked;
  if (one === undefined || other === undefined) return true;
  const [oneReach, otherReach] = [one, other].map(
    ({ deviation, variant }) => variant.reach ?? deviation.reach,
  );
  if ((oneReach ?? 0) < 2 || (otherReach ?? 0) < 2) return false;
  const isUsual = picked.some(
    ({ deviation, variant }) =>
      (variant.reach ?? deviation.reach) >= 3 || variant.isBase === 'everyday',
  );
  if (!isUsual) return false;
  const changed = Object.keys(one.variant.rules).filter((rule) => rule !== 'omitted');
  return !changed.some((rule) => rule in other.variant.rules);
}

function mergeRules(picked: readonly Step[]): CanonicalRules {
  const rules = Object.assign({}, contractRules, ...picked.map(({ variant }) => variant.rules));
  return { ...rules, omitted: picked.flatMap(({ variant }) => variant.rules.omitted ?? []) };
}

function readSource(headersText: string, bodyText: string): CanonicalSource {
  const body = parseBody(bodyText);
  if (!body.ok) throw new Error(`not a body: ${bodyText}`);
  return { headers: parseHeaders(headersText).headers, body: body.value, bodyText };
}

/** Bodies on which many deviations apply. Their characters are those whose GBK codes the proof knows. */
const bodyTexts: fc.Arbitrary<string> = (() => {
  const texts = [' a b/c ', 'é', '订单', '<b>&"x"', '', '\u00a0', 'cafÃ©', '&lt;b&gt;', 'Ab', 'x'];
  const numbers = ['0', '5', '1.50', '1e3', '1790000000', '1e-7', '12345678901234567890', '0.1'];
  const amounts = ['100.00', '0.5', '1234.56', '7', '1000.10'];
  const scalars = fc.oneof(
    fc.constantFrom(...texts).map((text) => JSON.stringify(text)),
    fc.constantFrom(...numbers, 'true', 'false', 'null', '"caf\\u00e9 \\/x"'),
  );
  const nested = fc.oneof(
    fc.constant('{}'),
    fc.constant('[]'),
    fc.tuple(scalars, scalars).map(([one, other]) => `{"b": ${one},"a":[ ${other} ]}`),
    fc.array(scalars, { maxLength: 3 }).map((items) => `[${items.join(', ')}]`),
  );
  const keys = [
    'remark',
    'Zone',
    'extra',
    'sign',
    'rate',
    'timestamp',
    'nonce',
    'merchantNo',
    '单',
  ];
  const extra = fc.tuple(fc.constantFrom(...keys), fc.oneof(scalars, nested));
  const fixed = fc.record({
    amount: fc.constantFrom(...amounts).map((text) => `"${text}"`),
    completedAt: fc.constantFrom('1790000000', '1790000123', '1790000000000'),
    orderNo: fc.constantFrom('"P1"', '"Pq 7"'),
    status: fc.constant('"completed"'),
  });
  return fc
    .tuple(fixed, fc.array(extra, { maxLength: 5 }), fc.boolean(), fc.infiniteStream(fc.nat(99)))
    .map(([members, extras, spaced, ranks]) => {
      const pairs = [...Object.entries(members), ...extras]
        .map((pair) => ({ pair, rank: ranks.next().value as number }))
        .sort((one, other) => one.rank - other.rank)
        .map(({ pair: [key, value] }) => `"${key}":${spaced ? ' ' : ''}${value}`);
      return spaced ? `{ ${pairs.join(', ')} }\n` : `{${pairs.join(',')}}`;
    });
})();
