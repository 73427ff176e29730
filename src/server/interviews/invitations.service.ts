import { calendarEventMessage } from '#shared/interviews/calendar-events.texts.ts';
import { fillInvitation, invitationValues, momentInWords } from '#shared/interviews/invitation.rules.ts';
import { invitationMessage } from '#shared/interviews/invitation.texts.ts';
import { codePoints } from '#shared/kernel/code-points.ts';
import { AppError } from '#shared/kernel/errors.ts';
import { LOCALES, type Locale } from '#shared/kernel/languages.ts';
import type { Message, Words } from '#shared/kernel/messages.ts';
import { rule } from '#shared/kernel/validation.texts.ts';
import { MESSAGE } from '#shared/messenger/messenger.values.ts';
import { messengerMail } from '#shared/messenger/messenger-mails.texts.ts';
import { hiddenColumnsOf } from '../applications/applications.api.ts';
import { nameWhileHidden } from '../applications/blind/blind.ts';
import type { Tx } from '../kernel/events.ts';
import { digestOf, newSecret } from '../kernel/secrets.ts';
import type { CompanyMessagesService } from '../messenger/company-messages.service.ts';
import type { Filling } from '../messenger/templates/filling.ts';
import type { Mail, MailCalendar } from '../queue/mail.ts';
import type { Mailer } from '../queue/mailer.ts';
import { nameInMail } from '../queue/name-in-mail.ts';
import type { Queue } from '../queue/queue.ts';
import { invitationOf } from './calendars/calendar-events.ts';
import { eventOf } from './calendars/interview-event.ts';
import * as mails from './interviews.mails.ts';
import * as store from './interviews.store.ts';

declare module '../queue/job.ts' {
  interface JobPayloads {
    /**
     * `start` is when the interview began as the job was added, in milliseconds. If it has been moved since, the job
     * does nothing.
     */
    'interviews.remind': { interviewId: number; start: number; which: 'day' | 'hour' };
    'interviews.ask_scorecards': { interviewId: number; start: number };
  }
}

const HOUR_MS = 3_600_000;
const REMINDERS = { day: 24 * HOUR_MS, hour: HOUR_MS } as const;
/** The language for people whose own language is not known. */
const FALLBACK: Locale = 'en';

type Parts = {
  mailer: Mailer;
  queue: Queue;
  filling: Filling;
  companyMessages: CompanyMessagesService;
  wordsIn: (locale: Locale) => Words;
  publicUrl: string;
  /** The organizer of calendar events is the company, or this address of the site if the company gave none. */
  mailFrom: string;
};
type Facts = store.InterviewFacts;
/** Invitations that the planner wrote in place of the usual text, by language. */
export type OwnTexts = { readonly [L in Locale]?: string | undefined };
export type Sender = { userId: number; name: string; locale: Locale };
/** Who booked, moved or cancelled an interview: a member of the company, the candidate, or neither of them. */
export type By = { company: Sender } | 'candidate' | 'nobody';
export type InterviewChange = 'booked' | 'moved' | 'cancelled';
/** `blocked`: the company or the candidate has blocked the other, so no message was written. */
export type Told = 'told' | 'blocked';

type Attendee = { name: string; email: string };
type Reader = { locale: Locale; attendees: readonly Attendee[] };

type Happened = {
  by: By;
  /** What they wrote to the other side. */
  word?: string;
  /** Set if the company has fixed a time without asking: the message is then the invitation itself. */
  invitation?: OwnTexts;
};

/** Tells candidates of interviews by a message in the conversation and a mail, and interviewers by a mail. */
export function createInvitations({ mailer, queue, filling, companyMessages, wordsIn, publicUrl, mailFrom }: Parts) {
  type Recipient = NonNullable<Awaited<ReturnType<CompanyMessagesService['findRecipient']>>>;

  const linkTo = ({ id }: Facts) => `${publicUrl}/interview/${id}`;
  const inWords = (at: string, zone: string, locale: Locale) => momentInWords(at, zone, locale, wordsIn(locale));
  const zoneOf = (facts: Facts) => facts.candidateZone ?? facts.timeZone;

  /** The invitation as the candidate reads it: the company's own text in their language, or the usual one. */
  function invitationFor(facts: Facts, to: Recipient, texts: OwnTexts, sender: Sender, isHidden: boolean): string {
    const locale = to.locale ?? FALLBACK;
    const words = wordsIn(locale);
    const own = texts[locale] ?? (to.locale === null ? LOCALES.map((one) => texts[one]).find(Boolean) : undefined);
    const text = own ?? words(invitationMessage('interview_invitation.text'));
    const { kind, minutes, startsAt: start, times } = facts;
    const values = invitationValues({ kind, minutes, start, times, zone: zoneOf(facts) }, locale, words);
    return filling.fill(fillInvitation(text, values), to, sender, isHidden).text;
  }

  /** Stores a message in the conversation. The mail about it comes from this module, and not from the messenger. */
  async function say(tx: Tx, to: Recipient, text: string, company: Sender) {
    if (codePoints(text) > MESSAGE.max) {
      throw new AppError('invalid', { errors: { messages: [rule('rule.too_long', { max: MESSAGE.max })] } });
    }
    return companyMessages.tellIn(tx, to, { body: text, clientId: null }, company);
  }

  const withLink = (text: string, line: Message, locale: Locale) => `${text}\n\n${wordsIn(locale)(line)}`;

  /** What all mails to the candidate share. Null if they get none: they were erased, or are guests who stopped them. */
  async function letterTo(
    tx: Tx,
    facts: Facts,
    to: Recipient,
    people: readonly store.InterviewerRow[],
  ): Promise<mails.CandidateLetter | null> {
    if (to.email === null) return null;
    const isGuest = to.userId === null;
    const choice = isGuest ? await companyMessages.mailChoiceOf(tx, to.email) : null;
    if (choice?.isStopped) return null;
    const secret = newSecret();
    await store.insertLink(tx, facts.id, digestOf(secret));
    const { kind, minutes, instructions, job, company } = facts;
    return {
      email: to.email,
      locale: to.locale ?? FALLBACK,
      name: to.name,
      job,
      company,
      kind,
      minutes,
      instructions,
      place: facts.startsAt !== null || kind === 'on_site' ? facts.place : '',
      interviewers: people.flatMap(({ name }) => nameInMail(name, null) ?? []),
      link: `${publicUrl}/interview/${secret}`,
      stop: choice?.token ?? null,
      publicUrl,
    };
  }

  /** The name of the candidate as interviewers may see it. */
  function candidateFor(facts: Facts, isHidden: boolean): string | { told: Message } {
    if (facts.candidate === null) return { told: messengerMail('mail.an_applicant') };
    if (isHidden) return { told: nameWhileHidden(facts.applicationId) };
    return nameInMail(facts.candidate, { told: messengerMail('mail.an_applicant') });
  }

  function lettersToInterviewers(
    facts: Facts,
    people: readonly store.InterviewerRow[],
    isHidden: boolean,
  ): mails.InterviewerLetter[] {
    const candidate = candidateFor(facts, isHidden);
    const { kind, minutes, place, job } = facts;
    return people.flatMap(({ email, locale, name }) =>
      email === null
        ? []
        : [{ email, locale: locale ?? FALLBACK, name, job, kind, minutes, place, publicUrl, candidate }],
    );
  }

  /** The message about a change by the company. Candidates get none about their own changes, which they know of. */
  function messageAbout(
    facts: Facts,
    to: Recipient,
    what: InterviewChange,
    { word = '', invitation }: Happened,
    by: Sender,
    isHidden: boolean,
  ) {
    const locale = to.locale ?? FALLBACK;
    const see = invitationMessage('interview_invitation.see', { link: linkTo(facts) });
    const at = (time: string | null) => (time === null ? '' : inWords(time, zoneOf(facts), locale));
    const words = wordsIn(locale);
    const { job } = facts;
    const more = word === '' ? '' : `\n\n${word}`;
    if (what === 'booked')
      return withLink(invitationFor(facts, to, invitation ?? {}, by, isHidden) + more, see, locale);
    if (what === 'moved') {
      const times = { job, to: at(facts.startsAt), from: at(facts.movedFrom) };
      return withLink(words(invitationMessage('interview_invitation.moved', times)) + more, see, locale);
    }
    const said =
      facts.startsAt === null
        ? invitationMessage('interview_invitation.no_longer', { job })
        : invitationMessage('interview_invitation.cancelled', { job, from: at(facts.startsAt) });
    return words(said) + more;
  }

  function mailsToCandidate(
    letter: mails.CandidateLetter,
    facts: Facts,
    what: InterviewChange,
    happened: Happened,
    text: string | null,
    attendees: readonly Attendee[],
  ): Mail[] {
    const { word: written = '', by } = happened;
    // What the candidate wrote is for the company, so it is not in the mail to the candidate.
    const word = by === 'candidate' ? '' : written;
    const at = (time: string | null) => time && inWords(time, zoneOf(facts), letter.locale);
    const { job, company, instructions } = facts;
    const summary = wordsIn(letter.locale)(calendarEventMessage('mail.event_for_candidate', { job, company }));
    const calendar = calendarFor(facts, { ...letter, summary, attendees, instructions });
    const withCalendar = (mail: Mail): Mail => ({ ...mail, ...(calendar && { calendar }) });
    if (what === 'cancelled') return [withCalendar(mails.cancelledMail({ ...letter, was: at(facts.startsAt), word }))];
    const when = at(facts.startsAt) ?? '';
    const was = what === 'moved' ? at(facts.movedFrom) : null;
    return [withCalendar(mails.bookedMail({ ...letter, when, was, text, word }, what))];
  }

  function mailsToInterviewers(
    letters: readonly mails.InterviewerLetter[],
    facts: Facts,
    what: InterviewChange,
    happened: Happened,
    attendees: readonly Attendee[],
  ): Mail[] {
    const { startsAt, movedFrom, timeZone } = facts;
    // Interviewers were never told of times that were only offered, so they need not hear that one is cancelled.
    if (startsAt === null) return [];
    const word = happened.by === 'candidate' ? (happened.word ?? '') : '';
    return letters.map((letter) => {
      const when = inWords(startsAt, timeZone, letter.locale);
      const { candidate, job, locale } = letter;
      const summary = wordsIn(locale)(calendarEventMessage('mail.event_for_interviewer', { candidate, job }));
      const link = `${publicUrl}/company/interviews/${facts.id}/kit`;
      const calendar = calendarFor(facts, { locale, summary, link, attendees });
      const withCalendar = (mail: Mail): Mail => ({ ...mail, ...(calendar && { calendar }) });
      if (what === 'cancelled') return withCalendar(mails.interviewerCancelledMail({ ...letter, was: when, word }));
      const was = what === 'moved' && movedFrom !== null ? inWords(movedFrom, timeZone, locale) : null;
      return withCalendar(mails.interviewerBookedMail({ ...letter, when, was }, what));
    });
  }

  /** The calendar event in the mail to one reader. Null while no time is booked. */
  function calendarFor(
    facts: Facts,
    reader: Omit<Parameters<typeof eventOf>[1], 'words'> & Reader,
  ): MailCalendar | null {
    if (facts.startsAt === null) return null;
    const event = eventOf(facts, { ...reader, words: wordsIn(reader.locale) });
    const address = /<([^>]+)>/.exec(mailFrom)?.[1] ?? mailFrom;
    const organizer = { name: facts.company, email: facts.companyEmail ?? address };
    return invitationOf({ ...event, organizer, attendees: reader.attendees }, publicUrl);
  }

  /** Adds the jobs that remind of the interview and ask for scorecards. Each starts when it is due. */
  async function addJobs(tx: Tx, { id: interviewId, startsAt, endsAt }: Facts): Promise<void> {
    if (startsAt === null || endsAt === null) return;
    const start = Date.parse(startsAt);
    for (const which of ['day', 'hour'] as const) {
      const at = start - REMINDERS[which];
      if (at <= Date.now()) continue;
      await queue.add('interviews.remind', { interviewId, start, which }, { tx, startAfter: new Date(at) });
    }
    await queue.add('interviews.ask_scorecards', { interviewId, start }, { tx, startAfter: new Date(endsAt) });
  }

  async function isHiddenNow(tx: Tx, { companyId, groupId }: Facts): Promise<boolean> {
    return (await hiddenColumnsOf(tx, companyId)).has(groupId);
  }

  return {
    /** The candidate is asked to choose a time. The interview is stored already, in the same transaction. */
    async askToChoose(tx: Tx, interviewId: number, by: Sender, texts: OwnTexts = {}): Promise<Told> {
      const facts = await factsOf(tx, interviewId);
      const to = await companyMessages.findRecipient(tx, facts.companyId, facts.applicationId);
      if (!to) return 'blocked';
      const locale = to.locale ?? FALLBACK;
      const isHidden = await isHiddenNow(tx, facts);
      const choose = invitationMessage('interview_invitation.choose', { link: linkTo(facts) });
      const message = withLink(invitationFor(facts, to, texts, by, isHidden), choose, locale);
      const told = await say(tx, to, message, by);
      if (told !== 'told') return told === 'blocked' ? 'blocked' : 'told';
      const letter = await letterTo(tx, facts, to, await store.listInterviewers(tx, facts.id));
      if (letter) {
        const until = facts.chooseUntil && inWords(facts.chooseUntil, zoneOf(facts), locale);
        const text = invitationFor(facts, to, texts, by, false);
        await mailer.write(tx, mails.askedMail({ ...letter, text, until }));
      }
      return 'told';
    },

    /**
     * Tells everybody that an interview is booked, moved or cancelled, after it was stored in the same transaction. All
     * mails about such a change are made here, so whatever goes with them, such as a calendar event, is added here.
     */
    async tellOfBooking(tx: Tx, interviewId: number, what: InterviewChange, happened: Happened): Promise<Told> {
      await store.countChange(tx, interviewId);
      const facts = await factsOf(tx, interviewId);
      const to = await companyMessages.findRecipient(tx, facts.companyId, facts.applicationId);
      const { by, invitation } = happened;
      const written: Mail[] = [];
      const people = await store.listInterviewers(tx, facts.id);
      const isHidden = await isHiddenNow(tx, facts);
      const letters = lettersToInterviewers(facts, people, isHidden);
      const interviewers = letters.map(({ name, email }) => ({ name, email }));
      const candidate = to?.email ? [{ name: to.name, email: to.email }] : [];
      if (to) {
        const company: Sender | null = typeof by === 'object' ? by.company : null;
        let isSilenced = false;
        if (company) {
          const text = messageAbout(facts, to, what, happened, company, isHidden);
          const told = await say(tx, to, text, company);
          // If they have blocked each other, an interview can still be moved or cancelled, but no new one is booked.
          if (told === 'blocked' && invitation) return 'blocked';
          isSilenced = told !== 'told';
        }
        const letter = isSilenced ? null : await letterTo(tx, facts, to, people);
        const text = company && invitation ? invitationFor(facts, to, invitation, company, false) : null;
        if (letter) {
          const attendees = [...candidate, ...interviewers];
          written.push(...mailsToCandidate(letter, facts, what, happened, text, attendees));
        }
      }
      // The address of a candidate whom blind review hides would say who they are.
      const attendees = [...(isHidden ? [] : candidate), ...interviewers];
      written.push(...mailsToInterviewers(letters, facts, what, happened, attendees));
      if (written.length > 0) await mailer.write(tx, ...written);
      if (what !== 'cancelled') await addJobs(tx, facts);
      return 'told';
    },

    /** The interviewers are others than before: it leaves the calendars of some, and comes into those of others. */
    async tellOfReplacement(tx: Tx, interviewId: number, before: readonly store.InterviewerRow[]): Promise<void> {
      await store.countChange(tx, interviewId);
      const facts = await factsOf(tx, interviewId);
      const isHidden = await isHiddenNow(tx, facts);
      const now = await store.listInterviewers(tx, facts.id);
      const without = (some: readonly store.InterviewerRow[], others: readonly store.InterviewerRow[]) =>
        lettersToInterviewers(
          facts,
          some.filter((one) => !others.some(({ id }) => id === one.id)),
          isHidden,
        );
      const to = isHidden ? null : await companyMessages.findRecipient(tx, facts.companyId, facts.applicationId);
      const candidate = to?.email ? [{ name: to.name, email: to.email }] : [];
      const left = without(before, now);
      const by = { by: 'nobody' } as const;
      const written = [
        ...mailsToInterviewers(left, { ...facts, state: 'cancelled' }, 'cancelled', by, left),
        ...mailsToInterviewers(without(now, before), facts, 'booked', by, [...candidate, ...without(now, [])]),
      ];
      if (written.length > 0) await mailer.write(tx, ...written);
    },

    /** Reminds everybody of an interview that begins soon. */
    async remind(tx: Tx, facts: Facts, which: mails.ReminderKind): Promise<void> {
      const { startsAt, timeZone, job } = facts;
      if (startsAt === null) return;
      const to = await companyMessages.findRecipient(tx, facts.companyId, facts.applicationId);
      const people = await store.listInterviewers(tx, facts.id);
      const written: Mail[] = [];
      if (to) {
        const locale = to.locale ?? FALLBACK;
        const when = inWords(startsAt, zoneOf(facts), locale);
        const text = wordsIn(locale)(invitationMessage('interview_invitation.reminder', { job, when }));
        const see = invitationMessage('interview_invitation.see', { link: linkTo(facts) });
        const told = await say(tx, to, withLink(text, see, locale), authorOf(facts));
        const letter = told === 'told' ? await letterTo(tx, facts, to, people) : null;
        if (letter) written.push(mails.reminderMail({ ...letter, when }, which));
      }
      for (const letter of lettersToInterviewers(facts, people, await isHiddenNow(tx, facts))) {
        const when = inWords(startsAt, timeZone, letter.locale);
        written.push(mails.interviewerReminderMail({ ...letter, when }, which));
      }
      if (written.length > 0) await mailer.write(tx, ...written);
    },

    /** Asks interviewers for the scorecards that are missing. */
    async askForScorecards(tx: Tx, facts: Facts, userIds: readonly number[]): Promise<void> {
      const candidate = candidateFor(facts, await isHiddenNow(tx, facts));
      const people = await store.listInterviewers(tx, facts.id);
      const link = `${publicUrl}/company/interviews/${facts.id}/kit`;
      const written = people.flatMap(({ id, email, locale, name }) =>
        email !== null && userIds.includes(id)
          ? [mails.scorecardMail({ email, locale: locale ?? FALLBACK, name, job: facts.job, candidate, link })]
          : [],
      );
      if (written.length > 0) await mailer.write(tx, ...written);
    },
  };
}
export type Invitations = ReturnType<typeof createInvitations>;

/** Messages that no member sends by hand are signed with the name of whoever planned the interview. */
export const authorOf = ({ author }: Facts): Sender => ({ userId: author.id, name: author.name, locale: FALLBACK });

async function factsOf(tx: Tx, interviewId: number): Promise<Facts> {
  const facts = await store.findFacts(tx, interviewId);
  if (!facts) throw new AppError('not_found');
  return facts;
}
