import type {
  Closing,
  closeWithAnswers,
  OpenGroup,
  retryClosing,
  Undecided,
} from '#shared/answers/closing.contract.ts';
import { PEOPLE_NAMED } from '#shared/answers/closing.values.ts';
import { closingRefusal } from '#shared/answers/closing-refusals.texts.ts';
import type { SessionUser } from '#shared/identity/identity.contract.ts';
import type { InputOf } from '#shared/kernel/endpoint.ts';
import { AppError } from '#shared/kernel/errors.ts';
import { LOCALES, type Locale } from '#shared/kernel/languages.ts';
import type { Message, Words } from '#shared/kernel/messages.ts';
import { messengerRefusal } from '#shared/messenger/messenger-refusals.texts.ts';
import type { Translations } from '#shared/messenger/templates.contract.ts';
import { templateMessage } from '#shared/messenger/templates.texts.ts';
import { listCardsOf } from '../../board/board.api.ts';
import type { Db } from '../../db/database.ts';
import type { Throttle } from '../../identity/throttle.ts';
import type { JobEditorService } from '../../jobs/job-editor.service.ts';
import { listOpenApplicants, type OpenApplicant } from '../../jobs/jobs.api.ts';
import type { InTransaction } from '../../kernel/transactions.ts';
import type { Filling } from '../../messenger/templates/filling.ts';
import { companyOf } from '../../profiles/membership.ts';
import type { Queue } from '../../queue/queue.ts';
import { LIMITS } from '../answers.limits.ts';
import { takeBack } from '../rules/planned.store.ts';
import { findTemplate } from '../rules/rules.store.ts';
import type { ClosingRun } from './closing.run.ts';
import * as store from './closing.store.ts';

type Parts = {
  db: Db;
  inTransaction: InTransaction;
  queue: Queue;
  throttle: Throttle;
  filling: Filling;
  editor: JobEditorService;
  run: ClosingRun;
};
type Decision = InputOf<typeof closeWithAnswers>['groups'][number];
type Decided = { decision: Decision; people: OpenApplicant[] };

/** Closes jobs in which people are open: somebody decides what each group is told, and nobody is left out. */
export function createClosingService({ db, inTransaction, queue, throttle, filling, editor, run }: Parts) {
  async function show(from: Db, companyId: number, jobId: number, words: Words): Promise<Closing | null> {
    const last = await store.findLast(from, companyId, jobId);
    if (!last) return null;
    const { id, ...closing } = last;
    const [groups, states, problems] = [
      await store.listGroups(from, id),
      await store.countStates(from, id),
      await store.listProblems(from, id),
    ];
    const cards = await listCardsOf(
      from,
      companyId,
      problems.map((one) => one.id),
      words,
    );
    const { waiting = 0, told = 0, left = 0, problem: untold = 0 } = states;
    return {
      ...closing,
      groups,
      waiting,
      told,
      left,
      untold,
      problems: problems.flatMap(({ id: applicationId, problem }) => {
        const card = cards.get(applicationId);
        return card ? [{ card, problem }] : [];
      }),
    };
  }

  async function shown(from: Db, companyId: number, jobId: number, words: Words): Promise<Closing> {
    const closing = await show(from, companyId, jobId, words);
    if (!closing) throw new AppError('not_found');
    return closing;
  }

  /** The message in every language, as it is now: whoever changes the template later changes nothing that was decided. */
  async function messageOf(tx: Db, companyId: number, at: string, { template_id: id, texts }: Decision, words: Words) {
    const own = Object.fromEntries(Object.entries(texts).filter(([, text]) => text)) as Translations;
    if (!id) {
      if (Object.keys(own).length === 0) throw invalid(`${at}.template_id`, closingRefusal('refusal.no_message'));
      return { template: null, texts: own };
    }
    const template = await findTemplate(tx, companyId, id);
    if (!template) throw invalid(`${at}.template_id`, messengerRefusal('refusal.template_gone'));
    const { standard, name } = template;
    const inLocale = (locale: Locale) => own[locale] ?? filling.textIn(template, locale);
    return {
      template: standard === null ? name : words(templateMessage(`templates.${standard}_name`)),
      texts: Object.fromEntries(LOCALES.map((locale) => [locale, inLocale(locale)])) as Translations,
    };
  }

  /** Checks the decisions and returns the rows to store. A refusal names the form's field that is wrong. */
  async function prepare(tx: Db, companyId: number, groups: readonly Decision[], open: Decided[], words: Words) {
    const columns = new Map((await store.listColumns(tx, companyId)).map((column) => [column.id, column]));
    const prepared: { group: Parameters<typeof store.insertGroup>[2]; people: OpenApplicant[] }[] = [];
    for (const { decision, people } of open) {
      const at = `groups.${groups.indexOf(decision)}`;
      const { group_id: groupId, to_group_id: toGroupId } = decision;
      const group = { groupId, name: people[0]?.column ?? '' };
      const to = toGroupId ? columns.get(toGroupId) : undefined;
      if (toGroupId && !to) throw invalid(`${at}.to_group_id`, messengerRefusal('refusal.not_own_column'));
      if (decision.leave_reason) {
        const isTold = decision.template_id || toGroupId || Object.values(decision.texts).some(Boolean);
        if (isTold) throw invalid(`${at}.leave_reason`, closingRefusal('refusal.no_message'));
        prepared.push({ group: { ...group, leaveReason: decision.leave_reason }, people });
      } else {
        const message = await messageOf(tx, companyId, at, decision, words);
        const move = to && to.id !== groupId ? { toGroupId: to.id, toName: to.name } : {};
        prepared.push({ group: { ...group, ...message, ...move }, people });
      }
    }
    return prepared;
  }

  return {
    async open(user: SessionUser, jobId: number, words: Words) {
      const { id: companyId } = companyOf(user);
      const job = await store.findOwnJob(db, companyId, jobId);
      if (!job) throw new AppError('not_found');
      return { job, groups: await inGroups(db, companyId, await listOpenApplicants(db, jobId), words) };
    },

    /** The job is locked, so that nobody arrives between the look at who is open and the closing. */
    async close(user: SessionUser, input: InputOf<typeof closeWithAnswers>, words: Words): Promise<Closing> {
      const { id: companyId } = companyOf(user);
      const { id: jobId, client_id: clientId, groups } = input;
      if (new Set(groups.map(({ group_id }) => group_id)).size < groups.length) {
        throw invalid('groups', closingRefusal('refusal.decided_twice'));
      }
      await throttle.take([[LIMITS.closings, String(companyId)]]);
      return inTransaction(async (tx) => {
        const job = await editor.lockOwn(tx, user, jobId);
        const before = await store.findByRequest(tx, companyId, clientId);
        if (before?.jobId === jobId) return shown(tx, companyId, jobId, words);
        if (before) throw new AppError('conflict');
        await editor.closeLocked(tx, user, job);
        const open = await listOpenApplicants(tx, jobId);
        const { decided, undecided } = sortOut(open, groups);
        if (undecided.length > 0) {
          const extra = await undecidedExtra(tx, companyId, open, undecided, words);
          throw new AppError('conflict', { message: closingRefusal('refusal.undecided'), extra });
        }
        const prepared = await prepare(tx, companyId, groups, decided, words);
        const closingId = await store.insertClosing(tx, { companyId, jobId, clientId, closedBy: user.id });
        for (const { group, people } of prepared) await store.insertGroup(tx, closingId, group, idsOf(people));
        const [told, left] = [
          prepared.filter(({ group }) => group.texts),
          prepared.filter(({ group }) => !group.texts),
        ];
        // What a column's rule would send them is taken back at once, because they are told here.
        await takeBack(tx, companyId, await store.lockPlanned(tx, idsOf(told.flatMap(({ people }) => people))));
        await tx.record({
          type: 'job.closing_decided',
          jobId,
          companyId,
          actorId: user.id,
          told: countOf(told),
          left: countOf(left),
          reason: left.map(({ group }) => `${group.name}: ${group.leaveReason}`).join('; ') || null,
        });
        if (told.length > 0) await queue.add('answers.close_job', { closingId }, { tx });
        return shown(tx, companyId, jobId, words);
      });
    },

    async last(user: SessionUser, jobId: number, words: Words): Promise<Closing | null> {
      const { id: companyId } = companyOf(user);
      if (!(await store.findOwnJob(db, companyId, jobId))) throw new AppError('not_found');
      return show(db, companyId, jobId, words);
    },

    async retry(user: SessionUser, { id: jobId, application_id, text }: InputOf<typeof retryClosing>, words: Words) {
      const { id: companyId } = companyOf(user);
      const last = await store.findLast(db, companyId, jobId);
      if (!last || !(await store.isNamed(db, last.id, application_id))) throw new AppError('not_found');
      if (last.reopened_at) throw new AppError('conflict', { message: closingRefusal('refusal.closing_over') });
      const result = await run.tell({ closingId: last.id, applicationId: application_id }, { text });
      return { told: result === 'told', closing: await shown(db, companyId, jobId, words) };
    },
  };

  async function undecidedExtra(
    tx: Db,
    companyId: number,
    open: readonly OpenApplicant[],
    undecided: readonly OpenApplicant[],
    words: Words,
  ): Promise<Undecided> {
    const cards = await listCardsOf(tx, companyId, idsOf(undecided.slice(0, PEOPLE_NAMED)), words);
    return {
      undecided: undecided.length,
      arrived: [...cards.values()],
      groups: await inGroups(tx, companyId, open, words),
    };
  }
}
export type ClosingService = ReturnType<typeof createClosingService>;

const idsOf = (people: readonly { id: number }[]) => people.map(({ id }) => id);
const countOf = (groups: readonly { people: readonly unknown[] }[]) =>
  groups.reduce((sum, { people }) => sum + people.length, 0);
const invalid = (field: string, message: Message) => new AppError('invalid', { errors: { [field]: [message] } });

/** A decision holds for the people that were seen in its column, and for nobody else. */
function sortOut(open: readonly OpenApplicant[], groups: readonly Decision[]) {
  const decided: Decided[] = [];
  const undecided: OpenApplicant[] = [];
  for (const [groupId, people] of byColumn(open)) {
    const decision = groups.find(({ group_id }) => group_id === groupId);
    const seen = new Set(decision?.application_ids);
    undecided.push(...people.filter(({ id }) => !seen.has(id)));
    if (decision) decided.push({ decision, people });
  }
  return { decided, undecided };
}

function byColumn(open: readonly OpenApplicant[]): Map<number, OpenApplicant[]> {
  const columns = new Map<number, OpenApplicant[]>();
  for (const person of open) {
    const people = columns.get(person.groupId);
    if (people) people.push(person);
    else columns.set(person.groupId, [person]);
  }
  return columns;
}

/** Names are those that the board shows, which may hide them. */
async function inGroups(db: Db, companyId: number, open: readonly OpenApplicant[], words: Words): Promise<OpenGroup[]> {
  const columns = [...byColumn(open).values()];
  const named = columns.map((people) => people.slice(0, PEOPLE_NAMED));
  const cards = await listCardsOf(db, companyId, idsOf(named.flat()), words);
  return columns.map((people, at) => {
    const { groupId: id, column: name, fixed, stage } = people[0] as OpenApplicant;
    return {
      column: { id, name, fixed, public_stage: stage },
      application_ids: idsOf(people),
      names: (named[at] ?? []).flatMap((person) => cards.get(person.id)?.candidate.user.name ?? []),
      waiting: people.filter(({ waits }) => waits).length,
      languages: languagesOf(people),
    };
  });
}

/** The most frequent one first. Whoever's language is not known is written to in English. */
function languagesOf(people: readonly OpenApplicant[]): Locale[] {
  const countOf = (locale: Locale) => people.filter((person) => (person.locale ?? 'en') === locale).length;
  return LOCALES.filter((locale) => countOf(locale) > 0).sort((one, other) => countOf(other) - countOf(one));
}
