import { INVITATION_DAYS, type MemberRole } from '#shared/identity/identity.values.ts';
import type { Locale } from '#shared/kernel/languages.ts';
import { mailText } from '#shared/kernel/mails.texts.ts';
import { profilesMail } from '#shared/profiles/profiles-mails.texts.ts';
import type { Mail } from '../queue/mail.ts';
import { nameInMail } from '../queue/name-in-mail.ts';

type Invitation = {
  email: string;
  locale: Locale;
  company: string;
  inviter: string;
  role: MemberRole;
  publicUrl: string;
  token: string;
};

export function invitationMail({ email, locale, publicUrl, token, role, ...names }: Invitation): Mail {
  const company = nameInMail(names.company, { told: profilesMail('mail.a_company') });
  const inviter = nameInMail(names.inviter, { told: profilesMail('mail.somebody') });
  const days = { told: mailText('mail.days', { count: INVITATION_DAYS }) };
  const text = role === 'interviewer' ? 'mail.invitation_interviewer' : 'mail.invitation_text';
  return {
    to: email,
    locale,
    from: company,
    subject: profilesMail('mail.invitation_subject', { company }),
    paragraphs: [mailText('mail.hello'), profilesMail(text, { inviter, company })],
    button: { link: `${publicUrl}/invitation?token=${token}`, words: profilesMail('mail.invitation_button') },
    notes: [profilesMail('mail.invitation_validity', { days, company })],
  };
}
