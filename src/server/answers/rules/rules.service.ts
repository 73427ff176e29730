import type { AnswerRule, saveRule, tryRule } from '#shared/answers/rules.contract.ts';
import type { SessionUser } from '#shared/identity/identity.contract.ts';
import type { InputOf } from '#shared/kernel/endpoint.ts';
import { AppError } from '#shared/kernel/errors.ts';
import type { Locale } from '#shared/kernel/languages.ts';
import type { Words } from '#shared/kernel/messages.ts';
import { messengerRefusal } from '#shared/messenger/messenger-refusals.texts.ts';
import { templateMessage } from '#shared/messenger/templates.texts.ts';
import { hiddenColumnsOf } from '../../applications/applications.api.ts';
import type { Db } from '../../db/database.ts';
import type { Throttle } from '../../identity/throttle.ts';
import type { InTransaction } from '../../kernel/transactions.ts';
import type { CompanyMessagesService } from '../../messenger/company-messages.service.ts';
import type { Filling } from '../../messenger/templates/filling.ts';
import { companyOf } from '../../profiles/membership.ts';
import type { Mailer } from '../../queue/mailer.ts';
import { LIMITS } from '../answers.limits.ts';
import { trialMail } from './rules.mails.ts';
import * as store from './rules.store.ts';

type Parts = {
  db: Db;
  inTransaction: InTransaction;
  throttle: Throttle;
  mailer: Mailer;
  publicUrl: string;
  filling: Filling;
  companyMessages: CompanyMessagesService;
};
type Reader = { user: SessionUser; locale: Locale };

/** What goes out by itself when a card comes to a column: one rule for each column of a company. */
export function createRulesService({ db, inTransaction, throttle, mailer, publicUrl, filling, ...parts }: Parts) {
  return {
    list: (user: SessionUser): Promise<AnswerRule[]> => store.listRules(db, companyOf(user).id),

    async save(
      user: SessionUser,
      { group_id, ...fields }: InputOf<typeof saveRule>,
      words: Words,
    ): Promise<AnswerRule> {
      const { id: companyId } = companyOf(user);
      const rule: AnswerRule = { group_id, ...fields };
      await inTransaction(async (tx) => {
        const column = await store.lockColumn(tx, companyId, group_id);
        if (!column) throw new AppError('not_found');
        const { template_id, hours, on: isOn, for_machine } = fields;
        const template = template_id === null ? undefined : await store.findTemplate(tx, companyId, template_id);
        // A rule whose template was deleted can be switched off.
        if (!template && (isOn || template_id !== null)) {
          throw new AppError('invalid', { errors: { template_id: [messengerRefusal('refusal.template_gone')] } });
        }
        await store.saveRule(tx, { ...rule, companyId, savedBy: user.id });
        const takenBack =
          isOn && for_machine ? [] : await store.takeBackPlanned(tx, group_id, isOn ? 'by machine' : 'all');
        const name = template?.standard
          ? words(templateMessage(`templates.${template.standard}_name`))
          : template?.name;
        const actorId = user.id;
        await tx.record(
          { type: 'answer_rule.saved', companyId, actorId, column, template: name ?? '', hours, isOn },
          ...takenBack.map(
            (applicationId) => ({ type: 'planned_message.changed', applicationId, companyId, actorId }) as const,
          ),
        );
      });
      return rule;
    },

    /** Mails the message to the user alone, filled in for the newest applicant of the column or with sample values. */
    async trial({ user, locale }: Reader, { group_id: groupId }: InputOf<typeof tryRule>): Promise<string> {
      const { id: companyId } = companyOf(user);
      await throttle.take([[LIMITS.trials, String(user.id)]]);
      await inTransaction(async (tx) => {
        const column = await store.lockColumn(tx, companyId, groupId);
        if (!column) throw new AppError('not_found');
        const rule = await store.findRule(tx, companyId, groupId);
        const template = rule?.template_id ? await store.findTemplate(tx, companyId, rule.template_id) : undefined;
        if (!template) throw new AppError('conflict', { message: messengerRefusal('refusal.template_gone') });
        const newest = await store.findNewestIn(tx, groupId);
        const to = newest === null ? undefined : await parts.companyMessages.lockRecipient(tx, companyId, newest);
        const text = filling.textIn(template, to?.locale ?? locale);
        const isHidden = (await hiddenColumnsOf(tx, companyId)).has(groupId);
        const filled = to ? filling.fill(text, to, { name: user.name, locale }, isHidden).text : text;
        await mailer.write(tx, trialMail({ email: user.email, locale, column: column.name, text: filled, publicUrl }));
      });
      return user.email;
    },
  };
}
export type RulesService = ReturnType<typeof createRulesService>;
