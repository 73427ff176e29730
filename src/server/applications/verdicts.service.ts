import type { Db } from '../db/database.ts';
import type { InTransaction } from '../kernel/transactions.ts';
import type { ScreeningRow } from '../screening/screening.api.ts';
import type { ScreeningService } from '../screening/screening.service.ts';
import { recordVerdict, type Standing } from './stages/stages.service.ts';
import * as store from './verdicts.store.ts';

const RETRIED_AT_ONCE = 20;

type Parts = { db: Db; inTransaction: InTransaction; screening: ScreeningService };

/** Has stored applications screened, and records the verdicts. */
export function createVerdictService({ db, inTransaction, screening }: Parts) {
  const running = new Map<number, Promise<Standing>>();

  /** A second request during a run gets the result of that run, so that an application is evaluated once. */
  function once(applicationId: number, run: () => Promise<Standing>): Promise<Standing> {
    const found = running.get(applicationId);
    if (found) return found;
    const started = run().finally(() => running.delete(applicationId));
    running.set(applicationId, started);
    return started;
  }

  async function screenStored(applicationId: number): Promise<Standing> {
    const row = await store.findForScreening(db, applicationId);
    if (!row || row.aiScore !== null) return { outcome: row?.outcome ?? 'under_review', score: row?.aiScore ?? null };
    return screenRow(row);
  }

  /** When the evaluator fails, the application stays under review and is screened again later. */
  async function screenRow(row: ScreeningRow): Promise<Standing> {
    const verdict = await screening.judgeStored(row);
    if (!verdict) return { outcome: 'under_review', score: null };
    return inTransaction((tx) => recordVerdict(tx, row.id, verdict));
  }

  const screen = (applicationId: number) => once(applicationId, () => screenStored(applicationId));

  return {
    screen,
    /** Screens an application that was stored a moment ago, without reading it from the database again. */
    screenNew: (row: ScreeningRow) => once(row.id, () => screenRow(row)),
    /** Called by the queue; screens applications that were left without an evaluation. */
    async retryUnscreened(): Promise<void> {
      for (const id of await store.findUnscreened(db, RETRIED_AT_ONCE)) await screen(id);
    },
  };
}
export type VerdictService = ReturnType<typeof createVerdictService>;
