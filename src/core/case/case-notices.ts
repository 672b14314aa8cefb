/** What the way into the body's field showed of it: its text alone does not tell that any more, so a case keeps it. */
import { createWarning, type Problem } from '../problem';

/** As a case file has them. */
export type NoticeEntry = Readonly<Record<string, unknown>>;

/** Without what no case keeps, and what was said of a text that is gone. */
export function listNoticeEntries(
  notices: readonly Problem[],
  body: string,
): readonly NoticeEntry[] {
  return notices.flatMap((notice) => {
    const { code, span } = notice;
    const entry = {
      code,
      ...(span !== null && { at: span.start }),
      ...(code === 'body.not-utf-8' && { byte: notice.byte, offset: notice.offset }),
    };
    return typeof readNotice(entry, body) === 'string' ? [] : [entry];
  });
}

/**
 * One of each kind, as no text has more. Those of other kinds are left to newer pages.
 *
 * @returns null where one is not what the text shows: a case claims nothing that its body speaks against
 */
export function readNoticeEntries(
  entries: readonly NoticeEntry[],
  body: string,
): readonly Problem[] | null {
  const notices = new Map<unknown, Problem>();
  for (const entry of entries) {
    const notice = readNotice(entry, body);
    if (notice === 'damaged') return null;
    if (notice !== 'unknown' && !notices.has(entry.code)) notices.set(entry.code, notice);
  }
  return [...notices.values()];
}

function readNotice(entry: NoticeEntry, body: string): Problem | 'unknown' | 'damaged' {
  const at = entry.at as number;
  switch (entry.code) {
    case 'body.parsed':
      return createWarning('body.parsed', null, {});
    case 'body.line-ends':
      if (!isCount(at) || !body.startsWith('\r\n', at)) return 'damaged';
      return createWarning('body.line-ends', { start: at, end: at + 2 }, {});
    case 'body.not-utf-8': {
      const { byte, offset } = entry;
      if (!isCount(at) || !isCount(byte) || !isCount(offset)) return 'damaged';
      // What a decoder puts in the place of a byte that it cannot read; all of ASCII it can.
      if (body[at] !== '\ufffd' || byte < 0x80 || byte > 0xff) return 'damaged';
      return createWarning('body.not-utf-8', { start: at, end: at + 1 }, { byte, offset });
    }
    default:
      return typeof entry.code === 'string' ? 'unknown' : 'damaged';
  }
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0;
}
