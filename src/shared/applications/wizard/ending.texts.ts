import { textsOf } from '../../kernel/texts.ts';

/** The screen after the form: how an application ended, and what happens next. */
export const endingTexts = textsOf('applications', {
  'ending.next': 'What happens next',
  'ending.sent_to': 'We have sent your application for {title} to {company}.',
  'ending.when_closed': 'Applications close on {day}. {company} may decide only after that.',
  'ending.when_open': '{company} decides when to answer; no date is set.',
  'ending.passed_employer': 'A person at {company} will read it next.',
  'ending.passed_account': 'Create an account to follow it and write to the employer. It takes a minute.',
  'ending.passed_go': 'Create an account',
  'ending.dashboard_go': 'Go to my dashboard',
  'ending.review_person': 'A person at {company} will read it and decide.',
  'ending.review_waiting': 'The screening is not finished yet. Nobody is turned away because of that.',
  'ending.link_mailed': 'We have emailed you a private link to your application. It always shows the current stage.',
  'ending.receipt_go': 'See your application',
  'ending.failed_receipt': 'Your receipt shows what was assessed, and why.',
  'ending.failed_rescue': 'A person at {company} can still reconsider it. Your receipt will tell you if they do.',
  'ending.failed_again': 'You can apply for this job again from {day}.',
});
