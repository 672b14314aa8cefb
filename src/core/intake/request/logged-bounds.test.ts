import { beforeEach, describe, expect, it, vi } from 'vitest';
import { requestHeaders } from '../../../testing/request-cases';
import { readRequest } from './read-request';

const read = vi.hoisted(() => ({ dumped: 0, loose: 0 }));

vi.mock('../read-dump', async (importOriginal) => {
  const original = await importOriginal<typeof import('../read-dump')>();
  return {
    ...original,
    readDumpInSlices: (...given: Parameters<typeof original.readDumpInSlices>) => {
      read.dumped += given[0].length;
      return original.readDumpInSlices(...given);
    },
  };
});

vi.mock('./loose-text', async (importOriginal) => {
  const original = await importOriginal<typeof import('./loose-text')>();
  return {
    ...original,
    readLooseText: (...given: Parameters<typeof original.readLooseText>) => {
      read.loose += given[0].length;
      return original.readLooseText(...given);
    },
  };
});

beforeEach(() => {
  read.dumped = 0;
  read.loose = 0;
});

const at = '2026-11-28 09:40:01.123 INFO ';

describe('a long log', () => {
  it('is tried as dumps for so many characters only, and what needs no dump is read behind them', () => {
    const rest = '"key" => [a(b, :c], '.repeat(850);
    const dump = (index: number) =>
      `${at}{"x-sign"=>"${'A'.repeat(300)}", "x-nonce"=>"n${index}", "orderNo" , ${rest}`;
    const body = '{"orderType":"payin","orderNo":"P-1","merchantOrderNo":"M-1","amount":"1.00"}';
    const last = `${at}headers=${JSON.stringify(requestHeaders)} body=${body}`;
    const dumps = Array.from({ length: 200 }, (_, index) => dump(index));
    const reading = readRequest([...dumps, last].join('\n'));
    expect(reading.kind === 'taken' && reading.request.bodyText).toBe(body);
    expect(read.dumped).toBeLessThan(1_600_000);
  });

  it('that has headers only is read in its entries, and by no form as a whole once more', () => {
    const line = (index: number) => {
      const headers = { ...requestHeaders, 'X-Nonce': `nonce-${index}${'f'.repeat(20)}` };
      return `${at}headers=${JSON.stringify(headers)}\n${at}order done, orderNo=P-${index}`;
    };
    const text = Array.from({ length: 150 }, (_, index) => line(index)).join('\n');
    const reading = readRequest(text);
    expect(reading.kind === 'choose' && reading.requests.length).toBe(150);
    expect(read.loose).toBeLessThanOrEqual(text.length);
  });
});
