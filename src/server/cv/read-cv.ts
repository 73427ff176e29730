import type { CvReading, CvWarning, ReadCv } from '#shared/cv/cv.contract.ts';
import { codePoints } from '#shared/kernel/code-points.ts';
import { BIO } from '#shared/profiles/sections/section.values.ts';
import { findEmail, findHome, findLinks, findPhone } from './contact.ts';
import { type Flow, wordCount } from './cv-text.ts';
import { readEducations } from './educations.ts';
import { isSentence, joinBody } from './entry-lines.ts';
import { readExperiences } from './experiences.ts';
import { withGuessedSections } from './guess-sections.ts';
import type { SectionKind } from './headings.ts';
import { findSpokenLanguages, readLanguages } from './languages.ts';
import { mendLines } from './mend-lines.ts';
import { findName } from './person-name.ts';
import { type Section, toSections } from './sections.ts';
import { findMentionedSkills, readSkills } from './skills.ts';
import { unfoldTables } from './tables.ts';
import { readTrainings } from './trainings.ts';

const MOST_ENTRIES = 20;
const MOST_RESPONSIBILITIES = 2_000;

type Options = { asOf: string; isCut: boolean };

/** Reads the fields of the form out of a document's text. Deterministic: the same text gives the same fields. */
export function readFields(flows: readonly Flow[], { asOf, isCut }: Options): CvReading {
  const sections = withGuessedSections(toSections(flows.map(mendLines).map(unfoldTables)));
  const linesOf = (kind: SectionKind) => sections.filter((section) => section.kind === kind).map(({ lines }) => lines);
  const email = findEmail(sections);
  const home = findHome(sections);
  const name = findName(sections, email);
  const phone = findPhone(sections, home?.code ?? null);
  const experiences = linesOf('experience')
    .flatMap((lines) => readExperiences(lines, asOf))
    .slice(0, MOST_ENTRIES);
  const educations = linesOf('education')
    .flatMap((lines) => readEducations(lines, asOf))
    .slice(0, MOST_ENTRIES);
  const trainings = linesOf('training')
    .flatMap((lines) => readTrainings(lines, asOf))
    .slice(0, MOST_ENTRIES);
  const told = sections.filter(({ kind }) => kind === 'top' || kind === 'summary' || kind === 'experience');
  const sentences = told.flatMap(({ lines }) => joinBody(lines).split('\n')).filter(isSentence);
  const listed = linesOf('skills').flatMap(readSkills);
  const spoken = readLanguages(linesOf('languages').flat());
  const cv: ReadCv = {
    personalInfo: {
      firstName: name.firstName,
      lastName: name.lastName,
      email,
      phone: phone.phone,
      city: home?.city ?? '',
      country: home?.country ?? '',
      bio: shorten(findSummary(sections), BIO.max),
    },
    educations: educations.map(({ hasAssumedMonths: _, ...study }) => study),
    experiences: experiences.map(({ hasAssumedMonths: _, ...job }) => ({
      ...job,
      responsibilities: shorten(job.responsibilities, MOST_RESPONSIBILITIES),
    })),
    trainings: trainings.map(({ hasAssumedMonths: _, ...training }) => training),
    skills: listed.length > 0 ? [...new Set(listed)] : findMentionedSkills(sentences),
    languages: spoken.length > 0 ? spoken : sentences.flatMap(findSpokenLanguages),
    links: findLinks(sections),
  };
  const assumed = Object.entries({ experiences, educations, trainings }).flatMap(([list, entries]) =>
    entries.flatMap(({ hasAssumedMonths, startDate, endDate }, index) =>
      hasAssumedMonths ? [startDate && `${list}.${index}.startDate`, endDate && `${list}.${index}.endDate`] : [],
    ),
  );
  const warnings: [CvWarning, boolean, string[]][] = [
    ['name_unsure', name.isUnsure, ['personalInfo.firstName', 'personalInfo.lastName']],
    ['phone_without_country', !phone.hasCountry, ['personalInfo.phone']],
    ['months_assumed', assumed.length > 0, assumed.filter((path) => path !== '')],
    ['no_experience', experiences.length === 0, []],
    ['no_education', educations.length === 0, []],
    ['only_beginning_read', isCut, []],
  ];
  return {
    cv,
    found: foundPaths(cv),
    warnings: warnings.flatMap(([code, applies, fields]) => (applies ? [{ code, fields }] : [])),
  };
}

/** The paths of everything that is not empty. */
function foundPaths(value: unknown, path = ''): string[] {
  if (value === '' || value === null || value === false) return [];
  if (typeof value !== 'object') return [path];
  return Object.entries(value).flatMap(([key, inner]) => foundPaths(inner, path ? `${path}.${key}` : key));
}

function findSummary(sections: readonly Section[]): string {
  const summary = sections.find(({ kind }) => kind === 'summary');
  if (summary) return joinBody(summary.lines).replace(/\n+/g, ' ');
  // If there is no summary heading, the first real sentences below the name are the summary.
  const top = sections.filter(({ kind }) => kind === 'top').flatMap(({ lines }) => lines);
  const paragraphs = joinBody(top).split('\n');
  return paragraphs.find((text) => wordCount(text) >= 12 && isSentence(text) && !/@/.test(text)) ?? '';
}

/** Cuts a text to a maximum of characters, at the end of a sentence. */
function shorten(text: string, most: number): string {
  if (codePoints(text) <= most) return text;
  const cut = [...text].slice(0, most).join('');
  const end = Math.max(cut.lastIndexOf('. '), cut.lastIndexOf('\n'), cut.lastIndexOf('؟ '));
  return (end > most / 2 ? cut.slice(0, end + 1) : cut.slice(0, cut.lastIndexOf(' '))).trim();
}
