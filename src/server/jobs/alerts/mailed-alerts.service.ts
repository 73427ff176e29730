import type { askForAlert, findMailedAlert } from '#shared/jobs/alerts.contract.ts';
import { JOB_ALERTS, UNCONFIRMED_ALERT_DAYS } from '#shared/jobs/alerts.values.ts';
import { jobsRefusal } from '#shared/jobs/jobs-refusals.texts.ts';
import type { InputOf, OutputOf } from '#shared/kernel/endpoint.ts';
import { AppError } from '#shared/kernel/errors.ts';
import type { Locale } from '#shared/kernel/languages.ts';
import type { Db } from '../../db/database.ts';
import type { Throttle } from '../../identity/throttle.ts';
import type { Tx } from '../../kernel/events.ts';
import type { InTransaction } from '../../kernel/transactions.ts';
import type { Mailer } from '../../queue/mailer.ts';
import { LIMITS } from '../jobs.limits.ts';
import { queryOf, storedSearch } from './alert-search.ts';
import { confirmAlertMail } from './alerts.mails.ts';
import * as store from './alerts.store.ts';

/** For this many days, somebody without an account can resume an alert that they stopped. */
const STOPPED_DAYS = 30;

type Parts = { db: Db; inTransaction: InTransaction; throttle: Throttle; mailer: Mailer; publicUrl: string };
type MailedAlert = Omit<OutputOf<typeof findMailedAlert>, 'success'>;

/** Alerts without an account. Anybody can type an e-mail, but only its owner can open the mailed link. */
export function createMailedAlertsService({ db, inTransaction, throttle, mailer, publicUrl }: Parts) {
  async function mustFind(token: string, tx: Db = db): Promise<store.MailedAlertRow> {
    const alert = await store.findMailed(tx, token);
    if (!alert) throw new AppError('not_found');
    return alert;
  }

  /** If the confirmed e-mail belongs to a candidate's account, the alert becomes one of that account. */
  async function confirmFor(tx: Tx, alert: store.MailedAlertRow, email: string): Promise<void> {
    const userId = await store.lockCandidateWith(tx, email);
    await store.lockAlertsOf(tx, email);
    const active = await store.countActive(tx, userId === null ? { email } : { userId });
    if (active >= JOB_ALERTS.max) {
      const message = jobsRefusal('refusal.too_many_mailed_alerts', { max: JOB_ALERTS.max });
      throw new AppError('invalid', { message });
    }
    if (userId !== null) await store.giveToAccount(tx, alert, userId);
  }

  async function start(token: string): Promise<void> {
    await inTransaction(async (tx) => {
      const alert = await mustFind(token, tx);
      if (alert.confirmedAt !== null && alert.pausedAt === null) return;
      if (alert.email !== null) await confirmFor(tx, alert, alert.email);
      await store.startMailed(tx, alert.id);
    });
  }

  return {
    /** The response and the work are about the same for every e-mail. Over the limit no mail is sent to it. */
    async ask({ email, frequency, filters }: InputOf<typeof askForAlert>, at: { address: string; locale: Locale }) {
      await throttle.take([[LIMITS.alertAddress, at.address]]);
      if (!(await throttle.tryTake([[LIMITS.alertEmail, email]]))) return;
      const { locale } = at;
      await inTransaction(async (tx) => {
        const token = await store.askByMail(tx, email, { filters: storedSearch(filters), frequency, locale });
        await store.deleteAskedBeyond(tx, email, JOB_ALERTS.max);
        await mailer.write(tx, confirmAlertMail({ email, locale, publicUrl, token }));
      });
    },

    find: async (token: string): Promise<MailedAlert> => show(await mustFind(token)),

    async choose(token: string, isWanted: boolean): Promise<MailedAlert> {
      if (isWanted) await start(token);
      else if (!(await store.stopMailed(db, token))) throw new AppError('not_found');
      return show(await mustFind(token));
    },

    deleteOld: () => store.deleteOldAlerts(db, { asked: UNCONFIRMED_ALERT_DAYS, stopped: STOPPED_DAYS }),
  };
}
export type MailedAlertsService = ReturnType<typeof createMailedAlertsService>;

function show({ filters, frequency, confirmedAt, pausedAt }: store.MailedAlertRow): MailedAlert {
  const state = pausedAt !== null ? 'stopped' : confirmedAt === null ? 'asked' : 'active';
  return { search: queryOf(filters), frequency, state };
}
