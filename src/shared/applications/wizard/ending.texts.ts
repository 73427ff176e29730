import { textsOf } from '../../kernel/texts.ts';

/** After the form: how an application ended, and what happens next. */
export const endingTexts = textsOf('applications', {
  'ending.next': 'What happens next',
  'ending.passed_employer': '{company} has your application, and a person there will read it next.',
  'ending.passed_account': 'Create an account to follow it and write to the employer. It takes a minute.',
  'ending.passed_go': 'Create an account',
  'ending.dashboard_go': 'Go to my dashboard',
  'ending.review_person': 'A person at {company} will read it and decide.',
  'ending.review_waiting': 'The screening is not finished yet. Nobody is turned away because of that.',
  'ending.review_mail': 'We have sent you the link to your receipt. It always shows where your application stands.',
  'ending.receipt_go': 'Show my receipt',
  'ending.failed_receipt': 'Your receipt shows what was assessed, and why.',
  'ending.failed_rescue': 'A person at {company} can still reconsider it. Your receipt will tell you if they do.',
  'ending.failed_again': 'You can apply for this job again from {day}.',
});
