import type { SentApplication } from '#shared/applications/sent-application.ts';
import type { EvaluationView } from '#shared/evaluation/evaluation.contract.ts';
import { COMPARED_SECTIONS, MANAGER_SECTIONS } from '#shared/evaluation/evaluation.values.ts';
import { managerOverall, managerScore } from '#shared/evaluation/manager-scores.ts';
import type { SessionUser } from '#shared/identity/identity.contract.ts';
import type { Words } from '#shared/kernel/messages.ts';
import { plainText } from '#shared/kernel/rich-text.ts';
import { applicantPhotoAddress } from '#shared/profiles/photo-address.ts';
import { commentInWords } from '#shared/screening/comment-words.ts';
import { SECTIONS } from '#shared/screening/score.ts';
import type { listAnswers, listEducations, listExperiences } from '../applications/sent.store.ts';
import type { EvaluationRow as AiRow } from '../screening/screening.store.ts';
import type { Applicant } from './applicant.store.ts';
import { allMeans } from './means.ts';
import type { Review } from './reviews.store.ts';
import { showEntry } from './scorecards.service.ts';
import { ownOf } from './states.ts';

type Sent = {
  educations: Awaited<ReturnType<typeof listEducations>>;
  experiences: Awaited<ReturnType<typeof listExperiences>>;
  answers: Awaited<ReturnType<typeof listAnswers>>;
};
type Scores = 'mine' | 'others' | 'means' | 'ai_hidden' | 'ai_evaluation' | 'differences';
type OfApplicant = Omit<EvaluationView, 'success' | 'assignees' | 'state' | 'my_state' | Scores>;

const monthOf = (date: string | null) => date?.slice(0, 7) ?? null;

/** What was sent. What the application does not say of how to reach somebody, the profile may. */
export function showApplicant(applicant: Applicant, { educations, experiences, answers }: Sent, reader: SessionUser) {
  const { candidate, id } = applicant;
  const sent = applicant.snapshot as SentApplication;
  const { email, phone, address, city, bio } = sent.personalInfo;
  const where = [address || candidate.address, city || candidate.city].filter(Boolean).join(', ');
  // A withdrawn application is no longer under evaluation: its CV is not for reviewers any more.
  const hasResume = applicant.outcome !== 'withdrawn' || reader.role === 'admin';
  return {
    application: {
      id,
      applied_at: applicant.appliedAt.toISOString(),
      withdrawn_at: applicant.withdrawnAt?.toISOString() ?? null,
    },
    job: {
      id: applicant.jobId,
      title: applicant.title,
      slug: applicant.slug,
      company: { id: applicant.companyId, name: applicant.company },
    },
    cover_letter: applicant.coverLetter,
    appliedcandidate: {
      id: candidate.id,
      user: {
        name: applicant.name,
        email: email || candidate.email,
        phone: phone || candidate.phone,
        address: where || null,
        photo: candidate.photoFileId === null ? null : applicantPhotoAddress(id, candidate.photoFileId),
      },
    },
    profession: applicant.profession,
    bio: plainText(bio),
    educations: educations.map((one) => ({
      id: one.id,
      degree: one.degree,
      level: one.level,
      major: one.major,
      institution: one.institution,
      country: one.countryCode,
      start: monthOf(one.startDate),
      end: monthOf(one.endDate),
      current: one.current,
      award_year: one.endDate ? Number(one.endDate.slice(0, 4)) : null,
      notes: one.notes,
    })),
    experiences: experiences.map((one) => ({
      id: one.id,
      designation: one.designation,
      company: one.company,
      department: one.department,
      location: one.location,
      employment_type: one.employmentType,
      start: monthOf(one.startDate),
      end: monthOf(one.endDate),
      current: one.current,
      responsibilities: one.responsibilities,
      accomplishments: one.accomplishments,
    })),
    skills: sent.skills,
    trainings: sent.trainings.map(({ name, organization, startDate, endDate, current, description }) => ({
      name,
      organization,
      start: startDate,
      end: endDate,
      current,
      description,
    })),
    languages: sent.languages,
    answers,
    resume:
      hasResume && applicant.resumeId !== null
        ? {
            id: applicant.resumeId,
            name: applicant.resumeName ?? '',
            is_pdf: applicant.resumeType === 'application/pdf',
          }
        : null,
  } satisfies OfApplicant;
}

type Seen = { readerId: number; ai: AiRow | undefined; isHidden: boolean };
type Saying = { words: Words; locale: string };

function showAi({ overall, category, sections, evaluator, version, createdAt }: AiRow, saying: Saying) {
  return {
    score: overall,
    category,
    sections: SECTIONS.map((section) => ({
      section,
      score: sections[section]?.score ?? null,
      comment: commentInWords(sections[section]?.comment ?? '', 'employer', saying),
      evidence: sections[section]?.evidence ?? [],
    })),
    evaluator: { id: evaluator, version },
    evaluated_at: createdAt.toISOString(),
  };
}

/** Scorecards side by side; the system's evaluation only once it can lead nobody any more. */
export function showScores(reviews: readonly Review[], { readerId, ai, isHidden }: Seen, saying: Saying) {
  const mine = ownOf(reviews, readerId);
  const others = reviews.filter(({ reviewerId }) => reviewerId !== readerId);
  const shown = ai && !isHidden ? ai : null;
  const show = (review: Review) => showEntry(review, review);
  return {
    mine: mine.map(show),
    others: [...new Set(others.map(({ reviewerId }) => reviewerId))].map((id) => {
      const theirs = others.filter(({ reviewerId }) => reviewerId === id);
      return { id, name: theirs[0]?.author ?? null, entries: theirs.map(show) };
    }),
    means: allMeans(reviews),
    ai_hidden: isHidden && ai !== undefined,
    ai_evaluation: shown && showAi(shown, saying),
    differences: COMPARED_SECTIONS.map((section) => {
      const own = managerScore(mine, section);
      const system = shown && (section === 'overall' ? shown.overall : (shown.sections[section]?.score ?? null));
      return {
        section,
        mine: own,
        others: section === 'overall' ? managerOverall(others, MANAGER_SECTIONS) : managerScore(others, section),
        ai: system,
        difference: own === null || system === null ? null : own - system,
      };
    }),
  } satisfies Pick<EvaluationView, Scores>;
}
