import { describe, expect, it } from 'vitest';
import { expectProportion } from '../../../testing/expect-proportion';
import { findOnce } from './find-once';

const order = (number: number) => `{"orderNo":"P-${100_000 + number}","amount":"1.00"}`;

describe('texts that are looked for in another', () => {
  it('are found where they stand once', () => {
    const text = `a ${order(1)}\n${order(2)} ${order(3)}\n${order(2)}`;
    const found = findOnce(text, [order(1), order(2), order(3), order(4)]);
    expect([...found]).toEqual([
      [order(1), 2],
      [order(3), text.indexOf(order(3))],
    ]);
  });

  it('are found whose last word goes on', () => {
    expect([...findOnce('x-order-12345-and more', ['order-12345'])]).toEqual([]);
    expect([...findOnce('{"order-12345":1}0', ['"order-12345":1'])]).toEqual([
      ['"order-12345":1', 1],
    ]);
  });

  it('take a time that grows as the text does', () => {
    expectProportion(
      (length) =>
        Array.from({ length: length / order(1).length }, (_, index) => order(index)).join('\n'),
      (text) => findOnce(text, text.split('\n')),
    );
  });
});
