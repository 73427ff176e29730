import { describe, expect, it } from 'vitest';
import { COVER_LETTER, SCREENING_ANSWER } from '#shared/applications/applications.values.ts';
import { answeringInEnglish } from '#shared/kernel/in-english.fixtures.ts';
import * as quick from './check-quick-application.ts';

const checkQuickApplication = answeringInEnglish(quick.checkQuickApplication);

const questions = [
  { id: 12, title: 'When could you start?', required: true },
  { id: 13, title: 'Anything else?', required: false },
];

describe('the quick application', () => {
  it('asks for a cover letter and for what the employer requires', () => {
    expect(checkQuickApplication({ coverLetter: ' ', answers: { 12: '\n' } }, questions)).toEqual({
      coverLetter: 'Cover letter is required.',
      'answers.12': 'This field is required.',
    });
  });

  it('is content with what is needed', () => {
    expect(checkQuickApplication({ coverLetter: 'Hello.', answers: { 12: 'Soon.' } }, questions)).toEqual({});
  });

  it('keeps to the limits, counted in code points', () => {
    const draft = {
      coverLetter: '🙂'.repeat(COVER_LETTER.max),
      answers: { 12: 'x'.repeat(SCREENING_ANSWER.max + 1), 13: 'No.' },
    };
    expect(checkQuickApplication(draft, questions)).toEqual({
      'answers.12': `Answer must not exceed ${SCREENING_ANSWER.max} characters`,
    });
    const longer = { ...draft, coverLetter: `${draft.coverLetter}x`, answers: { 12: 'Soon.', 13: 'No.' } };
    expect(Object.keys(checkQuickApplication(longer, questions))).toEqual(['coverLetter']);
  });

  it('sends no answers to questions that the job no longer has', () => {
    const draft = { coverLetter: 'Hello.', answers: { 12: 'Soon.', 13: ' ', 99: 'Old.' } };
    expect(quick.toApplication(draft, questions)).toEqual({
      coverLetter: 'Hello.',
      answers: { 12: 'Soon.' },
      resume_id: null,
    });
  });
});
