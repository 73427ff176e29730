import { textsOf } from '../kernel/texts.ts';

/** From an application that was sent without an account into one. */
export const claimTexts = textsOf('receipt', {
  'claim.keeps': 'This account will keep your application: {job}, {company}',
  'claim.sign_in_keeps': 'Sign in to keep your application: {job}, {company}',
  'claim.optional': 'You do not need an account to follow it.',
  'claim.leave': 'Show me the receipt',
  'claim.have_account': 'I already have an account',
  'claim.yours': 'It was sent with your email, {email}. You can keep it with your other applications.',
  'claim.keep': 'Keep it in my account',
  'claim.other_email':
    'You are signed in as {email}, but it was sent with a different email. Sign in with that one to keep it there.',
  'claim.failed': 'It could not be added to your account.',
});
