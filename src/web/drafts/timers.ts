/** One timer per name; starting it again puts it off. */
export function createTimers<Name extends string>() {
  const running = new Map<Name, ReturnType<typeof setTimeout>>();
  const stop = (...names: Name[]) => {
    for (const name of names) {
      clearTimeout(running.get(name));
      running.delete(name);
    }
  };
  return {
    start(name: Name, ms: number, act: () => void): void {
      stop(name);
      const timer = setTimeout(() => {
        running.delete(name);
        act();
      }, ms);
      running.set(name, timer);
    },
    stop,
    isRunning: (name: Name) => running.has(name),
  };
}
