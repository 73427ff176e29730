import { textsOf } from '../kernel/texts.ts';

/** From an application that was sent without an account into one. */
export const claimTexts = textsOf('receipt', {
  'claim.keeps': 'This account will keep your application: {job}, {company}',
  'claim.sign_in_keeps': 'Sign in to keep your application: {job}, {company}',
  'claim.optional': 'You need no account to follow it.',
  'claim.leave': 'Show me the receipt',
  'claim.have_account': 'I have an account already',
  'claim.yours': 'It was sent with your e-mail, {email}. It can stand with your other applications.',
  'claim.keep': 'Keep it in my account',
  'claim.other_email':
    'It was sent with another e-mail than {email}, with which you are signed in. Sign in with that e-mail to keep it there.',
  'claim.failed': 'It could not be kept in your account.',
});
