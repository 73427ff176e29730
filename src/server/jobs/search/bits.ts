import { bitCount } from '../../kernel/bit-count.ts';

/**
 * Sets of slots as bits: 100,000 jobs take 3,125 words of 32 bits, so that filters and counts need only a few thousand
 * steps.
 */
export type Bits = Uint32Array;

export function newBits(capacity: number): Bits {
  return new Uint32Array((capacity + 31) >>> 5);
}

export function setBit(bits: Bits, slot: number): void {
  bits[slot >>> 5] = (bits[slot >>> 5] as number) | (1 << (slot & 31));
}

export function clearBit(bits: Bits, slot: number): void {
  bits[slot >>> 5] = (bits[slot >>> 5] as number) & ~(1 << (slot & 31));
}

export function hasBit(bits: Bits, slot: number): boolean {
  return ((bits[slot >>> 5] as number) & (1 << (slot & 31))) !== 0;
}

export function grown(bits: Bits, capacity: number): Bits {
  const larger = newBits(capacity);
  larger.set(bits);
  return larger;
}

/** Moves all bits from this slot on up by one, so that the slot is free. */
export function insertSlot(bits: Bits, slot: number): void {
  const first = slot >>> 5;
  for (let word = bits.length - 1; word > first; word -= 1) {
    bits[word] = ((bits[word] as number) << 1) | ((bits[word - 1] as number) >>> 31);
  }
  const below = (1 << (slot & 31)) - 1;
  const whole = bits[first] as number;
  bits[first] = (whole & below) | ((whole & ~below) << 1);
}

export function andInto(target: Bits, other: Bits): void {
  for (let word = 0; word < target.length; word += 1) target[word] = (target[word] as number) & (other[word] as number);
}

export function orInto(target: Bits, other: Bits): void {
  for (let word = 0; word < target.length; word += 1) target[word] = (target[word] as number) | (other[word] as number);
}

export function andNotInto(target: Bits, other: Bits): void {
  for (let word = 0; word < target.length; word += 1)
    target[word] = (target[word] as number) & ~(other[word] as number);
}

export function isEmpty(bits: Bits): boolean {
  for (let word = 0; word < bits.length; word += 1) if (bits[word] !== 0) return false;
  return true;
}

export function countBits(bits: Bits): number {
  let count = 0;
  for (let word = 0; word < bits.length; word += 1) count += bitCount(bits[word] as number);
  return count;
}

export function countAnd(a: Bits, b: Bits): number {
  let count = 0;
  for (let word = 0; word < a.length; word += 1) count += bitCount((a[word] as number) & (b[word] as number));
  return count;
}

/** The number of bits set at the slot and above. */
export function countFrom(bits: Bits, slot: number): number {
  const first = slot >>> 5;
  if (first >= bits.length) return 0;
  let count = bitCount((bits[first] as number) & (0xffffffff << (slot & 31)));
  for (let word = first + 1; word < bits.length; word += 1) count += bitCount(bits[word] as number);
  return count;
}

/** Visits the slots from the highest down, that is from the newest job; `visit` returns false to stop. */
export function walkDown(bits: Bits, visit: (slot: number) => boolean): void {
  for (let word = bits.length - 1; word >= 0; word -= 1) {
    let rest = bits[word] as number;
    while (rest !== 0) {
      const bit = 31 - Math.clz32(rest);
      if (!visit((word << 5) | bit)) return;
      rest &= ~(1 << bit);
    }
  }
}
