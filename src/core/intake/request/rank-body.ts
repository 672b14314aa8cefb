/** How likely a value is the body that was sent: by what it is, and by what its member is called. */
import type { BodyKind } from './body-text';

const bodyKeys = new Set([
  ...['body', 'raw', 'rawbody', 'bodyraw', 'bodytext', 'rawbodytext', 'bodystring', 'httpbody'],
  ...['requestbody', 'reqbody', 'rawrequestbody', 'requestbodytext', 'postbody', 'postdata'],
  ...['payload', 'rawpayload', 'requestpayload', 'payloadtext', 'content', 'rawcontent'],
  ...['data', 'rawdata', 'text', 'rawtext', 'json', 'entity', 'requestcontent', 'bodycontent'],
  ...['bodybase64', 'bodyb64', 'base64body', 'bodybytes', 'requestdata', 'input', 'rawinput'],
]);

/** Whether a member of that name is a body whatever is in it. */
export function isBodyKey(key: string): boolean {
  return bodyKeys.has(key.replace(/[^A-Za-z0-9]/g, '').toLowerCase());
}

/** From here on a body only goes with headers that stand beside it. */
export const weakRank = 10;

/** @param isParsed it stands there as an object: what arrived is a text, where that is there, too */
export function rankBody(key: string, kind: BodyKind, isParsed: boolean): number {
  const named = isBodyKey(key) ? (/raw|text|string|b64|base64/i.test(key) ? 0 : 1) : 2;
  const parsed = isParsed ? 3 : 0;
  switch (kind) {
    case 'callback':
      return named + parsed;
    case 'broken':
      return 6 + (named < 2 ? 0 : 1);
    case 'object':
      return weakRank + named + parsed;
    case 'other':
      return weakRank + 6 + named;
  }
}
