import { messagesOf } from '../kernel/messages.ts';

/** Why a plan, or a change of an interview, is refused. */
export const planningRefusalsTexts = {
  'refusal.interview_past': 'Please choose a time in the future.',
  'refusal.interview_too_far': 'Please choose times within the next {days} days.',
  'refusal.interview_choose_until_past': 'Please choose a time in the future, until which they can choose.',
  'refusal.interview_too_few_times_one': 'There is {count} time. Please choose one for each of the {people} people.',
  'refusal.interview_too_few_times_other':
    'There are {count} times. Please choose one for each of the {people} people.',
  'refusal.interview_not_in_team': 'Interviewers must be members of your team.',
  'refusal.interview_kit_gone': 'This kit is gone. Please choose another one.',
  'refusal.interview_one_job': 'Please choose applicants of one job.',
  'refusal.interview_too_long_a_time': 'Please ask for at most six weeks at once.',
  'refusal.interview_clash': '{name} already has something else at that time: {when}.',
  'refusal.interview_overlap': 'Two of these interviews would be at the same time: {when}.',
  'refusal.interview_night': 'This time is at night: {when}.',
  'refusal.interview_weekend': 'This time is on the weekend: {when}.',
  'refusal.interview_time_taken': 'Somebody else has this time. Please choose another one.',
  'refusal.interview_over': 'This interview is over.',
  'refusal.interview_was_cancelled': 'This interview is cancelled.',
  'refusal.interview_is_booked': 'A time is booked already.',
  'refusal.interview_not_yet': 'This interview has not begun yet.',
  'refusal.interview_no_time_booked': 'No time was booked for this interview.',
  'refusal.interview_nothing_missing': 'All scorecards are in.',
  /** To candidates. */
  'refusal.interview_slot_gone': 'This time is no longer free. Please choose another one.',
  'refusal.interview_too_late_to_choose': 'The time for choosing is over. Please write to the employer.',
  'refusal.interview_too_late_to_move': 'It is too late to move the interview here. Please write to the employer.',
  'refusal.interview_moved_enough': 'You cannot move the interview again. Please write to the employer.',
  'refusal.interview_application_ended': 'This application has ended.',
} as const;

export const planningRefusal = messagesOf(planningRefusalsTexts);
