import { textsOf } from '../kernel/texts.ts';

/** The account page, and the pages behind the links that are mailed when an email changes. */
export const accountTexts = textsOf('account', {
  'account.sections': 'On this page',
  'account.email': 'Email',
  'account.email_text': 'You sign in with it, and your emails go there.',
  'account.change_email': 'Change email',
  'account.new_email': 'New email',
  'account.email_dialog_text': 'We will send a link to the new address. Until you open it, your email stays {email}.',
  'account.send_link': 'Send the link',
  'account.email_pending': 'Check your inbox',
  'account.email_pending_text':
    'We have sent a link to {email}. Open it within {hours} hours to confirm the address. Until then, the old one stays.',
  'account.cancel_change': 'Cancel the change',
  'account.change_cancelled': 'Email change cancelled',
  'account.sessions': 'Sessions',
  'account.sessions_text': 'Is there one you do not recognise? End it, and change your password.',
  'account.device': '{browser} on {system}',
  'account.unknown_device': 'Unknown device',
  'account.this_device': 'This device',
  'account.last_used': 'Last used {ago}',
  'account.signed_in_on': 'Signed in {date}',
  'account.sign_out_there': 'End session',
  'account.signed_out_there': 'Session ended: {device}',
  'account.sign_out_others': 'Sign out everywhere else',
  'account.sign_out_others_title': 'Sign out everywhere else?',
  'account.sign_out_others_text': 'You stay signed in here. On all other devices you will have to sign in again.',
  'account.signed_out_others': 'You are signed out everywhere else',
  'account.language': 'Language',
  'account.language_text': 'For these pages, and for the emails you get.',
  'account.confirm_title': 'Confirm your new email',
  'account.confirm_text': 'From then on you sign in with it. You will be signed out on all other devices.',
  'account.confirm_button': 'Confirm this email',
  'account.confirm_password_text':
    'This link is for {email}. To make sure that the account is yours, please enter its password.',
  'account.confirm_over': 'Your email has not changed. You can ask for a new link on your account page.',
  'account.to_account': 'Go to your account',
  'account.undo_title': 'Was it not you?',
  'account.undo_text':
    'Then somebody else knows your password. We will keep the old email, sign everybody out, and send you a link to choose a new password.',
  'account.undo_button': 'Secure my account',
  'account.undo_over': 'If you cannot sign in any more, choose a new password.',
  'account.undone_title': 'Your account is secure',
  'account.undone_text':
    'All sessions have ended, and the old password no longer works. We have sent you a link to choose a new one.',
});
