/**
 * Throttles an action: it runs soon after it was requested, never twice at a time, and at most once per `ms`
 * milliseconds. All requests during a run or a wait are answered by one further run.
 */
export function atMostEvery(ms: number, act: () => Promise<void>): () => void {
  let isWaiting = false;
  let isRunning = false;
  let isAsked = false;
  let lastStart = Number.NEGATIVE_INFINITY;

  async function run(): Promise<void> {
    isWaiting = false;
    isRunning = true;
    isAsked = false;
    lastStart = Date.now();
    await act().finally(() => {
      isRunning = false;
      if (isAsked) ask();
    });
  }
  function ask(): void {
    isAsked = true;
    if (isWaiting || isRunning) return;
    isWaiting = true;
    setTimeout(run, Math.max(0, lastStart + ms - Date.now())).unref();
  }
  return ask;
}
