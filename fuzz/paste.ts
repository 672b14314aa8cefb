/** What a user may paste, one text a field, and the vectors as such. */
import {
  callbackKeys,
  callbackVectors,
  diagnosisKeys,
  diagnosisVectors,
} from '../src/testing/vectors';

export interface Paste {
  readonly keyText: string;
  readonly headersText: string;
  readonly bodyText: string;
  readonly ownString: string;
  readonly ownKeyText: string;
  /** What an endpoint answered. */
  readonly answerText: string;
  /** The merchant's own record of the order. */
  readonly orderText: string;
}

export type PasteField = keyof Paste;

const answers = [
  'OK',
  'ok',
  'HTTP/1.1 200 OK\r\nContent-Type: text/plain; charset=utf-8\r\nContent-Length: 2\r\n\r\nOK',
  'HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n\r\n{"code":0,"message":"OK"}',
  'HTTP/2 200\ncontent-type: text/plain\n\nOK\n',
  'HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 500 Internal Server Error\r\nContent-Length: 0\r\n\r\n',
  'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n2\r\nOK\r\n0\r\n\r\n',
];

/** Fields of a callback that a merchant's record has as well. */
const orderFields = /"(merchantOrderNo|orderNo|amount|orderType|status)"\s*:\s*"[^"\\]*"/g;

function toPaste(
  parts: Pick<Paste, 'keyText' | 'headersText' | 'bodyText' | 'ownString'>,
  index: number,
): Paste {
  return {
    ...parts,
    ownKeyText: index % 3 === 0 ? (callbackKeys.merchant ?? '') : '',
    answerText: answers[index % answers.length] ?? '',
    orderText: index % 4 === 3 ? '' : `{${(parts.bodyText.match(orderFields) ?? []).join(',')}}`,
  };
}

export const pastes: readonly Paste[] = [
  ...callbackVectors.map(({ key, headers, body, canonical }, index) => ({
    keyText: callbackKeys[key] ?? '',
    headersText: headers,
    bodyText: body,
    ownString: index % 2 === 0 ? canonical : '',
  })),
  ...diagnosisVectors.map(({ keys, headers, body, ownString = '' }) => ({
    keyText: keys.map((name) => diagnosisKeys[name] ?? '').join(''),
    headersText: headers,
    bodyText: body,
    ownString,
  })),
].map(toPaste);
