import { INVITATION_DAYS } from '#shared/identity/identity.values.ts';
import type { Mail } from '../queue/mail.ts';

type Invitation = { email: string; company: string; inviter: string; publicUrl: string; token: string };

export function invitationMail({ email, company, inviter, publicUrl, token }: Invitation): Mail {
  return {
    to: email,
    subject: `Join ${company} on Fursa`,
    paragraphs: [
      'Hello,',
      `${inviter} invites you to review applications for ${company} on Fursa.`,
      `${publicUrl}/invitation?token=${token}`,
      `The link works for ${INVITATION_DAYS} days. If you do not know ${company}, ignore this mail.`,
    ],
  };
}
