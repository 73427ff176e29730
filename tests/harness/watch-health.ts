import type { TestServer } from './test-server.ts';

/**
 * Asks for the server's health again and again while something slow runs. Returns its result, and the longest that an
 * answer took meanwhile: the server reads hostile input beside its other requests, and none of them may wait for it.
 */
export async function watchHealthDuring<T>(
  fursa: TestServer,
  running: Promise<T>,
): Promise<{ result: T; slowestMs: number }> {
  let isDone = false;
  const done = running.finally(() => {
    isDone = true;
  });
  let slowestMs = 0;
  while (!isDone) {
    const started = performance.now();
    await fursa.visitor().get('/healthz');
    slowestMs = Math.max(slowestMs, performance.now() - started);
  }
  return { result: await done, slowestMs };
}
