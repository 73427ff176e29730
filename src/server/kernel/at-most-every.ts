/**
 * Makes an act that many may ask for: it runs soon after it was asked for, never twice at a time, and not again before
 * so many milliseconds have passed. Whatever was asked for while it ran or waited, one more run answers.
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
