import { generateKeyPairSync } from 'node:crypto';
import { expect } from '@playwright/test';
import { expectNoneOnTop, expectNoViolations } from './expect-no-violations';
import { test as base } from './fixtures';
import { DeliveryPage } from './pages/delivery-page';

/** The place on the shared page, empty: to load the page takes longer than most of these tests do with it. */
const test = base.extend<{ readonly delivery: DeliveryPage }>({
  async delivery({ shared }, use) {
    const delivery = new DeliveryPage(shared.page);
    await delivery.visit('Delivery');
    await delivery.empty();
    await use(delivery);
  },
});

const head = 'HTTP/1.1 200 OK\nContent-Type: text/plain; charset=utf-8\n\n';

test.describe('the place', () => {
  test('is one click away, and nothing is lost on the way', async ({ shared: debug }) => {
    await debug.fill('Callback body', '{"kept":true}');
    const delivery = new DeliveryPage(debug.page);
    await delivery.visit('Delivery');
    await expect(debug.page).toHaveURL(/#\/delivery$/);
    await expect(debug.page.getByRole('link', { name: 'Delivery' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await delivery.answer.fill('OK');
    await delivery.visit('Debug');
    await expect(debug.field('Callback body')).toHaveValue('{"kept":true}');
    await delivery.visit('Delivery');
    await expect(delivery.answer).toHaveValue('OK');
  });

  test('fits a phone and a tablet, its table included', async ({ shared: debug, delivery }) => {
    await delivery.attempts.fill('120');
    for (const width of [390, 1024]) {
      await debug.page.setViewportSize({ width, height: 800 });
      expect(await debug.readOverflow(), `${width}`).toBe(0);
      const [shown, all] = await delivery.attemptList.evaluate((list) => [
        list.clientWidth,
        list.scrollWidth,
      ]);
      expect(all, `${width}`).toBe(shown);
    }
  });
});

test.describe('an answer', () => {
  const answers: readonly (readonly [string, string, string, string])[] = [
    ['OK', `${head}OK`, 'accepted', ''],
    ['ok', `${head}ok`, 'refused', 'body.case'],
    ['OK and a newline', `${head}OK\n`, 'refused', 'body.newline'],
    ['"OK"', `${head}"OK"`, 'refused', 'body.quoted'],
    ['a code object', `${head}{"code":0}`, 'refused', 'body.json'],
    ['a page', `${head}<html></html>`, 'refused', 'body.html'],
    ['201', 'HTTP/1.1 201 Created\n\nOK', 'refused', 'status.success'],
    ['204', 'HTTP/1.1 204 No Content\n\n', 'refused', 'status.success body.empty'],
    ['a redirect', 'HTTP/1.1 302 Found\nLocation: /\n\nOK', 'refused', 'status.redirect'],
    ['a 500', 'HTTP/1.1 500 Error\n\nOK', 'refused', 'status.server-error'],
    ['OK after 100 Continue', `HTTP/1.1 100 Continue\n\n${head}OK`, 'accepted', ''],
    [
      'OK as curl -v shows it',
      '> POST / HTTP/1.1\n> \n< HTTP/1.1 200 OK\n< \nOK* Connection #0 to host a left intact',
      'accepted',
      '',
    ],
    ['a body alone', 'OK', 'unknown', ''],
    [
      'OK as PowerShell shows it',
      'StatusCode        : 200\nContent           : OK\nRawContent        : HTTP/1.1 200 OK\n\n                    OK\nRawContentLength  : 2\n',
      'accepted',
      '',
    ],
    ['a function for its gateway', '{"statusCode":200,"body":"OK"}', 'unknown', 'envelope'],
  ];

  test('is judged each time that it is written', async ({ delivery }) => {
    for (const [name, text, result, codes] of answers) {
      await test.step(`${name} is ${result}`, async () => {
        await delivery.answer.fill(text);
        await delivery.expectAcknowledgement(result, codes);
      });
    }
  });

  test('of a file is judged byte by byte', async ({ delivery }) => {
    await delivery.openFile('answer.txt', Buffer.from(`${head.replaceAll('\n', '\r\n')}OK\r\n`));
    await delivery.expectAcknowledgement('refused', 'body.newline');
    await expect(delivery.acknowledgement).toContainText('4f 4b 0d 0a');
    await delivery.dropFile('body.bin', [0xef, 0xbb, 0xbf, 0x4f, 0x4b]);
    await delivery.expectAcknowledgement('refused', 'body.byte-order-mark');
    await expect(delivery.acknowledgement).toContainText('ef bb bf 4f 4b');
    await delivery.removeFile();
    await expect(delivery.acknowledgement).toHaveAttribute('data-result', 'empty');
    await expect(delivery.answer).toBeFocused();
  });

  test('of 2 MB is read to its end', async ({ delivery }) => {
    const body = 'OK'.padEnd(2_000_000, 'x');
    const text = `HTTP/1.1 200 OK\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
    await delivery.openFile('answer.txt', Buffer.from(text));
    await delivery.expectAcknowledgement('refused', 'body.longer');
    await expect(delivery.acknowledgement).toContainText('2,000,000 bytes');
  });

  test('may not come at all', async ({ delivery }) => {
    await expect(delivery.acknowledgement).toHaveAttribute('data-result', 'empty');
    await delivery.timeOut.check();
    await delivery.expectAcknowledgement('refused', 'time-out');
    await expect(delivery.acknowledgement).toContainText('not stated by the contract');
  });

  test('in a file that is a private key is refused', async ({ delivery }) => {
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    await delivery.openFile('key.der', privateKey.export({ type: 'pkcs8', format: 'der' }));
    await expect(delivery.answer).toHaveAccessibleDescription(/private key/);
    await expect(delivery.acknowledgement).toHaveAttribute('data-result', 'empty');
    await expect(delivery.acknowledgement).not.toContainText('30 82');
  });
});

test.describe('what happens next', () => {
  const outlooks: readonly (readonly [number | string, number | null, number, string])[] = [
    [10, 30, 190, '30 seconds'],
    [11, 300, 189, '5 minutes'],
    [50, 300, 150, '5 minutes'],
    [51, 1800, 149, '30 minutes'],
    [199, 1800, 1, '30 minutes'],
    [200, null, 0, 'given up'],
    [201, null, 0, 'given up'],
    [1_000_000_000, null, 0, 'after attempt 200, which is the last one'],
    ['1e2', 1800, 100, '30 minutes'],
  ];

  test('follows how many attempts were made', async ({ delivery }) => {
    await delivery.lastAttempt.fill('1700000000');
    for (const [made, next, left, words] of outlooks) {
      await test.step(`after ${made} attempts`, async () => {
        await delivery.attempts.fill(String(made));
        await expect(delivery.outlook).toHaveAttribute('data-left', String(left));
        await expect(delivery.outlook).toContainText(words);
        const nextAt = await delivery.outlook.getAttribute('data-next');
        expect(nextAt).toBe(next === null ? null : String(1_700_000_000 + next));
      });
    }
  });

  test('is drawn, and stands in a table', async ({ delivery }) => {
    await delivery.lastAttempt.fill('2023-11-14T22:13:20Z');
    const { chart } = delivery;
    await expect(chart.getByRole('row', { includeHidden: true }).last()).toHaveText('To come');
    await expect(chart.locator('canvas')).toBeVisible();
    await delivery.page.getByRole('button', { name: 'First 10' }).click();
    await expect(chart.locator('canvas')).toBeVisible();
    // 300 seconds and some room are its width: the middle is near the sixth attempt, at 150 seconds.
    const plot = chart.locator('.u-over');
    await plot.hover({ position: { x: ((await plot.boundingBox())?.width ?? 0) * 0.49, y: 10 } });
    await expect(chart).toContainText('attempt 6');
    await expect(chart).toContainText('2023-11-14 22:15:50 UTC');
    await expect(delivery.page.getByRole('rowheader')).toHaveCount(200);
    await expect(delivery.attempt(11)).toContainText('11-14 22:18:20');
    await expect(delivery.attempt(51)).toContainText('3 h 25 min');
    await expect(delivery.attempt(200)).toContainText('no more');
  });

  test('is marked in the picture and in the table, and the page stays where it is', async ({
    delivery,
  }) => {
    await expect(delivery.chart).toContainText('1 made');
    const top = await delivery.page.evaluate(() => scrollY);
    await delivery.attempts.fill('120');
    await expect(delivery.chart).toContainText('120 made');
    const current = delivery.attempt(120);
    await expect(current).toHaveAttribute('aria-current', 'true');
    await expect(current).toContainText('latest');
    await expect(delivery.attempt(119)).toContainText('made');
    await expect(delivery.attempt(121)).toContainText('next');
    await expect(delivery.attempt(122)).toContainText('to come');
    await expect.poll(() => delivery.isInAttemptList(120)).toBe(true);
    expect(await delivery.isInAttemptList(1)).toBe(false);
    expect(await delivery.page.evaluate(() => scrollY)).toBe(top);
  });

  test('cannot be told for no attempt or no time', async ({ delivery }) => {
    await delivery.attempts.fill('0');
    await expect(delivery.attempts).toHaveAccessibleDescription(/1 or more/);
    await expect(delivery.outlook).toHaveCount(0);
    await expect(delivery.chart).not.toHaveAccessibleName(/made so far/);
    await expect(delivery.page.getByRole('cell', { name: /made|latest/ })).toHaveCount(0);
    await delivery.attempts.fill('1');
    await expect(delivery.chart).toHaveAccessibleName(/1 made so far/);
    await delivery.lastAttempt.fill('noon');
    await expect(delivery.lastAttempt).toHaveAccessibleDescription(/ISO 8601/);
    await expect(delivery.outlook).toHaveCount(0);
    await expect(delivery.page.getByRole('cell', { name: /made|latest/ })).toHaveCount(0);
  });
});

test('the target follows order type, addresses and final status', async ({ delivery }) => {
  await expect(delivery.target).toHaveAttribute('data-row', 'payin-no-notify-url');
  await delivery.fillAddress('callbackUrl', 'https://shop.example/default');
  await expect(delivery.target).toHaveAttribute('data-row', 'payin-no-notify-url');
  await delivery.choose('Order type', 'payout');
  await expect(delivery.target).toHaveAttribute('data-row', 'payout-callback-url');
  await expect(delivery.target).toContainText('https://shop.example/default');
  await delivery.fillAddress('notifyUrl', 'http://shop.example/one');
  await expect(delivery.target).toHaveAttribute('data-row', 'payout-notify-url');
  await expect(delivery.page.getByTestId('target-warning')).toContainText('HTTPS');
  await delivery.fillAddress('notifyUrl', 'http://192.168.1.20/one');
  const warning = delivery.page.getByTestId('target-warning');
  await expect(warning).toHaveAttribute('data-codes', 'unreachable http');
  await expect(warning).toContainText('private address');
  await delivery.choose('Final status', 'cancelled');
  await expect(delivery.target).toContainText('No callback');
});

// On a page of its own: axe would look through what is hidden of the shared one as well.
test('axe finds nothing on a refused answer, nor on an accepted one', async ({ debug }) => {
  const { page } = debug;
  const delivery = new DeliveryPage(page);
  await delivery.open();
  await delivery.answer.fill(`${head}ok\n`);
  await delivery.fillAddress('notifyUrl', 'http://shop.example');
  await expect(page.locator('canvas')).toBeVisible();
  await expectNoViolations(page);
  await delivery.answer.fill(`${head}OK`);
  await delivery.expectAcknowledgement('accepted', '');
  await expectNoneOnTop(page, '[data-testid=acknowledgement]');
});
