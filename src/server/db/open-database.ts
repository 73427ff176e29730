import path from 'node:path';
import type { Config } from '../config.ts';
import { openPglite } from './open-pglite.ts';
import { openPostgres } from './open-postgres.ts';

export function openDatabase({ databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>) {
  return databaseUrl ? openPostgres(databaseUrl) : openPglite({ folder: path.join(dataDir, 'db') });
}
