import type { TestProject } from 'vitest/node';
import { makeSnapshot, makeTemplate, postgresUrl } from './test-database.ts';

/** Migrates once per run; every test file starts from the result. */
export default async function prepareDatabase(project: TestProject): Promise<void> {
  if (project.name === 'postgres') await makeTemplate(postgresUrl());
  else await makeSnapshot();
}
