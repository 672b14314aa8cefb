import { describe, expect, it } from 'vitest';
import {
  type Acknowledgement,
  type AcknowledgementFault,
  checkAcknowledgement,
} from './check-acknowledgement';
import { type Framing, parseAnswer } from './parse-answer';
import type { DumpRepair } from './repair-dump';

const ok = 'HTTP/1.1 200 OK\r\nContent-Type: text/plain; charset=utf-8\r\n\r\n';

const chunked = 'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n';

/** Of curl 7.88 -v, to a terminal. */
const trace = [
  '$ curl -v https://a.example/notify -d @body.json',
  '*   Trying 127.0.0.1:8080...',
  '* Connected to a (127.0.0.1) port 8080 (#0)',
  '> POST /notify HTTP/1.1\r',
  '> Host: a\r',
  '> \r',
  '} [2 bytes data]',
  '< HTTP/1.1 200 OK\r',
  '< Content-Type: text/plain\r',
  '< \r',
  '{ [2 bytes data]',
  '',
].join('\n');

function check(raw: string) {
  return checkAcknowledgement(parseAnswer(Buffer.from(raw, 'latin1')));
}

describe('the acknowledgement', () => {
  it.each([
    ['a raw response', `${ok}OK`],
    ['line feeds alone, as a text area has them', `${ok.replaceAll('\r', '')}OK`],
    ['HTTP/2, without a reason', 'HTTP/2 200 \r\n\r\nOK'],
    ['HTTP/3', 'HTTP/3 200\r\n\r\nOK'],
    ['any other type', 'HTTP/1.1 200 OK\r\nContent-Type: text/html\r\n\r\nOK'],
    ['another reason', 'HTTP/1.1 200 Fine\r\n\r\nOK'],
    ['100 Continue first', `HTTP/1.1 100 Continue\r\n\r\n${ok}OK`],
    ['chunks', 'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n2\r\nOK\r\n0\r\n\r\n'],
    ['a blank behind the size', `${chunked}2 \r\nOK\r\n0\r\n\r\n`],
    ['two chunks', 'HTTP/1.1 200 OK\nTransfer-Encoding: chunked\n\n1\nO\n1;a=b\nK\n0\n\n'],
    ['chunks that curl took off', 'HTTP/1.1 200 OK\nTransfer-Encoding: chunked\n\nOK'],
    ['a byte order mark before the status line', `\xef\xbb\xbf${ok}OK`],
    ['a prompt and a command before it', `$ curl -i https://a.example/notify\n${ok}OK`],
    ['no blank line before the body', 'HTTP/1.1 200 OK\nContent-Type: text/plain\nOK'],
    ['a folded header', 'HTTP/1.1 200 OK\nX-A: b\n c\n\nOK'],
    ['a folded length', 'HTTP/1.1 200 OK\nContent-Length:\n 2\n\nOK\n'],
    ['white space before each line', '  HTTP/1.1 200 OK\n  Content-Type: text/plain\n\n  OK'],
    ['white space before all that curl -i prints', `\t${ok.replaceAll('\r\n', '\r\n\t')}OK`],
    ['what curl -v prints', `${trace}OK`],
    [
      'what curl -v prints, with a remark behind',
      `${trace}OK* Connection #0 to host a left intact\n`,
    ],
    [
      'what curl -v prints, with a remark before',
      `${trace}* Connection #0 to host a left intact\nOK`,
    ],
    ['a line break that copying added', 'HTTP/1.1 200 OK\nContent-Length: 2\n\nOK\n'],
    ['what a proxy says to CONNECT first', `HTTP/1.1 200 Connection established\r\n\r\n${ok}OK`],
    [
      'what any proxy says to CONNECT first, where curl -v marks both as heads',
      '< HTTP/1.1 200 OK\n< \n> POST / HTTP/1.1\n> \n< HTTP/1.1 200 OK\n< \nOK',
    ],
    [
      'an answer whose length is told before it',
      `HTTP/1.1 200 OK\nContent-Length: 3\n\nok\n${ok}OK`,
    ],
  ])('is accepted with %s', (_, raw) => {
    expect(check(raw)).toEqual({ result: 'accepted', faults: [] });
  });

  it.each([
    ['a redirect first', `HTTP/1.1 302 Found\r\nLocation: /b\r\n\r\n${ok}OK`],
    ['a redirect with a body first', `HTTP/1.1 302 Found\r\nContent-Length: 5\r\n\r\nmoved${ok}OK`],
    [
      'a redirect with a page first, whose line ends copying made shorter',
      `HTTP/1.1 301 Moved\nContent-Length: 30\n\n<html>\n<p>moved</p>\n</html>\n${ok}OK`,
    ],
    [
      'a redirect with a page first, and no Content-Length',
      `HTTP/2 302\n\n<html>HTTP/ moved</html>${ok}OK`,
    ],
    ['a Content-Length that is no number', 'HTTP/1.1 200 OK\nContent-Length: two\n\nOK'],
    ['a login asked for first', `HTTP/1.1 401 Unauthorized\n\n\nno${ok}OK`],
  ])('is not known to be enough with %s', (_, raw) => {
    expect(check(raw)).toEqual({ result: 'unknown', faults: [] });
  });

  it.each<[string, AcknowledgementFault, string]>([
    ['an empty body', 'body.empty', ok],
    ['ok', 'body.case', `${ok}ok`],
    ['Ok', 'body.case', `${ok}Ok`],
    ['OK and a newline', 'body.newline', `${ok}OK\n`],
    ['OK and CRLF', 'body.newline', `${ok}OK\r\n`],
    ['a space after OK', 'body.white-space', `${ok}OK `],
    ['a newline before a remark of curl -v', 'body.newline', `${trace}OK\n* Closing connection\n`],
    ['a page that curl -v prints', 'body.html', `${trace}<html>\n< p>\n`],
    ['UTF-16 alone', 'body.utf-16', '\xff\xfeO\0K\0'],
    ['a newline before OK', 'body.white-space', `${ok}\nOK`],
    ['"OK"', 'body.quoted', `${ok}"OK"`],
    ["'OK'", 'body.quoted', `${ok}'OK'`],
    ['a byte order mark', 'body.byte-order-mark', `${ok}\xef\xbb\xbfOK`],
    ['UTF-16 with its mark', 'body.utf-16', `${ok}\xff\xfeO\0K\0`],
    ['UTF-16 without', 'body.utf-16', `${ok}\0O\0K`],
    ['gzip', 'body.compressed', `${ok}\x1f\x8b\x08`],
    ['a code object', 'body.json', `${ok}{"code":0,"message":"OK"}`],
    ['a JSON list', 'body.json', `${ok}["OK"]`],
    ['a JSON flag', 'body.json', `${ok}true`],
    [
      'a message of PHP',
      'body.php-message',
      `${ok}<br />\n<b>Warning</b>:  Undefined variable $a in <b>/srv/a.php</b> on line <b>1</b><br />\nOK`,
    ],
    [
      'a message of PHP as text',
      'body.php-message',
      `${ok}\nNotice: a in /srv/a.php on line 1\nOK`,
    ],
    ['a zero byte', 'body.unseen', `${ok}OK\0`],
    ['a zero-width space', 'body.unseen', `${ok}\xe2\x80\x8bOK`],
    ['Cyrillic letters', 'body.look-alike', `${ok}\xd0\x9e\xd0\x9a`],
    ['wide letters', 'body.look-alike', `${ok}\xef\xbc\xaf\xef\xbc\xab`],
    [
      'an object with a status, behind a status line',
      'body.json',
      `${ok}{"statusCode":200,"body":"OK"}`,
    ],
    ['an object of its own', 'body.json', '{"status":200,"data":{}}'],
    ['a code object with data', 'body.json', '{"status":"OK","code":200,"data":"OK"}'],
    ['an odd number', 'body.json', '20000'],
    ['a page', 'body.html', `${ok}<!DOCTYPE html><html></html>`],
    ['a tag', 'body.html', `${ok}<p>OK</p>`],
    ['OK.', 'body.longer', `${ok}OK.`],
    ['success', 'body.other', `${ok}success`],
    ['a word like a size, of chunks that curl took off', 'body.other', `${chunked}bad\nrequest`],
    ['a number like a size', 'body.other', `${chunked}200\nOK`],
    ['OK twice', 'body.longer', `${ok}OKOK`],
    ['O', 'body.other', `${ok}O`],
    ['a pasted response as its body', 'body.response', `${ok}${ok}OK`],
    ['a pasted response behind white space', 'body.response', `${ok}\r\n ${ok}OK`],
    ['a pasted response of HTTP/2', 'body.response', `${ok}HTTP/2 200\n\nOK`],
    [
      'a pasted response of the length that is told',
      'body.response',
      `HTTP/1.1 200 OK\nContent-Length: 21\n\nHTTP/1.1 200 OK\r\n\r\nOK`,
    ],
    [
      'a pasted response in chunks',
      'body.response',
      'HTTP/2 200\nTransfer-Encoding: chunked\n\n15\nHTTP/1.1 200 OK\r\n\r\nOK\n0\n\n',
    ],
    ['a pasted response behind what curl -v prints', 'body.response', `${trace}${ok}OK`],
    [
      'OK, of which Content-Length counts one byte',
      'body.other',
      'HTTP/2 200\nContent-Length: 1\n\nOK',
    ],
    [
      'OK, of which Content-Length counts none',
      'body.empty',
      'HTTP/2 200\nContent-Length: 0\n\nOK',
    ],
    ['less than Content-Length says', 'body.incomplete', 'HTTP/2 200\nContent-Length: 3\n\nOK'],
    [
      'a newline that Content-Length counts',
      'body.newline',
      'HTTP/2 200\nContent-Length: 3\n\nOK\n',
    ],
    ['chunks of more', 'body.newline', 'HTTP/2 200\nTransfer-Encoding: chunked\n\n3\nOK\n\n0\n\n'],
    ['201', 'status.success', 'HTTP/1.1 201 Created\r\n\r\nOK'],
    ['302', 'status.redirect', 'HTTP/1.1 302 Found\r\nLocation: /\r\n\r\nOK'],
    ['404', 'status.client-error', 'HTTP/1.1 404 Not Found\r\n\r\nOK'],
    ['500', 'status.server-error', 'HTTP/1.1 500 Internal Server Error\r\n\r\nOK'],
    ['503', 'status.server-error', 'HTTP/1.1 503 Service Unavailable\r\n\r\nOK'],
    ['600', 'status.other', 'HTTP/1.1 600 What\r\n\r\nOK'],
  ])('is refused with %s', (_, fault, raw) => {
    expect(check(raw)).toEqual({ result: 'refused', faults: [fault] });
  });

  it.each([
    ['no byte', ''],
    ['the first byte', 'O'],
  ])('is not known where the copy has %s of two that Content-Length counts', (_, body) => {
    expect(check(`HTTP/2 200\nContent-Length: 2\n\n${body}`)).toEqual({
      result: 'unknown',
      faults: ['body.incomplete'],
    });
    expect(check(`HTTP/2 500\nContent-Length: 2\n\n${body}`).result).toBe('refused');
  });

  it.each([
    '2\r\nOK',
    '2\nOK',
    '2\nOK\n',
    '2\r\nOK\r',
    '2\nOK\n\n',
    '2\nO',
    '1\nO',
    '1\nO\n1',
    '1\nO\n1\nK',
  ])('is not known where the copy lacks the last chunk: %j', (chunks) => {
    const raw = `${chunked}${chunks}`;
    expect(check(raw)).toEqual({ result: 'unknown', faults: ['body.incomplete'] });
    expect(check(raw.replace('200', '500')).result).toBe('refused');
  });

  it.each<[string, readonly AcknowledgementFault[]]>([
    ['5\nOK', ['body.incomplete']],
    ['2\nOK\n1\n', ['body.incomplete']],
    ['2\nok', ['body.incomplete', 'body.case']],
    ['3\nOK\n', ['body.incomplete', 'body.newline']],
  ])(
    'is refused where chunks announce something else, though the last lacks: %j',
    (chunks, faults) => {
      expect(check(`${chunked}${chunks}`)).toEqual({ result: 'refused', faults });
    },
  );

  it.each([
    ['a status line', 'HTTP/1.1 200 OK'],
    ['the headers', 'HTTP/1.1 200 OK\nContent-Type: text/plain\n'],
  ])('is not known where the copy has %s alone', (_, raw) => {
    expect(check(raw)).toEqual({ result: 'unknown', faults: [] });
    expect(check(raw.replace('200 OK', '500 No'))).toEqual({
      result: 'refused',
      faults: ['status.server-error'],
    });
    expect(check(`${raw.trimEnd()}\nContent-Length: 0`).faults).toEqual(['body.empty']);
  });

  it.each([
    ['developer tools', '200 OK\nContent-Type: text/plain\n\n'],
    ['a CGI program', 'Status: 200 OK\nContent-Type: text/plain\n\n'],
    ['a CGI program without headers', 'Status: 200\n\n'],
    ['developer tools that name it', 'Status Code: 200 OK\nserver: nginx\n\n'],
  ])('reads the status as %s write it', (_, head) => {
    expect(check(`${head}OK`)).toEqual({ result: 'accepted', faults: [] });
    expect(check(`${head}ok`)).toEqual({ result: 'refused', faults: ['body.case'] });
    expect(check(`${head.replace('200', '404')}OK`).faults).toEqual(['status.client-error']);
  });

  it.each(['200 OK', '200', '200 OK\n\nOK', '200 OK\nOK'])('is a body in %j', (raw) => {
    expect(parseAnswer(Buffer.from(raw)).status).toBeNull();
  });

  it.each<[string, readonly AcknowledgementFault[], string]>([
    ['ok and a newline', ['body.case', 'body.newline'], `${ok}ok\n`],
    ['Ok and CRLF', ['body.case', 'body.newline'], `${ok}Ok\r\n`],
    ['a space before ok', ['body.case', 'body.white-space'], `${ok} ok`],
    ['"OK" and a newline', ['body.quoted', 'body.newline'], `${ok}"OK"\n`],
    ['"ok"', ['body.quoted', 'body.case'], `${ok}"ok"`],
    ['" OK"', ['body.quoted', 'body.white-space'], `${ok}" OK"`],
    [
      'a byte order mark, and a newline',
      ['body.byte-order-mark', 'body.newline'],
      `${ok}\xef\xbb\xbfOK\n`,
    ],
    [
      'a byte order mark before a code object',
      ['body.byte-order-mark', 'body.json'],
      `${ok}\xef\xbb\xbf{"code":0}`,
    ],
    ['ok in UTF-16', ['body.utf-16', 'body.case'], `${ok}\xff\xfeo\0k\0`],
    [
      'ok, and less than Content-Length says',
      ['body.incomplete', 'body.case'],
      'HTTP/2 200\nContent-Length: 3\n\nok',
    ],
    [
      '201, and ok and a newline',
      ['status.success', 'body.case', 'body.newline'],
      'HTTP/2 201\n\nok\n',
    ],
  ])('names every fault of %s', (_, faults, raw) => {
    expect(check(raw)).toEqual({ result: 'refused', faults });
  });

  it.each<[AcknowledgementFault, readonly string[]]>([
    ['body.json', ['123', '-5', 'false', 'null', '"text"', '[]', ' {"a":\n1} ']],
    ['body.html', ['<!-- x -->', '<?xml version="1.0"?>', '<P>', '<!doctype html>', ' <b>OK']],
    ['body.response', ['HTTP/2 200', 'HTTP/1.1 404 Not Found', 'HTTP/3 204\r\n\r\n']],
    ['body.other', ['<Response [200]>', '<html', 'a < b']],
    ['body.html', ['<br/>', '<p class="a">', '<svg:g >', '<html lang=en>', '<input disabled>']],
    ['body.longer', ['okay', 'OK;', 'OK"']],
    ['body.quoted', ['`OK`', "'OK'"]],
    ['body.newline', ['OK\n\n', 'OK\r', 'OK\r\n\r\n']],
    ['body.white-space', ['\tOK', 'OK \n', '\nOK\n', '\xc2\xa0OK', 'OK\n ']],
    ['body.utf-16', ['\xfe\xff\0O\0K', 'O\0K\0']],
    [
      'body.other',
      [
        ...['[1', '{a}', '"a', '12 3', 'a 123', '1a', 'trueish', 'untrue', 'x[]', 'a <p>', '<1'],
        ...[
          'HTTP/11 200',
          'HTTP/1.1 20',
          'HTTP/1.1 2000',
          'a HTTP/1.1 200',
          'HTTP/1.1',
          'HTTP/1x1 200',
        ],
        ...['not OK', '"OK\'', '"OK"x', 'x"OK"', '""OK', '0K', 'KO', '<', '< p>'],
        ...[
          '\x1f',
          '\x1fx',
          'x\x8b',
          'x\0K\0',
          'O\0x\0',
          'OxK\0',
          'O\0Kx',
          'x\x4f\0K',
          '\0O\0x',
          '\0x\0K',
        ],
      ],
    ],
  ])('tells %s by the body', (fault, bodies) => {
    const faults = bodies.map((body) => check(`${ok}${body}`).faults);
    expect(faults).toEqual(bodies.map(() => [fault]));
  });

  it.each<[AcknowledgementFault, readonly number[]]>([
    ['status.success', [201, 299]],
    ['status.redirect', [300, 399]],
    ['status.client-error', [400, 499]],
    ['status.server-error', [500, 599]],
    ['status.other', [99, 600, 999]],
  ])('tells %s by the first digit', (fault, statuses) => {
    const answer = { ...parseAnswer(Buffer.from(`${ok}OK`)), earlierStatuses: [] };
    const faults = statuses.map((status) => checkAcknowledgement({ ...answer, status }).faults);
    expect(faults).toEqual(statuses.map(() => [fault]));
  });

  it('tells a long body by its beginning', () => {
    expect(check(`${ok}<html>${'a'.repeat(200_000)}`).faults).toEqual(['body.html']);
    expect(check(`${ok}"\nOK"`).faults).toEqual(['body.quoted', 'body.white-space']);
  });

  it('is refused with 204, which has no body either', () => {
    expect(check('HTTP/1.1 204 No Content\r\n\r\n').faults).toEqual([
      'status.success',
      'body.empty',
    ]);
  });

  it('is refused when it did not come in time', () => {
    expect(checkAcknowledgement('time-out')).toEqual({ result: 'refused', faults: ['time-out'] });
  });

  it('is not known without a status line, unless the body says it', () => {
    expect(check('OK')).toEqual({ result: 'unknown', faults: [] });
    expect(check('ok')).toEqual({ result: 'refused', faults: ['body.case'] });
  });

  it.each(['gzip', 'br', 'GZIP', 'deflate', 'zstd'])('is not known where %s was sent', (name) => {
    const head = `HTTP/1.1 200 OK\r\nContent-Encoding: ${name}\r\nContent-Length: 22\r\n\r\n`;
    expect(check(`${head}OK`)).toEqual({ result: 'unknown', faults: [] });
    expect(check(`${head}ok`)).toEqual({ result: 'refused', faults: ['body.case'] });
  });
});

describe('parseAnswer', () => {
  it.each<[string, string, string, Framing]>([
    ['a body as it is', `${ok}OK\n`, 'OK\n', { kind: 'none' }],
    [
      'chunks joined',
      'HTTP/2 200\nTransfer-Encoding: chunked\n\n2\nOK\n0\n',
      'OK',
      { kind: 'chunked' },
    ],
    [
      'a body cut where Content-Length ends',
      'HTTP/2 200\nContent-Length: 2\n\nOK\r\n',
      'OK',
      { kind: 'cut', contentLength: 2, extraBytes: 2 },
    ],
    [
      'more than line breaks kept, whatever Content-Length says',
      'HTTP/2 200\nContent-Length: 2\n\nNO!',
      'NO!',
      { kind: 'none' },
    ],
    [
      'no more than the OK that Content-Length measures: a prompt stands behind it',
      'HTTP/2 200\nContent-Length: 2\n\nOKme@host:~$ ',
      'OK',
      { kind: 'overrun', contentLength: 2, extraBytes: 11 },
    ],
    [
      'two lengths as none',
      'HTTP/2 200\nContent-Length: 2\nContent-Length: 3\n\nOK',
      'OK',
      { kind: 'unmeasured', written: '2, 3' },
    ],
    [
      'one length twice',
      'HTTP/2 200\nContent-Length: 2\ncontent-length: 2\n\nOK\n',
      'OK',
      { kind: 'cut', contentLength: 2, extraBytes: 1 },
    ],
    [
      'text that is said to be compressed twice, as it is',
      'HTTP/2 200\nContent-Encoding: identity, gzip\n\nOK',
      'OK',
      { kind: 'decoded', header: 'Content-Encoding', encoding: 'identity, gzip' },
    ],
    [
      'a body that is shorter than Content-Length',
      'HTTP/2 200\nContent-Length: 3\n\nOK',
      'OK',
      { kind: 'incomplete', contentLength: 3 },
    ],
    [
      'text that is said to be compressed, as it is: its length is another',
      'HTTP/2 200\nContent-Encoding: gzip\nContent-Length: 22\n\nOK',
      'OK',
      { kind: 'decoded', header: 'Content-Encoding', encoding: 'gzip' },
    ],
    [
      'text whose transfer is said to be compressed, as it is',
      'HTTP/1.1 200 OK\nTransfer-Encoding: gzip\n\nOK',
      'OK',
      { kind: 'decoded', header: 'Transfer-Encoding', encoding: 'gzip' },
    ],
    [
      'text in chunks whose transfer is said to be compressed, without the chunks',
      'HTTP/1.1 200 OK\nTransfer-Encoding: gzip, chunked\n\n2\nOK\n0\n\n',
      'OK',
      { kind: 'decoded', header: 'Transfer-Encoding', encoding: 'gzip, chunked' },
    ],
    [
      'a head as HTTP/2 has it',
      ':status: 200\ncontent-type: text/plain\n\nOK',
      'OK',
      { kind: 'none' },
    ],
    [
      'no compression',
      'HTTP/2 200\nContent-Encoding: identity\nContent-Length: 2\n\nOK',
      'OK',
      { kind: 'none' },
    ],
    [
      'a Content-Length that is no number, as what it is',
      'HTTP/2 200\nContent-Length: two\n\nOK',
      'OK',
      { kind: 'unmeasured', written: 'two' },
    ],
    ['no status line: a body alone', '\nOK', '\nOK', { kind: 'none' }],
    [
      'chunks without their end, joined',
      'HTTP/2 200\nTransfer-Encoding: chunked\n\n1\nO\n9\nK',
      'OK',
      { kind: 'unended', announced: 10 },
    ],
  ])('takes %s', (_, raw, body, framing) => {
    const answer = parseAnswer(Buffer.from(raw, 'latin1'));
    expect(Buffer.from(answer.body).toString('latin1')).toBe(body);
    expect(answer.framing).toEqual(framing);
  });

  it.each<[string, readonly DumpRepair[], string]>([
    ['nothing to mend', [], `${ok}OK`],
    ['a byte order mark', ['byte-order-mark'], `\xef\xbb\xbf${ok}OK`],
    ['a trace', ['trace'], `${trace}OK`],
    ['a prompt', ['lines-before'], `$ curl -i a\n${ok}OK`],
    ['no blank line', ['no-blank-line'], 'HTTP/2 200\nOK'],
    ['white space before each line', ['indented'], '\n  HTTP/2 200\n \n  OK'],
    ['white space before each line of developer tools', ['indented'], ' Status: 200\n\n OK'],
    ['a body without the white space of its head', [], '  HTTP/2 200\n\nOK'],
    ['a body alone that is indented', [], '  OK'],
    ['a body alone, whatever it is', [], '\xef\xbb\xbfOK'],
    ['a response that is the body of another', [], `${ok}${ok}OK`],
  ])('says how it read %s', (_, repairs, raw) => {
    expect(parseAnswer(Buffer.from(raw, 'latin1')).repairs).toEqual(repairs);
  });

  /** As PowerShell 7 shows a response. */
  const shown = (content: string, length: number, status = 200) =>
    [
      '',
      `StatusCode        : ${status}`,
      'StatusDescription : OK',
      `Content           : ${content}`,
      `RawContent        : HTTP/1.1 ${status} OK`,
      '                    Date: Tue, 24 Nov 2026 21:01:02 GMT',
      '                    ',
      `                    ${content}`,
      'Headers           : {[Date, System.String[]]}',
      `RawContentLength  : ${length}`,
      'RelationLink      : {}',
      '',
    ].join('\r\n');

  it.each<[string, string, ReturnType<typeof check>, DumpRepair]>([
    ['PowerShell', shown('OK', 2), { result: 'accepted', faults: [] }, 'powershell'],
    [
      'PowerShell, as bytes',
      shown('{79, 75}', 2),
      { result: 'accepted', faults: [] },
      'powershell',
    ],
    [
      'PowerShell, which hides a line end',
      shown('OK', 3),
      { result: 'refused', faults: ['body.incomplete'] },
      'powershell',
    ],
    [
      'PowerShell, of another status',
      shown('OK', 2, 202),
      { result: 'refused', faults: ['status.success'] },
      'powershell',
    ],
    [
      'PowerShell, of lines',
      shown('<html>\r\n                    OK', 9),
      { result: 'refused', faults: ['body.html'] },
      'powershell',
    ],
    [
      'xxd',
      '00000000: 4f4b                                     OK\n',
      { result: 'unknown', faults: [] },
      'hex-dump',
    ],
    [
      'xxd, with a line end',
      '00000000: 4f4b 0a                                  OK.\n',
      { result: 'refused', faults: ['body.newline'] },
      'hex-dump',
    ],
    [
      'hexdump -C',
      '00000000  4f 4b 0a                                          |OK.|\n00000003\n',
      { result: 'refused', faults: ['body.newline'] },
      'hex-dump',
    ],
  ])('reads what a tool shows of it: %s', (_, text, acknowledgement, repair) => {
    const answer = parseAnswer(Buffer.from(text));
    expect(checkAcknowledgement(answer)).toEqual(acknowledgement);
    expect(answer.repairs).toEqual([repair]);
  });

  /** As browsers export an answer (HAR 1.2). */
  const har = (content: object, response: object = {}, entries = 1) =>
    JSON.stringify({
      log: {
        version: '1.2',
        creator: { name: 'WebInspector', version: '537.36' },
        entries: Array.from({ length: entries }, () => ({
          request: { method: 'POST', url: 'https://a.example/notify', headers: [] },
          response: {
            status: 200,
            statusText: 'OK',
            headers: [
              { name: 'content-type', value: 'text/plain' },
              { name: 'transfer-encoding', value: 'chunked' },
            ],
            content: { size: 2, mimeType: 'text/plain', ...content },
            ...response,
          },
        })),
      },
    });

  it.each<[string, string, Acknowledgement['result'], readonly AcknowledgementFault[]]>([
    ['its text', har({ text: 'OK' }), 'accepted', []],
    ['a byte order mark before it', `\ufeff${har({ text: 'OK' })}`, 'accepted', []],
    ['indented', JSON.stringify(JSON.parse(har({ text: 'OK' })), null, 2), 'accepted', []],
    ['no size', har({ text: 'OK', size: -1 }), 'accepted', []],
    ['Base64', har({ text: 'T0s=', encoding: 'base64' }), 'accepted', []],
    [
      'a line end in Base64',
      har({ text: 'T0sK', encoding: 'base64', size: 3 }),
      'refused',
      ['body.newline'],
    ],
    ['CRLF', har({ text: 'OK\r\n', size: 4 }), 'refused', ['body.newline']],
    [
      'text that looks like chunks',
      har({ text: '2\nOK\n0\n', size: 7 }),
      'refused',
      ['body.other'],
    ],
    ['a body that is JSON', har({ text: '{"code":200}', size: 12 }), 'refused', ['body.json']],
    ['bytes that it does not show', har({ text: 'OK', size: 5 }), 'refused', ['body.incomplete']],
    ['an empty body', har({ size: 0 }), 'refused', ['body.empty']],
    ['another status', har({ text: 'OK' }, { status: 500 }), 'refused', ['status.server-error']],
    [
      'what it decompressed',
      har({ text: 'OK' }, { headers: [{ name: 'Content-Encoding', value: 'gzip' }] }),
      'unknown',
      [],
    ],
  ])('reads a HAR file of one answer: %s', (_, text, result, faults) => {
    const answer = parseAnswer(new TextEncoder().encode(text));
    expect(answer.repairs).toEqual(['har']);
    expect(checkAcknowledgement(answer)).toEqual({ result, faults });
  });

  it('takes the type of the answer out of a HAR file', () => {
    expect(parseAnswer(Buffer.from(har({ text: 'OK' }))).contentType).toBe('text/plain');
  });

  it.each([
    ['no text', har({})],
    ['neither text nor size', har({ size: undefined })],
    ['Base64 that cannot be read', har({ text: 'T0s', encoding: 'base64' })],
    ['another encoding', har({ text: '4f4b', encoding: 'hex' })],
    ['no answer', har({}, { status: 0 })],
    ['several answers', har({ text: 'OK' }, {}, 2)],
    ['hundreds of answers', har({ text: 'OK' }, {}, 500)],
    ['no end', har({ text: 'OK' }).slice(0, -3)],
  ])('is not there in a HAR file with %s', (_, text) => {
    expect(check(text)).toEqual({ result: 'unknown', faults: ['envelope'] });
  });

  it('is JSON where the endpoint wrote a HAR file', () => {
    expect(check(`${ok}${har({ text: 'OK' })}`).faults).toEqual(['body.json']);
  });

  it.each<[string, string]>([
    ['od’s', '0000000 4f 4b\n0000002\n'],
    ['od’s words', '0000000 4b4f\n0000002\n'],
    ['without its text', '00000000: 4f4b 0a'],
    ['that begins further on', '00000050: 4f4b                                     OK\n'],
    ['whose text is another', '00000000: 4f4b                                     OK.\n'],
    [
      'that ends elsewhere',
      '00000000  4f 4b                                             |OK|\n00000003\n',
    ],
    ['od’s characters', '0000000   O   K  \\n\n0000003\n'],
    ['behind a command', `$ xxd a\n00000000: 4f4b                                     OK\n`],
  ])('takes no dump for bytes that may not be all: %s', (_, text) => {
    const answer = parseAnswer(Buffer.from(text));
    expect(answer.repairs).toEqual([]);
    expect(checkAcknowledgement(answer).result).toBe(
      text.startsWith('00000050') ? 'refused' : 'unknown',
    );
  });

  it('tells nothing of a dump that may have been cut at a row’s end', () => {
    // printf 'HTTP/1.1 200 OK\r\nX: aaaaaa\r\n\r\nOK' | xxd
    const rows = [
      '00000000: 4854 5450 2f31 2e31 2032 3030 204f 4b0d  HTTP/1.1 200 OK.',
      '00000010: 0a58 3a20 6161 6161 6161 0d0a 0d0a 4f4b  .X: aaaaaa....OK',
    ].join('\n');
    expect(check(rows)).toEqual({ result: 'unknown', faults: ['byte-dump'] });
  });

  it('reads a row of xxd whose text begins with a blank', () => {
    // printf 'HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nOK' | xxd
    const rows = [
      '00000000: 4854 5450 2f31 2e31 2032 3030 204f 4b0d  HTTP/1.1 200 OK.',
      '00000010: 0a43 6f6e 7465 6e74 2d4c 656e 6774 683a  .Content-Length:',
      '00000020: 2032 0d0a 0d0a 4f4b                       2....OK',
    ].join('\n');
    expect(check(rows)).toEqual({ result: 'accepted', faults: [] });
  });

  it.each([
    ['no length', shown('OK', 2).replace(/RawContentLength.*/, '')],
    ['a byte that is none', shown('{79, 750}', 2)],
    ['a long list', `StatusCode : 200\nRawContent : x\nContent : {${'1'.repeat(5000)}x`],
  ])('cannot tell what PowerShell shows with %s', (_, text) => {
    expect(check(text).result).toBe('unknown');
  });

  it('reads bytes beyond ASCII as PowerShell lists them', () => {
    expect([...parseAnswer(Buffer.from(shown('{239, 187, 191, 79, 75}', 5))).body]).toEqual([
      239, 187, 191, 79, 75,
    ]);
  });

  it('reads a whole answer of a hex dump', () => {
    // printf 'HTTP/1.1 200 OK\r\n\r\nOK' | xxd
    const text =
      '00000000: 4854 5450 2f31 2e31 2032 3030 204f 4b0d  HTTP/1.1 200 OK.\n00000010: 0a0d 0a4f 4b                             ...OK\n';
    expect(check(text)).toEqual({ result: 'accepted', faults: [] });
  });

  it.each([
    ['little-endian', (text: Buffer) => text],
    ['big-endian', (text: Buffer) => text.swap16()],
  ])('reads a dump in UTF-16, %s', (_, order) => {
    const answer = parseAnswer(order(Buffer.from(`\ufeff${ok}OK`, 'utf16le')));
    expect(answer).toMatchObject({ status: 200, repairs: ['utf-16'] });
    expect(Buffer.from(answer.body).toString()).toBe('OK');
  });

  it('keeps every byte of a body behind a trace', () => {
    const bytes = Buffer.from(
      Array.from({ length: 256 }, (_, byte) => byte).filter((byte) => byte !== 10),
    );
    const { body } = parseAnswer(Buffer.concat([Buffer.from(trace), bytes]));
    expect(Buffer.from(body).equals(bytes)).toBe(true);
  });

  it('tells of the responses before the last', () => {
    const raw = `HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 301 Moved\r\n\r\n${ok}OK`;
    expect(parseAnswer(Buffer.from(raw))).toMatchObject({
      status: 200,
      earlierStatuses: [100, 301],
      contentType: 'text/plain; charset=utf-8',
    });
  });

  it('takes what has no status line for a body alone', () => {
    const bytes = Buffer.from('OK');
    expect(parseAnswer(bytes)).toEqual({
      status: null,
      earlierStatuses: [],
      contentType: null,
      body: bytes,
      framing: { kind: 'none' },
      repairs: [],
    });
  });

  it.each<[string, string, string]>([
    ['its name in capitals', 'CHUNKED', '2\nOK\n0\n'],
    ['no digit of zero behind', 'chunked', '02\nOK\n000\n'],
    ['a remark', 'chunked', '2;a\nOK\n0;b\n'],
  ])('joins chunks with %s', (_, coding, chunks) => {
    const answer = parseAnswer(
      Buffer.from(`HTTP/2 200\nTransfer-Encoding: ${coding}\n\n${chunks}`),
    );
    expect(Buffer.from(answer.body).toString()).toBe('OK');
    expect(answer.framing).toEqual({ kind: 'chunked' });
  });

  it('reads the size of a chunk as hex, in either case', () => {
    const head = 'HTTP/2 200\nTransfer-Encoding: chunked\n\n';
    const ten = '0123456789';
    for (const size of ['a', 'A', '000000a']) {
      const answer = parseAnswer(Buffer.from(`${head}${size}\n${ten}\n1\n!\n0\n`));
      expect(Buffer.from(answer.body).toString()).toBe(`${ten}!`);
    }
  });

  it.each([
    ['another coding', 'notchunked', '2\nOK\n0\n'],
    ['a size of nine digits', 'chunked', '000000002\nOK\n0\n'],
    ['something before a size', 'chunked', 'x2\nOK\n0\n'],
    ['something behind a size', 'chunked', '2x\nOK\n0\n'],
    ['more than the size', 'chunked', '2\nOKx\n0\n'],
    ['more than the size, and no end', 'chunked', '1\nOK'],
    ['a number alone', 'chunked', '2\n'],
    ['something behind a chunk that is no size', 'chunked', '2\nOK\nx'],
  ])('keeps what are no chunks: %s', (_, coding, chunks) => {
    const answer = parseAnswer(
      Buffer.from(`HTTP/2 200\nTransfer-Encoding: ${coding}\n\n${chunks}`),
    );
    expect(Buffer.from(answer.body).toString()).toBe(chunks);
    expect(answer.framing).toEqual({ kind: 'none' });
  });

  it.each([
    ['2x', 'OK\n', 'OK\n'],
    ['x2', 'OK\n', 'OK\n'],
    ['-2', 'OK\n', 'OK\n'],
    ['0000000000000002', 'OK\n', 'OK\n'],
    ['000000000000002', 'OK\n', 'OK'],
    ['2', 'OK\r\n\n', 'OK'],
    ['2', 'OK \n', 'OK'],
    ['2', 'OK\n ', 'OK'],
    ['0', '\n', ''],
  ])('reads a Content-Length of %j beside %j', (length, sent, body) => {
    const answer = parseAnswer(Buffer.from(`HTTP/2 200\nContent-Length: ${length}\n\n${sent}`));
    expect(Buffer.from(answer.body).toString()).toBe(body);
  });

  it.each<[string, readonly number[]]>([
    ['HTTP/1.1 100 Continue', [100]],
    ['HTTP/1.1 199 Wait', [199]],
    ['HTTP/1.1 300 Choose', [300]],
    ['HTTP/1.1 399 Go', [399]],
    ['HTTP/1.1 401 Who', [401]],
    ['HTTP/1.1 407 Who', [407]],
    ['HTTP/1.1 200 CONNECTION ESTABLISHED', [200]],
    ['HTTP/1.1 200  Connection established ', [200]],
    ['HTTP/1.1 200 OK', []],
    ['HTTP/1.1 200 No connection established', []],
    ['HTTP/1.1 200 Connection established now', []],
    ['HTTP/1.1 201 Connection established', []],
    ['HTTP/1.1 299 Fine', []],
    ['HTTP/1.1 400 Bad', []],
    ['HTTP/1.1 402 Pay', []],
    ['HTTP/1.1 408 Slow', []],
  ])('knows which answers others follow: %s', (line, earlier) => {
    const { earlierStatuses, status } = parseAnswer(Buffer.from(`${line}\r\n\r\n${ok}OK`));
    expect(earlierStatuses).toEqual(earlier);
    expect(status).toBe(earlier.length > 0 ? 200 : Number(line.slice(9, 12)));
  });

  it('looks a hundred times for an answer behind a page', () => {
    const read = (mentions: number) =>
      parseAnswer(Buffer.from(`HTTP/2 302\n\na ${'HTTP/ '.repeat(mentions)}${ok}OK`)).status;
    expect(read(99)).toBe(200);
    expect(read(100)).toBe(302);
  });

  it('takes no status line without its blank line for an answer behind a page', () => {
    const { status, body } = parseAnswer(Buffer.from('HTTP/2 302\n\na HTTP/1.1 200 OK\nx'));
    expect(status).toBe(302);
    expect(Buffer.from(body).toString()).toBe('a HTTP/1.1 200 OK\nx');
  });

  it.each<[string, string, object]>([
    ['white space before it', ' \t\r\nHTTP/2 200\nContent-Type: a\n\n', { contentType: 'a' }],
    [
      'names in any case, spaces around',
      'HTTP/2 200\ncontent-TYPE :  a \n\n',
      { contentType: 'a' },
    ],
    ['a header without a name', 'HTTP/2 200\nContent-Type: a\n: b', { repairs: ['no-blank-line'] }],
    [
      'a folded line with a colon',
      'HTTP/2 200\nContent-Type: a\n\tContent-Type: b\n\n',
      { contentType: 'a Content-Type: b' },
    ],
    [
      'a name twice, once folded',
      'HTTP/2 200\nContent-Type: a\nContent-Type:\n\t a\n \n',
      { contentType: 'a' },
    ],
    ['a folded status', 'HTTP/2 200\n a\nContent-Type: a\n\n', { contentType: 'a' }],
    ['no header', 'HTTP/2 200\n\n', { status: 200, contentType: null, repairs: [] }],
    ['no line end', 'HTTP/2 200', { status: 200, repairs: [] }],
    [
      'a long header',
      `HTTP/2 200\nX-A: ${'a'.repeat(20_000)}\nContent-Type: a\n\nOK`,
      { contentType: 'a' },
    ],
  ])('reads a head with %s', (_, raw, facts) => {
    expect(parseAnswer(Buffer.from(raw))).toMatchObject({ status: 200, ...facts });
  });

  it.each<[string, readonly string[], string]>([
    ['a remark between', ['* Connected', '< HTTP/1.1 200 OK', '< ', '* left', 'OK'], 'OK'],
    ['a remark of nothing', ['< HTTP/1.1 200 OK', '< ', '*', 'OK'], 'OK'],
    ['a request without a space', ['>', '< HTTP/1.1 200 OK', '< ', '>\r', 'OK'], 'OK'],
    [
      'counts of bytes',
      ['< HTTP/1.1 200 OK', '< ', '{ [2 bytes data]', '} [2 bytes data]', 'OK'],
      'OK',
    ],
    [
      'lines of a body that look alike',
      ['< HTTP/1.1 200 OK', '< ', '*a', '>b', '{c', '{ d'],
      '*a\n>b\n{c\n{ d',
    ],
    ['a line of a body that begins as a received one', ['< HTTP/1.1 200 OK', '< ', '< a'], '< a'],
    ['a head without spaces', ['< HTTP/1.1 200 OK', '<', 'OK'], 'OK'],
    ['a last remark', ['< HTTP/1.1 200 OK', '< ', 'OK* Closing connection 0'], 'OK'],
    [
      'a last remark and white space',
      ['< HTTP/1.1 200 OK', '< ', 'OK* Connection #0 to host a', ' '],
      'OK',
    ],
    ['a remark that is none', ['< HTTP/1.1 200 OK', '< ', 'OK* Connected'], 'OK* Connected'],
  ])('takes what curl -v adds off: %s', (_, lines, body) => {
    const answer = parseAnswer(Buffer.from(lines.join('\n')));
    expect(answer).toMatchObject({ status: 200, repairs: ['trace'] });
    expect(Buffer.from(answer.body).toString()).toBe(body);
  });

  it.each([
    ['a status line within a line', 'see HTTP/1.1 200 OK\n\nOK'],
    ['a version of two digits', 'a\nHTTP/11 200 OK\n\nOK'],
    ['a status of two digits', 'a\nHTTP/1.1 20 OK\n\nOK'],
    ['a status of four digits', 'a\nHTTP/1.1 2000 OK\n\nOK'],
    ['UTF-16 that is no dump', '\xff\xfea\0'],
  ])('is a body alone: %s', (_, raw) => {
    const bytes = Buffer.from(raw, 'latin1');
    expect(parseAnswer(bytes)).toMatchObject({ status: null, body: bytes, repairs: [] });
  });

  it.each([
    ['HTTP/2 200 \n\nOK', 'HTTP/2'],
    ['HTTP/1.1 200\r\n\r\nOK', 'a line end'],
    ['HTTP/3 200\n\nOK', 'a line feed'],
  ])('begins behind lines before a status line: %j', (raw) => {
    const answer = parseAnswer(Buffer.from(`a prompt\n\n${raw}`));
    expect(answer).toMatchObject({ status: 200, repairs: ['lines-before'] });
    expect(Buffer.from(answer.body).toString()).toBe('OK');
  });
});

describe('what a client says where no answer came', () => {
  it.each([
    'curl: (7) Failed to connect to shop.example port 443 after 12 ms: Connection refused\n',
    '*   Trying 10.0.0.1:443...\n* Connection timed out\ncurl: (28) Connection timed out after 5001 milliseconds',
    'wget: unable to resolve host address ‘shop.example’',
  ])('is no answer that is refused: %j', (text) => {
    const answer = parseAnswer(new TextEncoder().encode(text));
    expect(checkAcknowledgement(answer)).toEqual({ result: 'unknown', faults: ['no-answer'] });
  });

  it.each<[AcknowledgementFault, string]>([
    ['status-alone', '200'],
    ['status-alone', '200 OK\n'],
    [
      'log-line',
      '10.0.0.1 - - [24/Nov/2026:21:01:02 +0000] "POST /notify HTTP/1.1" 200 2 "-" "Go-http-client/1.1"',
    ],
    ['envelope', '{"statusCode": 200, "body": "OK"}'],
    ['envelope', '{"status":"OK","code":200,"body":"OK"}'],
    ['envelope', '{"status":200,"statusText":"OK","headers":{},"config":{},"data":"OK"}'],
    ['envelope', '{"status":200,"statusText":"OK","headers":[],"content":{"size":2,"text":"OK"}}'],
  ])('is not there to be judged: %s %j', (fault, text) => {
    expect(check(text)).toEqual({ result: 'unknown', faults: [fault] });
  });

  it.each([
    'HTTP/1.1 100 Continue\r\n\r\n',
    'HTTP/1.1 103 Early Hints\r\nLink: </a.css>\r\n\r\n',
    'HTTP/1.1 199 Wait\r\n\r\nOK',
    'HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 102 Processing\r\n\r\n',
  ])('is not there behind an interim answer: %j', (raw) => {
    expect(check(raw)).toEqual({ result: 'unknown', faults: ['status-alone'] });
  });

  it('is one where the endpoint wrote it', () => {
    expect(check(`${ok}curl: (7) Failed to connect`).result).toBe('refused');
  });
});
