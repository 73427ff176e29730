import type { Db } from '../db/database.ts';
import type { InTransaction } from '../kernel/transactions.ts';
import type { ScreeningRow } from '../screening/screening.api.ts';
import type { ScreeningService } from '../screening/screening.service.ts';
import { recordVerdict, type Standing } from './stages/stages.service.ts';
import * as store from './verdicts.store.ts';

const RETRIED_AT_ONCE = 20;

type Parts = { db: Db; inTransaction: InTransaction; screening: ScreeningService };

/** Asks screening about applications that are stored, and has recorded what it answers. */
export function createVerdictService({ db, inTransaction, screening }: Parts) {
  const running = new Map<number, Promise<Standing>>();

  /** Asked for again while it runs, it is the same run: one application, one evaluation. */
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
    /** One that was stored a moment ago: what there is to know about it need not be read again. */
    screenNew: (row: ScreeningRow) => once(row.id, () => screenRow(row)),
    /** For the queue: what was left without an evaluation. */
    async retryUnscreened(): Promise<void> {
      for (const id of await store.findUnscreened(db, RETRIED_AT_ONCE)) await screen(id);
    },
  };
}
export type VerdictService = ReturnType<typeof createVerdictService>;
