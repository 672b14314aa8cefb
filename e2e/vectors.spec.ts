import { expect } from '@playwright/test';
import { callbackVectors } from '../src/testing/vectors';
import { pickCallback } from './callbacks';
import { test } from './fixtures';

test.describe('the page shows the string to be signed and the verdict of', () => {
  for (const { name, about, verdict } of callbackVectors) {
    test(`${name}: ${about}`, async ({ overwritten: debug }) => {
      const callback = pickCallback(name);
      await debug.startSetCallback(callback);
      await debug.settleVerdict();
      await expect(debug.verdict).toHaveAttribute('data-verdict', verdict);
      // It is drawn right after the verdict.
      await expect
        .poll(() => debug.canonicalString.allTextContents(), { intervals: [20] })
        .toEqual([callback.canonical]);
    });
  }
});
