import { describe, expect, it } from 'vitest';
import type { KeptEntry } from '../core/canonical/canonical';
import { inspectCallback } from '../core/inspect-callback';
import { attachEntries, detachEntries } from './handed-entries';

const headersText = 'X-Timestamp: 1700000000\r\nX-Nonce:  n1\r\nX-Sign: AAAA';

/** @param members beside those */
async function inspect(count: number, members: readonly string[] = []) {
  const many = Array.from({ length: count }, (_, index) => `"k${index}": ${index}`);
  const bodyText = `{${[...members, ...many].join(',\n')}}`;
  const report = await inspectCallback({ keyText: '', headersText, bodyText, ownString: '' });
  const { input: _, ...facts } = report;
  return facts;
}

/** What an entry is when it is read, as a plain object. */
function read({ state, key, value, source, span }: KeptEntry): KeptEntry {
  return { state, key, value, source, span };
}

describe('entries by the thousand', () => {
  it('are the same when they were handed over', async () => {
    const members = [
      '"a":"é=&"',
      '"\\u4e2d=\\"":"\\n"',
      '"\\ud800":"\\udfff\\ud83d\\ude00"',
      '"":"no key"',
      '"=":"="',
      '"n":{"b":[1, 2.50]}',
      '"blank":" "',
      '"nonce":"replaced"',
    ];
    const facts = await inspect(3000, members);
    const { report, entries } = structuredClone(detachEntries(facts));
    expect(report.canonical?.kept).toEqual([]);
    const { canonical, ...rest } = attachEntries(report, entries);
    expect({ ...rest, canonical: { ...canonical, kept: canonical?.kept.map(read) } }).toEqual(
      facts,
    );
    expect(canonical?.kept).toHaveLength(3007);
  });

  it('take 28 bytes each', async () => {
    const { entries } = detachEntries(await inspect(3000));
    expect(entries?.byteLength).toBe(3002 * 28);
  });

  it('stay what they are where they are few', async () => {
    const facts = await inspect(500);
    const detached = detachEntries(facts);
    expect(detached).toEqual({ report: facts, entries: null });
    expect(attachEntries(detached.report, null)).toBe(facts);
    const { canonical: _, ...unread } = facts;
    const none = { ...unread, canonical: null };
    expect(detachEntries(none)).toEqual({ report: none, entries: null });
  });
});
