import { sql } from 'drizzle-orm';

/** Ids as one value of a statement, whose text is then the same for any number of them: `id = any(${idArray(ids)})`. */
export const idArray = (ids: readonly number[]) => sql`${`{${ids.join(',')}}`}::bigint[]`;
