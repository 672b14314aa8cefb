import { createHash } from 'node:crypto';
import { expect } from '@playwright/test';
import { callbackKeys } from '../src/testing/vectors';
import { type KnownCallback, pickCallback, pickDiagnosis } from './callbacks';
import { test } from './fixtures';

const payin = pickCallback('payin');
const unknown = pickDiagnosis('signed', 'string.unknown');
const phone = { width: 390, height: 844 };

test.describe('a changed amount', () => {
  test.beforeEach(async ({ shared: debug }) => {
    await debug.loadSample(/changed amount/i);
  });

  test('is found again, with its proof', async ({ shared: debug }) => {
    await expect(debug.findings).toHaveCount(1);
    const finding = debug.finding('value.changed');
    await expect(finding).toHaveAttribute('data-key', 'amount');
    await expect(finding).toHaveAttribute('data-value', '100.00');
    await expect(finding).toHaveAttribute('data-proof', 'digest');
    await expect(finding).toHaveAttribute('data-subject', 'signature');
    await expect(finding).toContainText('The signed amount was 100.00; this body says 1000.00.');
    await expect(finding).toContainText('Never credit an order whose signature is invalid.');
  });

  test('says whose move it is, with a text for support', async ({ shared: debug }) => {
    const finding = debug.finding('value.changed');
    await expect(finding).toHaveAttribute('data-owner', 'unknown');
    const text = finding.getByTestId('support-text');
    await expect(text).toBeHidden();
    await finding.getByText('Text for the platform’s support').click();
    await expect(text).toContainText('The signed amount was 100.00; this body says 1000.00.');
    await expect(finding.getByRole('button', { name: 'Copy the text for support' })).toBeVisible();
  });

  test('is what the verdict says, which stays invalid', async ({ shared: debug }) => {
    await expect(debug.verdict).toHaveAttribute('data-verdict', 'invalid');
    await expect(debug.verdict).toHaveText(
      'Invalid: the signed amount was 100.00; this body says 1000.00.',
    );
    expect(await debug.readFacts()).toEqual([
      'RSA 2048 key',
      '✓ made by this key',
      '✓ signed with SHA-256',
      '✕ not this string’s SHA-256',
    ]);
  });

  test('is marked in the body, and leads there', async ({ shared: debug }) => {
    const link = debug.findings.getByRole('button', { name: 'show amount in the body' });
    await link.hover();
    await expect(debug.pointed('canonical-string')).toHaveText(/^amount=/);
    await expect.poll(() => debug.readPointed('body')).toBe('"amount": "1000.00"');

    await link.click();
    await expect(debug.field('Callback body')).toBeFocused();
    expect(await debug.readSelected('Callback body')).toBe('"amount": "1000.00"');
  });

  test('is no longer spoken of when it is mended', async ({ shared: debug }) => {
    const body = await debug.field('Callback body').inputValue();
    await debug.fill('Callback body', body.replace('1000.00', '100.00'));
    await debug.settle();
    await expect(debug.verdict).toHaveAttribute('data-verdict', 'valid');
    await expect(debug.findings).toHaveCount(0);
  });
});

test('a changed amount stands beside the one in the input', async ({ sharedRich: debug }) => {
  await debug.choosePlainEditors();
  await debug.loadSample(/changed amount/i);
  const difference = debug.findings.locator('.difference[data-key=amount]');
  await expect(difference).toHaveAttribute('data-kind', 'changed');
  await expect(difference.getByRole('definition')).toHaveText(['1000.00', '100.00']);

  await debug.chooseRichEditors();
  const sideBySide = debug.findings.locator('.monaco-diff-editor');
  await expect(sideBySide).toContainText('amount=1000.00');
  await expect(sideBySide).toContainText('amount=100.00');

  await debug.loadSample(/signed payin/i);
  await expect(debug.findings).toHaveCount(0);
});

test.describe('a signature of another key', () => {
  test('is told apart, with the usual reasons in order', async ({ shared: debug }) => {
    await debug.loadSample(/another key/i);
    const finding = debug.finding('key.not-the-signer');
    await expect(finding).toHaveAttribute('data-proof', 'none');
    await expect(finding).toContainText('another key made it, or it was damaged.');
    await expect(finding).toContainText(/merchant public key.*outdated.*another environment/is);
    await expect(debug.verdict).toHaveText('The signature is invalid.');
    expect(await debug.readFacts()).toContain('✕ does not fit this key');
  });

  test('leads on to the map of symptoms', async ({ shared: debug }) => {
    await debug.loadSample(/another key/i);
    await debug.page.getByText('By symptom').click();
    for (const symptom of [
      'Verification always fails',
      'Verification fails although completedAt is absent',
      'The platform keeps retrying',
      'No callback is received',
      'Notifications are repeated',
    ]) {
      await expect(debug.page.getByRole('term').filter({ hasText: symptom })).toBeVisible();
    }
  });

  test('is recognised when that key is loaded too', async ({ shared: debug }) => {
    const other = callbackKeys.merchant;
    await debug.fillCallback({ ...payin, keyText: `${other}\n${payin.keyText}` });
    await expect(debug.verdict).toHaveAttribute('data-verdict', 'invalid');
    const finding = debug.finding('key.other-loaded');
    await expect(finding).toHaveAttribute('data-proof', 'signature');
    await expect(finding).toContainText('verifies over the right string with key 2');
  });
});

test.describe('a search for a changed value', () => {
  test.beforeEach(async ({ debug }) => {
    await debug.holdSearch();
    await debug.openPlain();
    await debug.startCallback(unknown);
    await expect(debug.cancelButton).toBeVisible();
  });

  test('leaves the verdict as it was, shows how far it is, and can be cancelled', async ({
    debug,
  }) => {
    await expect(debug.verdict).toHaveText('The signature is invalid.');
    await expect(debug.findings).toHaveCount(0);
    await expect(debug.report).toHaveAttribute('aria-busy', 'true');
    await debug.page.setViewportSize(phone);
    expect(await debug.readOverflow()).toBe(0);
    const total = Number(await debug.page.getByRole('progressbar').getAttribute('max'));
    await debug.cancelButton.click();
    await debug.settle();
    await expect(debug.cancelButton).toHaveCount(0);
    const finding = debug.finding('string.unknown');
    await expect(finding).toHaveAttribute('data-proof', 'none');
    const words = (await finding.textContent()) ?? '';
    const tried = /in vain: ([\d,]+) strings and ([\d,]+) other values/.exec(words);
    const [strings = 0, values = 0] = (tried ?? [])
      .slice(1)
      .map((count) => Number(count.replaceAll(',', '')));
    expect(strings).toBeGreaterThan(1000);
    expect(values).toBeLessThan(total);
    await expect(finding).toContainText(/Signed with this key: the SHA-256 [0-9a-f]{64}/);
    await debug.page.getByText('By symptom').click();
    expect(await debug.readOverflow()).toBe(0);
  });

  test('stops when something is typed, and never answers for newer input', async ({ debug }) => {
    await debug.fill('Callback body', `${unknown.bodyText} x`);
    await debug.settle();
    await expect(debug.verdict).toHaveAttribute('data-verdict', 'unverifiable');
    await expect(debug.cancelButton).toHaveCount(0);
    await expect(debug.findings).toHaveCount(0);

    await debug.startCallback(unknown);
    await expect(debug.cancelButton).toBeVisible();
    await debug.fillCallback(pickDiagnosis('signed', 'string.nonce-missing'));
    await expect(debug.findings).toHaveCount(1);
    await expect(debug.finding('string.nonce-missing')).toBeVisible();

    await debug.startCallback(unknown);
    await expect(debug.cancelButton).toBeVisible();
    await debug.fillCallback(payin);
    await expect(debug.verdict).toHaveAttribute('data-verdict', 'valid');
    await expect(debug.findings).toHaveCount(0);
  });
});

test('the workers of a search that is stopped live on', async ({ debug }) => {
  // The page replaces a worker that does not listen for a second; on a busy machine that may be any of them.
  await debug.page.addInitScript(() => {
    const { setTimeout } = window;
    Object.assign(window, {
      setTimeout: (task: () => void, delay?: number) =>
        setTimeout(task, delay === 1000 ? 1e9 : delay),
    });
  });
  const list = () => debug.page.workers().filter((worker) => worker.url().includes('diagnosis'));
  await debug.openPlain();
  await debug.startCallback(unknown);
  await debug.reachSearch();
  const workers = list();
  expect(workers.length).toBeGreaterThan(0);
  await debug.fill('Callback body', `${unknown.bodyText} x`);
  await debug.settle();
  // A busy machine starts the others late.
  expect(list()).toEqual(expect.arrayContaining(workers));
});

test.describe('your own string, with a good signature,', () => {
  const own = pickDiagnosis('own', 'string.timestamp-missing');
  const digestOf = (text: string, encoding: 'hex' | 'base64') =>
    createHash('sha256').update(text).digest(encoding);

  test('is explained by the same deviations', async ({ shared: debug }) => {
    await debug.fillCallback(own);
    await expect(debug.verdict).toHaveText('Signature valid. Your string leaves out timestamp.');
    await expect(debug.findings).toHaveCount(1);
    const finding = debug.finding('string.timestamp-missing');
    await expect(finding).toHaveAttribute('data-subject', 'own-string');
    await expect(finding).toHaveAttribute('data-proof', 'string');
    await expect(finding).toContainText('Your string leaves out timestamp.');
    await expect(finding).toHaveAttribute('data-owner', 'merchant');
    await expect(debug.page.getByRole('region', { name: 'Verdict' })).toContainText(
      'Your move: Add timestamp',
    );
    await expect(finding.getByTestId('support-text')).toHaveCount(0);
    await expect(debug.comparison).toHaveAttribute('data-result', 'different');
  });

  test('is explained pair by pair where no deviation gives it', async ({ shared: debug }) => {
    const changed = own.canonical.replace(/(&status=)\w+/, '$1paid');
    await debug.fillCallback({ ...own, ownString: `${changed}&key=abc123` });
    const findings = debug.findings.and(debug.page.locator('[data-subject=own-string]'));
    await expect(findings).toHaveCount(2);
    await expect(debug.finding('value.changed')).toHaveAttribute('data-key', 'status');
    await expect(debug.finding('value.changed')).toHaveAttribute('data-value', 'paid');
    await expect(debug.finding('string.field-added')).toHaveAttribute('data-key', 'key');
    await expect(debug.finding('string.field-added')).toContainText('RSA2 has no shared secret');
  });

  for (const encoding of ['hex', 'base64'] as const) {
    test(`may be given as its SHA-256 in ${encoding}`, async ({ shared: debug }) => {
      await debug.fillCallback({ ...own, ownString: digestOf(own.canonical, encoding) });
      await expect(debug.comparison).toHaveAttribute('data-result', 'same');
      await expect(debug.findings).toHaveCount(0);

      await debug.fill('Your string to be signed', digestOf(own.ownString ?? '', encoding));
      await debug.settle();
      await expect(debug.comparison).toHaveAttribute('data-result', 'different');
      await expect(debug.finding('string.timestamp-missing')).toHaveAttribute(
        'data-proof',
        'digest',
      );

      await debug.fill('Your string to be signed', digestOf('another text', encoding));
      await debug.settle();
      await expect(debug.finding('string.unknown')).toContainText('Paste the string itself');
    });
  }
});

test.describe('input that was mangled', () => {
  test('a masked value is named', async ({ shared: debug }) => {
    const bodyText = payin.bodyText.replace(/("merchantOrderNo": ?")[^"]{6}/, '$1******');
    expect(bodyText).not.toBe(payin.bodyText);
    await debug.startCallback({ ...payin, bodyText });
    await debug.cancelSearch();
    await expect(debug.findings).toHaveCount(2);
    await expect(debug.finding('string.unknown')).toBeVisible();
    await expect(debug.finding('input.masked')).toHaveAttribute('data-key', 'merchantOrderNo');
  });

  test('a signature with spaces for + is repaired, and still not called checked', async ({
    shared: debug,
  }) => {
    const headersText = payin.headersText.replace(/X-Sign: .*/, (line) =>
      line.replaceAll('+', ' '),
    );
    expect(headersText).not.toBe(payin.headersText);
    await debug.fillCallback({ ...payin, headersText });
    await expect(debug.verdict).toHaveAttribute('data-verdict', 'unverifiable');
    await expect(debug.problem('sign.not-base64', 'headers')).toBeVisible();
    await expect(debug.findings).toHaveCount(1);
    const finding = debug.finding('sign.plus-as-space');
    await expect(finding).toHaveAttribute('data-proof', 'signature');
    const signature = /X-Sign: (.*)/.exec(payin.headersText)?.[1] ?? '';
    await expect(finding).toContainText(`Repaired, it verifies: ${signature}`);
  });
});

test('a nonce of another callback is recognised once that one was seen', async ({ debug }) => {
  const nonce = /X-Nonce: (.*)/.exec(payin.headersText)?.[1] ?? '';
  const mixed: KnownCallback = {
    ...payin,
    headersText: payin.headersText.replace(nonce, 'f'.repeat(nonce.length)),
  };
  await debug.openPlain();
  await debug.startCallback(mixed);
  await debug.cancelSearch();
  await expect(debug.finding('string.unknown')).toBeVisible();

  await debug.fillCallback(payin);
  await expect(debug.verdict).toHaveAttribute('data-verdict', 'valid');
  await debug.fillCallback(mixed);
  const finding = debug.finding('value.changed');
  await expect(finding).toHaveAttribute('data-key', 'nonce');
  await expect(finding).toHaveAttribute('data-value', nonce);
  await expect(finding).toContainText('Take headers and body from the same request.');
});

test('the page has its findings at the moment it says that it has settled', async ({
  shared: debug,
}) => {
  const { bodyText, ...others } = pickDiagnosis('signed', 'string.nonce-missing');
  await debug.fillCallback({ ...others, bodyText: '' });
  const readCount = await debug.countWhenSettled('invalid', 'finding');
  await debug.fill('Callback body', bodyText);
  expect(await readCount()).toBe(1);
});

test.describe('on a phone nothing is wider than the screen', () => {
  for (const name of [/changed amount/i, /another key/i, /own string/i]) {
    test(`with the findings of ${name.source}`, async ({ shared: debug }) => {
      await debug.page.setViewportSize(phone);
      await debug.loadSample(name);
      await expect(debug.findings).toHaveCount(1);
      expect(await debug.readOverflow()).toBe(0);
    });
  }
});
