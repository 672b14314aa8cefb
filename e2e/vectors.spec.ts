import { expect } from '@playwright/test';
import { callbackVectors } from '../src/testing/vectors';
import { pickCallback } from './callbacks';
import { test } from './fixtures';

test.describe('the page shows the string to be signed and the verdict of', () => {
  for (const { name, about, verdict } of callbackVectors) {
    test(`${name}: ${about}`, async ({ reused }) => {
      const callback = pickCallback(name);
      await reused.startCallback(callback);
      await reused.cancelSearch();
      await expect(reused.verdict).toHaveAttribute('data-verdict', verdict);
      expect(await reused.readCanonicalString()).toBe(callback.canonical);
    });
  }
});
