import { beforeEach, describe, expect, it, vi } from 'vitest';
import { requestHeaders } from '../../../testing/request-cases';
import { readRequest } from './read-request';

const read = vi.hoisted(() => ({ dumped: 0 }));

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

beforeEach(() => {
  read.dumped = 0;
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
});
