/** What the way into a field showed of its text, which alone does not tell that any more: so a case keeps it. */
import { createExperiment } from '../experiment';
import { createWarning, type Problem } from '../problem';

/** What they tell of. */
export type NoticedTexts = Readonly<Record<'headers' | 'body', string>>;

/** As a case file has them. */
export type NoticeEntry = Readonly<Record<string, unknown>>;

/** Without what no case keeps, and what was said of a text that is gone. */
export function listNoticeEntries(
  notices: readonly Problem[],
  texts: NoticedTexts,
): readonly NoticeEntry[] {
  return notices.flatMap((notice) => {
    const { code, span } = notice;
    const entry = {
      code,
      ...(span !== null && { at: span.start }),
      ...('offset' in notice && { byte: notice.byte, offset: notice.offset }),
      ...('encoding' in notice && { encoding: notice.encoding }),
      ...('keys' in notice && { keys: notice.keys }),
    };
    return typeof readNotice(entry, texts) === 'string' ? [] : [entry];
  });
}

/**
 * One of each kind, as no text has more. Those of other kinds are left to newer pages.
 *
 * @returns null where one is not what the text shows: a case claims nothing that its texts speak against
 */
export function readNoticeEntries(
  entries: readonly NoticeEntry[],
  texts: NoticedTexts,
): readonly Problem[] | null {
  const notices = new Map<unknown, Problem>();
  for (const entry of entries) {
    const notice = readNotice(entry, texts);
    if (notice === 'damaged') return null;
    if (notice !== 'unknown' && !notices.has(entry.code)) notices.set(entry.code, notice);
  }
  return [...notices.values()];
}

function readNotice(entry: NoticeEntry, texts: NoticedTexts): Problem | 'unknown' | 'damaged' {
  const at = entry.at as number;
  switch (entry.code) {
    case 'body.experiment':
    case 'headers.experiment': {
      const { code, keys } = entry;
      if (!Array.isArray(keys) || !keys.every((key) => typeof key === 'string')) return 'damaged';
      return createExperiment(code === 'body.experiment' ? 'body' : 'headers', keys);
    }
    case 'body.parsed':
      return createWarning('body.parsed', null, {});
    case 'body.line-ends':
      if (!isCount(at) || !texts.body.startsWith('\r\n', at)) return 'damaged';
      return createWarning('body.line-ends', { start: at, end: at + 2 }, {});
    case 'body.not-utf-8':
    case 'headers.not-utf-8': {
      const { code, byte, offset, encoding } = entry;
      const text = code === 'body.not-utf-8' ? texts.body : texts.headers;
      if (encoding === 'utf-16le' || encoding === 'utf-16be')
        return text === '' ? 'damaged' : createWarning(code, null, { encoding });
      if (!isCount(at) || !isCount(byte) || !isCount(offset)) return 'damaged';
      // What a decoder puts in the place of a byte that it cannot read; all of ASCII it can.
      if (text[at] !== '\ufffd' || byte < 0x80 || byte > 0xff) return 'damaged';
      return createWarning(code, { start: at, end: at + 1 }, { byte, offset });
    }
    default:
      return typeof entry.code === 'string' ? 'unknown' : 'damaged';
  }
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0;
}
