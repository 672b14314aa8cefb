/** A case goes from one browser to another: as a file, and as a link. */
import { generateKeyPairSync } from 'node:crypto';
import { expect } from '@playwright/test';
import { pickCallback } from './callbacks';
import { expectNoneOnTop } from './expect-no-violations';
import { test } from './fixtures';
import { CasePart } from './pages/case-part';
import { IntakePart } from './pages/intake-part';
import { ReceiverPart } from './pages/receiver-part';

const payin = pickCallback('payin');

/** What a file, an editor or a text area loses most easily. */
const oddTexts = {
  key: payin.keyText,
  headers: `${payin.headersText.replaceAll('\n', '\r\n')}\r`,
  body: '\ufeff{"a":"\0","b":"\ud800","c":"\u2028"}\r\n',
  'own-string': 'a=\udfff&b=\n\r\n',
  'own-key': '',
};

const oddReceiver = {
  merchantNo: 'M\ud800',
  receivedAt: '2026-01-01T00:00:00Z',
  tolerance: '60',
  localOrder: '{"amount":\r\n"1"}',
};

/** What its file's bytes showed, which its text does not tell any more. */
const oddNotices = [
  { code: 'body.parsed' },
  { code: 'body.line-ends', at: oddTexts.body.indexOf('\r\n') },
];

const odd = JSON.stringify({
  format: 'callback-debugger.case',
  version: 1,
  inputs: oddTexts,
  notices: oddNotices,
  receiver: oddReceiver,
});

test('a saved case opens in another browser exactly as it was', async ({ shared, debug }) => {
  const [first, second] = [new CasePart(shared.page), new CasePart(debug.page)];
  await first.open(odd);
  await expect(first.notice).toHaveAttribute('data-result', 'opened');
  const saved = await first.save();
  expect(saved.name).toMatch(/\.case\.json$/);
  expect(JSON.parse(saved.text)).toMatchObject({
    inputs: oddTexts,
    notices: oddNotices,
    receiver: oddReceiver,
  });

  await debug.openPlain();
  await second.open(saved.text);
  await expect(second.notice).toHaveAttribute('data-result', 'opened');
  expect((await second.save()).text).toBe(saved.text);
  for (const { code } of oddNotices) {
    await expect(debug.page.locator(`[data-testid=problem][data-code="${code}"]`)).toBeAttached();
  }
});

test('a saved case that is dropped on the page, or pasted as a request, is opened as one', async ({
  shared,
}) => {
  const cases = new CasePart(shared.page);
  const intake = new IntakePart(shared.page);
  const { merchantNumber } = new ReceiverPart(shared.page);
  await shared.setCallback(payin);
  await merchantNumber.fill('M10086');
  const { text } = await cases.save();
  for (const open of [() => intake.dropFile('a.case.json', text), () => intake.paste(text)]) {
    await shared.page.getByRole('button', { name: 'Clear all', exact: true }).click();
    await merchantNumber.fill('');
    await open();
    await expect(cases.notice).toHaveAttribute('data-result', 'opened');
    await expect(merchantNumber).toHaveValue('M10086');
    expect((await cases.save()).text).toBe(text);
  }
});

test('a link opens in another browser, once, and can be undone', async ({ shared, debug }) => {
  const [first, second] = [new CasePart(shared.page), new CasePart(debug.page)];
  await shared.setCallback(payin);
  await new ReceiverPart(shared.page).merchantNumber.fill('M10086');
  await first.openDialog();
  await expect(first.dialog).toContainText('Platform public key');
  await expect(first.dialog).toContainText('Whoever has the link can read everything in it.');
  await expectNoneOnTop(shared.page, 'dialog[open]');
  const address = await first.copyLink();
  expect(address).toMatch(/#\/debug\?case=[\w-]+$/);
  const fragment = address.slice(address.indexOf('#'));

  await debug.open(`?editor=plain${fragment}`);
  await expect(debug.verdict).toHaveAttribute('data-verdict', 'valid');
  expect((await second.save()).text).toBe((await first.save()).text);
  expect(debug.page.url()).toMatch(/#\/debug$/);

  await debug.fill('Callback body', '{"mine":1}');
  await second.goToFragment(fragment);
  await expect(second.notice).toHaveAttribute('data-result', 'opened');
  await expect(debug.field('Callback body')).toHaveValue(payin.bodyText);
  await debug.page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(debug.field('Callback body')).toHaveValue('{"mine":1}');
});

test('a masked link holds stand-ins, and says so where it is opened', async ({ shared }) => {
  const cases = new CasePart(shared.page);
  await shared.setCallback(payin);
  await cases.openDialog();
  await cases.mask();
  const address = await cases.copyLink();
  await cases.goToFragment(address.slice(address.indexOf('#')));
  await expect(cases.notice).toContainText('It is marked as masked');
  await shared.settle();
  await expect(shared.verdict).toHaveAttribute('data-verdict', 'unverifiable');
  // A key makes no values of stand-ins.
  await shared.fill('Platform public key', payin.keyText);
  await shared.settle();
  await expect(cases.notice).toContainText('It is marked as masked');
  await expect(shared.page.getByTestId('finding')).toHaveCount(0);
  await expect(shared.page.getByTestId('answer')).toHaveAttribute('data-answer', 'unknown');
  const { text } = await cases.save();
  expect(JSON.parse(text)).toMatchObject({ masked: true, inputs: { key: payin.keyText } });
  await shared.page.getByRole('button', { name: 'Report', exact: true }).click();
  const report = shared.page.getByRole('textbox', { name: 'Report text' });
  await expect(report).toHaveValue(/The case was masked before it was opened here/);
  await shared.page.keyboard.press('Escape');
  const { orderNo, merchantOrderNo } = JSON.parse(payin.bodyText);
  expect(text).not.toContain(orderNo);
  expect(text).not.toContain(merchantOrderNo);
});

test('what is no case of this version is refused, and the page stays as it was', async ({
  shared,
}) => {
  const cases = new CasePart(shared.page);
  await shared.fill('Callback body', '{"mine":1}');
  const refusals: readonly (readonly [code: string, open: () => Promise<void>])[] = [
    ['case.newer', () => cases.open(odd.replace('"version":1', '"version":2'))],
    ['case.foreign', () => cases.open('{"log":{}}')],
    ['case.unreadable', () => cases.open('X-Nonce: 1')],
    ['case.damaged', () => cases.open(odd.replace('"60"', '60'))],
    ['case.unreadable', () => cases.goToFragment('#/debug?case=H4sIAAAAAAAA')],
  ];
  for (const [code, open] of refusals) {
    await open();
    await expect(cases.notice).toHaveAttribute('data-code', code);
    await expect(cases.notice).toContainText('Nothing on this page was changed.');
    await expect(shared.field('Callback body')).toHaveValue('{"mine":1}');
  }
});

test('a private key in a case is cleared as if it were pasted', async ({ shared }) => {
  const cases = new CasePart(shared.page);
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const pem = String(privateKey.export({ type: 'pkcs8', format: 'pem' }));
  const file = JSON.parse(odd);
  await cases.open(JSON.stringify({ ...file, inputs: { ...file.inputs, key: pem } }));
  await shared.settle();
  await expect(shared.field('Platform public key')).toHaveValue('');
  await expect(shared.page.locator('[data-code="pem.private-key"]')).toBeVisible();
  expect((await cases.save()).text).not.toContain('PRIVATE KEY');
});
