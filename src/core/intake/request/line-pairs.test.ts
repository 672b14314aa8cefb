import { describe, expect, it } from 'vitest';
import { expectProportion } from '../../../testing/expect-proportion';
import { listLines, listRequests } from '../../../testing/numbered-callbacks';
import { requestBody, requestHeaders } from '../../../testing/request-cases';
import { readRequest } from './read-request';

const sign = requestHeaders['X-Sign'];
const nonce = requestHeaders['X-Nonce'];
const timestamp = requestHeaders['X-Timestamp'];
const merchant = requestHeaders['X-Merchant-No'];

/** As nginx does by default (`log_format … escape=default`). */
function escapeNginx(text: string): string {
  return [...Buffer.from(text)]
    .map((byte) => {
      const isEscaped = byte === 0x22 || byte === 0x5c || byte < 0x20 || byte > 0x7e;
      const digits = byte.toString(16).toUpperCase().padStart(2, '0');
      return isEscaped ? `\\x${digits}` : String.fromCharCode(byte);
    })
    .join('');
}

const start = '203.0.113.9 - - [28/Nov/2026:13:12:10 +0000] "POST /cb HTTP/1.1" 401 27 "-" "P/1.0"';
const escaped = `body="${escapeNginx(requestBody)}"`;
const line = (pairs: string, body = escaped): string => `${start} ${pairs} ${body}`;

function read(text: string) {
  return listRequests(text).map(({ headersText, bodyText, notes }) => ({
    headers: headersText?.split('\n').toSorted() ?? null,
    isBody: bodyText === requestBody,
    notes,
  }));
}

const lines = (all: Readonly<Record<string, string>>): readonly string[] =>
  listLines(all).toSorted();
const signed = { 'X-Nonce': nonce, 'X-Sign': sign, 'X-Timestamp': timestamp };
const undone = { code: 'body-nginx' };
const names = (...all: readonly (readonly [string, string])[]) => ({
  code: 'names-read',
  names: all.map(([written, header]) => ({ written, header })),
});

describe('headers in the line of a body', () => {
  it.each([
    [
      `ts="${timestamp}" nonce="${nonce}" sign="${sign}" mno="${merchant}"`,
      ['ts', 'nonce', 'sign', 'mno'],
    ],
    [
      `signature=${sign} nonce=${nonce} timestamp=${timestamp} merchant_no=${merchant}`,
      ['signature', 'nonce', 'timestamp', 'merchant_no'],
    ],
    [
      `mch='${merchant}' sign='${sign}' nonce='${nonce}' timestamp='${timestamp}'`,
      ['mch', 'sign', 'nonce', 'timestamp'],
    ],
    [
      `x_sign="${sign}" nonce="${nonce}" ts="${timestamp}" mch_no="${merchant}"`,
      ['nonce', 'ts', 'mch_no'],
    ],
    // What the log has for itself is none.
    [
      `ts="1790001234" timestamp="${timestamp}" nonce="${nonce}" sign="${sign}" merchant-no="${merchant}"`,
      ['timestamp', 'nonce', 'sign', 'merchant-no'],
    ],
  ])('are read under other names, which are told: %s', (pairs, written) => {
    const told = {
      sign: 'X-Sign',
      signature: 'X-Sign',
      nonce: 'X-Nonce',
      ts: 'X-Timestamp',
      timestamp: 'X-Timestamp',
    } as Readonly<Record<string, string>>;
    const note = names(...written.map((name) => [name, told[name] ?? 'X-Merchant-No'] as const));
    const headers = lines({ ...signed, 'X-Merchant-No': merchant });
    expect(read(line(pairs))).toEqual([{ headers, isBody: true, notes: [note, undone] }]);
    expect(read(`${start} ${escaped} ${pairs}`)).toEqual([
      { headers, isBody: true, notes: [note, undone] },
    ]);
    expect(read(line(pairs, `body=${requestBody}`))).toEqual([
      { headers, isBody: true, notes: [note] },
    ]);
  });

  it('are read with the escapes of an address, which stay', () => {
    for (const written of [encodeURIComponent(sign), sign.replaceAll('=', '%3d')])
      for (const quote of ['"', ''])
        expect(
          read(line(`sign=${quote}${written}${quote} nonce=${nonce} ts=${timestamp}`)),
        ).toMatchObject([{ headers: lines({ ...signed, 'X-Sign': written }), isBody: true }]);
  });

  it('are read under the callback’s own, of which nothing is told', () => {
    const pairs = Object.entries(requestHeaders).map(
      ([name, value]) => `http_${name.toLowerCase().replaceAll('-', '_')}="${value}"`,
    );
    const [found, ...others] = read(line(pairs.join(' ')));
    expect(others).toEqual([]);
    expect(found).toMatchObject({ isBody: true, notes: [undone] });
    expect(found?.headers?.map((one) => one.toLowerCase())).toEqual(
      lines(requestHeaders).map((one) => one.toLowerCase()),
    );
  });

  it('are each line’s own', () => {
    const other = { ...signed, 'X-Nonce': 'other-nonce', 'X-Sign': sign.replace('Ab', 'Zz') };
    const print = (of: Readonly<Record<keyof typeof signed, string>>): string =>
      line(`sign="${of['X-Sign']}" nonce="${of['X-Nonce']}" ts="${of['X-Timestamp']}"`);
    expect(read(`${print(signed)}\n${start}\n${print(other)}`)).toMatchObject([
      { headers: lines(signed), isBody: true },
      { headers: lines(other), isBody: true },
    ]);
  });

  it.each([
    ['named as the callback’s', ` x_nonce="${nonce}" x_timestamp="${timestamp}"`],
    ['read by the last form', ` nonce="${nonce}"`],
  ])('are all read, of more lines than are tried as dumps: %s', (_, pairs) => {
    const print = (index: number): string =>
      line(`x_sign="${sign.replace('Ab', `${1000 + index}`)}"${pairs}`);
    const text = Array.from({ length: 410 }, (_, index) => print(index)).join('\n');
    const reading = readRequest(text);
    expect(reading).toMatchObject({ kind: 'choose', unreadLine: null });
    expect(reading.kind === 'choose' && reading.requests.length).toBe(410);
  });

  it.each([
    ['no signature', `nonce="${nonce}" ts="${timestamp}"`],
    ['a signature of another kind', `sign="9f8b3c2e7d1a4f60" nonce="${nonce}" ts="${timestamp}"`],
    ['in names of other things', `resign="${sign}" my-nonce="${nonce}" ts="${timestamp}"`],
  ])('are none: %s', (_, pairs) => {
    expect(read(line(pairs))).toEqual([{ headers: null, isBody: true, notes: [undone] }]);
  });

  const unsure = (at: number, name: string, isOther = false) => ({
    ...{ code: 'other-sign', line: at, name, isOther },
    isUnread: false,
  });

  it.each([
    ['a signature alone', `sign="${sign}"`, unsure(1, 'sign')],
    ['two of one name', `signature="${sign}" signature="Z${sign}" ts="1"`, unsure(1, 'signature')],
    ['another line', `x\n sign="${sign}" nonce="${nonce}" ts="${timestamp}"\n`, unsure(2, 'sign')],
  ])('are none, which is told: %s', (_, pairs, note) => {
    expect(read(line(pairs))).toEqual([{ headers: null, isBody: true, notes: [undone, note] }]);
  });

  it('are told of no name that stands in the body', () => {
    const body = requestBody.replace('{', `{"x_sign":"${sign}",`);
    expect(read(body)).toMatchObject([{ headers: null, notes: [] }]);
  });

  it('are none where several bodies share the line', () => {
    const pairs = `sign="${sign}" nonce="${nonce}" ts="${timestamp}"`;
    const other = requestBody.replace('P20261', 'P20262');
    const found = read(line(pairs, `a=${requestBody} b=${other}`));
    expect(found).toHaveLength(2);
    for (const { headers, notes } of found)
      expect([headers, notes]).toEqual([null, [unsure(1, 'sign')]]);
  });

  const another = { ...signed, 'X-Nonce': 'other-nonce', 'X-Sign': sign.replace('Ab', 'Zz') };
  const otherBody = requestBody.replace('P20261', 'P20262');
  const message = `POST /cb HTTP/1.1\nHost: x\n${lines(another).join('\n')}\n\n${otherBody}\n`;
  const time = '2026-11-28 14:28:32 WARN';

  it.each([
    ['all of them', `sign=${sign} nonce=${nonce} timestamp=${timestamp}`, signed],
    ['some', `sign=${sign} nonce=${nonce}`, { 'X-Nonce': nonce, 'X-Sign': sign }],
    ['the signature alone', `sign=${sign}`, { 'X-Sign': sign }],
  ])('are none of another line’s where the body’s own has %s', (_, pairs, own) => {
    const refused = `${time} rejected ${lines(another).join(' ')}`;
    for (const text of [
      `${time} msg=cb ${pairs} body=${requestBody}\n${refused}`,
      `${refused}\n${time} msg=cb ${pairs} body=${requestBody}`,
      `msg=cb ${pairs} body=${requestBody}\n${lines(another).join('\n')}`,
    ])
      expect(read(text)).toMatchObject([
        { headers: lines(own), isBody: true, notes: [{}, { name: 'X-Sign', isOther: true }] },
      ]);
  });

  it('have the time that stands nearest to them', () => {
    const pairs = `timestamp=1790009999 level=info ts=${timestamp} sign=${sign} nonce=${nonce}`;
    expect(read(line(pairs))).toMatchObject([{ headers: lines(signed), isBody: true }]);
  });

  it('are read beside callbacks of other forms', () => {
    const pairs = `sign="${sign}" nonce="${nonce}" ts="${timestamp}"`;
    const own = { headers: lines(signed), isBody: true };
    const other = { isBody: false, notes: [] };
    expect(read(`${message}\n${line(pairs)}`)).toMatchObject([other, own]);
    expect(read(`${line(pairs)}\n${message}`)).toMatchObject([own, other]);
    const json = JSON.stringify({ headers: another, body: otherBody });
    expect(read(`${line(pairs)}\n${json}`)).toMatchObject([own, other]);
    expect(read(`${json}\n${line(pairs, `body=${requestBody}`)}`)).toMatchObject([other, own]);
  });

  it('are told beside those where it is not clear whose they are', () => {
    const one = line(`sign="${sign}" sign="Z${sign}" nonce="${nonce}"`);
    expect(read(`${one}\n${message}`)).toMatchObject([{ notes: [unsure(1, 'sign', true)] }]);
  });

  it('are looked for in a time that grows as the text does', () => {
    const pairs = `sign="${sign}" nonce="${nonce}" ts="${timestamp}"`;
    for (const unit of [
      `${line(pairs)}\n`,
      `${line(pairs)}\n${message}\n`,
      `${escaped} `,
      `a=${requestBody} `,
      'a=b ',
      'a="',
    ])
      expectProportion(
        (length) => `${unit.repeat(Math.ceil(length / unit.length))}${escaped}`,
        readRequest,
      );
  });
});
