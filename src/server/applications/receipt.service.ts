import { applicationsRefusal } from '#shared/applications/applications-refusals.texts.ts';
import type { ReceiptView } from '#shared/applications/receipt.contract.ts';
import type { SentApplication } from '#shared/applications/sent-application.ts';
import { type Answers, wizardAnswerFields } from '#shared/applications/wizard/letter-and-answers.ts';
import type { SessionUser } from '#shared/identity/identity.contract.ts';
import { today } from '#shared/kernel/dates.ts';
import { AppError } from '#shared/kernel/errors.ts';
import { countryName } from '#shared/reference/countries.ts';
import { SECTIONS, scoreCategory } from '#shared/screening/score.ts';
import type { Db } from '../db/database.ts';
import { isOpen, logoUrl } from '../jobs/show-job.ts';
import { digestOf } from '../kernel/secrets.ts';
import type { InTransaction } from '../kernel/transactions.ts';
import * as store from './receipt.store.ts';
import { withdraw } from './stages/stages.service.ts';

const ALREADY_ANSWERED = applicationsRefusal('refusal.already_answered');
const ALREADY_DECIDED = applicationsRefusal('refusal.already_decided');

type Step = Awaited<ReturnType<typeof store.listSteps>>[number];
type Column = Awaited<ReturnType<typeof store.listColumns>>[number];
type Evaluation = NonNullable<Awaited<ReturnType<typeof store.findEvaluation>>>;

/** For whoever holds the link of an application; nothing else is asked for. */
export function createReceiptService({ db, inTransaction }: { db: Db; inTransaction: InTransaction }) {
  async function find(receipt: string): Promise<store.ReceiptRow> {
    const row = await store.findByReceipt(db, digestOf(receipt));
    if (!row) throw new AppError('not_found');
    return row;
  }

  /** Whoever has withdrawn is asked nothing more. */
  async function asked({ id, outcome }: store.ReceiptRow) {
    return outcome === 'withdrawn' ? [] : store.listUnanswered(db, id);
  }

  async function show(row: store.ReceiptRow, viewer: SessionUser | null = null): Promise<ReceiptView> {
    const [evaluation, answers, unanswered, columns, steps] = [
      await store.findEvaluation(db, row.id),
      await store.listAnswers(db, row.id),
      await asked(row),
      await store.listColumns(db, row.companyId),
      await store.listSteps(db, row.id),
    ];
    const { title, slug, locality, countryCode } = row;
    return {
      job: { title, slug, open: isOpen(row), locality, country: countryCode && countryName(countryCode) },
      company: { name: row.companyName, username: row.companyUsername, logo_url: logoUrl(row.logoFileId) },
      applied_at: row.appliedAt.toISOString(),
      stage: columns.find(({ id }) => id === row.groupId)?.name ?? '',
      stage_since: row.stageSince.toISOString(),
      stages: stagesOf(row, columns, steps),
      outcome: row.outcome,
      withdrawn_at: row.withdrawnAt?.toISOString() ?? null,
      timeline: [received(row), ...steps.flatMap(toEvent)],
      assessment: evaluation ? assessmentOf(row, evaluation) : null,
      sent: row.snapshot as SentApplication,
      questions: answers,
      unanswered,
      cv: row.resumeName === null ? null : { name: row.resumeName },
      claimable: row.candidateUserId === null,
      claimable_by_you: row.candidateUserId === null && viewer?.role === 'candidate' && row.email === viewer.email,
      // Whoever wrote somebody's e-mail as a guest holds this link too, and must not learn what its owner has sent.
      superseded: row.disputedAt !== null && row.email !== null && row.email === viewer?.email,
    };
  }

  return {
    find,
    show,
    async open(receipt: string, viewer: SessionUser | null): Promise<ReceiptView> {
      return show(await find(receipt), viewer);
    },
    /** The employer keeps the card, marked as withdrawn. Withdrawing twice changes nothing. */
    async withdraw(receipt: string, viewer: SessionUser | null): Promise<ReceiptView> {
      const row = await find(receipt);
      // Otherwise a withdrawal would wipe out the time that has to pass after a fail.
      if (row.outcome === 'failed') {
        throw new AppError('invalid', { message: ALREADY_DECIDED, errors: { form: [ALREADY_DECIDED] } });
      }
      await inTransaction((tx) => withdraw(tx, row));
      return show(await find(receipt), viewer);
    },
    /** Answered once: what the employer has read does not change any more. */
    async answer(receipt: string, answers: Answers, viewer: SessionUser | null): Promise<ReceiptView> {
      const row = await find(receipt);
      const questions = await asked(row);
      if (questions.length === 0) throw new AppError('conflict', { message: ALREADY_ANSWERED });
      const issues = wizardAnswerFields.rule(answers, { questions, today: today() });
      if (issues.length > 0) {
        const errors = issues.map(({ path, message }) => [['answers', ...path].join('.'), [message]]);
        throw new AppError('invalid', { errors: Object.fromEntries(errors) });
      }
      const given = questions.map(({ id }) => ({ questionId: id, answer: answers[id]?.trim() ?? '' }));
      await inTransaction(async (tx) => {
        const written = await store.writeAnswers(tx, row.id, given);
        if (written < given.length) throw new AppError('conflict', { message: ALREADY_ANSWERED });
      });
      return show(row, viewer);
    },
  };
}
export type ReceiptService = ReturnType<typeof createReceiptService>;

function received({ appliedAt }: store.ReceiptRow): ReceiptView['timeline'][number] {
  return { at: appliedAt.toISOString(), event: 'received', to: null, by_person: true };
}

/** Coming into the first column is the receipt itself; an outcome is told when it says something. */
function toEvent({ at, kind, from, to, byPerson }: Step): ReceiptView['timeline'] {
  const event = (name: ReceiptView['timeline'][number]['event'], person = byPerson) => [
    { at: at.toISOString(), event: name, to: kind === 'ai_score' ? null : to, by_person: person },
  ];
  if (kind === 'ai_score') return event('assessed');
  if (kind === 'stage') return from === null ? [] : event('moved');
  if (to === 'withdrawn') return event('withdrawn', true);
  return to === 'under_review' ? [] : event('outcome');
}

/** The way to the end, with when this application came by, whatever a column was called then. Not selected is shown to whom it concerns. */
function stagesOf(row: store.ReceiptRow, columns: Column[], steps: Step[]): ReceiptView['stages'] {
  const reached = new Map<number, Date>();
  for (const { toGroupId, at } of steps) if (toGroupId !== null) reached.set(toGroupId, at);
  const first = columns.find(({ fixed }) => fixed === 'new');
  if (first) reached.set(first.id, row.appliedAt);
  return columns
    .filter(({ id, fixed }) => fixed !== 'not_selected' || id === row.groupId)
    .map(({ id, name }) => ({
      name,
      reached_at: reached.get(id)?.toISOString() ?? null,
      current: id === row.groupId,
    }));
}

function assessmentOf(row: store.ReceiptRow, evaluation: Evaluation): NonNullable<ReceiptView['assessment']> {
  const { overall, category, sections, evaluator, version, createdAt } = evaluation;
  return {
    score: overall,
    category,
    pass_mark: row.passMark,
    mode: row.mode,
    evaluator: { id: evaluator, version },
    assessed_at: createdAt.toISOString(),
    sections: row.showsSectionScores
      ? SECTIONS.flatMap((section) => {
          const result = sections[section];
          return result ? [{ section, category: scoreCategory(result.score), ...result }] : [];
        })
      : [],
  };
}
