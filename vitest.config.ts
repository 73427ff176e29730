import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const HTTP_TESTS = 'src/**/*.http.test.ts';
// Every file brings a server and a database of its own; loading the product's modules once a worker is enough.
// On two busy cores a page or a message may be late once. The run says at its end which tests needed a second go.
const together = { isolate: false, retry: 1 };
const alone = {
  ...together,
  include: [HTTP_TESTS],
  globalSetup: './tests/harness/prepare-database.ts',
  testTimeout: 60_000,
  hookTimeout: 60_000,
  // What is told over sockets takes a moment longer when three workers share two cores.
  expect: { poll: { timeout: 10_000 } },
  alias: { '@node-rs/argon2': fileURLToPath(new URL('tests/harness/quick-argon2.ts', import.meta.url)) },
};

const onTheBuild = {
  ...together,
  globalSetup: ['./tests/harness/prepare-browser.mjs', './tests/harness/prepare-data-folder.ts'],
  // As patient as everything else that waits for a page: three workers share two cores.
  expect: { poll: { timeout: 30_000 } },
  testTimeout: 120_000,
  hookTimeout: 120_000,
};

export default defineConfig({
  test: {
    // For two cores: tests wait for timers, databases and pages, and a third worker uses the time.
    maxWorkers: 3,
    projects: [
      {
        test: {
          ...together,
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}'],
          exclude: [HTTP_TESTS],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      { test: { ...alone, name: 'pglite', env: { TEST_ENGINE: 'pglite' } } },
      { test: { ...alone, name: 'postgres', env: { TEST_ENGINE: 'postgres' } } },
      { test: { ...onTheBuild, name: 'browser', include: ['tests/e2e/**/*.test.ts'] } },
      { test: { ...onTheBuild, name: 'faults', include: ['tests/{faults,cluster}/**/*.test.ts'] } },
    ],
  },
});
