import type { SessionUser } from '#shared/identity/identity.contract.ts';
import type { InputOf } from '#shared/kernel/endpoint.ts';
import { AppError } from '#shared/kernel/errors.ts';
import type { Message } from '#shared/kernel/messages.ts';
import { TEMPLATE } from '#shared/messenger/messenger.values.ts';
import { messengerRefusal } from '#shared/messenger/messenger-refusals.texts.ts';
import type { createTemplate, MessageTemplate, updateTemplate } from '#shared/messenger/templates.contract.ts';
import type { Db } from '../../db/database.ts';
import type { InTransaction } from '../../kernel/transactions.ts';
import { companyOf } from '../../profiles/membership.ts';
import * as store from './templates.store.ts';

type Fields = InputOf<typeof createTemplate>;

/** Messages that a company has prepared for its team. */
export function createTemplatesService({ db, inTransaction }: { db: Db; inTransaction: InTransaction }) {
  async function assertSound(tx: Db, companyId: number, { name, group_id }: Fields, exceptId = 0): Promise<void> {
    if (await store.hasName(tx, companyId, name, exceptId)) {
      throw refused('name', messengerRefusal('refusal.template_name_taken'));
    }
    const columns = await store.listColumns(tx, companyId);
    if (group_id !== null && !columns.some(({ id }) => id === group_id)) {
      throw refused('group_id', messengerRefusal('refusal.not_own_column'));
    }
  }

  return {
    async list(user: SessionUser) {
      const { id: companyId } = companyOf(user);
      const [templates, columns] = await Promise.all([
        store.listTemplates(db, companyId),
        store.listColumns(db, companyId),
      ]);
      return { templates, columns };
    },

    async create(user: SessionUser, fields: Fields): Promise<MessageTemplate> {
      const { id: companyId } = companyOf(user);
      return inTransaction(async (tx) => {
        await store.lockCompany(tx, companyId);
        if ((await store.countTemplates(tx, companyId)) >= TEMPLATE.most) {
          throw refused('name', messengerRefusal('refusal.too_many_templates', { max: TEMPLATE.most }));
        }
        await assertSound(tx, companyId, fields);
        return store.insertTemplate(tx, companyId, fields);
      });
    },

    async update(user: SessionUser, template: InputOf<typeof updateTemplate>): Promise<MessageTemplate> {
      const { id: companyId } = companyOf(user);
      return inTransaction(async (tx) => {
        await store.lockCompany(tx, companyId);
        const updated = await store.updateTemplate(tx, companyId, template);
        if (!updated) throw new AppError('not_found');
        await assertSound(tx, companyId, template, template.id);
        return updated;
      });
    },

    async remove(user: SessionUser, id: number): Promise<void> {
      if (!(await store.deleteTemplate(db, companyOf(user).id, id))) throw new AppError('not_found');
    },
  };
}
export type TemplatesService = ReturnType<typeof createTemplatesService>;

const refused = (field: 'name' | 'group_id', message: Message) =>
  new AppError('invalid', { errors: { [field]: [message] } });
