import { applicationsRefusal } from '#shared/applications/applications-refusals.texts.ts';
import { type PublicStage, publicStageMessage, publicWay, stateOf } from '#shared/applications/public-stages.ts';
import type { ReceiptView } from '#shared/applications/receipt.contract.ts';
import type { SentApplication } from '#shared/applications/sent-application.ts';
import { type Answers, wizardAnswerFields } from '#shared/applications/wizard/letter-and-answers.ts';
import type { SessionUser } from '#shared/identity/identity.contract.ts';
import { today } from '#shared/kernel/dates.ts';
import { AppError } from '#shared/kernel/errors.ts';
import type { Locale } from '#shared/kernel/languages.ts';
import type { Words } from '#shared/kernel/messages.ts';
import { countryCodeOf, countryName } from '#shared/reference/countries.ts';
import { languageName } from '#shared/reference/language-name.ts';
import { commentInWords } from '#shared/screening/comment-words.ts';
import { SECTIONS, scoreCategory } from '#shared/screening/score.ts';
import type { Db } from '../db/database.ts';
import type { JobsService } from '../jobs/jobs.service.ts';
import { isOpen, logoUrl } from '../jobs/show-job.ts';
import { digestOf } from '../kernel/secrets.ts';
import type { InTransaction } from '../kernel/transactions.ts';
import { phoneInGroups } from '../profiles/phone-number.ts';
import type { Settings } from '../reference/settings.ts';
import { type EvaluationRow, listEvaluations } from '../screening/screening.api.ts';
import * as store from './receipt.store.ts';
import { withdraw } from './stages/stages.service.ts';

const ALREADY_ANSWERED = applicationsRefusal('refusal.already_answered');
const DAY_MS = 24 * 60 * 60 * 1000;
/** An id; a secret is longer and does not consist of digits alone. */
const NUMBER = /^[1-9]\d{0,14}$/;

type Happened = Awaited<ReturnType<typeof store.listEvents>>[number];

/** The reader of a receipt, signed in or not, and their language. */
export type ReceiptReader = { user: SessionUser | null; words: Words; locale: Locale };

type Parts = { db: Db; inTransaction: InTransaction; settings: Settings; jobs: JobsService };

/**
 * A receipt opens with the application's private link, without signing in. The candidate's own account needs only the
 * id.
 */
export function createReceiptService({ db, inTransaction, settings, jobs }: Parts) {
  async function find(receipt: string, viewer: SessionUser | null): Promise<store.ReceiptRow> {
    const row = NUMBER.test(receipt)
      ? viewer && (await store.findOwn(db, Number(receipt), viewer.id))
      : await store.findByReceipt(db, digestOf(receipt));
    if (!row) throw new AppError('not_found');
    return row;
  }

  /** The questions that still have no answer. None after a withdrawal. */
  async function asked({ id, outcome }: store.ReceiptRow) {
    return outcome === 'withdrawn' ? [] : store.listUnanswered(db, id);
  }

  /** After a rejection: similar jobs, and after one by score also when the candidate can apply again. */
  async function whatNext(
    row: store.ReceiptRow,
    stage: PublicStage,
  ): Promise<Pick<ReceiptView, 'apply_again_from' | 'similar'>> {
    const isByScore = row.outcome === 'failed';
    const isRejected = isByScore || (stage === 'closed' && row.outcome !== 'withdrawn');
    const similar = isRejected ? await jobs.similarTo(row.slug) : [];
    if (!isByScore) return { apply_again_from: null, similar };
    const { cooldown_days: days } = await settings.values();
    const from = new Date(row.appliedAt.getTime() + days * DAY_MS).toISOString();
    const isOpenThen = isOpen(row) && (row.deadline === null || row.deadline >= from.slice(0, 10));
    return { apply_again_from: isOpenThen ? from : null, similar };
  }

  async function show(row: store.ReceiptRow, reader: ReceiptReader): Promise<ReceiptView> {
    const [[evaluation], answers, unanswered, columns, happened] = [
      await listEvaluations(db, [row.id]),
      await store.listAnswers(db, row.id),
      await asked(row),
      await store.listColumns(db, row.companyId),
      await store.listEvents(db, row.id),
    ];
    const { title, slug, locality, countryCode } = row;
    const { user, words, locale } = reader;
    const stageOf = new Map(columns.map(({ id, publicStage }) => [id, publicStage]));
    const current = stageOf.get(row.groupId) ?? 'in_review';
    const stageName = (stage: PublicStage) => words(publicStageMessage(stage));
    return {
      job: { title, slug, open: isOpen(row), locality, country: countryCode && countryName(countryCode, locale) },
      company: { name: row.companyName, username: row.companyUsername, logo_url: logoUrl(row.logoFileId) },
      applied_at: row.appliedAt.toISOString(),
      stage: stageName(current),
      public_stage: current,
      stage_since: row.publicSince.toISOString(),
      stages: stagesOf(row, publicWay(columns, current), publicSteps(happened, stageOf))
        // Stages that a closed application has not reached are left out, because it will never reach them.
        .filter(({ stage, reachedAt }) => current !== 'closed' || stage === current || reachedAt !== null)
        .map(({ stage, reachedAt }) => ({
          name: stageName(stage),
          reached_at: reachedAt?.toISOString() ?? null,
          current: stage === current,
        })),
      outcome: row.outcome,
      state: stateOf(row.outcome, current),
      answer_by: stateOf(row.outcome, current) === 'in_progress' ? (row.answerDueAt?.toISOString() ?? null) : null,
      withdrawn_at: row.withdrawnAt?.toISOString() ?? null,
      timeline: [
        // Always first: its time is rounded up to a millisecond, while the others are more exact, so sorting could
        // place it later.
        received(row),
        ...[
          ...happened.flatMap(toEvent),
          ...publicSteps(happened, stageOf).map(({ stage, at, byPerson }) => moved(at, stageName(stage), byPerson)),
        ].sort((a, b) => a.at.localeCompare(b.at)),
      ],
      assessment: evaluation ? assessmentOf(row, evaluation, reader) : null,
      sent: namedIn(locale, row.snapshot as SentApplication),
      questions: answers,
      unanswered,
      cv: cvOf(row, user),
      claimable: row.candidateUserId === null,
      claimable_by_you: row.candidateUserId === null && user?.role === 'candidate' && row.email === user.email,
      // Somebody who applied as a guest with this email has the link too, and must not learn what its owner has sent.
      superseded: row.disputedAt !== null && row.email !== null && row.email === user?.email,
      ...(await whatNext(row, current)),
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
      await inTransaction((tx) => withdraw(tx, row));
      return show(await find(receipt, reader.user), reader);
    },
    /** Each question can be answered once: answers that the employer may have read do not change. */
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
        await tx.record({
          type: 'application.answered',
          applicationId: row.id,
          companyId: row.companyId,
          actorId: null,
        });
      });
      return show(row, reader);
    },
  };
}
export type ReceiptService = ReturnType<typeof createReceiptService>;

function received({ appliedAt }: store.ReceiptRow): ReceiptView['timeline'][number] {
  return { at: appliedAt.toISOString(), event: 'received', to: null, by_person: true };
}

type Event = ReceiptView['timeline'][number];

function moved(at: Date, to: string, byPerson: boolean): Event {
  return { at: at.toISOString(), event: 'moved', to, by_person: byPerson };
}

/**
 * Only outcomes that tell the candidate something become an event. Arrivals in a column are shown as public stages
 * instead.
 */
function toEvent(happened: Happened): Event[] {
  const at = happened.at.toISOString();
  switch (happened.type) {
    case 'application.scored':
      return [{ at, event: 'assessed', to: null, by_person: happened.byPerson }];
    case 'application.withdrawn':
      return [{ at, event: 'withdrawn', to: 'withdrawn', by_person: true }];
    case 'application.decided':
      if (happened.data.to === 'under_review') return [];
      return [{ at, event: 'outcome', to: happened.data.to, by_person: happened.byPerson }];
    case 'application.submitted':
    case 'application.moved':
      return [];
  }
}

type PublicStep = { stage: PublicStage; at: Date; byPerson: boolean };

/**
 * The moves that a candidate sees: from one public stage to another. Moves within a stage are left out, and so are
 * moves to columns that have been deleted since.
 */
function publicSteps(all: readonly Happened[], stageOf: ReadonlyMap<number, PublicStage>): PublicStep[] {
  const shown: PublicStep[] = [];
  let before: PublicStage = 'received';
  for (const { type, data, at, byPerson } of all) {
    const reached = type === 'application.submitted' || type === 'application.moved' ? data.to.id : null;
    const stage = reached === null ? undefined : stageOf.get(reached);
    if (stage === undefined || stage === before) continue;
    shown.push({ stage, at, byPerson });
    before = stage;
  }
  return shown;
}

/** The stages shown to the candidate, each with the date when this application last reached it. */
function stagesOf(row: store.ReceiptRow, way: readonly PublicStage[], steps: readonly PublicStep[]) {
  const reached = new Map<PublicStage, Date>([['received', row.appliedAt]]);
  for (const { stage, at } of steps) reached.set(stage, at);
  return way.map((stage) => ({ stage, reachedAt: reached.get(stage) ?? null }));
}

/** The application with the names of its country and languages in the reader's language. */
function cvOf(
  { resumeId, resumeName, candidateUserId }: store.ReceiptRow,
  user: SessionUser | null,
): ReceiptView['cv'] {
  if (resumeId === null || resumeName === null) return null;
  const isOwn = user !== null && user.id === candidateUserId;
  return { name: resumeName, url: isOwn ? `/candidates/download/cv/${resumeId}` : null };
}

function namedIn(locale: Locale, sent: SentApplication): SentApplication {
  const { country } = sent.personalInfo;
  const code = country && countryCodeOf(country);
  return {
    ...sent,
    personalInfo: {
      ...sent.personalInfo,
      phone: sent.personalInfo.phone && phoneInGroups(sent.personalInfo.phone),
      ...(code && { country: countryName(code, locale) }),
    },
    languages: sent.languages.map((one) => ({ ...one, name: languageName(one.name, locale) })),
  };
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

/** Null if the evaluation was made by a version that did not store the weights. */
function togetherOf(sections: readonly { score: number | null; weight: number | null }[]): number | null {
  if (sections.some(({ weight }) => weight === null)) return null;
  return Math.round(sections.reduce((sum, { score, weight }) => sum + (score ?? 0) * (weight ?? 0), 0));
}
