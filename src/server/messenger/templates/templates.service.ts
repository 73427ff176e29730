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

/** Texts that the product ships are shown in the reader's language. */
type Reader = { words: Words; locale: Locale };
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

  async function findRecipient(companyId: number, applicationId: number) {
    const [to] = await listRecipients(db, { companyId, applicationIds: [applicationId] });
    return to && { ...to, isHidden: (await hiddenColumnsOf(db, companyId)).has(to.groupId) };
  }

  /** A standard template is stored by its key; its texts come from the catalogue. */
  function inWords(template: MessageTemplate, { words, locale }: Reader): MessageTemplate {
    const { standard } = template;
    if (standard === null) return template;
    const { [locale]: body = '', ...translations } = filling.shippedTexts(standard);
    return { ...template, name: words(templateMessage(`templates.${standard}_name`)), body, locale, translations };
  }

  return {
    /** Names are in the reader's language, and texts in the recipient's, if there is one. */
    async list(user: SessionUser, applicationId: number | undefined, reader: Reader) {
      const { id: companyId } = companyOf(user);
      const [to, templates, columns] = await Promise.all([
        applicationId === undefined ? undefined : findRecipient(companyId, applicationId),
        store.listTemplates(db, companyId),
        store.listColumns(db, companyId),
      ]);
      const bodyOf = (one: MessageTemplate) => (to ? { body: filling.textIn(one, to.locale ?? reader.locale) } : {});
      return {
        templates: templates.map((one) => ({ ...inWords(one, reader), ...bodyOf(one) })),
        columns,
        values: to ? filling.valuesFor(to, { name: user.name, locale: reader.locale }, to.isHidden) : {},
      };
    },

    /** Fills in a text for one applicant, the newest one if none is named. */
    async preview(user: SessionUser, { text, application_id }: InputOf<typeof previewTemplate>, locale: Locale) {
      const { id: companyId } = companyOf(user);
      const applicationId = application_id ?? (await store.findNewestApplication(db, companyId));
      if (applicationId === null) return null;
      const to = await findRecipient(companyId, applicationId);
      if (!to) throw new AppError('not_found');
      const filled = filling.fill(text, to, { name: user.name, locale }, to.isHidden);
      return { name: to.isHidden ? '' : to.name, ...filled };
    },

    async create(user: SessionUser, fields: Fields): Promise<MessageTemplate> {
      const { id: companyId } = companyOf(user);
      return inTransaction(async (tx) => {
        await store.lockCompany(tx, companyId);
        if ((await store.countTemplates(tx, companyId)) >= TEMPLATE.most) {
          throw refused('name', messengerRefusal('refusal.too_many_templates', { max: TEMPLATE.most }));
        }
        await assertSound(tx, companyId, fields);
        return store.insertTemplate(tx, companyId, withoutEmpty(fields));
      });
    },

    /** A standard template whose text was changed becomes the company's own. */
    async update(user: SessionUser, written: InputOf<typeof updateTemplate>, reader: Reader): Promise<MessageTemplate> {
      const { id: companyId } = companyOf(user);
      const fields = withoutEmpty(written);
      return inTransaction(async (tx) => {
        await store.lockCompany(tx, companyId);
        const before = await store.findTemplate(tx, companyId, fields.id);
        if (!before) throw new AppError('not_found');
        await assertSound(tx, companyId, fields, fields.id);
        const isShipped = before.standard !== null && isSameText(inWords(before, reader), fields);
        const after = isShipped ? { ...before, group_id: fields.group_id } : { ...fields, standard: null };
        await store.updateTemplate(tx, companyId, after);
        return inWords(after, reader);
      });
    },

    async remove(user: SessionUser, id: number): Promise<void> {
      if (!(await store.deleteTemplate(db, companyOf(user).id, id))) throw new AppError('not_found');
    },
  };
}
export type TemplatesService = ReturnType<typeof createTemplatesService>;

/** Whoever sends no translations has not changed any. */
function isSameText(shown: MessageTemplate, { name, body, translations }: Fields): boolean {
  const changed = Object.entries(translations).some(([locale, text]) => shown.translations[locale as Locale] !== text);
  return shown.name === name && shown.body === body && !changed;
}

/** The body is the text of its own language, and an empty text is none. */
function withoutEmpty<T extends Pick<Fields, 'locale' | 'translations'>>(fields: T): T {
  const kept = Object.entries(fields.translations).filter(([locale, text]) => text && locale !== fields.locale);
  return { ...fields, translations: Object.fromEntries(kept) };
}

const refused = (field: 'name' | 'group_id', message: Message) =>
  new AppError('invalid', { errors: { [field]: [message] } });
