import { expect } from '@playwright/test';
import { callbackVectors } from '../src/testing/vectors';
import { pickCallback } from './callbacks';
import { test } from './fixtures';

test.describe('the page shows the string to be signed and the verdict of', () => {
  for (const { name, about, verdict } of callbackVectors) {
    test(`${name}: ${about}`, async ({ shared }) => {
      const callback = pickCallback(name);
      await shared.startSetCallback(callback);
      await shared.settleVerdict();
      await expect(shared.verdict).toHaveAttribute('data-verdict', verdict);
      // It is drawn right after the verdict.
      await expect
        .poll(() => shared.canonicalString.allTextContents(), { intervals: [20] })
        .toEqual([callback.canonical]);
    });
  }
});
