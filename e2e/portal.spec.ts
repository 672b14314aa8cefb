import { expect } from '@playwright/test';
import { callbackKeys } from '../src/testing/vectors';
import { pickCallback } from './callbacks';
import { test } from './fixtures';
import type { DebugPage } from './pages/debug-page';
import { KeyPart } from './pages/key-part';
import {
  type Answer,
  answerHtml,
  answerJson,
  answerNever,
  answerRedirect,
  answerStatus,
  type PortalServer,
  profileConfig,
} from './portal-server';

const payin = pickCallback('payin');

test.describe('on the portal', () => {
  test('the page verifies under its path and with the policy as headers', async ({
    debug,
    portal,
  }) => {
    await debug.page.goto(portal.address);
    await expect(debug.editorOf('body')).toHaveAttribute('data-editor', 'rich');
    await debug.loadSample(/payin/i);
    await expect(debug.verdict).toHaveAttribute('data-verdict', 'valid');
    await debug.loadSample(/changed amount/i);
    await expect(debug.finding('value.changed')).toBeVisible();
    expect(portal.requests.filter((path) => !path.startsWith('/portal/debugger/'))).toEqual([]);
  });

  test('it has the title and the link back that its configuration names', async ({
    debug,
    portal,
  }) => {
    portal.config =
      '{"title":"Check a callback","back":{"text":"To the portal","address":"/portal/"}}';
    await debug.page.goto(`${portal.address}?editor=plain`);
    await expect(debug.page.getByRole('heading', { level: 1 })).toHaveText('Check a callback');
    await expect(debug.page).toHaveTitle('Check a callback');
    await debug.page.getByRole('link', { name: 'To the portal' }).click();
    await expect(debug.page).toHaveURL(/\/portal\/$/);
  });

  test('its merchant number and tolerance are what the checks begin with', async ({
    debug,
    portal,
  }) => {
    portal.config = '{"merchantNo":"M-77","toleranceSeconds":120}';
    await debug.page.goto(`${portal.address}?editor=plain`);
    await debug.fillCallback(payin);
    const { page } = debug;
    await expect(page.getByRole('textbox', { name: 'Merchant number' })).toHaveValue('M-77');
    await expect(page.getByRole('spinbutton', { name: 'Tolerance' })).toHaveValue('120');
    await expect(page.locator('[data-check=merchant-no]')).toHaveAttribute('data-result', 'fail');
  });

  test('its late configuration leaves what was typed', async ({ debug, portal }) => {
    portal.config = '{"merchantNo":"M-77","toleranceSeconds":120}';
    const { page } = debug;
    let release = () => {};
    const isAwaited = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/config.json', async (route) => {
      await isAwaited;
      await route.continue();
    });
    await page.goto(`${portal.address}?editor=plain`);
    await debug.fillCallback(payin);
    const tolerance = page.getByRole('spinbutton', { name: 'Tolerance' });
    await tolerance.fill('30');
    await tolerance.fill('300');
    release();
    await expect(page.getByRole('textbox', { name: 'Merchant number' })).toHaveValue('M-77');
    await expect(tolerance).toHaveValue('300');
  });

  for (const [config, ...codes] of [
    ['{"title":', 'config.syntax'],
    [
      '{"profile":"https://elsewhere.example/profile","titel":"?"}',
      'config.value',
      'config.unknown',
    ],
  ] as const) {
    test(`the configuration ${config} is a problem of the page, and the rest works`, async ({
      debug,
      portal,
    }) => {
      portal.config = config;
      await debug.page.goto(`${portal.address}?editor=plain`);
      for (const code of codes) {
        await expect(debug.problem(code, 'environment')).toBeVisible();
      }
      await debug.fillCallback(payin);
      await expect(debug.verdict).toHaveAttribute('data-verdict', 'valid');
    });
  }
});

test.describe('the header', () => {
  const link = 'Back to the merchant portal';
  for (const [name, title] of [
    ['no title of its own', undefined],
    ['a title of 49 characters', 'Callback signatures of the Northern Payment Union'],
    ['a very long title', 'Callback signatures '.repeat(20).trim()],
  ] as const) {
    test(`with ${name} fits every width`, async ({ debug, portal }) => {
      portal.config = JSON.stringify({
        ...(title && { title }),
        back: { text: link, address: '/' },
      });
      await debug.page.goto(`${portal.address}?editor=plain`);
      await debug.fill('Callback body', '{}');
      await debug.clearAll();
      await expect(debug.page.getByRole('button', { name: 'Undo' })).toBeVisible();
      const heading = debug.page.getByRole('heading', { level: 1 });
      const back = debug.page.getByRole('link', { name: link });
      await expect(heading).toHaveText(title ?? 'Callback debugger');
      await expect(back).toBeVisible();
      for (const width of [1440, 1024, 700, 390]) {
        await debug.page.setViewportSize({ width, height: 800 });
        expect(await debug.readOverflow(), `${width}`).toBe(0);
        for (const part of [heading, back]) {
          const box = await part.boundingBox();
          // One line, and enough of it to be read.
          expect(box?.height, `${width}`).toBeLessThan(30);
          expect(box?.width, `${width}`).toBeGreaterThan(60);
        }
      }
    });
  }
});

const profilePath = '/portal/profile';
const other = pickCallback('key-3072');

test.describe('the key from the portal', () => {
  test.beforeEach(({ portal }) => {
    portal.profile = answerJson({ merchantNo: 'M1', platformPublicKey: payin.keyText });
  });

  /** On a page of its own: what is kept, complained of or never answered would outlive the test. */
  async function open(debug: DebugPage, portal: PortalServer): Promise<void> {
    portal.config = profileConfig;
    await debug.page.goto(`${portal.address}?editor=plain`);
  }

  test('is one of several, all of which are loaded and told of', async ({
    sharedOnPortal: debug,
    portal,
  }) => {
    portal.profile = answerJson({ platformPublicKey: payin.keyText + other.keyText });
    await debug.loadKeyButton.click();
    await expect(debug.profile).toHaveAttribute('data-result', 'loaded');
    await expect(debug.profile).toContainText('holds 2 keys');
    await expect(debug.page.getByTestId('key')).toHaveCount(2);
  });

  test('is asked for by the button alone, and verifies', async ({
    sharedOnPortal: debug,
    portal,
  }) => {
    await expect(debug.loadKeyButton).toBeVisible();
    await debug.fillCallback({ ...payin, keyText: '' });
    expect(portal.requests).not.toContain(profilePath);
    await debug.loadKeyButton.click();
    await expect(debug.profile).toHaveAttribute('data-result', 'loaded');
    await expect(debug.verdict).toHaveAttribute('data-verdict', 'valid');
    expect(portal.requests.filter((path) => path === profilePath)).toHaveLength(1);
  });

  test('is announced as a rotation when it changed; the old one is kept and explains', async ({
    sharedOnPortal: debug,
    portal,
  }) => {
    await debug.fillCallback(payin);
    await debug.loadKeyButton.click();
    await expect(debug.profile).toHaveAttribute('data-result', 'unchanged');
    portal.profile = answerJson({ platformPublicKey: other.keyText });
    await debug.loadKeyButton.click();
    await expect(debug.profile).toHaveAttribute('data-result', 'rotated');
    await expect(debug.profile).toContainText('rotated');
    await expect(debug.page.getByTestId('key')).toHaveCount(2);
    await debug.settle();
    await expect(debug.verdict).toHaveAttribute('data-verdict', 'invalid');
    await expect(debug.finding('key.other-loaded')).toBeVisible();
    await debug.page.getByRole('button', { name: 'Undo' }).click();
    await expect(debug.verdict).toHaveAttribute('data-verdict', 'valid');
  });

  test('is no rotation of a sample’s key, nor of the own one', async ({
    sharedOnPortal: debug,
    portal,
  }) => {
    portal.profile = answerJson({ platformPublicKey: other.keyText });
    await debug.loadSample(/payin/i);
    await debug.loadKeyButton.click();
    await expect(debug.profile).toHaveAttribute('data-result', 'loaded');
    await expect(debug.field('Platform public key')).toHaveValue(other.keyText);
    await debug.fill('My merchant public key', callbackKeys.merchant ?? '');
    await debug.fill('Platform public key', callbackKeys.merchant ?? '');
    await debug.loadKeyButton.click();
    await expect(debug.profile).toHaveAttribute('data-result', 'loaded');
    await expect(debug.field('Platform public key')).toHaveValue(other.keyText);
  });

  test('costs no key that is kept', async ({ debug, portal }) => {
    await open(debug, portal);
    portal.profile = answerJson({ platformPublicKey: other.keyText });
    await debug.fillCallback(payin);
    await debug.edit('Platform public key');
    const keys = new KeyPart(debug.page);
    await keys.keepBox.check();
    await debug.loadSample(/payin/i);
    await debug.loadKeyButton.click();
    await expect(debug.profile).toHaveAttribute('data-result', 'rotated');
    await keys.expectKeys('current: false', 'previous: false');
    await debug.page.reload();
    await keys.expectKeys('current: unknown', 'previous: unknown');
    await expect(debug.field('Platform public key')).toHaveValue(
      `# current\n${other.keyText}# previous\n${payin.keyText}`,
    );
  });

  test('is spoken of while it stands there', async ({ sharedOnPortal: debug }) => {
    await debug.loadKeyButton.click();
    await expect(debug.profile).toContainText('the platform’s key from your profile');
    await debug.clearAll();
    await expect(debug.profile).not.toHaveAttribute('data-result');
    await expect(debug.profile).not.toContainText('from your profile');
    await debug.loadKeyButton.click();
    await expect(debug.profile).toHaveAttribute('data-result', 'loaded');
    await debug.loadSample(/payin/i);
    await expect(debug.profile).not.toHaveAttribute('data-result');
  });

  test('does not fill a field that was cleared before it came', async ({
    sharedOnPortal: debug,
    portal,
  }) => {
    let answerNow = () => {};
    portal.profile = (request, response) => {
      answerNow = () => answerJson({ platformPublicKey: other.keyText })(request, response);
    };
    await debug.fillCallback(payin);
    await debug.loadKeyButton.click();
    await expect(debug.profile).toHaveAttribute('aria-busy', 'true');
    await expect.poll(() => portal.requests).toContain(profilePath);
    await debug.clearAll();
    answerNow();
    await expect(debug.profile).toHaveAttribute('aria-busy', 'false');
    await expect(debug.field('Platform public key')).toHaveValue('');
  });

  test.describe('whose code does not come', () => {
    test.use({ expectedComplaint: /Failed to load resource: net::ERR_FAILED/ });

    test('is a problem in clear words, and the button stays', async ({ debug, portal }) => {
      await open(debug, portal);
      await debug.page.route('**/read-profile-answer*', (route) => route.abort());
      await expect(debug.loadKeyButton).toBeVisible();
      await debug.loadKeyButton.click();
      await expect(debug.problem('profile.unreachable', 'key')).toBeVisible();
      await expect(debug.profile).toHaveAttribute('aria-busy', 'false');
      await debug.page.unroute('**/read-profile-answer*');
      await debug.loadKeyButton.click();
      await expect(debug.profile).toHaveAttribute('data-result', 'loaded');
    });
  });

  const failures: readonly (readonly [string, Answer, string, string])[] = [
    ['404', answerStatus(404), 'profile.not-found', 'no profile'],
    ['403', answerStatus(403), 'profile.forbidden', 'does not let you'],
    ['500', answerStatus(500), 'profile.status', 'status 500'],
    ['a page', answerHtml('Sign in'), 'profile.html', 'web page instead of JSON'],
    ['a redirection', answerRedirect('/sign-in'), 'profile.redirected', 'sign-in page'],
    ['no field', answerJson({ name: 'M' }), 'profile.field-missing', 'no platformPublicKey'],
    [
      'an error in place of a profile',
      answerJson({ code: 401, message: 'please log in' }),
      'profile.field-missing',
      'session may have ended',
    ],
    [
      'a truncated key',
      answerJson({ platformPublicKey: payin.keyText.slice(0, 200) }),
      'profile.key',
      'cut off',
    ],
  ];
  test.describe('answered with what holds no key', () => {
    // Chromium itself writes each such status to the console.
    test.use({ expectedComplaint: /responded with a status of (?:404|403|500)/ });

    test('is a problem in clear words each time, and the field stays', async ({
      debug,
      portal,
    }) => {
      await open(debug, portal);
      await debug.fill('Platform public key', other.keyText);
      for (const [name, answer, code, words] of failures) {
        await test.step(name, async () => {
          portal.profile = answer;
          await debug.loadKeyButton.click();
          await expect(debug.problem(code, 'key')).toContainText(words);
          await expect(
            debug.page.locator('[data-testid=problem][data-code^="profile."]'),
          ).toHaveCount(1);
          await expect(debug.field('Platform public key')).toHaveValue(other.keyText);
        });
      }
    });
  });

  test.describe('without a session', () => {
    test.use({ expectedComplaint: /responded with a status of 401/ });

    test('is refused, and loaded after signing in', async ({ debug, portal }) => {
      await open(debug, portal);
      await debug.page.context().clearCookies();
      await debug.loadKeyButton.click();
      await expect(debug.problem('profile.unauthorized', 'key')).toContainText('session');
      await debug.page.context().addCookies([portal.sessionCookie]);
      await debug.loadKeyButton.click();
      await expect(debug.profile).toHaveAttribute('data-result', 'loaded');
    });
  });

  test('is given up when the portal does not answer', async ({ debug, portal }) => {
    await open(debug, portal);
    portal.profile = answerNever;
    await debug.loadKeyButton.click();
    await expect(debug.problem('profile.timeout', 'key')).toBeVisible();
  });
});

test('without the configuration there is no button and no request for a key', async ({
  debug,
  portal,
}) => {
  await debug.page.goto(`${portal.address}?editor=plain`);
  await debug.fillCallback(payin);
  await expect(debug.verdict).toHaveAttribute('data-verdict', 'valid');
  await expect(debug.loadKeyButton).toHaveCount(0);
  expect(portal.requests).not.toContain(profilePath);
});
