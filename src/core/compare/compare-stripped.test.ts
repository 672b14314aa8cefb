import { describe, expect, it, vi } from 'vitest';
import { buildSignedInput, createSigner } from '../../testing/signed-callbacks';
import { escapeHtml } from '../canonical/escape-html';
import { diagnoseCallback } from '../diagnosis/diagnose-callback';
import { listCodes } from '../diagnosis/finding';
import { inspectCallback } from '../inspect-callback';

const signer = createSigner();
const body =
  '{"orderType":"payin","orderNo":"P1","merchantOrderNo":"M-1","status":"completed","amount":"100.00","feeAmount":"2.50","netAmount":"97.50","completedAt":1790000007,"extra":{"a":"é f"}}';
const text =
  'amount=100.00&completedAt=1790000007&extra={"a":"é f"}&feeAmount=2.50&merchantOrderNo=M-1&netAmount=97.50&nonce=9f8e7d6c5b4a3210&orderNo=P1&orderType=payin&status=completed&timestamp=1790000123';

const given = buildSignedInput(signer, body, text);
const compare = (ownString: string) => inspectCallback({ ...given, ownString });
const toBytes = (own: string) => [...Buffer.from(own, 'utf8')];

/** What is done to any string on its way, by the programs named. */
const damages: readonly (readonly [string, (own: string) => string, readonly string[]])[] = [
  ['a label', (own) => `string to sign: ${own}`, ['label']],
  ['a label of code', (own) => `signStr=${own}`, ['label']],
  [
    'a label of code in a line of Java’s log',
    (own) => `2026-11-28 23:22:10.001 INFO  [main] SignUtil - signContent=${own}`,
    ['label'],
  ],
  ['a label without a sign, as console.log prints it', (own) => `str ${own}`, ['label']],
  [
    'a line of Python’s log, whose last words are no name',
    (own) => `2026-11-22 09:19:54,633 ERROR payments: verified over '${own}'`,
    ['label', 'quoted'],
  ],
  ['the time and the level of a log', (own) => `2026-11-21 10:00:01 INFO ${own}`, ['label']],
  ['quotes', (own) => `'${own}'`, ['quoted']],
  ['JSON.stringify', (own) => JSON.stringify(own), ['quoted']],
  ['Python’s bytes', (own) => `b'${own.replaceAll('é', String.raw`\xc3\xa9`)}'`, ['quoted']],
  [
    'Python’s bytearray',
    (own) => `bytearray(b'${own.replaceAll('é', String.raw`\xc3\xa9`)}')`,
    ['quoted'],
  ],
  [
    'a list of Python’s bytes',
    (own) => `[b'${own.replaceAll('é', String.raw`\xc3\xa9`)}']`,
    ['embedded'],
  ],
  [
    'Python’s pprint, which breaks at white space',
    (own) => `('${own.replace(/ /, " '\n '")}')`,
    ['quoted'],
  ],
  ['a label and quotes', (own) => `signStr = ${JSON.stringify(own)}`, ['label', 'quoted']],
  ['the words of an error', (own) => `verify failed: ${own}`, ['label']],
  [
    'an access log’s request and a label behind it',
    (own) => `POST /callback?src=a&v=2 HTTP/1.1 signStr=${own}`,
    ['label'],
  ],
  ['a query parameter', (own) => `GET /log?msg=${encodeURIComponent(own)}`, ['percent']],
  [
    'a form’s field',
    (own) => `msg=${new URLSearchParams({ msg: own }).toString().slice(4)}`,
    ['percent'],
  ],
  ['lines that a shell continues', (own) => own.replaceAll('&', '&\\\n'), ['broken-lines']],
  [
    'lines that a shell continues, indented',
    (own) => own.replace('&net', ' \\\n  &net').replace(' \\', '\\'),
    ['broken-lines'],
  ],
  ['lines of 80 columns', (own) => own.replace(/.{80}/g, '$&\n'), ['broken-lines']],
  ['lines of 80 columns, indented', (own) => own.replace(/.{80}/g, '$&\n    '), ['broken-lines']],
  ['hex', (own) => Buffer.from(own).toString('hex'), ['hex']],
  ['Base64', (own) => Buffer.from(own).toString('base64'), ['base64']],
  [
    'Java’s list of bytes',
    (own) => JSON.stringify([...Int8Array.from(toBytes(own))]),
    ['byte-list'],
  ],
  ['Go’s list of bytes', (own) => `[${toBytes(own).join(' ')}]`, ['byte-list']],
  ['Python’s bytes of a list', (own) => `bytes(${JSON.stringify(toBytes(own))})`, ['byte-list']],
  ['console.log of a list', (own) => `[ '${own}' ]`, ['embedded']],
  ['two pastes', (own) => own + own, ['repeated']],
  ['two lines of a log', (own) => `${own}\r\n${own}\n`, ['repeated']],
  ['Java’s Arrays.toString', (own) => `[${own}]`, ['embedded']],
  [
    'a line of Monolog with its context',
    (own) => `[2026-11-22T10:00:00+00:00] local.DEBUG: verify {"str":${JSON.stringify(own)}} []`,
    ['embedded'],
  ],
  [
    'a line of a log in JSON, with a label',
    (own) => JSON.stringify({ level: 'debug', message: `signString=${own}`, time: 1 }),
    ['embedded', 'label'],
  ],
  [
    'a line of a log in JSON, between its quotes, as Go writes it',
    (own) => JSON.stringify(own).slice(1, -1).replaceAll('&', '\\u0026').replaceAll('<', '\\u003c'),
    ['json-escapes'],
  ],
  ['zero-width spaces', (own) => own.replaceAll('&', '&\u200b'), ['invisible']],
  ['no-break spaces in place of blanks', (own) => own.replaceAll(' ', '\u00a0'), ['invisible']],
  ['dashes in place of hyphens', (own) => own.replaceAll('-', '\u2013'), ['typography']],
  ['full-width signs', (own) => own.replaceAll('&', '＆').replaceAll('=', '＝'), ['typography']],
  ['a terminal’s colours', (own) => `\x1b[32m${own}\x1b[0m`, ['colours']],
  [
    'a reply that quotes and wraps it',
    (own) => own.replace(/.{60}/g, '$&\n').replace(/^/gm, '> '),
    ['mail'],
  ],
  [
    'quoted-printable',
    (own) => own.replaceAll('=', '=3D').replaceAll('é', '=C3=A9').replace(/.{70}/g, '$&=\n'),
    ['mail'],
  ],
  ['the line of the signature behind it', (own) => `${own}\nsign: QUJD`, ['other-lines']],
  ['a pre of a page', (own) => `<pre>${own}</pre>`, ['embedded']],
  ['curly quotes', (own) => `“${own}”`, ['quoted']],
  ['PHP’s serialize', (own) => `s:${toBytes(own).length}:"${own}";`, ['quoted']],
  ['Perl’s Data::Dumper', (own) => `$VAR1 = '${own}';\n`, ['quoted']],
  ['Python’s prompt', (own) => `>>> text\n'${own}'`, ['quoted']],
  ['irb', (own) => `=> ${JSON.stringify(own)}`, ['quoted']],
  ['Laravel’s dd', (own) => `"${own}" // app/Http/Cb.php:42`, ['quoted']],
  ['Java’s Optional', (own) => `Optional[${own}]`, ['embedded']],
  ['grep', (own) => `app.log:42:${own}`, ['label']],
  ['an arrow', (own) => `sign content ==> ${own}`, ['label']],
  ['a browser’s markup', (own) => own.replace('&times', '×'), ['markup']],
  [
    'logrus',
    (own) => `time="2026-09-21T14:13:32Z" level=debug msg=${JSON.stringify(own)}`,
    ['label', 'quoted'],
  ],
  ['Ruby’s Logger', (own) => `D, [2026-09-21T14:13:32.123456 #12] DEBUG -- : ${own}\n`, ['label']],
  [
    'a line of Laravel’s log without a context',
    (own) => `[2026-09-21 14:13:32] local.DEBUG: ${own}  \n`,
    ['label'],
  ],
  [
    'ngx.log',
    (own) =>
      `2026/09/21 14:13:32 [debug] 12#12: *1 [lua] sign.lua:5: sign(): ${own}, client: 10.0.0.1, server: shop.example, request: "POST /callback HTTP/1.1"`,
    ['label', 'embedded'],
  ],
  ['Python’s f"{s=}"', (own) => `s='${own}'`, ['label', 'quoted']],
  [
    'bash’s declare -p',
    (own) => `declare -- s="${own.replaceAll('"', String.raw`\"`)}"\n`,
    ['label', 'quoted'],
  ],
  ['bash’s set -x', (own) => `+ : printf %s '${own}'\n`, ['label', 'quoted']],
  ['PHP’s print_r of an array', (own) => `Array\n(\n    [string] => ${own}\n)\n`, ['embedded']],
  ['Go’s %v of a map', (own) => `map[str:${own}]\n`, ['embedded']],
  ['Node’s inspect of an object', (own) => `{\n  stringToSign: '${own}'\n}`, ['embedded']],
  ['Ruby’s inspect of a hash', (own) => `{:string=>${JSON.stringify(own)}}`, ['embedded']],
  [
    'logrus’ JSON, in which encoding/json escapes signs of HTML',
    (own) =>
      JSON.stringify({ level: 'info', msg: 'string to sign', str: own }).replaceAll('&', '\\u0026'),
    ['embedded'],
  ],
  [
    'Gson’s JSON of an object that names it',
    (own) =>
      JSON.stringify({ stringToSign: own, ok: false })
        .replaceAll('&', '\\u0026')
        .replaceAll('=', '\\u003d'),
    ['embedded'],
  ],
  [
    'PHP’s var_dump of an array',
    (own) =>
      `array(2) {\n  ["str"]=>\n  string(${new TextEncoder().encode(own).length}) "${own}"\n  ["ok"]=>\n  bool(false)\n}`,
    ['embedded'],
  ],
  [
    'PHP’s print_r of an array of two',
    (own) => `Array\n(\n    [str] => ${own}\n    [ok] => \n)\n`,
    ['embedded'],
  ],
  ['Laravel’s dump()', (own) => `array:1 [\n  "str" => "${own}"\n]`, ['embedded']],
  [
    'Ruby 3.4’s inspect of a hash',
    (own) => `{sign_string: ${JSON.stringify(own)}, ok: false}`,
    ['embedded'],
  ],
  [
    'bash’s printf %q, where the locale has the letters',
    (own) => own.replace(/[&{}" ]/g, String.raw`\$&`),
    ['escaped'],
  ],
  ['PHP’s echo with a page’s line end', (own) => `${own}<br>\n`, ['line-ends']],
  [
    'a shell’s prompts before it and behind it',
    (own) => `dev@pay-1:~/sign$ echo "$STR"\n${own}\ndev@pay-1:~/sign$`,
    ['other-lines'],
  ],
  [
    'PowerShell’s prompts',
    (own) => `PS /home/dev/sign> $str\r\n${own}\r\nPS /home/dev/sign>`,
    ['other-lines'],
  ],
  ['a row of a table in Markdown', (own) => `| string to sign | ${own} |`, ['embedded']],
  [
    'Node’s inspect of a list, whose string has both quotes',
    (own) => `[\n  \`${own}\`\n]\n`,
    ['embedded'],
  ],
  [
    'Python’s json.dumps with an indent',
    (own) => `{\n  "stringToSign": ${JSON.stringify(own).replace('é', String.raw`\u00e9`)}\n}`,
    ['embedded'],
  ],
  [
    'a line of Ruby’s lograge, which escapes no quotes',
    (own) => `method=POST path=/cb format=json status=401 str="${own}" duration=12.2`,
    ['label', 'quoted'],
  ],
  [
    'Docker’s JSON around a logger’s',
    (own) =>
      JSON.stringify({
        log: `${JSON.stringify({ lvl: 'debug', s: own })}\n`,
        stream: 'stderr',
      }),
    ['embedded'],
  ],
  [
    'a field of CSV',
    (own) => `2026-01-14 10:15:47.000,"str ${own.replaceAll('"', '""')}",ok`,
    ['embedded', 'label'],
  ],
  [
    'Xdebug’s var_dump',
    (own) => `/var/www/app/sign.php:31:\nstring '${own}' (length=${toBytes(own).length})`,
    ['quoted'],
  ],
  [
    'a line of a log behind another callback’s',
    (own) => `09:30:14 verify ${own.replace(/=[^&]*/g, '=7')}\n09:30:15 verify ${own}`,
    ['other-strings'],
  ],
  ['cat -v', (own) => own.replaceAll('é', 'M-CM-)'), ['shown-bytes']],
  [
    'grep --color',
    (own) => `${own.replace('amount', '\x1b[01;31m\x1b[K$&\x1b[m\x1b[K')}\n`,
    ['colours'],
  ],
];

describe('what only the way into the field did', () => {
  it('leaves the line ends of a value, wherever lines were wrapped at a width', async () => {
    const lines = text.replace('&merchant', '&memo=one\ntwo\r\nthree&merchant');
    const ofLines = buildSignedInput(
      signer,
      body.replace('"netAmount"', String.raw`"memo":"one\ntwo\r\nthree","netAmount"`),
      lines,
    );
    const wrapped = lines.replace(/.{60}/g, '$&\n');
    const { comparison } = await inspectCallback({ ...ofLines, ownString: wrapped });
    expect(comparison).toMatchObject({ result: 'same', stripped: { forms: ['broken-lines'] } });
  });

  const linesText = text.replace('&merchant', '&maño=one\ntwo words and&merchant');
  const linesBody = body.replace(
    '"netAmount"',
    String.raw`"maño":"one\ntwo words and","netAmount"`,
  );
  const givenLines = buildSignedInput(signer, linesBody, linesText);

  it.each<readonly [string, (own: string) => string, readonly string[]]>([
    ['a pair a line', (own) => own.replaceAll('&', '\n&'), ['broken-lines']],
    [
      'a pair a line, its separator at the end',
      (own) => own.replaceAll('&', '&\n'),
      ['broken-lines'],
    ],
    [
      'PHP’s nl2br(htmlspecialchars()) of a pair a line, out of the page’s source',
      (own) => escapeHtml(own, 'html-php').replaceAll(/(?<=&amp;(?!quot;))|\n/g, '<br />\n'),
      ['page', 'broken-lines'],
    ],
    ['a pair a line of a page', (own) => own.replaceAll('&', '&<br>'), ['page']],
    [
      'a pair a line of a page, its separator in front',
      (own) => own.replaceAll('&', '<br>&'),
      ['page'],
    ],
    ['Windows’ line ends', (own) => own.replaceAll('\n', '\r\n'), ['line-ends']],
    [
      'cat -A',
      (own) => own.replaceAll('\n', '$\n').replaceAll('ñ', 'M-CM-1').replaceAll('é', 'M-CM-)'),
      ['shown-bytes'],
    ],
    [
      'Java’s escapeHtml4',
      (own) =>
        own
          .replaceAll('&', '&amp;')
          .replaceAll('"', '&quot;')
          .replaceAll('ñ', '&ntilde;')
          .replaceAll('é', '&eacute;'),
      ['entities'],
    ],
  ])('is no difference where a value has a line end of its own: %s', async (_, damage, forms) => {
    const { comparison } = await inspectCallback({ ...givenLines, ownString: damage(linesText) });
    expect(comparison).toMatchObject({ result: 'same', stripped: { forms } });
  });

  it('is told where the code may have written it: PHP’s nl2br of the values', async () => {
    const ownString = linesText.replaceAll('\n', '<br />\n');
    const report = await inspectCallback({ ...givenLines, ownString });
    expect(report.comparison).toMatchObject({ result: 'different' });
    const { findings } = await diagnoseCallback(report);
    expect(findings.map(listCodes)).toEqual([['text.characters-added']]);
    expect(findings[0]?.proof).toEqual({ by: 'string' });
  });

  it('is no difference where Python’s textwrap broke the lines, at blanks and behind hyphens', async () => {
    const { comparison } = await compare(
      'amount=100.00&completedAt=1790000007&extra={"a":"é\nf"}&feeAmount=2.50&merchantOrderNo=M-\n1&netAmount=97.50&nonce=9f8e7d6c5b4a3210&orderNo=P\n1&orderType=payin&status=completed&timestamp=17900\n00123',
    );
    expect(comparison).toMatchObject({ result: 'same', stripped: { forms: ['broken-lines'] } });
  });

  it('is no difference where fmt broke the lines, at blanks alone', async () => {
    const before = text.slice(0, text.indexOf('&extra'));
    const after = text.slice(text.indexOf('&feeAmount'));
    const right = `a0=b c-d&${before}${after}&z=e f`;
    const given = buildSignedInput(
      signer,
      body.replace(/"extra":\{[^}]*\}/, '"a0":"b c-d","z":"e f"'),
      right,
    );
    const ownString = right.replaceAll(' ', '\n');
    const { comparison } = await inspectCallback({ ...given, ownString });
    expect(comparison).toMatchObject({ result: 'same', stripped: { forms: ['broken-lines'] } });
  });

  it('leaves a line end in the place of a blank where lines were not wrapped', async () => {
    const ownString = linesText.replace('two words', 'two\nwords');
    const { comparison } = await inspectCallback({ ...givenLines, ownString });
    expect(comparison).toMatchObject({ result: 'different' });
  });

  it('takes the marks off an address that a chat made a link', async () => {
    const url = 'https://x.example/z?a=1&b=<2>';
    const linked = text.replace('&feeAmount', `&extraUrl=${url}&feeAmount`);
    const ofLink = buildSignedInput(
      signer,
      body.replace('"netAmount"', `"extraUrl":"${url}","netAmount"`),
      linked,
    );
    const ownString = linked.replace(url, `<${url}>`);
    const { comparison } = await inspectCallback({ ...ofLink, ownString });
    expect(comparison).toMatchObject({ result: 'same', stripped: { forms: ['links'] } });
  });

  it.each([
    ['reprlib', '...'],
    ['a log with a limit', ' … '],
    ['a viewer', '[...]'],
  ])('judges nothing of a middle that is not there: %s', async (_, mark) => {
    const cut = (own: string): string => own.slice(0, 60) + mark + own.slice(-60);
    const stripped = { forms: ['gap'] };
    expect((await compare(cut(text))).comparison).toMatchObject({ result: 'same', stripped });
    const own = text.replace('amount=100.00', 'amount=100');
    expect((await compare(`'${cut(own)}'`)).comparison).toMatchObject({
      differences: [{ key: 'amount', kind: 'changed' }],
      stripped: { forms: ['quoted', 'gap'] },
    });
    const twice = text.slice(0, 40) + mark + text.slice(60, 90) + mark + text.slice(-40);
    const { comparison } = await compare(twice);
    expect(comparison).toMatchObject({ result: 'different' });
    expect(comparison).not.toHaveProperty('stripped');
  });

  it('proves nothing of what is not there', async () => {
    const own = text.replace('amount=100.00', 'amount=100');
    const cut = `${own.slice(0, 60)}...${own.slice(-60)}`;
    const { findings } = await diagnoseCallback(await compare(cut));
    expect(findings[0]).toMatchObject({ proof: { by: 'string', hasGap: true }, variantText: null });
    // Of a body that was rewritten the rest may be as it was signed, or not.
    const bodyText = body.replace('1790000007', '"2026-09-21T14:13:27.000Z"');
    const part = `${text.slice(0, 60)}...${text.slice(-60)}`;
    const report = await inspectCallback({ ...given, bodyText, ownString: part });
    const codes = (await diagnoseCallback(report)).findings.flatMap(listCodes);
    expect(codes).toContain('input.rewritten');
    expect(codes).not.toContain('string.as-signed');
  });

  it('takes no end for a gap', async () => {
    const { comparison } = await compare(`${text.slice(0, 60)}...`);
    expect(comparison).toMatchObject({ result: 'different' });
    expect(comparison).not.toHaveProperty('stripped');
  });

  it('takes rsyslog’s octal for the line end of a value', async () => {
    const written = text.replace('&extra=', '&ext=a\n\tb&extra=');
    const ofLines = buildSignedInput(
      signer,
      body.replace('"netAmount"', '"ext":"a\\n\\tb","netAmount"'),
      written,
    );
    const own = (logged: string) => inspectCallback({ ...ofLines, ownString: logged });
    const logged = written.replace('a\n\tb', 'a#012#011b');
    expect((await own(logged)).comparison).toMatchObject({
      result: 'same',
      stripped: { forms: ['shown-bytes'] },
    });
    const [hashed, plain] = [logged.replace('M-1', 'M#012'), written.replace('M-1', 'M#012')];
    expect((await own(hashed)).comparison).not.toMatchObject({ result: 'same' });
    const { comparison } = await own(plain);
    expect(comparison).toMatchObject({ differences: [{ key: 'merchantOrderNo' }] });
    expect(comparison).not.toHaveProperty('stripped');
  });

  it.each(damages)('is no difference: %s', async (_, damage, forms) => {
    const { comparison } = await compare(damage(text));
    expect(comparison).toMatchObject({ result: 'same', stripped: { forms } });
  });

  it.each(damages)('is told beside what differs: %s', async (_, damage, forms) => {
    const report = await compare(damage(text.replace('amount=100.00', 'amount=100.0')));
    expect(report.comparison).toMatchObject({
      result: 'different',
      stripped: { forms },
      differences: [{ kind: 'changed', key: 'amount', own: '100.0', expected: '100.00' }],
    });
    const { findings } = await diagnoseCallback(report);
    expect(findings.map(listCodes)).toEqual([expect.anything(), ['paste.stripped']]);
    expect(findings[0]).toMatchObject({ subject: 'own-string' });
    expect(findings[1]?.causes).toMatchObject([{ forms }]);
  });

  it.each([
    ['&amp;<br />\n', ['amount.as-number'], 'page,broken-lines'],
    ['&amp;\n', ['string.separator amount.as-number'], 'broken-lines'],
    ['<br />\n', ['string.separator amount.as-number'], 'page'],
    ['<br>', ['string.separator amount.as-number'], 'page'],
  ])('is a page’s lines, which are no separator: %j', async (end, codes, forms) => {
    const own = text.replace('100.00', '100.0').replaceAll('&', end);
    const report = await compare(own);
    const { findings } = await diagnoseCallback(report);
    expect(findings.map((one) => listCodes(one).join(' '))).toEqual([...codes, 'paste.stripped']);
    expect(findings.at(-1)?.causes).toMatchObject([{ forms: forms.split(',') }]);
  });

  // What tests of PHP, Python, Java, JavaScript, Ruby and Go print, and people write.
  it.each<readonly [string, (right: string, own: string) => string]>([
    ['PHPUnit', (right, own) => `--- Expected\n+++ Actual\n@@ @@\n-'${right}'\n+'${own}'`],
    ['pytest', (right, own) => `E       AssertionError: assert '${own}' == '${right}'`],
    ['JUnit', (right, own) => `expected: <${right}> but was: <${own}>`],
    ['Jest', (right, own) => `    Expected: "${right}"\n    Received: "${own}"`],
    ['RSpec', (right, own) => `expected: "${right}"\n     got: "${own}" (using ==)`],
    ['testify', (right, own) => `Not equal: \nexpected: "${right}"\nactual  : "${own}"\n\nDiff:`],
    ['a diff', (right, own) => `- ${right}\n+ ${own}`],
    ['one line', (right, own) => `expected=${right} actual=${own}`],
    ['two labels', (right, own) => `mine: ${own}\nright: ${right}`],
  ])('tells of the other string where the right one stands beside it: %s', async (_, print) => {
    const right = text.replace(/&extra=[^&]*/, '');
    const given = buildSignedInput(signer, body.replace(/,"extra":\{[^}]*\}/, ''), right);
    const ownString = print(right, right.replace('&nonce=9f8e7d6c5b4a3210', ''));
    const { findings } = await diagnoseCallback(await inspectCallback({ ...given, ownString }));
    expect(findings.map(listCodes)).toEqual([['string.nonce-missing'], ['paste.stripped']]);
    expect(findings[1]?.causes).toMatchObject([{ forms: ['beside-right'] }]);
  });

  it('is right where another callback’s string stands beside the right one', async () => {
    const { comparison } = await compare(`${text}\n${text.replace(/=[^&]*/g, '=7')}`);
    expect(comparison).toMatchObject({ result: 'same', stripped: { forms: ['other-strings'] } });
  });

  it('joins lines of one width, though the value at their ends differs as well', async () => {
    const own = text.replace('{"a":"é f"}', "{'a': 'é f'}");
    const at = own.indexOf("'é f");
    const ownString = own.replace(RegExp(`.{${at}}`, 'g'), '$&\n');
    const { findings } = await diagnoseCallback(await compare(ownString));
    expect(findings.map(listCodes)).toEqual([['nested.language-text'], ['paste.stripped']]);
    expect(findings[1]?.causes).toMatchObject([{ forms: ['broken-lines'] }]);
  });

  // 20 MB of line ends took 551 MB so.
  it('does not split megabytes into their lines', async () => {
    const split = vi.spyOn(String.prototype, 'split');
    try {
      await compare('\n'.repeat(1_000_000));
      const parts = split.mock.results.map(({ value }) => (value as readonly string[]).length);
      expect(parts.length).toBeGreaterThan(0);
      expect(Math.max(...parts)).toBeLessThan(100_000);
    } finally {
      split.mockRestore();
    }
  });

  it('leaves a line end that two lines alone show', async () => {
    const { comparison } = await compare(`${text}\nX-Nonce:`);
    expect(comparison).toMatchObject({ result: 'different' });
    expect(comparison).not.toHaveProperty('stripped');
  });

  it('hides no deviation that the code itself has', async () => {
    const report = await compare(`"${text.replace('&timestamp=1790000123', '')}"`);
    const { findings } = await diagnoseCallback(report);
    expect(findings.map(listCodes)).toEqual([['string.timestamp-missing'], ['paste.stripped']]);
    expect(findings[0]?.proof).toEqual({ by: 'string' });
  });

  it.each([
    [
      'indented JSON, as Json.NET prints an object',
      text.replace('{"a":"é f"}', '{\n  "a": "é f"\n}'),
    ],
    [
      'a line end behind what is no string, as Go’s json.Encoder writes it',
      text.replace('{"a":"é f"}', '{"a":"é"}\n').replace('1790000007', '1790000007\n'),
    ],
    ['pairs on lines', text.replaceAll('&', '\n')],
    ['a line end', `${text}\n`],
    ['a method in front', `POST\n/cb\n${text}`],
    ['a secret in front', `c0ffee:${text}`],
    ['a secret and a blank in front', `c0ffee ${text}`],
    ['quotes around values', text.replace('P1', '"P1"')],
    ['a list of pairs', JSON.stringify(text.split('&'))],
    [
      'the pairs as a text of JSON beside timestamp',
      JSON.stringify({ timestamp: '1', data: text }),
    ],
    ['JSON with a text of pairs alone', JSON.stringify({ str: text })],
    ['quotes around the first value', text.replace('100.00', '"100.00"')],
    ['backslashes before some separators', text.replace('&fee', String.raw`\&fee`)],
    ['HTML’s references of values', text.replace('é', '&eacute;')],
    ['another text', 'string to sign: none of it'],
  ])('is not said of what the code may sign: %s', async (_, ownString) => {
    const { comparison } = await compare(ownString);
    expect(comparison).toMatchObject({ result: 'different' });
    expect(comparison).not.toHaveProperty('stripped');
  });
});
