import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { atMostEvery } from './at-most-every.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('an act that runs at most every second', () => {
  it('runs at once when it is asked for, and once for a burst', async () => {
    const act = vi.fn(async () => {});
    const ask = atMostEvery(1_000, act);
    for (let time = 0; time < 100; time += 1) ask();
    await vi.advanceTimersByTimeAsync(0);
    expect(act).toHaveBeenCalledTimes(1);
    for (let time = 0; time < 100; time += 1) ask();
    await vi.advanceTimersByTimeAsync(990);
    expect(act).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(10);
    expect(act).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(act).toHaveBeenCalledTimes(2);
  });

  it('is never run twice at a time, and runs again for what was asked meanwhile', async () => {
    let running = 0;
    let most = 0;
    const act = vi.fn(async () => {
      running += 1;
      most = Math.max(most, running);
      await new Promise((resolve) => setTimeout(resolve, 5_000));
      running -= 1;
    });
    const ask = atMostEvery(1_000, act);
    ask();
    await vi.advanceTimersByTimeAsync(2_000);
    ask();
    await vi.advanceTimersByTimeAsync(20_000);
    expect([act.mock.calls.length, most]).toEqual([2, 1]);
  });
});
