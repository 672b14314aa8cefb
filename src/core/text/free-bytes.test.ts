import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { freeBytes } from './free-bytes';

const { transfer } = ArrayBuffer.prototype;

function free(length: number): number {
  const bytes = new Uint8Array(length);
  freeBytes(bytes);
  return bytes.byteLength;
}

afterEach(() => {
  ArrayBuffer.prototype.transfer = transfer;
});

describe('with an engine that can give bytes up', () => {
  beforeEach(() => {
    // Node 20 cannot.
    ArrayBuffer.prototype.transfer = function (this: ArrayBuffer) {
      return structuredClone(this, { transfer: [this] });
    };
  });

  it('gives long ones up, and not the few of an everyday text', () => {
    expect([free(100_000), free(99_999)]).toEqual([0, 99_999]);
  });
});

it('leaves them to the collector of an older one', () => {
  Object.assign(ArrayBuffer.prototype, { transfer: undefined });
  expect(free(100_000)).toBe(100_000);
});
