/** Drawn at random of the vectors that fuzz/diagnosis-vectors.test.ts runs all of, without a page: `SAMPLE=all` runs all here. */
import { expect } from '@playwright/test';
import { pickSample } from '../src/testing/pick-sample';
import { diagnosisVectors } from '../src/testing/vectors';
import { toCallback } from './callbacks';
import { test } from './fixtures';

const vectors = pickSample(diagnosisVectors, 66);
const unexplained = vectors.filter(({ codes }) => codes.includes('string.unknown'));

test.describe('the page names the cause of', () => {
  for (const vector of vectors) {
    const { name, about, kind, codes, verdict, data } = vector;
    test(`${name}: ${about}`, async ({ overwritten: debug }) => {
      await debug.startSetCallback(toCallback(vector));
      // To search all values takes both cores for seconds: the first one does, and finds nothing.
      if (unexplained.indexOf(vector) > 0) await debug.cancelSearch();
      else await debug.settle();
      await expect(debug.verdict).toHaveAttribute('data-verdict', verdict);
      const subject = kind === 'own' ? 'own-string' : 'signature';
      const finding = debug.findings.and(debug.page.locator(`[data-subject="${subject}"]`));
      // Read once: a page that says it has settled shows its findings.
      expect(await finding.count()).toBeGreaterThan(0);
      const first = finding.first();
      const named = await first.getAttribute('data-codes');
      expect(named?.split(' ').sort()).toEqual([...codes].sort());
      if (data?.key !== undefined) await expect(first).toHaveAttribute('data-key', data.key);
      if (data?.signed !== undefined)
        await expect(first).toHaveAttribute('data-value', data.signed);
      if (data?.digest !== undefined) await expect(first).toContainText(data.digest);
    });
  }
});
