import type { TestProject } from 'vitest/node';
import { bundleReaders } from './file-parser-pool.ts';
import { makeSnapshot, makeTemplate, postgresUrl } from './test-database.ts';

/** Migrates once per run, and bundles what reads documents; every test file starts from the result. */
export default async function prepareDatabase(project: TestProject): Promise<void> {
  await bundleReaders();
  if (project.name === 'postgres') await makeTemplate(postgresUrl());
  else await makeSnapshot();
}
