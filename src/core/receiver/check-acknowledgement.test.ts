import { describe, expect, it } from 'vitest';
import { type AcknowledgementFault, checkAcknowledgement } from './check-acknowledgement';
import { type Framing, parseAnswer } from './parse-answer';

const ok = 'HTTP/1.1 200 OK\r\nContent-Type: text/plain; charset=utf-8\r\n\r\n';

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
    ['a redirect first', `HTTP/1.1 302 Found\r\nLocation: /b\r\n\r\n${ok}OK`],
    ['a redirect with a body first', `HTTP/1.1 302 Found\r\nContent-Length: 5\r\n\r\nmoved${ok}OK`],
    ['chunks', 'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n2\r\nOK\r\n0\r\n\r\n'],
    ['two chunks', 'HTTP/1.1 200 OK\nTransfer-Encoding: chunked\n\n1\nO\n1;a=b\nK\n0\n\n'],
    ['chunks that curl took off', 'HTTP/1.1 200 OK\nTransfer-Encoding: chunked\n\nOK'],
    ['a line break that copying added', 'HTTP/1.1 200 OK\nContent-Length: 2\n\nOK\n'],
  ])('is accepted with %s', (_, raw) => {
    expect(check(raw)).toEqual({ result: 'accepted', faults: [] });
  });

  it.each<[string, AcknowledgementFault, string]>([
    ['an empty body', 'body.empty', ok],
    ['ok', 'body.case', `${ok}ok`],
    ['Ok', 'body.case', `${ok}Ok`],
    ['OK and a newline', 'body.newline', `${ok}OK\n`],
    ['OK and CRLF', 'body.newline', `${ok}OK\r\n`],
    ['a space after OK', 'body.white-space', `${ok}OK `],
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
    ['a page', 'body.html', `${ok}<!DOCTYPE html><html></html>`],
    ['a tag', 'body.html', `${ok}<p>OK</p>`],
    ['OK.', 'body.longer', `${ok}OK.`],
    ['success', 'body.other', `${ok}success`],
    ['OK twice', 'body.longer', `${ok}OKOK`],
    ['O', 'body.other', `${ok}O`],
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
    ['a 100 and nothing after it', 'status.other', 'HTTP/1.1 100 Continue\r\n\r\nOK'],
  ])('is refused with %s', (_, fault, raw) => {
    expect(check(raw)).toEqual({ result: 'refused', faults: [fault] });
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
      'HTTP/2 200\nContent-Length: 2\n\nOK!',
      'OK!',
      { kind: 'none' },
    ],
    [
      'a body that is shorter than Content-Length',
      'HTTP/2 200\nContent-Length: 3\n\nOK',
      'OK',
      { kind: 'incomplete', contentLength: 3 },
    ],
    ['no status line: a body alone', '\nOK', '\nOK', { kind: 'none' }],
    [
      'chunks that are cut, kept',
      'HTTP/2 200\nTransfer-Encoding: chunked\n\n9\nOK',
      '9\nOK',
      { kind: 'none' },
    ],
  ])('takes %s', (_, raw, body, framing) => {
    const answer = parseAnswer(Buffer.from(raw, 'latin1'));
    expect(Buffer.from(answer.body).toString('latin1')).toBe(body);
    expect(answer.framing).toEqual(framing);
  });

  it('tells of the responses before the last', () => {
    const raw = `HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 301 Moved\r\n\r\n${ok}OK`;
    expect(parseAnswer(Buffer.from(raw))).toMatchObject({
      status: 200,
      earlierStatuses: [100, 301],
      contentType: 'text/plain; charset=utf-8',
    });
  });
});
