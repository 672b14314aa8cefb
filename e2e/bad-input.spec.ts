import { expect } from '@playwright/test';
import { buildLineStarts, toPosition } from '../src/core/text/span';
import { type BadInput, badInputs } from '../src/testing/bad-inputs';
import { test } from './fixtures';

test.describe('the page says what is wrong and where', () => {
  for (const row of badInputs) {
    test(`${row.input}: ${row.name}`, async ({ overwritten: debug }) => {
      await debug.startSetCallback(row);
      await debug.settleVerdict();
      const problem = debug
        .problem(row.code, row.input)
        .and(debug.page.locator(`[data-severity="${row.severity}"]`))
        .filter({ hasText: toPlaceText(row) })
        .first();
      await expect(problem).toBeVisible();
      // What could not be read was not checked, so it is not called invalid.
      const verdicts = row.severity === 'error' ? /^unverifiable$/ : /^(valid|invalid)$/;
      await expect(debug.verdict).toHaveAttribute('data-verdict', verdicts);
    });
  }
});

function toPlaceText(row: BadInput): string {
  if (row.span === null) return '';
  const texts = { key: row.keyText, headers: row.headersText, body: row.bodyText };
  const text = texts[row.input as keyof typeof texts];
  const { line, column } = toPosition(buildLineStarts(text), row.span.start);
  return `Line ${line}, column ${column}: `;
}
