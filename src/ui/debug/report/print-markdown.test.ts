import { privateEncrypt } from 'node:crypto';
import { Marked, type Token } from 'marked';
import { beforeAll, describe, expect, it } from 'vitest';
import { createExperiment } from '../../../core/experiment';
import { buildChecklist } from '../../../core/receiver/build-checklist';
import { buildReportSource, littleEffort } from '../../../testing/build-report-source';
import { buildSignedInput, createSigner, signRsa2 } from '../../../testing/signed-callbacks';
import { toPlainText } from '../../../words/text';
import { buildReport } from './build-report';
import { printCode, printFence, printLine } from './markdown';
import { printReportJson } from './print-json';
import { printReportMarkdown } from './print-markdown';

const hostile = [
  '[a link](https://evil.example/x)',
  '![a picture](https://evil.example/x.png)',
  '<img src=x onerror=alert(1)>',
  '</code></pre><script>alert(1)</script>',
  '`closed` **bold** _stressed_ ~~gone~~',
  '```\n# A heading\n```',
  '````\n\n# A heading\n',
  '\n\n# A heading\n\n- an item\n\n> a quote\n',
  'a\r# A heading\r\n---\r\n',
  '| a | b |\n|---|---|\n| c | d |',
  'https://evil.example/x www.evil.example someone@evil.example',
  '[x]: https://evil.example/x',
  '\u202Egnp.exe\u2066 \u200B\u0000\u0007',
  'a\\',
  '`',
  ' ` ``` `` ',
  '<!-- a comment',
  '&lt;b&gt; &#60;i&#62;',
  '$$x$$ :smile: @somebody #12',
];

/** Those that the report itself may have; what a value would bring in is another. */
const allowed = new Set([
  'blockquote',
  'code',
  'codespan',
  'escape',
  'heading',
  'list',
  'list_item',
  'paragraph',
  'space',
  'strong',
  'text',
]);

function listTokens(markdown: string): readonly Token[] {
  const tokens: Token[] = [];
  const marked = new Marked({ gfm: true });
  void marked.walkTokens(marked.lexer(markdown), (token) => {
    tokens.push(token);
  });
  return tokens;
}

function listHeadings(tokens: readonly Token[]): readonly string[] {
  return tokens.flatMap((token) => (token.type === 'heading' ? [String(token.text)] : []));
}

const signer = createSigner();

async function buildHostileReport(text: string) {
  const key = `k ${text}`;
  const bodyText = JSON.stringify({
    orderType: text,
    amount: text,
    status: 'completed',
    orderNo: `P1 ${text}`,
    [key]: text,
    empty: ' ',
    list: [text],
  });
  const headersText = `X-Timestamp: 1790000000\nX-Nonce: ${text}\nX-Sign: ${signRsa2(signer, text)}\n${text}\nX-Merchant-No: ${text.replace(/\s/g, ' ')}`;
  const source = await buildReportSource(
    {
      keyText: `${text.replaceAll('\n', ' ')}\n${signer.keyText}`,
      headersText,
      bodyText,
      ownString: `amount=1&nonce=${text}&${key}=${text}&orderNo=P1`,
    },
    littleEffort,
  );
  return buildReport(source, { isMasked: false, hasKeys: true, seconds: 1_790_000_000 });
}

describe('no value breaks out of the report', () => {
  let own: readonly string[] = [];
  beforeAll(async () => {
    own = listHeadings(listTokens(printReportMarkdown(await buildHostileReport('plain'))));
  });

  it.each(hostile.map((text) => [JSON.stringify(text), text]))('%s', async (_, text) => {
    const report = await buildHostileReport(text);
    const tokens = listTokens(printReportMarkdown(report));
    expect(tokens.map(({ type }) => type).filter((type) => !allowed.has(type))).toEqual([]);
    // The headings are the report's own: as many as it has parts and findings.
    const headings = listHeadings(tokens).filter((heading) => !/^\d/.test(heading));
    expect(own).toEqual(expect.arrayContaining(headings));
    expect(headings.length).toBe(new Set(headings).size);
    expect(printReportMarkdown(report)).not.toMatch(/[\u202A-\u202E\u2066-\u2069\u0000\u0007\r]/);
    expect(printReportJson(report)).not.toMatch(/[\u202A-\u202E\u2066-\u2069\u0000\u0007\r]/);
  });

  it.each(hostile.map((text) => [JSON.stringify(text), text]))(
    'as code in a sentence: %s',
    (_, text) => {
      const tokens = listTokens(printLine(['Before ', { as: 'value', text }, ' behind.']));
      const types = tokens.map(({ type }) => type);
      expect(types.filter((type) => type !== 'text' && type !== 'space')).toEqual([
        'paragraph',
        'codespan',
      ]);
    },
  );

  it.each(hostile.map((text) => [JSON.stringify(text), text]))('as words: %s', (_, text) => {
    const types = listTokens(printLine(text)).map(({ type }) => type);
    expect(types.filter((type) => !['paragraph', 'text', 'escape'].includes(type))).toEqual([]);
  });

  it.each(hostile.map((text) => [JSON.stringify(text), text]))(
    'in lines of its own: %s',
    (_, text) => {
      const tokens = listTokens(`${printFence(text)}\n\nbehind`);
      expect(tokens.map(({ type }) => type)).toEqual(['code', 'space', 'paragraph', 'text']);
    },
  );
});

it.each([false, true])('an order type that nobody expects is told: masked %s', async (isMasked) => {
  const bodyText = '{"orderType":"refund","orderNo":"P1","status":"completed","amount":"1.00"}';
  const input = { keyText: '', headersText: '', bodyText, ownString: '' };
  const source = await buildReportSource(input, littleEffort);
  const checks = buildChecklist(source.report, {
    merchantNo: '',
    toleranceSeconds: 300,
    receivedAtSeconds: null,
    nowSeconds: 0,
    earlier: null,
    localOrder: null,
  });
  const report = buildReport({ ...source, checks }, { isMasked, hasKeys: false, seconds: 0 });
  expect(report.receiver.checks.at(-1)).toMatchObject({ code: 'order.unexpected', result: 'fail' });
  const printed = printReportMarkdown(report);
  expect(printed).toContain('the contract allows payin and payout alone');
  expect(printed.includes('refund')).toBe(!isMasked);
});

it.each([
  ['a payment address', 'alice.smith@beef', 'value.changed', 'alice'],
  ['an object as Java prints it', 'com.acme.Secret@1b28cdfa', 'value.placeholder', 'Secret'],
  ['what no value was', 'undefined', 'value.placeholder', null],
])('a masked report tells of %s what it was, and no value', async (_, own, code, secret) => {
  const input = {
    keyText: '',
    headersText: 'X-Timestamp: 1790000123\nX-Nonce: n0nce5566',
    bodyText: '{"amount":"1234.56","remark":"blue sky"}',
    ownString: `amount=99.90&nonce=n0nce5566&remark=${own}&timestamp=1790000123`,
  };
  const source = await buildReportSource(input, littleEffort);
  const report = buildReport(source, { isMasked: true, hasKeys: false, seconds: 0 });
  const printed = `${printReportJson(report)}${printReportMarkdown(report)}`;
  expect(report.findings.flatMap(({ codes }) => codes)).toContain(code);
  if (secret !== null) expect(printed).not.toContain(secret);
  else expect(printed).toContain(own);
});

// Node: crypto.privateEncrypt(key, right), which pads the string itself.
it('a masked report has the same stand-ins for what a signature holds', async () => {
  const input = {
    keyText: signer.keyText,
    headersText: '',
    bodyText: '{"amount":"1234.56","orderNo":"P123456"}',
    ownString: '',
  };
  const right = 'amount=1234.56&nonce=n0nce5566&orderNo=P123456&timestamp=1790000123';
  const sign = privateEncrypt(signer.privateKey, Buffer.from(right)).toString('base64');
  const headersText = `X-Timestamp: 1790000123\nX-Nonce: n0nce5566\nX-Sign: ${sign}`;
  const source = await buildReportSource({ ...input, headersText }, littleEffort);
  const report = buildReport(source, { isMasked: true, hasKeys: false, seconds: 0 });
  const evidence = report.findings.map((one) => toPlainText(one.evidence)).join();
  expect(report.string?.text).toMatch(/^amount=amount-1&/);
  expect(evidence).toContain(report.string?.text);
});

it('a masked report still says which value is null', async () => {
  const input = { keyText: '', headersText: '', bodyText: '{"opt":null,"a":"x"}', ownString: '' };
  const source = await buildReportSource(input, littleEffort);
  const report = buildReport(source, { isMasked: true, hasKeys: false, seconds: 0 });
  expect(report.dropped).toEqual([{ key: 'opt', value: 'null', reason: 'null' }]);
});

it('a report of a masked case says so, whether it is masked itself or not', async () => {
  const input = { keyText: '', headersText: '', bodyText: '{"a":"value-1"}', ownString: '' };
  const source = await buildReportSource(input, littleEffort);
  const count = (isFromMaskedCase: boolean, isMasked: boolean) => {
    const options = { isMasked, isFromMaskedCase, hasKeys: false, seconds: 0 };
    const report = buildReport(source, options);
    expect(report.fromMaskedCase).toBe(isFromMaskedCase);
    return printReportMarkdown(report)
      .split('\n')
      .filter((line) => /^> ./.test(line)).length;
  };
  expect([count(false, false), count(true, false), count(false, true), count(true, true)]).toEqual([
    0, 1, 2, 3,
  ]);
});

it.each([false, true])('a report of an experiment says so, masked: %s', async (isMasked) => {
  const body = '{"amount":"1.00"}';
  const signed = 'amount=1.00&nonce=9f8e7d6c5b4a3210&timestamp=1790000123';
  const input = buildSignedInput(signer, body, signed);
  const tried = { ...input, ownString: '', notices: [createExperiment('body', ['amount'])] };
  const options = { isMasked, hasKeys: false, seconds: 0 };
  const report = buildReport(await buildReportSource(tried, littleEffort), options);
  expect([report.experiment, report.problems.map(({ code }) => code)]).toEqual([
    true,
    expect.arrayContaining(['body.experiment']),
  ]);
  expect(printReportMarkdown(report)).toMatch(
    /^# .*\n\n\*\*Experiment: .*\n\n.*amount.* as signed/,
  );
  const plain = buildReport(
    await buildReportSource({ ...tried, notices: [] }, littleEffort),
    options,
  );
  expect(plain.experiment).toBe(false);
  expect(printReportMarkdown(plain)).not.toContain('xperiment');
});

it('the text of a value is whole in it', () => {
  const text = 'amount=`1`&x=``` y';
  const code = listTokens(printLine([{ as: 'value', text }])).find(
    ({ type }) => type === 'codespan',
  );
  expect(code).toMatchObject({ text });
  expect(listTokens(printFence(`${text}\nline`))[0]).toMatchObject({ text: `${text}\nline` });
});

it.each([' ', '  ', ' a', 'a ', ' a ', '`', ' ` ', 'a'])('shows as code what it is: %j', (text) => {
  const [span] = listTokens(printCode(text)).filter(({ type }) => type === 'codespan');
  // marked hands on what stands between the marks; CommonMark 6.1 says which spaces of it are taken off.
  const inner = span?.type === 'codespan' ? span.raw.replace(/^`+|`+$/g, '') : '';
  const isPadded = /^ .* $/.test(inner) && /[^ ]/.test(inner);
  expect(isPadded ? inner.slice(1, -1) : inner).toBe(text);
});

const right = 'amount=1.00&nonce=n1&orderNo=P1&timestamp=1790000123';

it.each([
  ['an empty pair', `${right}&`, '- `&` is additional: at the end, behind “`timestamp`”'],
  [
    'a pair of nothing but its sign',
    right.replace('&nonce', '&=&nonce'),
    '- `=` is additional: own empty, between “`amount`” and “`nonce`”',
  ],
  ['a key alone', `${right}&key`, '- `key` is additional: own no “=” and no value'],
  ['a key with nothing behind it', `${right}&key=`, '- `key` is additional: own empty'],
])('a pair that shows little of itself is named as on the page: %s', async (_, ownString, line) => {
  const bodyText = '{"orderNo":"P1","amount":"1.00"}';
  const headersText = 'X-Timestamp: 1790000123\nX-Nonce: n1';
  const input = { keyText: '', headersText, bodyText, ownString };
  const source = await buildReportSource(input, littleEffort);
  const report = buildReport(source, { isMasked: false, hasKeys: false, seconds: 0 });
  expect(printReportMarkdown(report).split('\n')).toContain(line);
});

it('a masked report names what stands beside a pair as it names the pairs', async () => {
  const bodyText = '{"orderNo":"P1","amount":"1.00"}';
  const headersText = 'X-Timestamp: 1790000123\nX-Nonce: n1';
  const ownString = right.replace('&nonce', '&Alice Smith=1&=&nonce');
  const input = { keyText: '', headersText, bodyText, ownString };
  const source = await buildReportSource(input, littleEffort);
  const report = buildReport(source, { isMasked: true, hasKeys: false, seconds: 0 });
  const printed = printReportMarkdown(report);
  expect(printed).toContain('- `text-1` is additional');
  expect(printed).toContain('between “`text-1`” and “`nonce`”');
  expect(printed).not.toContain('Alice');
  expect(printReportJson(report)).not.toMatch(/isBare|beside/);
});

it('says that an own string is compared with a pasted copy that was not signed', async () => {
  const signer = createSigner();
  const bodyText = '{"orderNo":"P1","amount":1.0,"status":"completed"}';
  const signed =
    'amount=1.00&nonce=9f8e7d6c5b4a3210&orderNo=P1&status=completed&timestamp=1790000123';
  const ownString = signed.replace('1.00&nonce=9f8e7d6c5b4a3210', '1');
  const input = { ...buildSignedInput(signer, bodyText, signed), ownString };
  const source = await buildReportSource(input);
  const report = buildReport(source, { isMasked: false, hasKeys: false, seconds: 0 });
  const printed = printReportMarkdown(report);
  expect(printed).toContain('pasted `9f8e7d6c5b4a3210`');
  expect(printed).toContain('Compared with the string of the pasted copy');
  const json = JSON.parse(printReportJson(report));
  expect(Object.keys(json.ownString).sort()).toEqual([
    'by',
    'differences',
    'result',
    'sentence',
    'text',
  ]);
  expect(json.ownString.sentence).toMatch(/^✕ 1 difference\. Compared with/);
});

it('asks the platform nothing about a copy that was changed', async () => {
  const tell = async (orderNo: string) => {
    const input = buildSignedInput(signer, `{"orderNo":"${orderNo}"}`, 'another string');
    const source = await buildReportSource(input, littleEffort);
    return buildReport(source, { isMasked: false, hasKeys: true, seconds: 1_790_000_000 });
  };
  const listSupport = async (orderNo: string) =>
    (await tell(orderNo)).findings.map(({ support }) => support !== null);
  expect(await listSupport('P2026****17')).toEqual([false, false]);
  expect(await listSupport('P202600017')).toEqual([true]);
});
