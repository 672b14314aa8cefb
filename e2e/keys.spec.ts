import { createPublicKey, generateKeyPairSync } from 'node:crypto';
import { expect } from '@playwright/test';
import { callbackKeys } from '../src/testing/vectors';
import { pickCallback } from './callbacks';
import { expectNoneOnTop } from './expect-no-violations';
import { test } from './fixtures';
import { DebugPage } from './pages/debug-page';
import { KeyPart } from './pages/key-part';

/** Signed with the platform's key. */
const payin = pickCallback('payin');
const { platform = '', previous = '', merchant = '' } = callbackKeys;
const sandbox = callbackKeys['platform-3072'] ?? '';
const threeKeys = `# current\n${platform}# previous\n${previous}# sandbox\n${sandbox}`;

const privatePem = generateKeyPairSync('rsa', { modulusLength: 2048 })
  .privateKey.export({ type: 'pkcs8', format: 'pem' })
  .toString();

async function pasteKeys(debug: DebugPage, keyText = threeKeys): Promise<KeyPart> {
  await debug.fillCallback({ ...payin, keyText });
  await debug.edit('Platform public key');
  return new KeyPart(debug.page);
}

/** On a page of its own: what is kept in the browser would outlive the test. */
async function openWithKeys(debug: DebugPage): Promise<KeyPart> {
  await debug.openPlain();
  return pasteKeys(debug);
}

test('a key is read out of settings, a program and a JWK, and taken out as a PEM', async ({
  shared: debug,
}) => {
  const base64 = platform.split('\n').slice(1, -2).join('');
  const lines = platform.trim().split('\n');
  const jwk = JSON.stringify(createPublicKey(platform).export({ format: 'jwk' }));
  for (const [keyText, how] of [
    [`PLATFORM_PUBLIC_KEY=${base64}\nDEBUG=1`, 'BEGIN and END lines were missing'],
    [`$pem = ${lines.map((line) => `"${line}\\n"`).join(' .\n')};`, 'strings of a program'],
    [jwk, 'it was a JWK'],
  ] as const) {
    await debug.fillCallback({ ...payin, keyText });
    await expect(debug.verdict).toHaveAttribute('data-verdict', 'valid');
    await expect(debug.problem('pem.repaired')).toContainText(how);
  }
  await debug.page.getByRole('button', { name: 'Take the key out' }).click();
  await expect(debug.field('Platform public key')).toHaveValue(platform);
  await expect(debug.verdict).toHaveAttribute('data-verdict', 'valid');
});

test.describe('several keys', () => {
  test('are listed by their names, and the one that made the signature is told', async ({
    shared: debug,
  }) => {
    const keys = await pasteKeys(debug);
    await keys.expectKeys('current: true', 'previous: false', 'sandbox: false');
    await expect(keys.key('current')).toContainText(/(?<!not the )signer/);
    await expect(keys.key('previous')).toContainText('not the signer');
    await expect(keys.key('sandbox')).toContainText('RSA, 3072 bits');
    await expect(debug.problem('pem.repaired')).toHaveCount(0);
    expect(await debug.readFacts()).toContain('verified with key “current”, RSA 2048');
    await debug.fill('Request headers', '');
    await keys.expectKeys('current: unknown', 'previous: unknown', 'sandbox: unknown');
  });

  test('have names to give and to take away', async ({ shared: debug }) => {
    const keys = await pasteKeys(debug, platform + previous);
    await keys.expectKeys('current: true', 'key 2: false');
    await keys.rename(2, 'before May');
    await keys.expectKeys('current: true', 'before May: false');
    await expect(keys.nameBox(2)).toBeFocused();
    await expect(debug.field('Platform public key')).toHaveValue(
      `${platform}# before May\n${previous}`,
    );
    await keys.nameBox(2).fill('');
    await debug.field('Callback body').focus();
    await keys.expectKeys('current: true', 'key 2: false');
  });

  test('keep their places when one is called like a member of the profile', async ({
    shared: debug,
  }) => {
    const keys = await pasteKeys(debug, platform + previous);
    await keys.rename(2, 'platformPublicKey: prod');
    await keys.expectKeys('current: true', 'platformPublicKey: prod: false');
    await expect(debug.verdict).toHaveAttribute('data-verdict', 'valid');
  });

  test('are not called like a private key, and none is lost over it', async ({ shared: debug }) => {
    const keys = await pasteKeys(debug);
    const secret = privatePem.split('\n')[1]?.slice(0, 60) ?? '';
    await keys.rename(2, secret);
    await expect(debug.page.getByRole('alert')).toContainText('private key');
    await expect(keys.nameBox(2)).toHaveValue('previous');
    await keys.rename(3, privatePem.slice(0, 60));
    await keys.expectKeys('current: true', 'previous: false', 'sandbox: false');
    expect(await debug.readEverything()).not.toContain(secret);
    await keys.rename(2, 'old');
    await keys.expectKeys('current: true', 'old: false', 'sandbox: false');
    await expect(debug.page.getByRole('alert').filter({ hasText: 'private key' })).toHaveCount(1);
  });

  test('change the verdict when another one is made current, which can be undone', async ({
    shared: debug,
  }) => {
    const keys = await pasteKeys(debug);
    await keys.makeCurrent('sandbox');
    await keys.expectKeys('sandbox: false', 'current: true', 'previous: false');
    await expect(debug.verdict).toHaveAttribute('data-verdict', 'invalid');
    await debug.settle();
    await expect(debug.finding('key.other-loaded')).toContainText('key 2 (current)');
    expect(await debug.readFacts()).toContain('✓ made by key “current”');
    await debug.page.getByRole('button', { name: 'Undo' }).click();
    await expect(debug.verdict).toHaveAttribute('data-verdict', 'valid');
  });

  test('can be removed one by one', async ({ shared: debug }) => {
    const keys = await pasteKeys(debug);
    await keys.remove('current');
    await keys.expectKeys('previous: false', 'sandbox: false');
    await keys.remove('previous');
    await keys.remove('sandbox');
    await expect(keys.keys).toHaveCount(0);
    await expect(debug.field('Platform public key')).toHaveValue('');
    await expect(debug.field('Platform public key')).toBeFocused();
  });

  test('are renamed and made current in one go', async ({ shared: debug }) => {
    const keys = await pasteKeys(debug);
    await keys.nameBox(3).fill('staging');
    await keys.makeCurrent('sandbox');
    await keys.expectKeys('staging: false', 'current: true', 'previous: false');
  });

  test('fit a phone', async ({ shared: debug }) => {
    await debug.page.setViewportSize({ width: 390, height: 800 });
    const keys = await pasteKeys(debug, threeKeys.replace('sandbox', 's'.repeat(60)));
    await expect(keys.keys).toHaveCount(3);
    expect(await debug.readOverflow()).toBe(0);
  });
});

test.describe('my merchant public key', () => {
  /** Signed with the merchant's private key. */
  const ownCallback = pickCallback('wrong-key');

  test('is recognised where the platform’s belongs, before there is a signature', async ({
    shared: debug,
  }) => {
    await debug.fill('My merchant public key', merchant);
    await debug.fill('Platform public key', merchant);
    await expect(debug.problem('pem.own-key', 'key')).toContainText('the wrong key');
    await debug.fill('Platform public key', platform);
    await expect(debug.problem('pem.own-key')).toHaveCount(0);
  });

  test('is the reason why a callback of the platform fails with it', async ({ shared: debug }) => {
    await debug.fillCallback({ ...payin, keyText: merchant });
    await expect(debug.finding('key.not-the-signer')).toBeVisible();
    await debug.fill('My merchant public key', merchant);
    await expect(debug.finding('key.own-key')).toBeVisible();
    await expect(debug.finding('key.not-the-signer')).toHaveCount(0);
    await expect(debug.page.getByRole('region', { name: 'Verdict' })).toContainText(
      'hold the same key',
    );
  });

  test('is recognised in a signature that it made', async ({ shared: debug }) => {
    await debug.fillCallback(ownCallback);
    await debug.fill('My merchant public key', merchant);
    const finding = debug.finding('key.own-signature');
    await expect(finding).toHaveAttribute('data-proof', 'signature');
    await expect(finding).toContainText('Your own merchant key made this signature');
    await expect(debug.verdict).toHaveAttribute('data-verdict', 'invalid');
  });

  test('says what is wrong with it, refuses a private key, and leaves the verdict alone', async ({
    shared: debug,
  }) => {
    await debug.fillCallback(payin);
    await debug.fill('My merchant public key', merchant.slice(0, 100));
    await expect(debug.problem('pem.truncated', 'own-key')).toBeVisible();
    await debug.fill('My merchant public key', privatePem);
    await expect(debug.problem('pem.private-key', 'own-key')).toContainText('cleared');
    await expect(debug.field('My merchant public key')).toHaveValue('');
    await expect(debug.verdict).toHaveAttribute('data-verdict', 'valid');
    expect(await debug.readEverything()).not.toContain(privatePem.slice(100, 160));
  });

  test('can be dropped as a file', async ({ shared: debug }) => {
    await debug.drop('My merchant public key', 'merchant.pem', merchant);
    await expect(debug.panelOf('own-key')).toContainText('RSA 2048');
  });
});

test.describe('keys in this browser', () => {
  const readStored = (debug: DebugPage) =>
    debug.page.evaluate(() => localStorage.getItem('callback-debugger.keys'));

  test('are kept when the user asks for it, through a reload, and forgotten at once when it is unticked', async ({
    debug,
  }) => {
    const keys = await openWithKeys(debug);
    await expect(keys.keepBox).not.toBeChecked();
    expect(await readStored(debug)).toBeNull();
    await keys.keepBox.check();
    await debug.fill('My merchant public key', merchant);
    // A key is stored once it was read.
    await expect.poll(() => readStored(debug)).toContain('own-key":"-----BEGIN');
    await debug.openPlain();
    await keys.expectKeys('current: unknown', 'previous: unknown', 'sandbox: unknown');
    await debug.edit('Platform public key');
    await expect(keys.keepBox).toBeChecked();
    await expect(debug.field('My merchant public key')).toHaveValue(merchant);
    await expect(debug.field('Callback body')).toHaveValue('');
    await debug.fill('Request headers', payin.headersText);
    await debug.fill('Callback body', payin.bodyText);
    await expect(debug.verdict).toHaveAttribute('data-verdict', 'valid');

    await keys.keepBox.uncheck();
    expect(await readStored(debug)).toBeNull();
    await expect(debug.field('Platform public key')).toHaveValue(threeKeys);
    await debug.openPlain();
    await expect(debug.field('Platform public key')).toHaveValue('');
    await expect(keys.keepBox).toHaveCount(0);
  });

  test('outlive “Clear all” and a sample, whose own are not kept, and can be brought back', async ({
    debug,
  }) => {
    const keys = await openWithKeys(debug);
    await keys.keepBox.check();
    await debug.clearAll();
    await expect(keys.keepBox).toBeChecked();
    await expect(keys.keepBox).toHaveAccessibleDescription(/not the ones in the fields/);
    const stored = await readStored(debug);
    await debug.loadSample(/payin/i);
    await debug.edit('Platform public key');
    await keys.rename(1, 'mine');
    await keys.expectKeys('mine: true');
    expect(await readStored(debug)).toBe(stored);
    await debug.page.getByRole('button', { name: 'Bring the kept keys back' }).click();
    await keys.expectKeys('current: false', 'previous: false', 'sandbox: false');
    await debug.clearAll();
    await debug.openPlain();
    expect(await readStored(debug)).toBe(stored);
    await keys.expectKeys('current: unknown', 'previous: unknown', 'sandbox: unknown');
  });

  test('are keys: what else stands in the field is not stored, least of all a private one', async ({
    debug,
  }) => {
    const keys = await openWithKeys(debug);
    await keys.keepBox.check();
    await debug.fill('Platform public key', 'Authorization: Bearer s3cr3t');
    await debug.settle();
    expect(await readStored(debug)).toContain('# sandbox');
    const answer = { email: 'someone@merchant.example', platformPublicKey: platform };
    await debug.fill('Platform public key', JSON.stringify(answer));
    await expect.poll(() => readStored(debug)).not.toContain('# sandbox');
    await debug.openPlain();
    await expect(debug.field('Platform public key')).toHaveValue(platform);
    expect(await debug.readEverything()).not.toMatch(/s3cr3t|merchant\.example/);

    await debug.fill('Platform public key', privatePem);
    await debug.fill('My merchant public key', privatePem);
    await expect(debug.problem('pem.private-key', 'key')).toBeVisible();
    expect(await debug.readEverything()).not.toContain(privatePem.slice(100, 160));
    await debug.openPlain();
    await expect(debug.field('Platform public key')).toHaveValue(platform);
  });

  test('that were forgotten in another tab are not ticked here', async ({ debug, context }) => {
    const keys = await openWithKeys(debug);
    await keys.keepBox.check();
    const other = new DebugPage(await context.newPage());
    await other.openPlain();
    await other.edit('Platform public key');
    await new KeyPart(other.page).keepBox.uncheck();
    await expect(keys.keepBox).not.toBeChecked();
    await expect(debug.field('Platform public key')).toHaveValue(threeKeys);
  });

  test('leave the focus at the field when they are forgotten without one in it', async ({
    debug,
  }) => {
    const keys = await openWithKeys(debug);
    await keys.keepBox.check();
    await debug.clearAll();
    await keys.keepBox.focus();
    await debug.page.keyboard.press('Space');
    await expect(keys.keepBox).toHaveCount(0);
    await expect(debug.field('Platform public key')).toBeFocused();
  });

  test('are not kept by a full storage, which is said', async ({ debug }) => {
    const keys = await openWithKeys(debug);
    await debug.page.evaluate(() => {
      for (let size = 4_000_000; size >= 1; size = Math.floor(size / 2)) {
        try {
          for (let count = 0; ; count++) localStorage.setItem(`${size} ${count}`, 'x'.repeat(size));
        } catch {
          // Full for this size.
        }
      }
    });
    await keys.keepBox.click();
    await expect(debug.page.getByRole('alert')).toContainText('full or forbidden');
    await expect(keys.keepBox).not.toBeChecked();
    await expect(debug.field('Platform public key')).toHaveValue(threeKeys);
  });
});

test.describe('axe finds nothing', () => {
  test('on three keys, kept, nor when they are not shown, with the own key in their place', async ({
    debug,
  }) => {
    const keys = await openWithKeys(debug);
    await keys.keepBox.check();
    await expectNoneOnTop(debug.page, '[data-input-panel=key]');
    await debug.loadSample(/payin/i);
    await debug.fill('My merchant public key', 'no key');
    await expect(debug.problem('pem.no-markers', 'own-key')).toBeVisible();
    await expectNoneOnTop(debug.page, '[data-input-panel=key], [data-input-panel=own-key]');
  });

  test('on the own key as the platform’s', async ({ shared: debug }) => {
    await pasteKeys(debug, merchant);
    await debug.fill('My merchant public key', merchant);
    await expect(debug.finding('key.own-key')).toBeVisible();
    await expectNoneOnTop(debug.page, '[data-input-panel$=key], .verdict');
  });
});
