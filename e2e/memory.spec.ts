import { type CDPSession, expect } from '@playwright/test';
import { pickCallback } from './callbacks';
import { test } from './fixtures';

// As in e2e/limits.spec.ts.
if (process.env.E2E_TRACE === '1') test.use({ trace: 'off' });

const payin = pickCallback('payin');

test('a long text from the clipboard takes one byte a character of memory', async ({ debug }) => {
  await debug.open('?editor=plain');
  await debug.startCallback(payin);
  await debug.settle();
  const client = await debug.page.context().newCDPSession(debug.page);
  const body = `{"note":"${'x'.repeat(2_000_000)}"}`;
  await debug.page.evaluate((text) => navigator.clipboard.writeText(text), body);
  // What wrote it is to be forgotten: it has one byte a character.
  await client.send('HeapProfiler.collectGarbage');
  await debug.field('Callback body').selectText();
  await debug.page.keyboard.press('ControlOrMeta+V');
  await expect(debug.cut).toHaveAttribute('data-length', String(body.length));
  await debug.settle();

  const longest = await measureLargest(client);
  expect(longest).toBeGreaterThan(body.length);
  expect(longest).toBeLessThan(1.1 * body.length);
});

/** Of what the page's own memory holds, Chromium's strings included, wherever their characters are; in bytes. */
async function measureLargest(client: CDPSession): Promise<number> {
  const chunks: string[] = [];
  client.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => chunks.push(chunk));
  await client.send('HeapProfiler.takeHeapSnapshot', {});
  const { snapshot, nodes } = JSON.parse(chunks.join(''));
  const fields: readonly string[] = snapshot.meta.node_fields;
  let largest = 0;
  for (let at = fields.indexOf('self_size'); at < nodes.length; at += fields.length) {
    largest = Math.max(largest, nodes[at]);
  }
  return largest;
}
