import { messagesOf } from '../kernel/messages.ts';

export const interviewsMailsTexts = {
  'mail.interview_asked_subject': 'Interview for {job}: please choose a time',
  'mail.interview_asked_text': '{company} invites you to an interview for {job}:',
  'mail.interview_asked_until': 'Please choose until {when}.',
  'mail.interview_choose_button': 'Choose a time',
  'mail.interview_booked_subject': 'Interview for {job}: {when}',
  'mail.interview_booked_text': 'Your interview for {job} at {company} is booked:',
  'mail.interview_moved_subject': 'New time of your interview for {job}: {when}',
  'mail.interview_moved_text': 'Your interview for {job} at {company} has another time:',
  'mail.interview_was': 'It was: {when}',
  'mail.interview_cancelled_subject': 'Interview cancelled: {job}',
  'mail.interview_cancelled_text': 'Your interview for {job} at {company} is cancelled.',
  'mail.interview_no_longer_text': 'You no longer need to choose a time for an interview for {job} at {company}.',
  'mail.interview_reminder_day_subject': 'Tomorrow: your interview for {job}',
  'mail.interview_reminder_hour_subject': 'In one hour: your interview for {job}',
  'mail.interview_reminder_text': 'This is a reminder of your interview for {job} at {company}:',
  'mail.interview_facts_phone': 'Phone call, {minutes}',
  'mail.interview_facts_video': 'Video call, {minutes}',
  'mail.interview_facts_on_site': 'On site, {minutes}',
  'mail.interview_place': 'Where: {place}',
  'mail.interview_with': 'With: {names}',
  'mail.interview_see_button': 'See or change the interview',
  'mail.interview_secret': 'The link is for you alone. Anyone who has it can change your interview.',
  'mail.interview_word_of': '{name} wrote:',
  /** To interviewers. */
  'mail.interviewer_booked_subject': 'Interview with {candidate}: {when}',
  'mail.interviewer_booked_text': 'You interview {candidate}, who applied for {job}:',
  'mail.interviewer_moved_subject': 'New time of the interview with {candidate}: {when}',
  'mail.interviewer_moved_text': 'Your interview with {candidate}, who applied for {job}, has another time:',
  'mail.interviewer_cancelled_subject': 'Interview cancelled: {candidate}',
  'mail.interviewer_cancelled_text': 'Your interview with {candidate}, who applied for {job}, is cancelled.',
  'mail.interviewer_reminder_day_subject': 'Tomorrow: interview with {candidate}',
  'mail.interviewer_reminder_hour_subject': 'In one hour: interview with {candidate}',
  'mail.interviewer_reminder_text': 'This is a reminder of your interview with {candidate}, who applied for {job}:',
  'mail.interviewer_button': 'Open the interviews',
  'mail.scorecard_subject': 'Please write your scorecard: {candidate}',
  'mail.scorecard_text':
    'You interviewed {candidate}, who applied for {job}. Please hand in your scorecard. You see those of your colleagues afterwards.',
  'mail.scorecard_button': 'Write the scorecard',
} as const;

export const interviewsMail = messagesOf(interviewsMailsTexts);
