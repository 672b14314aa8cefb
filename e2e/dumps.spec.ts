import { expect } from '@playwright/test';
import { dumpedCallbacks, dumpVectors } from '../src/testing/dump-vectors';
import { realCodeKey } from '../src/testing/real-code-vectors';
import { test } from './fixtures';

/** One dump, in the place of its callback's headers or body. */
function pickPaste(kind: 'body' | 'headers', implementation: string) {
  const dump = dumpVectors.find(
    (one) => one.kind === kind && one.implementation === implementation,
  );
  const callback = dumpedCallbacks[dump?.callback ?? ''];
  if (dump === undefined || callback === undefined) throw new Error(`no dump ${implementation}`);
  const { headers, body, canonical } = callback;
  const texts = kind === 'body' ? { headers, body: dump.text } : { headers: dump.text, body };
  return { key: realCodeKey, ...texts, canonical };
}

const cases = [
  ['body', 'str(dict)', 'str(data)', 'request.get_data(as_text=True)'],
  ['body', 'print_r', 'print_r($data)', "file_get_contents('php://input')"],
  ['headers', 'Python print(dict)', 'str(data)', 'Name: value'],
] as const;

for (const [kind, implementation, call, advice] of cases) {
  test(`${kind} as ${implementation} prints it is read and verified`, async ({ shared: debug }) => {
    const { key, headers, body, canonical } = pickPaste(kind, implementation);
    await debug.field('Platform public key').fill(key);
    await debug.field('Request headers').fill(headers);
    await debug.field('Callback body').fill(body);
    await expect(debug.verdict).toHaveAttribute('data-verdict', 'valid');
    await expect(debug.page.getByTestId('canonical-string')).toHaveText(canonical);
    const problem = debug.page.locator(`[data-testid=problem][data-code="${kind}.dump"]`);
    await expect(problem).toHaveAttribute('data-severity', 'warning');
    await expect(problem).toContainText(call);
    await expect(problem).toContainText(advice);
  });
}

test('a long dump is read by the worker', async ({ shared: debug }) => {
  const { key, headers, body, canonical } = pickPaste('body', 'str(dict)');
  await debug.field('Platform public key').fill(key);
  await debug.field('Request headers').fill(headers);
  await debug.field('Callback body').fill(`${' '.repeat(100_001)}${body}`);
  await expect(debug.verdict).toHaveAttribute('data-verdict', 'valid');
  await expect(debug.page.getByTestId('canonical-string')).toHaveText(canonical);
});
