import type { FastifyInstance } from 'fastify';
import { AppError } from '#shared/kernel/errors.ts';
import { isLocale, type Locale } from '#shared/kernel/languages.ts';
import type { MailSample } from '#shared/kernel/mail-samples.ts';
import { messengerRefusal } from '#shared/messenger/messenger-refusals.texts.ts';
import { claimedMail, guestReceiptMail, receiptMail } from './applications/applications.mails.ts';

import * as identity from './identity/identity.mails.ts';
import * as interviews from './interviews/interviews.mails.ts';
import { confirmAlertMail } from './jobs/alerts/alerts.mails.ts';
import { approvedMail, rejectedMail } from './jobs/jobs.mails.ts';
import { guestMessageMail, stageMail, unreadMail } from './messenger/messenger.mails.ts';
import { dailyMail, type NoticeInMail, noticeMail } from './messenger/notices/notices.mails.ts';
import { answerMail } from './messenger/replies/replies.mails.ts';
import { invitationMail } from './profiles/profiles.mails.ts';
import type { Mail } from './queue/mail.ts';
import type { Mailer } from './queue/mailer.ts';
import { switchedOffMail } from './webhooks/webhooks.mails.ts';

const PERSON = { email: 'amina@mail.example', name: 'Amina Warsame' };
const TOKEN = 'sample-0123456789-0123456789-0123456789';
const REPLY_TO = 'reply+sample@replies.example';
const JOB = 'Customer Care Agent';
const COMPANY = 'Tsehayon Energy';
const INVITED = { company: COMPANY, inviter: 'Selam Bekele' };
const BODY = `Dear Amina,\n\nthank you for your application. Could you come to our office next Tuesday at 10:00?\n\nKind regards\nSelam`;

const MENTION: NoticeInMail = {
  kind: 'mention',
  applicationId: 1,
  jobId: 1,
  job: JOB,
  author: 'Selam Bekele',
  candidate: 'Bashiir Abokor',
  body: '@Amina, can you call him on Monday?',
};

/** Every kind of mail with invented people, as shown by `/docs/ui` and the screenshots. */
const SAMPLES: Record<MailSample, (locale: Locale, publicUrl: string) => Mail> = {
  confirm: (locale, publicUrl) => identity.confirmationMail({ ...PERSON, locale, publicUrl, token: TOKEN }),
  registered: (locale, publicUrl) => identity.alreadyRegisteredMail({ ...PERSON, locale, publicUrl }),
  'new-email': (locale, publicUrl) => identity.newEmailMail({ ...PERSON, locale, publicUrl, token: TOKEN }),
  'email-notice': (locale, publicUrl) =>
    identity.emailNoticeMail({ ...PERSON, to: 'amina.new@mail.example', locale, publicUrl, token: TOKEN }),
  reset: (locale, publicUrl) => identity.passwordResetMail({ ...PERSON, locale, publicUrl, token: TOKEN }),
  invitation: (locale, publicUrl) =>
    invitationMail({ ...PERSON, ...INVITED, locale, publicUrl, token: TOKEN, role: 'recruiter' }),
  'invitation-interviewer': (locale, publicUrl) =>
    invitationMail({ ...PERSON, ...INVITED, locale, publicUrl, token: TOKEN, role: 'interviewer' }),
  approved: (locale, publicUrl) =>
    approvedMail({ ...PERSON, locale, title: JOB, link: `${publicUrl}/job/customer-care-agent` }),
  rejected: (locale, publicUrl) =>
    rejectedMail({
      ...PERSON,
      locale,
      title: JOB,
      link: `${publicUrl}/company/jobs/1`,
      reason: 'Please say what the job pays.',
      staysPublished: false,
    }),
  alert: (locale, publicUrl) => confirmAlertMail({ ...PERSON, locale, publicUrl, token: TOKEN }),
  receipt: (locale, publicUrl) => receiptMail(sent(locale, publicUrl)),
  'guest-receipt': (locale, publicUrl) => guestReceiptMail({ ...sent(locale, publicUrl), secret: TOKEN }),
  claimed: (locale, publicUrl) => claimedMail(sent(locale, publicUrl)),
  mention: (locale, publicUrl) => noticeMail({ ...PERSON, locale, publicUrl, token: TOKEN, notice: MENTION }),
  'held-message': (locale, publicUrl) =>
    noticeMail({ ...PERSON, locale, publicUrl, token: TOKEN, notice: { ...MENTION, kind: 'held_message', body: '' } }),
  assignment: (locale, publicUrl) =>
    noticeMail({ ...PERSON, locale, publicUrl, token: TOKEN, notice: { ...MENTION, kind: 'assignment', body: '' } }),
  daily: (locale, publicUrl) =>
    dailyMail({
      ...PERSON,
      locale,
      publicUrl,
      token: TOKEN,
      notices: [MENTION, { ...MENTION, kind: 'held_message' }],
      unread: [{ conversationId: 1, side: 'company', from: 'Bashiir Abokor', job: JOB, count: 2 }],
    }),
  message: (locale, publicUrl) =>
    guestMessageMail({
      ...PERSON,
      locale,
      company: COMPANY,
      job: JOB,
      body: BODY,
      files: 1,
      publicUrl,
      secret: TOKEN,
      stop: TOKEN,
      replyTo: REPLY_TO,
    }),
  unread: (locale, publicUrl) =>
    unreadMail({
      ...PERSON,
      locale,
      publicUrl,
      stop: TOKEN,
      replyTo: null,
      unread: [
        { conversationId: 1, side: 'candidate', from: COMPANY, job: JOB, count: 2 },
        { conversationId: 2, side: 'candidate', from: 'Nuriskay Clinics', job: 'Receptionist', count: 1 },
      ],
    }),
  'reply-files': (locale, publicUrl) =>
    answerMail({ ...replySample(locale, publicUrl), kind: 'files', files: ['holiday.mov', 'notes.txt'] }),
  'reply-refused': (locale, publicUrl) =>
    answerMail({ ...replySample(locale, publicUrl), kind: 'refused', why: messengerRefusal('refusal.blocked') }),
  'reply-unknown': (locale, publicUrl) =>
    answerMail({ to: PERSON.email, locale, publicUrl, inReplyTo: null, kind: 'unknown' }),
  stage: (locale, publicUrl) => stageMail({ ...stageSample(locale, publicUrl), stage: 'interview' }),
  'stage-closed': (locale, publicUrl) => stageMail({ ...stageSample(locale, publicUrl), stage: 'closed' }),
  'webhook-off': (locale, publicUrl) =>
    switchedOffMail({
      ...PERSON,
      locale,
      host: 'hr.tsehayon.example',
      why: 'failing',
      link: `${publicUrl}/company/developers`,
    }),
  'interview-asked': (locale, publicUrl) =>
    interviews.askedMail({ ...interviewSample(locale, publicUrl), text: BODY, until: INTERVIEW_TIME }),
  'interview-booked': (locale, publicUrl) =>
    interviews.bookedMail(
      { ...interviewSample(locale, publicUrl), when: INTERVIEW_TIME, was: null, text: null, word: '' },
      'booked',
    ),
  'interview-moved': (locale, publicUrl) =>
    interviews.bookedMail(
      {
        ...interviewSample(locale, publicUrl),
        when: INTERVIEW_TIME,
        was: EARLIER_TIME,
        text: null,
        word: 'We are sorry.',
      },
      'moved',
    ),
  'interview-cancelled': (locale, publicUrl) =>
    interviews.cancelledMail({ ...interviewSample(locale, publicUrl), was: INTERVIEW_TIME, word: 'We are sorry.' }),
  'interview-reminder': (locale, publicUrl) =>
    interviews.reminderMail({ ...interviewSample(locale, publicUrl), when: INTERVIEW_TIME }, 'day'),
  'interviewer-booked': (locale, publicUrl) =>
    interviews.interviewerBookedMail(
      { ...interviewerSample(locale, publicUrl), when: INTERVIEW_TIME, was: null },
      'booked',
    ),
  'interviewer-cancelled': (locale, publicUrl) =>
    interviews.interviewerCancelledMail({
      ...interviewerSample(locale, publicUrl),
      was: INTERVIEW_TIME,
      word: 'I took another offer.',
    }),
  'interviewer-reminder': (locale, publicUrl) =>
    interviews.interviewerReminderMail({ ...interviewerSample(locale, publicUrl), when: INTERVIEW_TIME }, 'hour'),
  'interview-scorecard': (locale, publicUrl) =>
    interviews.scorecardMail({ ...interviewerSample(locale, publicUrl), link: `${publicUrl}/company/interviews/1` }),
};

const INTERVIEW_TIME = 'Thursday 19 November 2026 at 10:00 (Nairobi time, GMT+3)';
const EARLIER_TIME = 'Wednesday 18 November 2026 at 10:00 (Nairobi time, GMT+3)';

const interviewSample = (locale: Locale, publicUrl: string) => ({
  ...PERSON,
  locale,
  publicUrl,
  job: JOB,
  company: COMPANY,
  kind: 'on_site' as const,
  minutes: 45,
  place: 'Port depot, gate 2',
  interviewers: ['Selam Bekele', 'Daud Kimani'],
  instructions: 'Please bring your driving licence.',
  link: `${publicUrl}/interview/${TOKEN}`,
  stop: TOKEN,
});

const interviewerSample = (locale: Locale, publicUrl: string) => ({
  ...PERSON,
  locale,
  publicUrl,
  job: JOB,
  kind: 'video' as const,
  minutes: 45,
  place: 'Room 4',
  candidate: 'Bashiir Abokor',
});

const replySample = (locale: Locale, publicUrl: string) => ({
  to: PERSON.email,
  locale,
  publicUrl,
  inReplyTo: null,
  job: JOB,
  link: `${publicUrl}/user/messages/1`,
  isGuest: false,
});

const stageSample = (locale: Locale, publicUrl: string) => ({
  ...PERSON,
  locale,
  job: JOB,
  company: COMPANY,
  publicUrl,
  stop: TOKEN,
  replyTo: REPLY_TO,
  link: `${publicUrl}/application/${TOKEN}`,
  isGuest: true,
});

const sent = (locale: Locale, publicUrl: string) => ({
  ...PERSON,
  locale,
  job: JOB,
  company: COMPANY,
  publicUrl,
  receipt: TOKEN,
});

/** The mail is shown in a frame of our own pages; scripts and external resources are blocked. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'";

export function mountMailPreviews(app: FastifyInstance, mailer: Pick<Mailer, 'row'>, publicUrl: string): void {
  app.get('/docs/mails/:name', async (request, reply) => {
    const { name } = request.params as { name: string };
    const { locale = 'en' } = request.query as { locale?: unknown };
    const sample = Object.hasOwn(SAMPLES, name) ? SAMPLES[name as MailSample] : undefined;
    if (!sample || !isLocale(locale)) throw new AppError('not_found');
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', POLICY)
      .header('x-frame-options', 'SAMEORIGIN')
      .header('x-robots-tag', 'noindex')
      .send(mailer.row(sample(locale, publicUrl)).html);
  });
}
