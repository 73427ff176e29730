import type { SessionUser } from '#shared/identity/identity.contract.ts';
import type { InputOf } from '#shared/kernel/endpoint.ts';
import { AppError } from '#shared/kernel/errors.ts';
import type { Message } from '#shared/kernel/messages.ts';
import type { changeView, createView, SavedView } from '#shared/views/views.contract.ts';
import { type LeftOutPart, VIEWS_PER_PERSON } from '#shared/views/views.values.ts';
import { viewsRefusal } from '#shared/views/views-refusals.texts.ts';
import type { Db } from '../db/database.ts';
import type { Events } from '../kernel/events.ts';
import type { InTransaction } from '../kernel/transactions.ts';
import { companyOf } from '../profiles/membership.ts';
import { knownPart, storedSearch } from './view-search.ts';
import * as store from './views.store.ts';

/** Deletes the views of a person who leaves the team, shared ones too. */
export function listenForLeaving(events: Events): void {
  events.inTransaction('member.left', async ({ companyId, userId }, tx) => {
    await store.lockCompany(tx, companyId);
    await store.deleteViewsOf(tx, userId);
  });
}

/** Searches of the board that members of a company have saved, for themselves or for the team. */
export function createViewsService({ db, inTransaction }: { db: Db; inTransaction: InTransaction }) {
  /**
   * Colleagues see shared views, so they get a reason why they cannot change them. Other views do not exist for them.
   */
  async function findChangeable(tx: Db, reader: store.Reader, id: number): Promise<store.ViewRow> {
    const view = await store.findVisible(tx, reader, id);
    if (!view) throw new AppError('not_found');
    if (!isChangeable(view, reader)) {
      throw new AppError('forbidden', { message: viewsRefusal('refusal.not_your_view') });
    }
    return view;
  }

  async function shownTo(tx: Db, reader: store.Reader, id: number): Promise<SavedView> {
    const view = await store.findVisible(tx, reader, id);
    if (!view) throw new AppError('not_found');
    return show(view, reader);
  }

  return {
    async list(user: SessionUser): Promise<SavedView[]> {
      const reader = readerOf(user);
      return (await store.listVisible(db, reader)).map((view) => show(view, reader));
    },

    async create(user: SessionUser, { name, shared, filters }: InputOf<typeof createView>): Promise<SavedView> {
      const reader = readerOf(user);
      const { companyId, userId } = reader;
      return inTransaction(async (tx) => {
        await store.lockCompany(tx, companyId);
        if (!(await store.isMember(tx, companyId, userId))) throw new AppError('forbidden');
        if (filters.job !== undefined && !(await store.hasJob(tx, companyId, filters.job))) {
          throw new AppError('not_found');
        }
        if (await store.hasName(tx, userId, name)) throw refused(viewsRefusal('refusal.view_name_taken'));
        if ((await store.countOf(tx, userId)) >= VIEWS_PER_PERSON) {
          throw refused(viewsRefusal('refusal.too_many_views', { max: VIEWS_PER_PERSON }));
        }
        const id = await store.insertView(tx, { companyId, userId, name, shared, filters: storedSearch(filters) });
        return shownTo(tx, reader, id);
      });
    },

    async change(user: SessionUser, { id, name, ...input }: InputOf<typeof changeView>): Promise<SavedView> {
      const reader = readerOf(user);
      return inTransaction(async (tx) => {
        await store.lockCompany(tx, reader.companyId);
        const { makerId, makerName, ...view } = await findChangeable(tx, reader, id);
        const isOwn = makerId === user.id;
        const { shared = view.shared } = input;
        if (shared !== view.shared && !isOwn) {
          throw new AppError('forbidden', { message: viewsRefusal('refusal.only_maker_shares') });
        }
        if (await store.hasName(tx, makerId, name, id)) {
          throw refused(
            isOwn
              ? viewsRefusal('refusal.view_name_taken')
              : viewsRefusal('refusal.view_name_taken_by', { name: makerName }),
          );
        }
        await store.updateView(tx, id, { name, shared });
        return shownTo(tx, reader, id);
      });
    },

    async remove(user: SessionUser, id: number): Promise<void> {
      const reader = readerOf(user);
      await inTransaction(async (tx) => {
        await store.lockCompany(tx, reader.companyId);
        await findChangeable(tx, reader, id);
        await store.deleteView(tx, id);
      });
    },
  };
}
export type ViewsService = ReturnType<typeof createViewsService>;

function readerOf(user: SessionUser): store.Reader {
  const { id: companyId, role } = companyOf(user);
  return { companyId, userId: user.id, isOwner: role === 'owner' };
}

const isChangeable = ({ makerId, shared }: store.ViewRow, { userId, isOwner }: store.Reader) =>
  makerId === userId || (shared && isOwner);

function show(view: store.ViewRow, reader: store.Reader): SavedView {
  const { id, name, filters, shared, makerId, makerName, jobId, jobTitle } = view;
  const { job: jobText, ...rest } = knownPart(filters);
  const job = jobId === null ? null : { id: jobId, title: jobTitle ?? '' };
  const search = new URLSearchParams(job && jobText ? { job: jobText, ...rest } : rest);
  const named = Object.keys(filters).filter((one) => one !== 'job');
  const left_out: LeftOutPart[] = [];
  if ('job' in filters && !job) left_out.push('job');
  if (named.length > Object.keys(rest).length) left_out.push('filters');
  return {
    id,
    name,
    search: search.toString(),
    job,
    left_out,
    shared,
    own: makerId === reader.userId,
    maker: { name: makerName },
    changeable: isChangeable(view, reader),
  };
}

const refused = (message: Message) => new AppError('invalid', { errors: { name: [message] } });
