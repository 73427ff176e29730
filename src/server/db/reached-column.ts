import { sql } from 'drizzle-orm';
import type { KeptEventType } from '#shared/events/events.ts';
import { history } from './schema/history.ts';

/** The events by which an application comes into a column of the board. */
export const ARRIVALS: KeptEventType[] = ['application.submitted', 'application.imported', 'application.moved'];

/** The id of the column that an application came into. Very old events know only its name. */
export const REACHED_COLUMN = sql<number | null>`(${history.data}->'to'->>'id')::int`;
