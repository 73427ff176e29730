import type { ScreeningJob } from '#shared/screening/screening.contract.ts';

/**
 * Words by which a comment speaks of who somebody is. What is judged are skills and work, so a comment with such a word is
 * not shown, and the score that came with it does not count.
 */
const ABOUT_PERSON =
  /\b(?:mothers?|motherhood|fathers?|mum|dad|wife|husband|married|unmarried|divorced|widow(?:er|ed)?|pregnan\w*|maternity|wom[ae]n|m[ae]n|girls?|boys?|lad(?:y|ies)|gentlem[ae]n|females?|males?|gender|sex|she|he|her|hers|him|his|age|aged|ages|elderly|young|younger|older|years[ -]old|retire\w*|muslims?|islam\w*|christians?|catholics?|hindus?|jew\w*|church|mosque|religio\w*|hijab|headscarf|black|white|african|asian|arabs?|nationality|ethnic\w*|tribe|tribal|clan|race|racial|origin|immigrants?|foreigners?|refugees?|disab\w*|wheelchair|blind|deaf|illness|hiv|orphan\w*|gay|lesbian|homosexual)\b/gi;

/** Whether a comment speaks of the person and not of the work. Words that the advert itself uses are about the work. */
export function speaksOfPerson(comment: string, job: ScreeningJob): boolean {
  const words = comment.toLowerCase().match(ABOUT_PERSON) ?? [];
  if (words.length === 0) return false;
  const advert = `${job.title} ${job.description} ${job.skills.join(' ')}`.toLowerCase();
  return words.some((word) => !advert.includes(word));
}
