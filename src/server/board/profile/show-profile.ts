import type { SentApplication } from '#shared/applications/sent-application.ts';
import type { CandidateProfile } from '#shared/board/profile.contract.ts';
import type { Locale } from '#shared/kernel/languages.ts';
import { withoutPastedTags } from '#shared/kernel/rich-text.ts';
import { SOCIAL_LINKS, SOCIAL_NETWORKS, type SocialNetwork } from '#shared/profiles/profiles.values.ts';
import { countryCodeOf, countryName } from '#shared/reference/countries.ts';
import { languageName } from '#shared/reference/language-name.ts';
import { scoreCategory } from '#shared/screening/score.ts';
import type { CardFacts } from '../../applications/card-facts.ts';
import { isOpen } from '../../jobs/show-job.ts';
import type * as store from '../applicants/applicants.store.ts';
import { languagesIn, photoOf, type Sight, textIn } from '../applicants/applicants.ts';

type Item = { id: number; startDate: string | null; endDate: string | null; current: boolean };
type EducationItem = Item & {
  degree: string;
  level: string;
  major: string | null;
  institution: string;
  notes: string | null;
};
type ExperienceItem = Item & {
  designation: string;
  company: string;
  department: string | null;
  responsibilities: string;
  accomplishments: string | null;
};

/** Everything that is known; `showProfile` decides what is shown. */
export type ProfileSource = {
  name: string;
  candidate: store.CandidateRow;
  applicant: store.Applicant | null;
  sent: SentApplication;
  educations: EducationItem[];
  experiences: ExperienceItem[];
  /** Computed from the entries. */
  levels: Pick<CardFacts, 'experienceLevel' | 'educationLevel'>;
  answers: { question: string; answer: string | null }[];
};

type Part = Omit<CandidateProfile, 'name' | 'message_button' | 'groups' | 'application'>;

const monthOf = (date: string | null) => date?.slice(0, 7) ?? null;

/**
 * The application comes first, then the profile. What the reader may not see is removed here on the server, not in the
 * page.
 */
export function showProfile(source: ProfileSource, sight: Sight, locale: Locale): Part {
  const { candidate, applicant, sent, educations, experiences, answers } = source;
  const more = sent.additionalInfo;
  const social = { ...candidate.socialInfo, ...(more?.linkedin && { linkedin: more.linkedin }) };
  const say = textIn(sight, source);
  const sayOrNone = (text: string | null | undefined) => (text ? say(text) || null : null);
  /** Leaves out a value that identifies the candidate. */
  const onlyWhole = <T>(value: T | null | undefined): T | null => (sight === 'whole' ? (value ?? null) : null);
  const unlessErased = <T>(value: T | null | undefined): T | null => (sight === 'erased' ? null : (value ?? null));
  const entries = <T>(list: readonly T[]): readonly T[] => (sight === 'erased' ? [] : list);
  const named = (name: string, index: number) => ({ id: index + 1, name: say(name) });

  // An erased person has no snapshot at all.
  const person: Partial<SentApplication['personalInfo']> = sent.personalInfo ?? {};
  const country = (person.country && countryCodeOf(person.country)) || candidate.countryCode;
  const profession = unlessErased(applicant?.profession ?? candidate.profession);
  const experience = unlessErased(source.levels.experienceLevel);
  const education = unlessErased(source.levels.educationLevel);
  const address = [person.address || candidate.address, person.city || candidate.city].filter(Boolean).join(', ');

  return {
    username: onlyWhole(candidate.username),
    social_info: Object.fromEntries(SOCIAL_NETWORKS.map((network) => [network, onlyWhole(social[network])])) as Record<
      SocialNetwork,
      string | null
    >,
    contact_info: {
      phone: onlyWhole(person.phone || candidate.phone),
      secondary_phone: onlyWhole(candidate.secondaryPhone),
      email: onlyWhole(person.email || candidate.email),
      address: onlyWhole(address || null),
      country: onlyWhole(country && { name: countryName(country, locale) }) || null,
    },
    candidate: {
      id: sight === 'blind' ? null : candidate.id,
      photo: applicant && photoOf(sight, applicant.id, candidate),
      profession: profession ? { name: say(profession) } : null,
      bio: say(withoutPastedTags(person.bio || candidate.bio)),
      cover_letter: { cover_letter: say(sent.cover_letter) },
      social_info: (onlyWhole(candidate.socialLinks) ?? []).slice(0, SOCIAL_LINKS.max).map(({ url }) => ({ url })),
      experiences: entries(experiences).map((one) => ({
        id: one.id,
        designation: say(one.designation),
        company: say(one.company),
        department: sayOrNone(one.department),
        responsibilities: say(one.responsibilities),
        accomplishments: sayOrNone(one.accomplishments),
        formatted_start: monthOf(one.startDate),
        formatted_end: monthOf(one.endDate),
        current: one.current,
      })),
      educations: entries(educations).map((one) => ({
        id: one.id,
        degree: say(one.degree),
        level: one.level,
        // Where and when somebody studied reveals their age and origin.
        year: one.endDate ? onlyWhole(Number(one.endDate.slice(0, 4))) : null,
        institution: onlyWhole(one.institution),
        major: sayOrNone(one.major),
        current: one.current,
        notes: sayOrNone(one.notes),
      })),
      trainings: entries(sent.trainings).map((one, index) => ({
        ...named(one.name, index),
        organization: say(one.organization),
        description: sayOrNone(one.description),
      })),
      skills: entries(sent.skills).map(named),
      languages: languagesIn(sight, sent).map(({ name, proficiency }, index) => ({
        id: index + 1,
        name: languageName(name, locale),
        proficiency,
      })),
      additional_info: {
        certifications: sayOrNone(more?.certifications),
        awards: sayOrNone(more?.awards),
        portfolio: onlyWhole(more?.portfolio),
        linkedin: onlyWhole(more?.linkedin),
      },
    },
    birth_date: onlyWhole(person.dateOfBirth || candidate.birthDate),
    marital_status: onlyWhole(candidate.maritalStatus),
    gender: onlyWhole(candidate.gender),
    experience: experience && { name: experience },
    education: education && { name: education },
    whatsapp_number: onlyWhole(candidate.whatsappNumber),
    website: onlyWhole(candidate.website),
    answers: entries(answers).map(({ question, answer }) => ({ question, answers: say(answer ?? '') })),
    candidate_resume_id: onlyWhole(applicant?.resumeId),
    resume:
      onlyWhole(applicant?.resumeName) === null
        ? null
        : { name: applicant?.resumeName ?? '', is_pdf: applicant?.resumeType === 'application/pdf' },
    candidate_deleted: sight === 'erased',
    blind: sight === 'blind',
  };
}

export function showApplication(applicant: store.Applicant): NonNullable<CandidateProfile['application']> {
  const { aiScore, managerScore } = applicant;
  return {
    id: applicant.id,
    version: applicant.version,
    group_id: applicant.groupId,
    stage: applicant.stage,
    outcome: applicant.outcome,
    applied_at: applicant.appliedAt.toISOString(),
    stage_since: applicant.stageSince.toISOString(),
    withdrawn_at: applicant.withdrawnAt?.toISOString() ?? null,
    disputed_at: applicant.disputedAt?.toISOString() ?? null,
    ai_evaluation:
      aiScore === null ? null : { ai_score_percentage: aiScore, ai_overall_category: scoreCategory(aiScore) },
    human_evaluation:
      managerScore === null
        ? null
        : { manager_overall_score: managerScore, manager_overall_category: scoreCategory(managerScore) },
    being_scored: applicant.beingScored,
    imported:
      applicant.importedFrom === null || applicant.importedAt === null
        ? null
        : { from: applicant.importedFrom, at: applicant.importedAt.toISOString() },
    job: {
      id: applicant.jobId,
      title: applicant.title,
      slug: applicant.slug,
      status: applicant.status,
      open: isOpen(applicant),
    },
  };
}
