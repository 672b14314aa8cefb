/** What is said of strings that merchants' code made, in words that are true of each program that gives the same. */
import { expect, it } from 'vitest';
import { diagnoseCallback } from '../core/diagnosis/diagnose-callback';
import { inspectCallback } from '../core/inspect-callback';
import { findingWords } from './en/findings';
import { describeFinding } from './finding-words';
import { toPlainText } from './text';

const headersText = 'X-Timestamp: 1790000123\nX-Nonce: n1\nX-Merchant-No: M10086';
const end = '&timestamp=1790000123';

async function tell(bodyText: string, ownString: string) {
  const report = await inspectCallback({ keyText: '', headersText, bodyText, ownString });
  const { findings } = await diagnoseCallback(report);
  return findings.map((finding) => describeFinding(finding, findingWords, report.canonical));
}

const order = '{"amount":"1.00","orderNo":"P1","status":"completed"}';

it.each<[name: string, body: string, own: string, titles: readonly unknown[]]>([
  [
    'keys alone, of a list of fields',
    order,
    'amount&nonce&orderNo&timestamp',
    ['Your string has the keys alone, without their values (joined by &), and leaves out status.'],
  ],
  [
    'Big5 with the rest ignored: what is lost is no DTO’s doing',
    '{"amount":"1.00","payer":"张三","备注":"已付款","Región":"Bogotá"}',
    `Regin=Bogot&amount=1.00&nonce=n1&payer=\ufffdT${end}&\ufffd\`=\ufffdw\ufffdI`,
    [
      'Your string has Región and 备注 with their keys garbled.',
      'Your string has payer with other text in the place of characters beyond ASCII.',
    ],
  ],
  [
    'XML’s entities over the whole, cut at the end',
    order,
    'amount=1.00&amp;nonce=n1&amp;orderNo=P1&amp;status=done&amp;timestamp=1790000123',
    [
      'Your string has another separator between pairs (&amp;).',
      'Your string has status as done, the right one as completed.',
    ],
  ],
  [
    'Ruby’s symbols, one value changed',
    order,
    `:amount=1.00&:nonce=n1&:orderNo=P1&:status=done&:timestamp=1790000123`,
    [
      'Your string has amount, nonce, orderNo, status and timestamp under other keys.',
      'Your string has status as done, the right one as completed.',
    ],
  ],
])('%s', async (_, body, own, titles) => {
  const told = await tell(body, own);
  expect(told.map(({ title }) => toPlainText(title))).toEqual(titles);
});

it('is said of a key and a value that a charset lost', async () => {
  const [missing] = await tell(
    '{"amount":"1.00","orderNo":"P1","备注":"已付款","状态":"好"}',
    `amount=2.00&nonce=n1&orderNo=P1${end}`,
  );
  expect(missing?.origins.map(toPlainText).join()).not.toContain('DTO');
});
