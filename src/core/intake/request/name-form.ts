/** Which tool wrote a tree of values, by the names in it. It decides nothing: the words for the form alone. */
import type { RequestForm } from './request-reading';

const marks: readonly (readonly [RequestForm, readonly (readonly string[])[]])[] = [
  [
    'har',
    [
      ['postData', 'headers'],
      ['log', 'request', 'response'],
      ['startedDateTime', 'request'],
    ],
  ],
  [
    'postman',
    [
      ['header', 'body', 'url'],
      ['header', 'body', 'method'],
      ['header', 'raw'],
    ],
  ],
  [
    'aws-event',
    [['isBase64Encoded', 'headers'], ['requestContext', 'headers'], ['multiValueHeaders']],
  ],
  [
    'ngrok',
    [
      ['remote_addr', 'request', 'duration'],
      ['proto', 'raw', 'uri'],
      ['requests', 'uri', 'raw'],
    ],
  ],
  [
    'webhook-site',
    [
      ['uuid', 'content', 'headers'],
      ['token_id', 'content'],
    ],
  ],
  [
    'insomnia',
    [
      ['_type', 'headers', 'body'],
      ['__export_format', 'headers'],
    ],
  ],
  [
    'azure-event',
    [
      ['req', 'rawBody'],
      ['originalUrl', 'rawBody'],
      ['Identities', 'Headers'],
    ],
  ],
  [
    'inspector',
    [
      ['ip', 'method', 'headers'],
      ['query', 'method', 'headers'],
      ['path', 'method', 'headers'],
      ['parsed_query', 'headers'],
      ['received_at', 'headers'],
      ['created_at', 'headers'],
    ],
  ],
  [
    'log',
    [
      ['level'],
      ['severity'],
      ['@timestamp'],
      ['@t'],
      ['msg'],
      ['levelname'],
      ['stream', 'log'],
      ['logger'],
      ['Level'],
      ['timestamp', 'message'],
      ['time', 'request_body'],
      ['RenderedMessage'],
    ],
  ],
];

/** @param keys of everything around the headers and the body */
export function nameForm(keys: readonly string[]): RequestForm {
  const known = new Set(keys);
  const found = marks.find(([, sets]) => sets.some((set) => set.every((key) => known.has(key))));
  return found?.[0] ?? 'headers-and-body';
}
