import { textsOf } from '../kernel/texts.ts';

/** Texts for turning an application sent without an account into one that belongs to an account. */
export const claimTexts = textsOf('receipt', {
  'claim.keeps': 'Your application will be saved to this account: {job}, {company}',
  'claim.sign_in_keeps': 'Sign in to save your application: {job}, {company}',
  'claim.optional': 'You do not need an account to follow it.',
  'claim.leave': 'Show me the receipt',
  'claim.have_account': 'I already have an account',
  'claim.yours': 'It was sent with your email, {email}. You can add it to your other applications.',
  'claim.keep': 'Save to my account',
  'claim.other_email':
    'You are signed in as {email}, but it was sent with a different email. Sign in with that one to save it.',
  'claim.failed': 'It could not be added to your account.',
});
