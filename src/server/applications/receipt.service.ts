import { applicationsRefusal } from '#shared/applications/applications-refusals.texts.ts';
import type { ReceiptView } from '#shared/applications/receipt.contract.ts';
import type { SentApplication } from '#shared/applications/sent-application.ts';
import { stageMessage } from '#shared/applications/stages.texts.ts';
import { type Answers, wizardAnswerFields } from '#shared/applications/wizard/letter-and-answers.ts';
import type { SessionUser } from '#shared/identity/identity.contract.ts';
import { today } from '#shared/kernel/dates.ts';
import { AppError } from '#shared/kernel/errors.ts';
import type { Words } from '#shared/kernel/messages.ts';
import { countryCodeOf, countryName } from '#shared/reference/countries.ts';
import type { Locale } from '#shared/reference/languages.ts';
import { commentInWords } from '#shared/screening/comment-words.ts';
import { SECTIONS, scoreCategory } from '#shared/screening/score.ts';
import type { Db } from '../db/database.ts';
import type { JobsService } from '../jobs/jobs.service.ts';
import { isOpen, logoUrl } from '../jobs/show-job.ts';
import { digestOf } from '../kernel/secrets.ts';
import type { InTransaction } from '../kernel/transactions.ts';
import type { Settings } from '../reference/settings.ts';
import { type EvaluationRow, listEvaluations } from '../screening/screening.store.ts';
import * as store from './receipt.store.ts';
import { withdraw } from './stages/stages.service.ts';

const ALREADY_ANSWERED = applicationsRefusal('refusal.already_answered');
const DAY_MS = 24 * 60 * 60 * 1000;
/** A secret is longer, and not made of digits alone. */
const NUMBER = /^[1-9]\d{0,14}$/;
const ALREADY_DECIDED = applicationsRefusal('refusal.already_decided');

type Step = Awaited<ReturnType<typeof store.listSteps>>[number];
type Column = Awaited<ReturnType<typeof store.listColumns>>[number];

/** Who opens a receipt, and in what language. Nobody need be signed in. */
export type ReceiptReader = { user: SessionUser | null; words: Words; locale: Locale };

type Parts = { db: Db; inTransaction: InTransaction; settings: Settings; jobs: JobsService };

/** For whoever holds the link of an application; nothing else is asked for. Its own account needs the number only. */
export function createReceiptService({ db, inTransaction, settings, jobs }: Parts) {
  async function find(receipt: string, viewer: SessionUser | null): Promise<store.ReceiptRow> {
    const row = NUMBER.test(receipt)
      ? viewer && (await store.findOwn(db, Number(receipt), viewer.id))
      : await store.findByReceipt(db, digestOf(receipt));
    if (!row) throw new AppError('not_found');
    return row;
  }

  /** Whoever has withdrawn is asked nothing more. */
  async function asked({ id, outcome }: store.ReceiptRow) {
    return outcome === 'withdrawn' ? [] : store.listUnanswered(db, id);
  }

  /** Whom the score turned away learns when to come back, and where else to go. */
  async function whatNext(row: store.ReceiptRow): Promise<Pick<ReceiptView, 'apply_again_from' | 'similar'>> {
    if (row.outcome !== 'failed') return { apply_again_from: null, similar: [] };
    const { cooldown_days: days } = await settings.values();
    const from = new Date(row.appliedAt.getTime() + days * DAY_MS).toISOString();
    const isOpenThen = isOpen(row) && (row.deadline === null || row.deadline >= from.slice(0, 10));
    return { apply_again_from: isOpenThen ? from : null, similar: await jobs.similarTo(row.slug) };
  }

  async function show(row: store.ReceiptRow, reader: ReceiptReader): Promise<ReceiptView> {
    const [[evaluation], answers, unanswered, columns, steps] = [
      await listEvaluations(db, [row.id]),
      await store.listAnswers(db, row.id),
      await asked(row),
      await store.listColumns(db, row.companyId),
      await store.listSteps(db, row.id),
    ];
    const { title, slug, locality, countryCode } = row;
    const { user, words, locale } = reader;
    const stageName = (name: string) => words(stageMessage(name));
    return {
      job: { title, slug, open: isOpen(row), locality, country: countryCode && countryName(countryCode, locale) },
      company: { name: row.companyName, username: row.companyUsername, logo_url: logoUrl(row.logoFileId) },
      applied_at: row.appliedAt.toISOString(),
      stage: stageName(columns.find(({ id }) => id === row.groupId)?.name ?? ''),
      stage_since: row.stageSince.toISOString(),
      stages: stagesOf(row, columns, steps).map((stage) => ({ ...stage, name: stageName(stage.name) })),
      outcome: row.outcome,
      withdrawn_at: row.withdrawnAt?.toISOString() ?? null,
      timeline: [received(row), ...steps.flatMap(toEvent)].map((event) =>
        event.event === 'moved' && event.to !== null ? { ...event, to: stageName(event.to) } : event,
      ),
      assessment: evaluation ? assessmentOf(row, evaluation, reader) : null,
      sent: withCountryName(row.snapshot as SentApplication, locale),
      questions: answers,
      unanswered,
      cv: row.resumeName === null ? null : { name: row.resumeName },
      claimable: row.candidateUserId === null,
      claimable_by_you: row.candidateUserId === null && user?.role === 'candidate' && row.email === user.email,
      // Whoever wrote somebody's e-mail as a guest holds this link too, and must not learn what its owner has sent.
      superseded: row.disputedAt !== null && row.email !== null && row.email === user?.email,
      ...(await whatNext(row)),
    };
  }

  return {
    find,
    show,
    async open(receipt: string, reader: ReceiptReader): Promise<ReceiptView> {
      return show(await find(receipt, reader.user), reader);
    },
    /** The employer keeps the card, marked as withdrawn. Withdrawing twice changes nothing. */
    async withdraw(receipt: string, reader: ReceiptReader): Promise<ReceiptView> {
      const row = await find(receipt, reader.user);
      // Otherwise a withdrawal would wipe out the time that has to pass after a fail.
      if (row.outcome === 'failed') {
        throw new AppError('invalid', { message: ALREADY_DECIDED, errors: { form: [ALREADY_DECIDED] } });
      }
      await inTransaction((tx) => withdraw(tx, row));
      return show(await find(receipt, reader.user), reader);
    },
    /** Answered once: what the employer has read does not change any more. */
    async answer(receipt: string, answers: Answers, reader: ReceiptReader): Promise<ReceiptView> {
      const row = await find(receipt, reader.user);
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
      return show(row, reader);
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

/** What was sent names a country by its code. */
function withCountryName(sent: SentApplication, locale: Locale): SentApplication {
  const { country } = sent.personalInfo;
  const code = country && countryCodeOf(country);
  return code ? { ...sent, personalInfo: { ...sent.personalInfo, country: countryName(code, locale) } } : sent;
}

function assessmentOf(
  row: store.ReceiptRow,
  { overall, category, sections, evaluator, version, createdAt }: EvaluationRow,
  reader: ReceiptReader,
): NonNullable<ReceiptView['assessment']> {
  const shown = SECTIONS.flatMap((section) => {
    const result = sections[section];
    if (!result) return [];
    const { score, weight = null, comment, evidence } = result;
    return [
      {
        section,
        score,
        category: score === null ? null : scoreCategory(score),
        weight,
        comment: commentInWords(comment, 'candidate', reader),
        evidence,
      },
    ];
  });
  return {
    score: overall,
    category,
    pass_mark: row.passMark,
    mode: row.mode,
    evaluator: { id: evaluator, version },
    assessed_at: createdAt.toISOString(),
    sections: row.showsSectionScores ? shown : [],
    together: row.showsSectionScores ? togetherOf(shown) : null,
  };
}

/** Null where an earlier version of the evaluator did not say what the sections weigh. */
function togetherOf(sections: readonly { score: number | null; weight: number | null }[]): number | null {
  if (sections.some(({ weight }) => weight === null)) return null;
  return Math.round(sections.reduce((sum, { score, weight }) => sum + (score ?? 0) * (weight ?? 0), 0));
}
