/** A set of whole numbers from 1 to 2^53: a table of doubles, where a Set would make an object of each. */
export class NumberSet {
  size = 0;
  private slots = new Float64Array(1024);

  /** @returns false when it was in the set already */
  add(number: number): boolean {
    if (!insert(this.slots, number)) return false;
    this.size++;
    if (this.size * 2 > this.slots.length) this.grow();
    return true;
  }

  has(number: number): boolean {
    return this.slots[findSlot(this.slots, number)] === number;
  }

  private grow(): void {
    const larger = new Float64Array(this.slots.length * 4);
    for (let slot = 0; slot < this.slots.length; slot++) {
      const number = this.slots[slot] as number;
      if (number > 0) larger[findSlot(larger, number)] = number;
    }
    this.slots = larger;
  }
}

function insert(slots: Float64Array, number: number): boolean {
  const slot = findSlot(slots, number);
  if (slots[slot] === number) return false;
  slots[slot] = number;
  return true;
}

/** Where it is, or belongs: zero is a free slot. */
function findSlot(slots: Float64Array, number: number): number {
  const mask = slots.length - 1;
  const high = Math.floor(number / 2 ** 32);
  let slot = (Math.imul(high ^ number, 0x9e3779b1) >>> 8) & mask;
  while (slots[slot] !== 0 && slots[slot] !== number) slot = (slot + 1) & mask;
  return slot;
}

/** One number of two, 53 bits from 1: other pairs have others, but for one in some thousand million million. */
export function mixNumbers(one: number, other: number): number {
  const high = Math.floor(one / 2 ** 32);
  const otherHigh = Math.floor(other / 2 ** 32);
  return joinHalves(
    mixBits(mixBits(mixBits(mixBits(0x9e3779b1, one), high), other), otherHigh),
    mixBits(mixBits(mixBits(mixBits(0x85ebca6b, otherHigh), other), high), one),
  );
}

/** 53 bits from 1 of two numbers of 32. */
export function joinHalves(one: number, other: number): number {
  return (one >>> 0) * 2 ** 21 + (other >>> 11) + 1;
}

/** One round of MurmurHash3 and its finish, which spreads each bit over all 32. */
export function mixBits(hash: number, word: number): number {
  let mixed = hash ^ Math.imul(word, 0xcc9e2d51);
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return mixed ^ (mixed >>> 16);
}
