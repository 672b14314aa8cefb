/** A case around a callback in which its values stand everywhere, written in every way that people have. */
import type { CaseContent } from '../core/case/case-content';
import { listShownValues } from './expect-no-trace';

interface Callback {
  readonly headersText: string;
  readonly bodyText: string;
  readonly ownString: string;
}

/** No vector has any of it. */
const foreign = {
  cookie: 'kx7Session=Zq81vvTw02; kx7theme=darkest',
  authorization: 'Bearer eyKw0bGciOi.J9kkZzQq.Ab-Cd_Ef77',
  query: '/hook/kx7path?kx7tok=Wy55rTbb90&kx7mail=jo%40kx7.example',
  host: 'pay.kx7-shop.example',
  card: '4929 8800 7711 0042',
  file: 'kx7-orders-2031.csv',
} as const;

/** @returns the case, and all that its values are known by */
export function buildHostileCase(callback: Callback): {
  readonly content: CaseContent;
  readonly secrets: readonly string[];
} {
  const values = listShownValues(callback)
    .filter((value) => value.length > 5 && value.length < 200)
    .slice(0, 30);
  // Escapes of what is not seen stand in every JSON.
  const written = values.filter((value) => /^[\x20-\x7e]+$/.test(value)).flatMap(listSpellings);
  const sentence = `Paid ${[...values, ...written].join(' or ')}, says ${foreign.file}.`;
  const nested = JSON.stringify({ card: foreign.card, again: { said: [sentence] } });
  const more = JSON.stringify({ note: sentence, nested, list: [{ card: foreign.card }] });
  const { headersText, bodyText } = callback;
  return {
    content: {
      inputs: {
        key: '',
        headers: [
          `POST ${foreign.query} HTTP/1.1`,
          `Host: ${foreign.host}`,
          headersText.trimEnd(),
          `Cookie: ${foreign.cookie}`,
          `Authorization: ${foreign.authorization}`,
          `X-Original-Uri: https://${foreign.host}${foreign.query}`,
          sentence.replace(/[\r\n]+/g, ' '),
        ].join('\n'),
        body: bodyText.replace(/\}\s*$/, `,${more.slice(1)}`),
        'own-string': `2031-02-03 string to sign of ${values[0]}: ${written.join('&')}&${sentence}`,
        'own-key': '',
      },
      notices: [],
      receiver: {
        merchantNo: values[0] ?? '',
        receivedAt: '2031-02-03T04:05:06Z',
        tolerance: '300',
        localOrder: more,
      },
      reference: { headersText, bodyText },
      isMasked: false,
    },
    secrets: [...values, ...written, ...Object.values(foreign), '2031-02-03T04:05:06Z'],
  };
}

function listSpellings(value: string): readonly string[] {
  const bytes = Buffer.from(value);
  const amount = /^\d+\.\d+$/.test(value) ? Number(value) : null;
  return [
    bytes.toString('base64'),
    bytes.toString('base64url'),
    bytes.toString('hex'),
    bytes.toString('hex').toUpperCase(),
    encodeURIComponent(value.toWellFormed()),
    [...value].map((sign) => `%${sign.charCodeAt(0).toString(16)}`).join(''),
    [...value].map((sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`).join(''),
    JSON.stringify(value),
    value.toUpperCase(),
    value.toLowerCase(),
    value.slice(1),
    value.slice(0, -1),
    ...(amount === null ? [] : [amount.toLocaleString('en'), amount.toExponential(6)]),
  ];
}
