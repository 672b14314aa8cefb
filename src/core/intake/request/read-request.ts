/** A whole request in any form that people paste: nothing is made up that is not there. */
import { contractFieldNames } from '../../contract';
import { findTextStart } from '../../text/byte-order-mark';
import { buildLineStarts, type Span, toPosition } from '../../text/span';
import { addLinePairs } from './add-line-pairs';
import { type CurlOutput, readCurlOutput } from './curl-answers';
import { findOnce } from './find-once';
import { Effort, type FoundRequest } from './found';
import { holdsHalf } from './holds-request';
import { readHttpMessages } from './http-message';
import { blankRequests, KnownSignatures } from './left-text';
import { isLog } from './log-entries';
import { createRequest } from './pair-parts';
import { isComplete, toParts } from './parts';
import { PasteReader } from './paste-reader';
import { hasOwnKey, pickKeyText } from './pick-key-text';
import { pickLikely } from './pick-likely';
import { pickOwnString } from './pick-own-string';
import type { ReadRequest, RequestNote, RequestReading } from './request-reading';
import { pickTraced } from './unwrap-lines';

export function readRequest(pasted: string): RequestReading {
  const whole = pasted.slice(findTextStart(pasted));
  const output = readCurlOutput(whole);
  const text = output?.text ?? whole;
  const effort = new Effort(text.length);
  const parts = new PasteReader(effort, isLog(text)).read(text, 0);
  const likely = pickLikely(addLinePairs(text, parts, effort));
  const found = output === null ? likely : explainOutput(likely, output);
  const isAlone = found.length === 0;
  const keyText = pickKeyText(text, isAlone);
  const left: readonly RequestNote[] = [
    ...(!isAlone && hasOwnKey(text) ? [{ code: 'own-key' } as const] : []),
    ...noteOtherSignature(text, found, effort),
  ];
  const [only] = found;
  const ownString =
    found.length === 1 && only !== undefined ? pickOwnString(whole, listSpans(only)) : null;
  const requests = found
    .map((one) => toReadRequest(one, keyText, ownString, pasted))
    .map((one) => ({ ...one, notes: [...one.notes, ...left] }));
  const [first] = requests;
  if (first === undefined) {
    if (keyText === null) {
      if (effort.hasSkippedDump) effort.stop(new KnownSignatures().findOther(text)?.at ?? 0);
      return {
        kind: 'unknown',
        names: listNames(text),
        unreadLine: findUnreadLine(text, found, effort),
      };
    }
    return {
      kind: 'taken',
      request: toReadRequest(createRequest('key', null, null), keyText, null, ''),
    };
  }
  if (requests.length === 1) return { kind: 'taken', request: first };
  return { kind: 'choose', requests, unreadLine: findUnreadLine(text, found, effort) };
}

/** Of `curl -v`, which prints no body that was sent: the heads alone, unless it stands beside them. */
function explainOutput(
  likely: readonly FoundRequest[],
  { text, echoed, unclear }: CurlOutput,
): readonly FoundRequest[] {
  if (likely.some(isComplete)) {
    const places = findOnce(text, [...echoed, ...unclear]);
    return likely.map((one) => {
      const body = one.body?.text ?? '';
      const code = echoed.has(body) ? 'body-echoed' : 'body-unclear';
      return places.has(body) && /^http/.test(one.form)
        ? { ...one, notes: [{ code }, ...one.notes] }
        : one;
    });
  }
  const heads = readHttpMessages(pickTraced(text) ?? '');
  const sent = pickLikely(toParts(heads.filter(({ body }) => body === null)));
  const files = likely.flatMap(({ notes }) => notes.filter(({ code }) => code === 'body-file'));
  const all = sent.length > 0 ? sent : likely.filter(({ body }) => body === null);
  return all.map((one) => ({ ...one, notes: [{ code: 'body-answered' }, ...files] }));
}

/**
 * Headers whose body was not found are given where no others are whole. Where not everything was read, the page says from
 * which line on: nothing is known of the bodies there.
 */
function noteOtherSignature(
  text: string,
  found: readonly FoundRequest[],
  effort: Effort,
): readonly RequestNote[] {
  if (found.length === 0) return [];
  const known = new KnownSignatures();
  known.add(found);
  known.addOfBodies(found);
  const other = known.findOther(text);
  if (other === null) return [];
  const { at, name } = other;
  if (effort.hasSkippedDump) effort.stop(at);
  const isUnread = effort.stoppedAt !== null && effort.stoppedAt <= at;
  // Of one callback alone no page says it.
  if (found.length > 1 && isUnread) return [];
  const { line } = toPosition(buildLineStarts(text), at);
  const isOther = found.some(({ headers }) => headers !== null);
  return [{ code: 'other-sign', line, name, isOther, isUnread }];
}

/** From 1; null where another form has read all that is there. */
function findUnreadLine(
  text: string,
  found: readonly FoundRequest[],
  { stoppedAt }: Effort,
): number | null {
  if (stoppedAt === null) return null;
  const rest = blankRequests(text, found.filter(isComplete)).slice(stoppedAt);
  const isUnread =
    found.length === 0 || holdsHalf(rest) || new KnownSignatures().findOther(rest) !== null;
  return isUnread ? toPosition(buildLineStarts(text), stoppedAt).line : null;
}

function listSpans({ headers, body }: FoundRequest): readonly Span[] {
  return [headers?.span, body?.span].filter((span) => span !== undefined);
}

function toReadRequest(
  found: FoundRequest,
  keyText: string | null,
  ownString: string | null,
  pasted: string,
): ReadRequest {
  const { form, headers, body, span } = found;
  const notes = isDotted(found, pasted)
    ? [...found.notes, { code: 'body-dots' } as const]
    : found.notes;
  return {
    form,
    headersText: headers?.text ?? null,
    // A body that stands alone is all of the text, a byte order mark and the last line end included.
    bodyText: headers === null && body?.text === pasted.trim() ? pasted : (body?.text ?? null),
    keyText,
    ownString,
    notes: [...notes, ...(body?.notes ?? [])],
    span,
  };
}

/** How tcpdump, tcpflow, tshark, ngrep and curl's trace begin what they print of a packet. */
const capture =
  /^(?:\d\d:\d\d:\d\d\.\d{6} IP6? |\d{3}(?:\.\d{3}){3}\.\d{5}-\d{3}\.|Follow: \w+,ascii|[TU] \d[\d.:]+ -> \d[\d.:]+ \[|=> Send (?:header|data), \d+ bytes)/m;

/** There each byte beyond ASCII is shown as a dot. */
function isDotted({ form, body }: FoundRequest, pasted: string): boolean {
  if (form !== 'http-message' || body === null || !body.text.includes('..')) return false;
  return /^[\s -~]*$/.test(body.text) && capture.test(pasted);
}

/** What of a callback's names stands in the text all the same. */
function listNames(text: string): readonly string[] {
  const headers = ['X-Sign', 'X-Timestamp', 'X-Nonce', 'X-Merchant-No'];
  return [
    ...headers.filter((name) => new RegExp(name, 'i').test(text)),
    ...contractFieldNames.filter((name) => text.includes(`${name}`) && name.length > 6),
  ];
}
