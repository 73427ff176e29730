type Options = {
  /** How many calls run at once and how many wait, in total and per key, and how long a call waits in milliseconds. */
  atOnce: number;
  atOnceEach: number;
  waiting: number;
  waitingEach: number;
  waitMs: number;
};

type Waiting = { keys: readonly string[]; start: () => void };
/** Must be called once, when the work is done. */
export type Leave = () => void;

/**
 * Limits concurrent expensive work and shares it fairly: the next turn goes to whoever was served longest ago, and not
 * to whoever sent most. The keys identify the caller, such as an address and an account; the limits apply to each key.
 */
export function createFairQueue({ atOnce, atOnceEach, waiting, waitingEach, waitMs }: Options) {
  const queue: Waiting[] = [];
  /** Counts by key, for keys with calls that run or wait. */
  const present = new Map<string, { here: number; running: number; lastTurn: number }>();
  let running = 0;
  let turns = 0;

  const isFree = (keys: readonly string[]) =>
    running < atOnce && keys.every((key) => (present.get(key)?.running ?? 0) < atOnceEach);
  const isFull = (keys: readonly string[]) =>
    queue.length >= waiting ||
    keys.some((key) => queue.filter((other) => other.keys.includes(key)).length >= waitingEach);
  const lastTurnOf = ({ keys }: Waiting) => Math.max(...keys.map((key) => present.get(key)?.lastTurn ?? 0));

  function enter(keys: readonly string[]): void {
    for (const key of keys) {
      const known = present.get(key);
      if (known) known.here += 1;
      else present.set(key, { here: 1, running: 0, lastTurn: 0 });
    }
  }

  function depart(keys: readonly string[]): void {
    for (const key of keys) {
      const known = present.get(key);
      if (!known) continue;
      known.here -= 1;
      if (known.here === 0) present.delete(key);
    }
  }

  function begin(keys: readonly string[]): Leave {
    running += 1;
    turns += 1;
    for (const key of keys) {
      const known = present.get(key);
      if (known) Object.assign(known, { running: known.running + 1, lastTurn: turns });
    }
    return () => {
      running -= 1;
      for (const key of keys) {
        const known = present.get(key);
        if (known) known.running -= 1;
      }
      depart(keys);
      callNext();
    };
  }

  function callNext(): void {
    const free = queue.filter(({ keys }) => isFree(keys));
    const [first, ...others] = free;
    if (!first) return;
    const next = others.reduce((best, other) => (lastTurnOf(other) < lastTurnOf(best) ? other : best), first);
    queue.splice(queue.indexOf(next), 1);
    next.start();
    callNext();
  }

  return {
    /** Resolves when the turn has come; null when too many wait already, or after waiting too long. */
    async take(keys: readonly string[]): Promise<Leave | null> {
      if (isFree(keys)) {
        enter(keys);
        return begin(keys);
      }
      if (isFull(keys)) return null;
      enter(keys);
      return new Promise((resolve) => {
        const mine: Waiting = {
          keys,
          start() {
            clearTimeout(patience);
            resolve(begin(keys));
          },
        };
        const patience = setTimeout(() => {
          queue.splice(queue.indexOf(mine), 1);
          depart(keys);
          resolve(null);
        }, waitMs);
        queue.push(mine);
      });
    },
  };
}
