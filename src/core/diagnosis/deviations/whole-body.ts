/** Not pairs at all: the body itself is signed, or it was already gone. */
import type { Deviation, Variant } from '../deviation';

const fix = 'Build the sorted key=value string from the parsed body, timestamp and nonce.';

export const wholeBodyDeviations: readonly Deviation[] = [
  {
    code: 'body.raw',
    says: 'is the raw body',
    origin: 'Webhook code written for a platform that signs the body as it is.',
    fix,
    reach: 2,
    variants: [
      { rules: { parts: ['body'] } },
      { rules: { parts: ['body-trimmed'] }, form: 'without white space around it' },
      { rules: { parts: ['body-compact'] }, form: 'parsed and written again as compact JSON' },
    ],
  },
  {
    code: 'body.raw-with-headers',
    says: 'is made of timestamp, nonce and the raw body',
    origin:
      'Webhook code written for a platform that signs timestamp, nonce and body, such as WeChat Pay’s v3.',
    fix,
    reach: 1,
    variants: listFrames(),
  },
  {
    code: 'body.unread',
    says: 'has only timestamp and nonce',
    origin:
      'The request stream was already read by a filter or logger, so that the body came out empty.',
    fix: 'Keep the raw body (a caching request wrapper, express.json’s verify) and build the string from it.',
    reach: 2,
    variants: [{ rules: { bodyMembers: 'none' } }],
  },
];

function listFrames(): readonly Variant[] {
  const separators = [
    ['\n', 'joined by line ends'],
    ['', 'joined as they are'],
    ['&', 'joined by &'],
    ['.', 'joined by dots'],
    ['|', 'joined by |'],
    [',', 'joined by commas'],
  ] as const;
  const orders = [
    [['timestamp', 'nonce', 'body'], 'timestamp, nonce, body'],
    [['nonce', 'timestamp', 'body'], 'nonce, timestamp, body'],
    [['body', 'timestamp', 'nonce'], 'body, timestamp, nonce'],
    [['timestamp', 'body'], 'timestamp, body'],
    [['nonce', 'body'], 'nonce, body'],
    [['timestamp', 'nonce', 'body-compact'], 'timestamp, nonce, compact body'],
  ] as const;
  const frames = orders.flatMap(([parts, order]) =>
    separators.map(([partSeparator, joint]) => ({
      rules: { parts, partSeparator },
      form: `${order}, ${joint}`,
    })),
  );
  const closed = {
    rules: { parts: ['timestamp', 'nonce', 'body'], partSeparator: '\n', suffix: '\n' },
    form: 'timestamp, nonce, body, each with a line end',
  } as const;
  return [...frames, closed];
}
