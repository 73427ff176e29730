import { messagesOf } from '../kernel/messages.ts';

/** Why an action on an account or a company is refused. */
export const peopleRefusalsTexts = {
  'refusal.own_account': 'You cannot do this to your own account. Please ask another admin.',
  'refusal.last_admin': 'This is the only admin who can sign in. Please make somebody else an admin first.',
  'refusal.erased_account': 'This account has been erased. Nothing more can be done to it.',
  'refusal.only_owner_role':
    'This person is the only owner of {company}. The company needs another owner before the role can change.',
  'refusal.only_owner_erased':
    'This person is the only owner of {company}. Please block the company first, or have somebody else made an owner.',
  'refusal.no_owner': 'This company has no owner who can sign in, so it must stay blocked.',
  'refusal.erase_confirm': 'This is not the email of the account.',
  'refusal.exports_today': 'You have asked for several archives today. Please try again tomorrow.',
  'refusal.own_last_admin': 'You are the only admin who can sign in. Please make somebody else an admin first.',
  'refusal.own_only_owner': 'You are the only owner of {company}. Please invite another owner first.',
  'refusal.own_erase_confirm': 'This is not the email of your account.',
  'refusal.export_busy': 'Several archives are being put together right now. Please try again in a moment.',
} as const;

export const peopleRefusal = messagesOf(peopleRefusalsTexts);
