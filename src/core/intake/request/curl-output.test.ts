import { describe, expect, it } from 'vitest';
import { expectProportion } from '../../../testing/expect-proportion';
import { listLines, takeRequest } from '../../../testing/numbered-callbacks';
import { requestBody, requestHeaders } from '../../../testing/request-cases';
import { readRequest } from './read-request';

const headers = listLines(requestHeaders);
const size = (text: string): number => Buffer.byteLength(text);

interface Output {
  /** By default its length is said. */
  readonly isChunked?: boolean;
  /** Where the body goes: to a terminal, behind what curl says, or to a file. */
  readonly to?: 'terminal' | 'behind' | 'file';
}

/** As curl 7.88.1 and 8.5.0 print it of an answer that Node gives. */
function print(answer: string, { isChunked = false, to = 'terminal' }: Output = {}): string {
  const lines = [
    '*   Trying 127.0.0.1:4572...',
    '* Connected to localhost (127.0.0.1) port 4572 (#0)',
    '> POST /cb HTTP/1.1',
    '> Host: localhost:4572',
    '> User-Agent: curl/7.88.1',
    ...headers.map((line) => `> ${line}`),
    `> Content-Length: ${size(requestBody)}`,
    '> ',
    ...(to === 'terminal' ? [] : [`} [${size(requestBody)} bytes data]`]),
    '* upload completely sent off: 192 bytes',
    '< HTTP/1.1 401 Unauthorized',
    '< Content-Type: application/json',
    isChunked ? '< Transfer-Encoding: chunked' : `< Content-Length: ${size(answer)}`,
    '< ',
    ...(to === 'terminal' ? [] : [`{ [${size(answer) + (isChunked ? 11 : 0)} bytes data]`]),
  ].join('\n');
  const last = '* Connection #0 to host localhost left intact';
  if (to === 'terminal') return `${lines}\n${answer}${last}`;
  if (to === 'behind') return `${lines}\n${last}\n${answer}`;
  const meter = '100   221  100    29  100   192   8350  55283 --:--:-- --:--:-- --:--:-- 73666';
  return `${lines}\n${meter}\n${last}\n`;
}

function take(text: string) {
  const { headersText, bodyText, notes } = takeRequest(text);
  expect(headersText?.split(/\r?\n/)).toEqual(expect.arrayContaining([...headers]));
  return { bodyText, notes: notes.map(({ code }) => code) };
}

const error = '{"error":"invalid signature"}';
const answers: readonly string[] = [
  error,
  '{\n  "error": "invalid signature",\n  "code": 401\n}',
  '{\n  "error": "invalid signature"\n}\n',
  'invalid signature\n',
  '<html><body>401</body></html>',
  `{"received":${requestBody},"error":"invalid signature"}`,
  JSON.stringify(JSON.parse(requestBody), null, 2),
];
const outputs: readonly Output[] = (['terminal', 'behind', 'file'] as const).flatMap((to) => [
  { to },
  { to, isChunked: true },
]);

describe('the output of curl -v', () => {
  it.each(answers)('has the answer’s body alone: %j', (answer) => {
    for (const output of outputs)
      for (const end of ['\n', '\r\n'])
        expect([output, take(print(answer, output).replaceAll('\n', end))]).toEqual([
          output,
          { bodyText: null, notes: ['body-answered'] },
        ]);
  });

  it.each(answers)('has the body that was sent where it stands beside it: %j', (answer) => {
    const command = `$ curl -v http://localhost:4572/cb ${headers
      .map((line) => `-H '${line}'`)
      .join(' ')} -d '${requestBody.replaceAll("'", "'\\''")}'`;
    for (const output of outputs) {
      const printed = print(answer, output);
      const sent = { bodyText: requestBody, notes: [] };
      expect([output, take(`${command}\n${printed}`)]).toEqual([output, sent]);
      expect([output, take(`${requestBody}\n\n${printed}`)]).toEqual([output, sent]);
      expect([output, take(`${printed}\n\n${requestBody}\n`)]).toEqual([output, sent]);
    }
  });

  it('has a body that the server sent back, with as many bytes: it is taken and told', () => {
    const echo = { bodyText: requestBody, notes: ['body-echoed'] };
    expect(take(print(requestBody))).toEqual(echo);
    expect(take(print(requestBody, { to: 'behind', isChunked: true }))).toEqual(echo);
    expect(take(print(requestBody, { to: 'file' })).bodyText).toBeNull();
  });

  it('names the file that the body was sent from', () => {
    const command = "$ curl -v -H 'X-Sign: a' -d @body.json http://localhost:4572/cb";
    expect(take(`${command}\n${print(error)}`)).toEqual({
      bodyText: null,
      notes: ['body-answered', 'body-file'],
    });
  });

  it('takes no callback away that stands behind an answer which is not there', () => {
    const other = JSON.stringify({ headers: requestHeaders, body: requestBody });
    const { bodyText } = take(`${print(error, { to: 'file' })}\n${other}`);
    expect(bodyText).toBe(requestBody);
  });

  describe('over HTTP/2, without a length of the answer,', () => {
    const last = '* Connection #0 to host localhost left intact';
    const head = print('', {})
      .replace(/^< Content-Length: .*\n/m, '')
      .replaceAll('HTTP/1.1', 'HTTP/2')
      .replace(last, '');
    const bodies = [
      requestBody,
      requestBody.replace('100.00', '1.5'),
      JSON.stringify(JSON.parse(requestBody), null, 2),
    ];

    it.each(bodies)('has the body that was pasted below it: %j', (body) => {
      const code = body === bodies[0] ? [] : ['content-length'];
      for (const answer of ['', 'OK', 'OK\n', error])
        for (const below of [body, `body: ${body}`, `the body that I sent\n${body}`])
          expect([answer, below, take(`${head}${answer}${last}\n\n${below}\n`)]).toEqual([
            answer,
            below,
            { bodyText: body, notes: code },
          ]);
      expect(take(`${head}OK\n\n${body}`)).toEqual({ bodyText: body, notes: code });
    });

    it.each(bodies)(
      'where its end was not copied has a body that is told to be either: %j',
      (body) => {
        const code = body === bodies[0] ? [] : ['content-length'];
        for (const below of [body, `body: ${body}`])
          expect(take(`${head}\n${below}\n`)).toEqual({
            bodyText: body,
            notes: ['body-unclear', ...code],
          });
      },
    );

    it('has the answer’s body alone: a callback that was sent back in other bytes, words', () => {
      for (const answer of [bodies[2], 'orderNo: {unknown}', 'invalid orderNo'])
        expect(take(`${head}${answer}${last}\n`)).toEqual({
          bodyText: null,
          notes: ['body-answered'],
        });
    });
  });

  it('has no body of an answer that curl passed by', () => {
    const printed = print('OK', {});
    const moved = printed.replace(
      /< Content-Length[\s\S]*/,
      `< Location: /b\n< \n* Ignoring the response-body\n${printed}`,
    );
    expect(take(`${moved}\n\n${requestBody}`)).toEqual({ bodyText: requestBody, notes: [] });
  });

  it('of several calls has an answer each', () => {
    const printed = print(error, { to: 'file' });
    expect(take(`${printed}${printed}${error}\n${error}`)).toEqual({
      bodyText: null,
      notes: ['body-answered'],
    });
  });

  it('is read in a time that grows as it does', () => {
    for (const unit of [print(error), '> POST / HTTP/1.1\n< HTTP/1.1 200 OK\n{"a":\n', '{ x\n'])
      expectProportion(
        (length) => print(error) + unit.repeat(Math.ceil(length / unit.length)),
        readRequest,
      );
  });
});
