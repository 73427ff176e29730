import type { SessionUser } from '#shared/identity/identity.contract.ts';
import type { changeKit, InterviewKit, KitFields, listKits } from '#shared/interviews/kits.contract.ts';
import { MOST_KITS } from '#shared/interviews/kits.values.ts';
import { kitsRefusal } from '#shared/interviews/kits-refusals.texts.ts';
import type { InputOf } from '#shared/kernel/endpoint.ts';
import { AppError } from '#shared/kernel/errors.ts';
import type { Message } from '#shared/kernel/messages.ts';
import type { Db } from '../../db/database.ts';
import type { InTransaction } from '../../kernel/transactions.ts';
import { companyOf } from '../../profiles/membership.ts';
import * as store from './kits.store.ts';

type Parts = { db: Db; inTransaction: InTransaction };

/** The kits of a company: the questions that its interviewers ask, and the criteria that they rate. */
export function createKitsService({ db, inTransaction }: Parts) {
  async function assertSound(tx: Db, companyId: number, { name, job_id }: KitFields, exceptId = 0): Promise<void> {
    if (await store.hasName(tx, companyId, name, exceptId)) {
      throw refused('name', kitsRefusal('refusal.kit_name_taken'));
    }
    if (job_id !== null && !(await store.isOwnJob(tx, companyId, job_id))) {
      throw refused('job_id', kitsRefusal('refusal.not_own_job'));
    }
  }

  async function read(tx: Db, companyId: number, id: number): Promise<InterviewKit> {
    const [kit] = await store.listKits(tx, companyId, { id });
    if (!kit) throw new AppError('not_found');
    return kit;
  }

  return {
    async list(user: SessionUser, { job_id: jobId }: InputOf<typeof listKits>) {
      const { id: companyId } = companyOf(user);
      const [kits, jobs] = await Promise.all([store.listKits(db, companyId, { jobId }), store.listJobs(db, companyId)]);
      return { kits, jobs };
    },

    async create(user: SessionUser, fields: KitFields): Promise<InterviewKit> {
      const { id: companyId } = companyOf(user);
      return inTransaction(async (tx) => {
        await store.lockCompany(tx, companyId);
        if ((await store.countKits(tx, companyId)) >= MOST_KITS) {
          throw refused('name', kitsRefusal('refusal.too_many_kits', { max: MOST_KITS }));
        }
        await assertSound(tx, companyId, fields);
        return read(tx, companyId, await store.insertKit(tx, companyId, fields));
      });
    },

    async change(user: SessionUser, { id, ...fields }: InputOf<typeof changeKit>): Promise<InterviewKit> {
      const { id: companyId } = companyOf(user);
      return inTransaction(async (tx) => {
        await store.lockCompany(tx, companyId);
        await read(tx, companyId, id);
        await assertSound(tx, companyId, fields, id);
        await store.updateKit(tx, companyId, id, fields);
        return read(tx, companyId, id);
      });
    },

    async remove(user: SessionUser, id: number): Promise<void> {
      if (!(await store.deleteKit(db, companyOf(user).id, id))) throw new AppError('not_found');
    },
  };
}
export type KitsService = ReturnType<typeof createKitsService>;

const refused = (field: 'name' | 'job_id', message: Message) =>
  new AppError('invalid', { errors: { [field]: [message] } });
