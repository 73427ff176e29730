import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Institution } from '#shared/reference/reference.contract.ts';
import { lookForInstitutions } from './institution-search.ts';

const MOI: Institution = { id: 1, name: 'Moi University', country: 'Kenya' };

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function search(q: string, country: string, answer: () => Promise<Institution[]> = async () => [MOI]) {
  const ask = vi.fn((_question: { q: string; country_code: string }, _signal: AbortSignal) => answer());
  const onFound = vi.fn();
  return { ask, onFound, stop: lookForInstitutions(q, country, onFound, ask) };
}

describe('looking for institutions while somebody types', () => {
  it('asks when the typing has rested for 300 ms, and not before', async () => {
    const { ask, onFound } = search(' moi ', 'KE');
    await vi.advanceTimersByTimeAsync(299);
    expect(ask).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(ask.mock.calls[0]?.[0]).toEqual({ q: 'moi', country_code: 'KE' });
    expect(onFound.mock.calls).toEqual([[[MOI]]]);
  });

  it('asks nothing for less than two characters, or without a country', async () => {
    const searches = [search('m', 'KE'), search(' m ', 'KE'), search('🎓', 'KE'), search('', 'KE'), search('moi', '')];
    await vi.advanceTimersByTimeAsync(1_000);
    for (const { ask, onFound } of searches) {
      expect(ask).not.toHaveBeenCalled();
      expect(onFound).not.toHaveBeenCalled();
    }
  });

  it('asks nothing when the typing goes on', async () => {
    const { ask, stop } = search('mo', 'KE');
    await vi.advanceTimersByTimeAsync(200);
    stop();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(ask).not.toHaveBeenCalled();
  });

  it('ends a question that is under way, and drops its answer', async () => {
    let answer: (found: Institution[]) => void = () => {};
    const { ask, onFound, stop } = search('mo', 'KE', () => new Promise((resolve) => (answer = resolve)));
    await vi.advanceTimersByTimeAsync(300);
    stop();
    expect(ask.mock.calls[0]?.[1].aborted).toBe(true);
    answer([MOI]);
    await vi.advanceTimersByTimeAsync(0);
    expect(onFound).not.toHaveBeenCalled();
  });

  it('finds nothing when the question fails', async () => {
    const { onFound } = search('moi', 'KE', async () => {
      throw new Error('no connection');
    });
    await vi.advanceTimersByTimeAsync(300);
    expect(onFound.mock.calls).toEqual([[[]]]);
  });
});
