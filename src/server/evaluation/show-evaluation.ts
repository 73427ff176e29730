import type { SentApplication } from '#shared/applications/sent-application.ts';
import type { EvaluationView } from '#shared/evaluation/evaluation.contract.ts';
import { COMPARED_SECTIONS, MANAGER_SECTIONS } from '#shared/evaluation/evaluation.values.ts';
import { managerOverall, managerScore } from '#shared/evaluation/manager-scores.ts';
import type { SessionUser } from '#shared/identity/identity.contract.ts';
import type { Words } from '#shared/kernel/messages.ts';
import { withoutPastedTags } from '#shared/kernel/rich-text.ts';
import { applicantPhotoAddress } from '#shared/profiles/photo-address.ts';
import { commentInWords } from '#shared/screening/comment-words.ts';
import { SECTIONS } from '#shared/screening/score.ts';
import type { listAnswers, listEducations, listExperiences } from '../applications/applications.api.ts';
import { nameWhileHidden } from '../applications/blind/blind.ts';
import { identityIn, languagesWithoutNative } from '../applications/blind/identity.ts';
import type { EvaluationRow as AiRow } from '../screening/screening.api.ts';
import type { Applicant } from './applicant.store.ts';
import type { Review } from './reviews.store.ts';
import { showScorecards } from './show-scorecards.ts';
import { ownOf } from './states.ts';

type Sent = {
  educations: Awaited<ReturnType<typeof listEducations>>;
  experiences: Awaited<ReturnType<typeof listExperiences>>;
  answers: Awaited<ReturnType<typeof listAnswers>>;
};
type Scores = 'mine' | 'others' | 'means' | 'ai_hidden' | 'ai_evaluation' | 'differences';
type OfApplicant = Omit<EvaluationView, 'success' | 'assignees' | 'state' | 'my_state' | Scores>;

const monthOf = (date: string | null) => date?.slice(0, 7) ?? null;

type Say = (text: string) => string;
type Look = { user: SessionUser; isBlind: boolean; say: Say; words: Words };

/** Returns a function that masks in a text whatever identifies the applicant. */
export function maskFor({ name, candidate, snapshot }: Applicant): Say {
  return identityIn({
    sent: snapshot as SentApplication,
    names: [name, candidate.name],
    addresses: [candidate.address],
    cities: [candidate.city],
  });
}

/** Shows the application. Contact details that it lacks are taken from the profile. */
export function showApplicant(
  applicant: Applicant,
  { educations, experiences, answers }: Sent,
  { user: reader, isBlind, say, words }: Look,
) {
  const { candidate, id } = applicant;
  const sent = applicant.snapshot as SentApplication;
  const { email, phone, address, city, bio } = sent.personalInfo;
  const where = [address || candidate.address, city || candidate.city].filter(Boolean).join(', ');
  const sayOrNone = (text: string | null) => text && say(text);
  /** Leaves out a value that identifies the applicant. */
  const unlessBlind = <T>(value: T): T | null => (isBlind ? null : value);
  // A withdrawn application is no longer evaluated, so reviewers lose access to its CV.
  const hasResume = !isBlind && (applicant.outcome !== 'withdrawn' || reader.role === 'admin');
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
      description: applicant.description,
      skills: applicant.jobSkills,
    },
    cover_letter: say(applicant.coverLetter),
    blind: isBlind,
    appliedcandidate: {
      id: unlessBlind(candidate.id),
      user: {
        name: isBlind ? words(nameWhileHidden(id)) : applicant.name,
        email: unlessBlind(email || candidate.email),
        phone: unlessBlind(phone || candidate.phone),
        address: unlessBlind(where || null),
        photo: candidate.photoFileId === null || isBlind ? null : applicantPhotoAddress(id, candidate.photoFileId),
      },
    },
    profession: sayOrNone(applicant.profession),
    bio: say(withoutPastedTags(bio)),
    educations: educations.map((one) => ({
      id: one.id,
      degree: say(one.degree),
      level: one.level,
      major: sayOrNone(one.major),
      // Where and when somebody studied reveals their age and origin.
      institution: unlessBlind(one.institution) ?? '',
      country: unlessBlind(one.countryCode),
      start: unlessBlind(monthOf(one.startDate)),
      end: unlessBlind(monthOf(one.endDate)),
      current: one.current,
      award_year: one.endDate ? unlessBlind(Number(one.endDate.slice(0, 4))) : null,
      notes: sayOrNone(one.notes),
    })),
    experiences: experiences.map((one) => ({
      id: one.id,
      designation: say(one.designation),
      company: say(one.company),
      department: sayOrNone(one.department),
      location: unlessBlind(one.location),
      employment_type: one.employmentType,
      start: monthOf(one.startDate),
      end: monthOf(one.endDate),
      current: one.current,
      responsibilities: say(one.responsibilities),
      accomplishments: sayOrNone(one.accomplishments),
    })),
    skills: sent.skills.map(say),
    trainings: sent.trainings.map(({ name, organization, startDate, endDate, current, description }) => ({
      name: say(name),
      organization: say(organization),
      start: startDate,
      end: endDate,
      current,
      description: sayOrNone(description),
    })),
    languages: isBlind ? languagesWithoutNative(sent) : sent.languages,
    additional_info: {
      certifications: sayOrNone(sent.additionalInfo?.certifications ?? null),
      awards: sayOrNone(sent.additionalInfo?.awards ?? null),
    },
    answers: answers.map(({ question, answer }) => ({ question, answer: sayOrNone(answer) })),
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

type Seen = { readerId: number; ai: AiRow | undefined; isHidden: boolean; say: Say };
type Saying = { words: Words; locale: string };

function showAi({ overall, category, sections, evaluator, version, createdAt }: AiRow, say: Say, saying: Saying) {
  return {
    score: overall,
    category,
    sections: SECTIONS.map((section) => ({
      section,
      score: sections[section]?.score ?? null,
      comment: say(commentInWords(sections[section]?.comment ?? '', 'employer', saying)),
      evidence: (sections[section]?.evidence ?? []).map(say).filter(Boolean),
    })),
    evaluator: { id: evaluator, version },
    evaluated_at: createdAt.toISOString(),
  };
}

/**
 * The scorecards side by side. The system's evaluation is included only once it cannot influence the reader any more.
 */
export function showScores(reviews: readonly Review[], { readerId, ai, isHidden, say }: Seen, saying: Saying) {
  const mine = ownOf(reviews, readerId);
  const others = reviews.filter(({ reviewerId }) => reviewerId !== readerId);
  const shown = ai && !isHidden ? ai : null;
  return {
    ...showScorecards(reviews, readerId, say),
    ai_hidden: isHidden && ai !== undefined,
    ai_evaluation: shown && showAi(shown, say, saying),
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
