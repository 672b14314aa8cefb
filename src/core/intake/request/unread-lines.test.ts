import { describe, expect, it } from 'vitest';
import { listLines, takeRequest } from '../../../testing/numbered-callbacks';
import { requestBody, requestHeaders } from '../../../testing/request-cases';
import { parseHeaders } from '../../headers/parse-headers';
import { readRequest } from './read-request';

const lines = listLines(requestHeaders);
const nonce = requestHeaders['X-Nonce'];

function spoil(name: keyof typeof requestHeaders, line: string): readonly string[] {
  return lines.map((one) => (one.startsWith(`${name}:`) ? line : one));
}

const spoiled = [
  ...['\u200b', '\u200c', '\u2060', '\u00ad', '\u200e'].flatMap((sign) => [
    `${sign}X-Nonce: ${nonce}`,
    `X-${sign}Nonce: ${nonce}`,
    `X-Nonce${sign}: ${nonce}`,
  ]),
  `X-\ufeffNonce: ${nonce}`,
  `X-Nonce ${nonce}`,
];

describe('a line that names a header and is none', () => {
  it.each(spoiled)('stays among the headers, before the body: %j', (line) => {
    for (const start of ['', 'POST /cb HTTP/1.1\nHost: x\n', 'POST /cb HTTP/1.1\n']) {
      const { headersText, bodyText } = takeRequest(
        `${start}${spoil('X-Nonce', line).join('\n')}\n\n${requestBody}`,
      );
      expect(bodyText).toBe(requestBody);
      expect(headersText?.split('\n')).toContain(line);
      const { headers } = parseHeaders(headersText ?? '');
      expect(Object.keys(headers.fields)).toHaveLength(4);
      expect(headers.unread).toMatchObject([{ name: 'X-Nonce', value: nonce }]);
    }
  });

  it.each(['X-Sign', 'X-Timestamp', 'X-Merchant-No'] as const)(
    'stays where it is the first or the last of them: %s',
    (name) => {
      const line = `\u200b${name}: ${requestHeaders[name]}`;
      for (const start of ['', 'POST /cb HTTP/1.1\n']) {
        for (const crlf of ['\n', '\r\n']) {
          const rest = lines.filter((one) => !one.startsWith(`${name}:`));
          for (const all of [
            [line, ...rest],
            [...rest, line],
          ]) {
            const { headersText, bodyText } = takeRequest(
              `${start}${all.join(crlf)}${crlf}${crlf}${requestBody}`,
            );
            expect(bodyText).toBe(requestBody);
            expect(headersText?.split(/\r?\n/)).toContain(line);
          }
        }
      }
    },
  );

  it('stays where a tool lists names and values', () => {
    const { 'X-Nonce': _, ...others } = requestHeaders;
    const headers = { ...others, 'X-\u200bNonce': nonce };
    const { headersText } = takeRequest(JSON.stringify({ headers, body: requestBody }));
    expect(headersText?.split('\n')).toContain(`X-\u200bNonce: ${nonce}`);
  });
});

it('a line of a message that names no header stays before those that do', () => {
  const text = `POST /cb HTTP/1.1\nHost: x\nno header\n${lines.join('\n')}\n\n${requestBody}`;
  const { headersText, bodyText } = takeRequest(text);
  expect(bodyText).toBe(requestBody);
  expect(headersText).toBe(`Host: x\nno header\n${lines.join('\n')}`);
});

describe('what is no line of the headers', () => {
  it('is not taken for one: words about a header that is there', () => {
    const text = `X-Nonce was wrong here\n${lines.join('\n')}\n\n${requestBody}`;
    expect(takeRequest(text).headersText).toBe(lines.join('\n'));
  });

  it('is not taken for one: words about a header elsewhere in the text', () => {
    const some = spoil('X-Nonce', '').filter((line) => line !== '');
    const text = `X-Nonce was not there\n\n${some.join('\n')}\n\n${requestBody}\n\nX-Nonce: no?`;
    expect(takeRequest(text).headersText).not.toContain('was not there');
  });

  it('ends the headers of a message without a blank line: a body, and what a tool says', () => {
    const start = `POST /cb HTTP/1.1\n${lines.join('\n')}\n`;
    expect(takeRequest(`${start}${requestBody}\nDate: today\n\n`)).toMatchObject({
      headersText: lines.join('\n'),
      bodyText: requestBody,
    });
    expect(takeRequest(`${start}${requestBody}\n<-- 200 OK\nDate: today\n\n`).bodyText).toBe(
      requestBody,
    );
  });

  it('belongs to its own callback of several', () => {
    const other = requestBody.replaceAll('P20261', 'P20262');
    const first = [...lines].join('\n');
    const second = spoil('X-Nonce', `X-Nonce ${nonce}2`).join('\n').replace('Ab+/', 'Zb+/');
    const reading = readRequest(`${first}\n\n${requestBody}\n\n${second}\n\n${other}`);
    expect(reading).toMatchObject({
      kind: 'choose',
      requests: [{ headersText: first }, { headersText: second }],
    });
  });
});

it('a line of one callback is none of the next one’s, though no blank line parts them', () => {
  const callbacks = ['a', 'b', 'c'].map((mark) => {
    const own = spoil('X-Nonce', `X-Nonce ${nonce}${mark}`).slice(1).join('\n');
    return `${own.replace('M10086', mark)}\nbody: ${requestBody.replace('P20261', mark)}\n`;
  });
  const reading = readRequest(callbacks.join(''));
  if (reading.kind !== 'choose') throw new Error(`it is ${reading.kind}`);
  expect(reading.requests.map(({ headersText }) => headersText?.match(/^X-Nonce .*$/gm))).toEqual([
    [`X-Nonce ${nonce}a`],
    [`X-Nonce ${nonce}b`],
    [`X-Nonce ${nonce}c`],
  ]);
});
