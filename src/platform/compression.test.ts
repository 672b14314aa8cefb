import { randomBytes } from 'node:crypto';
import { gunzipSync, gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { compressBytes, decompressBytes } from './compression';

describe('the compression', () => {
  it('writes and reads gzip', async () => {
    const bytes = new Uint8Array(randomBytes(100_000));
    expect(new Uint8Array(gunzipSync(await compressBytes(bytes)))).toEqual(bytes);
    const read = await decompressBytes(new Uint8Array(gzipSync(bytes)), bytes.length);
    expect(read).toEqual(bytes);
  });

  it('takes what fills the limit, and nothing beyond it', async () => {
    const packed = new Uint8Array(gzipSync(new Uint8Array(100_000)));
    expect(await decompressBytes(packed, 100_000)).toHaveLength(100_000);
    expect(await decompressBytes(packed, 99_999)).toBeNull();
  });

  it('stops a bomb early: what would come after it is never read', async () => {
    const bomb = new Uint8Array(gzipSync(new Uint8Array(50_000_000)));
    // Its end is missing, which would be an error if it were reached.
    expect(await decompressBytes(bomb.subarray(0, bomb.length - 100), 20_000_000)).toBeNull();
  });

  it('rejects what is cut, changed or nothing of the kind', async () => {
    const packed = new Uint8Array(gzipSync(Buffer.from('amount=1')));
    const changed = packed.slice();
    changed[12] = (changed[12] ?? 0) ^ 1;
    for (const bytes of [packed.slice(0, -1), changed, new Uint8Array([1, 2, 3])]) {
      await expect(decompressBytes(bytes, 1000)).rejects.toThrow();
    }
  });
});
