import { describe, expect, it } from 'vitest';
import { mergedOrder } from './neighbours.ts';

describe('the order in which applications are gone through', () => {
  it('stays when one of them is moved, or leaves the board', () => {
    const kept = [1, 2, 3];
    expect(mergedOrder(kept, [2, 3, 1])).toBe(kept);
    expect(mergedOrder(kept, [2])).toBe(kept);
  });

  it('takes in what is loaded or arrives, behind what it follows', () => {
    expect(mergedOrder([1, 2, 5], [1, 2, 3, 4, 5])).toEqual([1, 2, 3, 4, 5]);
    expect(mergedOrder([1, 2], [9, 1, 2])).toEqual([9, 1, 2]);
    // The second was moved behind the third, which came meanwhile.
    expect(mergedOrder([1, 2], [1, 3, 2])).toEqual([1, 3, 2]);
  });
});
