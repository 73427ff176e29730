import { describe, expect, it } from 'vitest';
import { createFairQueue, type Leave } from './fair-queue.ts';

const FEW = { atOnce: 2, atOnceEach: 1, waiting: 40, waitingEach: 30, waitMs: 60_000 };

/** Work that ends when the test says so. Records who begins. */
function createWorkers(options: Partial<typeof FEW> = {}) {
  const turns = createFairQueue({ ...FEW, ...options });
  const begun: string[] = [];
  const running: Leave[] = [];
  return {
    begun,
    async come(name: string, keys: readonly string[]): Promise<string> {
      const leave = await turns.take(keys);
      if (!leave) return 'refused';
      begun.push(name);
      running.push(leave);
      return 'begun';
    },
    async endOne(): Promise<void> {
      await everybodyHasCome();
      running.shift()?.();
      await everybodyHasCome();
    },
  };
}

const everybodyHasCome = () => new Promise((resolve) => setImmediate(resolve));

describe('turns', () => {
  it('give somebody new the next one, however many of another address wait', async () => {
    const { come, begun, endOne } = createWorkers({ atOnce: 1 });
    for (let count = 0; count < 31; count += 1) come(`many ${count}`, ['a']);
    come('new', ['b']);
    await endOne();
    expect(begun).toEqual(['many 0', 'new']);
    await endOne();
    expect(begun.at(-1)).toBe('many 1');
  });

  it('never give one address every place', async () => {
    const { come, begun } = createWorkers();
    for (const name of ['a1', 'a2', 'a3']) come(name, ['a']);
    await come('b1', ['b']);
    expect(begun).toEqual(['a1', 'b1']);
  });

  it('go round among those who wait', async () => {
    const { come, begun, endOne } = createWorkers({ atOnce: 1 });
    for (const name of ['a1', 'a2', 'a3', 'b1', 'b2', 'c1']) come(name, [name.slice(0, 1)]);
    for (let count = 0; count < 6; count += 1) await endOne();
    expect(begun).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3']);
  });

  it('count an account at many addresses as one', async () => {
    const { come, begun, endOne } = createWorkers({ atOnce: 1 });
    for (const address of ['a', 'b', 'c']) come(address, [address, 'account 1']);
    come('other', ['d', 'account 2']);
    await endOne();
    expect(begun).toEqual(['a', 'other']);
  });

  it('let so many of one address wait, and so many in all', async () => {
    const { come } = createWorkers({ atOnce: 1, waiting: 3, waitingEach: 2 });
    const answers = ['a', 'a', 'a', 'a', 'b', 'c'].map((key) => come(key, [key]));
    expect(await Promise.all([answers[3], answers[5]])).toEqual(['refused', 'refused']);
  });

  it('do not come after waiting too long, and the place in the queue is free again', async () => {
    const { come, begun, endOne } = createWorkers({ atOnce: 1, waitingEach: 1, waitMs: 20 });
    await come('a1', ['a']);
    expect(await come('a2', ['a'])).toBe('refused');
    const third = come('a3', ['a']);
    await endOne();
    expect([await third, begun]).toEqual(['begun', ['a1', 'a3']]);
  });
});
