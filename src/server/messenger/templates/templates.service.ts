import type { SessionUser } from '#shared/identity/identity.contract.ts';
import type { InputOf } from '#shared/kernel/endpoint.ts';
import { AppError } from '#shared/kernel/errors.ts';
import type { Locale } from '#shared/kernel/languages.ts';
import type { Message, Words } from '#shared/kernel/messages.ts';
import { TEMPLATE } from '#shared/messenger/messenger.values.ts';
import { messengerRefusal } from '#shared/messenger/messenger-refusals.texts.ts';
import type {
  createTemplate,
  MessageTemplate,
  previewTemplate,
  updateTemplate,
} from '#shared/messenger/templates.contract.ts';
import { templateMessage } from '#shared/messenger/templates.texts.ts';
import { hiddenColumnsOf } from '../../applications/applications.api.ts';
import type { Db } from '../../db/database.ts';
import type { Events } from '../../kernel/events.ts';
import type { InTransaction } from '../../kernel/transactions.ts';
import { companyOf } from '../../profiles/membership.ts';
import { listRecipients } from '../company-messages.store.ts';
import type { Filling } from './filling.ts';
import * as store from './templates.store.ts';

type Fields = InputOf<typeof createTemplate>;

type Parts = { db: Db; inTransaction: InTransaction; filling: Filling };

/** Runs after the board's listener, which creates the columns that the templates belong to. */
export function listenForTemplates(events: Events): void {
  events.inTransaction('company.created', ({ companyId }, tx) => store.insertStandardTemplates(tx, companyId));
}

/** Messages that a company has prepared for its team. */
export function createTemplatesService({ db, inTransaction, filling }: Parts) {
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
    /** Names are in the reader's language, and texts in the recipient's, if there is one. */
    async list(user: SessionUser, applicationId: number | undefined, words: Words) {
      const { id: companyId } = companyOf(user);
      const locale = applicationId === undefined ? null : await store.findLocale(db, companyId, applicationId);
      const [templates, columns] = await Promise.all([
        store.listTemplates(db, companyId),
        store.listColumns(db, companyId),
      ]);
      const bodyOf = (one: MessageTemplate) =>
        locale === null ? inWords(one, words).body : filling.textIn(one, locale);
      return { templates: templates.map((one) => ({ ...inWords(one, words), body: bodyOf(one) })), columns };
    },

    /** Fills in a text for one applicant, the newest one if none is named. */
    async preview(user: SessionUser, { text, application_id }: InputOf<typeof previewTemplate>, locale: Locale) {
      const { id: companyId } = companyOf(user);
      const applicationId = application_id ?? (await store.findNewestApplication(db, companyId));
      if (applicationId === null) return null;
      const [to] = await listRecipients(db, { companyId, applicationIds: [applicationId] });
      if (!to) throw new AppError('not_found');
      const isHidden = (await hiddenColumnsOf(db, companyId)).has(to.groupId);
      const filled = filling.fill(text, to, { name: user.name, locale }, isHidden);
      return { name: isHidden ? '' : to.name, ...filled };
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

    /** A standard template whose text was changed becomes the company's own. */
    async update(user: SessionUser, fields: InputOf<typeof updateTemplate>, words: Words): Promise<MessageTemplate> {
      const { id: companyId } = companyOf(user);
      return inTransaction(async (tx) => {
        await store.lockCompany(tx, companyId);
        const before = await store.findTemplate(tx, companyId, fields.id);
        if (!before) throw new AppError('not_found');
        await assertSound(tx, companyId, fields, fields.id);
        const shown = inWords(before, words);
        const isUnchanged =
          shown.name === fields.name && shown.body === fields.body && Object.keys(fields.translations).length === 0;
        const isShipped = before.standard !== null && isUnchanged;
        const after = isShipped ? { ...before, group_id: fields.group_id } : { ...fields, standard: null };
        await store.updateTemplate(tx, companyId, after);
        return inWords(after, words);
      });
    },

    async remove(user: SessionUser, id: number): Promise<void> {
      if (!(await store.deleteTemplate(db, companyOf(user).id, id))) throw new AppError('not_found');
    },
  };
}
export type TemplatesService = ReturnType<typeof createTemplatesService>;

/** A standard template is stored by its key; its text comes from the catalogue. */
function inWords(template: MessageTemplate, words: Words): MessageTemplate {
  const { standard } = template;
  if (standard === null) return template;
  return {
    ...template,
    name: words(templateMessage(`templates.${standard}_name`)),
    body: words(templateMessage(`templates.${standard}_body`)),
  };
}

const refused = (field: 'name' | 'group_id', message: Message) =>
  new AppError('invalid', { errors: { [field]: [message] } });
