import { describe, expect, it } from 'vitest';
import { packTexts, unpackTexts } from './handed-texts';

/** As `postMessage` does it. @returns what arrives */
function send<Data>(data: Data) {
  const { packed, buffers } = packTexts(data);
  const arrived = structuredClone(packed, { transfer: buffers });
  return { packed, buffers, arrived };
}

const long = `${'x'.repeat(150_000)}.`;
const chinese = '中'.repeat(150_000);

describe('texts that are handed over', () => {
  it('arrive as they were', () => {
    const data = {
      kind: 'inspect',
      input: { bodyText: long, ownString: chinese, keyText: 'short', notices: [{ code: 'a' }] },
      values: [long, null, 7, { deep: [long] }],
      none: undefined,
      bytes: new Uint8Array([1, 2, 3]),
    };
    expect(unpackTexts(send(data).arrived)).toEqual(data);
  });

  it('begin with a byte order mark where they did', () => {
    const data = { text: `\ufeff${long}` };
    expect(unpackTexts(send(data).arrived)).toEqual(data);
  });

  it('leave no copy of their bytes with the sender', () => {
    const data = { text: long, other: { text: long } };
    const { buffers, arrived, packed } = send(data);
    expect(JSON.stringify(packed)).not.toContain('xxx');
    expect(buffers.map(({ byteLength }) => byteLength)).toEqual([0, 0]);
    const bytes = arrived.text as unknown as { asciiBytes: Uint8Array };
    expect(bytes.asciiBytes).toHaveLength(long.length);
    // Whoever sent them still has them.
    expect(data.text).toHaveLength(150_001);
  });

  it('go as the bytes that there are already, and stay texts where those are not ASCII', () => {
    const bytes = new TextEncoder().encode(long);
    const { packed, buffers } = packTexts({ text: long }, { text: long, bytes });
    expect(buffers).toEqual([bytes.buffer]);
    expect(unpackTexts(packed)).toEqual({ text: long });
    const encoded = { text: chinese, bytes: new TextEncoder().encode(chinese) };
    expect(packTexts({ text: chinese }, encoded)).toEqual({
      packed: { text: chinese },
      buffers: [],
    });
    // Those of another text are left alone.
    const { packed: other } = packTexts({ text: `${long}!` }, encoded);
    expect(unpackTexts(other)).toEqual({ text: `${long}!` });
  });

  it('are no others: the data itself is sent', () => {
    const data = { text: 'short', list: Array(5000).fill(long) };
    const { packed, buffers } = packTexts(data);
    expect(packed).toBe(data);
    expect(buffers).toEqual([]);
    expect(unpackTexts(data)).toBe(data);
  });
});
