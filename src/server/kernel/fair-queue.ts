type Options = {
  /** How many run at once and how many wait, in all and for each key, and how long one waits. */
  atOnce: number;
  atOnceEach: number;
  waiting: number;
  waitingEach: number;
  waitMs: number;
};

type Waiting = { keys: readonly string[]; start: () => void };
/** Called once, when it is done. */
export type Leave = () => void;

/**
 * Limits how much of something costly runs at once, and shares it out by turns: next comes whoever was served longest
 * ago, not whoever sent the most. The keys say who somebody is, such as an address and an account; each has the limits.
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
