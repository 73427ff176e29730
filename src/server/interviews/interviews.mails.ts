import type { InterviewKind } from '#shared/interviews/interviews.values.ts';
import { interviewsMail } from '#shared/interviews/interviews-mails.texts.ts';
import { invitationMessage } from '#shared/interviews/invitation.texts.ts';
import type { Locale } from '#shared/kernel/languages.ts';
import type { Message } from '#shared/kernel/messages.ts';
import { messengerMail } from '#shared/messenger/messenger-mails.texts.ts';
import { greeting, greetsItself, stopHeaders, stopLink } from '../messenger/messenger.mails.ts';
import type { Mail } from '../queue/mail.ts';
import { nameInMail } from '../queue/name-in-mail.ts';

type Named = string | { told: Message };

/** What all mails about one interview say. Times are in words already, in the zone and language of the reader. */
type About = {
  email: string;
  locale: Locale;
  name: string;
  job: string;
  kind: InterviewKind;
  minutes: number;
  place: string;
  publicUrl: string;
};

export type CandidateLetter = About & {
  company: string;
  interviewers: readonly string[];
  instructions: string;
  /** Holds a secret that opens this interview alone. */
  link: string;
  /** The token that stops mails about messages; null for accounts, which choose in their settings. */
  stop: string | null;
};

export type InterviewerLetter = About & {
  /** `told` replaces the name of a candidate whom blind review hides, or who was erased. */
  candidate: Named;
};

const company = (name: string) => nameInMail(name, { told: messengerMail('mail.an_employer') });
const facts = ({ kind, minutes }: About) =>
  interviewsMail(`mail.interview_facts_${kind}`, {
    minutes: { told: invitationMessage('interview_invitation.minutes', { count: minutes }) },
  });
const placed = ({ place }: About) => (place === '' ? [] : [interviewsMail('mail.interview_place', { place })]);
const quoted = (name: Named, word: string) =>
  word === '' ? [] : [interviewsMail('mail.interview_word_of', { name }), { quote: word }];

/** What the company wrote may greet the candidate already. */
function opensWithName(paragraphs: Mail['paragraphs'], name: string): boolean {
  return paragraphs.some((one) => typeof one !== 'string' && 'quote' in one && greetsItself(one.quote, name));
}

function toCandidate(letter: CandidateLetter, mail: Pick<Mail, 'subject' | 'paragraphs'>, button: Message): Mail {
  const { email, locale, publicUrl, link, stop } = letter;
  return {
    to: email,
    locale,
    from: company(letter.company),
    subject: mail.subject,
    paragraphs: [...(opensWithName(mail.paragraphs, letter.name) ? [] : [greeting(letter.name)]), ...mail.paragraphs],
    button: { link, words: button },
    notes: [
      interviewsMail('mail.interview_secret'),
      ...(stop === null ? [] : [stopLink(publicUrl, stop, messengerMail('mail.messages_stop'))]),
    ],
    ...(stop !== null && { headers: stopHeaders(publicUrl, stop) }),
  };
}

const SEE = interviewsMail('mail.interview_see_button');

/** The invitation to choose a time. `text` is what the company has written, or the usual text. */
export function askedMail(letter: CandidateLetter & { text: string; until: string | null }): Mail {
  const { job, text, until } = letter;
  return toCandidate(
    letter,
    {
      subject: interviewsMail('mail.interview_asked_subject', { job }),
      paragraphs: [
        interviewsMail('mail.interview_asked_text', { company: company(letter.company), job }),
        { quote: text },
        ...(until === null ? [] : [interviewsMail('mail.interview_asked_until', { when: until })]),
      ],
    },
    interviewsMail('mail.interview_choose_button'),
  );
}

type Booked = { when: string; was: string | null; text: string | null; word: string };

/** A time is booked, or another one. `text` is the invitation, if the company has fixed the time. */
export function bookedMail(letter: CandidateLetter & Booked, what: 'booked' | 'moved'): Mail {
  const { job, when, was, text, word, interviewers, instructions } = letter;
  const by = company(letter.company);
  return toCandidate(
    letter,
    {
      subject: interviewsMail(`mail.interview_${what}_subject`, { job, when }),
      paragraphs: [
        ...(text === null ? [] : [{ quote: text }]),
        interviewsMail(`mail.interview_${what}_text`, { job, company: by }),
        { quote: when },
        ...(was === null ? [] : [interviewsMail('mail.interview_was', { when: was })]),
        ...quoted(by, word),
        facts(letter),
        ...placed(letter),
        ...(interviewers.length === 0
          ? []
          : [interviewsMail('mail.interview_with', { names: interviewers.join(', ') })]),
        ...(instructions === '' ? [] : [{ quote: instructions }]),
      ],
    },
    SEE,
  );
}

/** `was` is null if no time was booked yet. */
export function cancelledMail(letter: CandidateLetter & { was: string | null; word: string }): Mail {
  const { job, was, word } = letter;
  const by = company(letter.company);
  return toCandidate(
    letter,
    {
      subject: interviewsMail('mail.interview_cancelled_subject', { job }),
      paragraphs:
        was === null
          ? [interviewsMail('mail.interview_no_longer_text', { job, company: by }), ...quoted(by, word)]
          : [
              interviewsMail('mail.interview_cancelled_text', { job, company: by }),
              interviewsMail('mail.interview_was', { when: was }),
              ...quoted(by, word),
            ],
    },
    SEE,
  );
}

export type ReminderKind = 'day' | 'hour';

export function reminderMail(letter: CandidateLetter & { when: string }, which: ReminderKind): Mail {
  const { job, when, instructions } = letter;
  return toCandidate(
    letter,
    {
      subject: interviewsMail(`mail.interview_reminder_${which}_subject`, { job }),
      paragraphs: [
        interviewsMail('mail.interview_reminder_text', { job, company: company(letter.company) }),
        { quote: when },
        facts(letter),
        ...placed(letter),
        ...(instructions === '' ? [] : [{ quote: instructions }]),
      ],
    },
    SEE,
  );
}

function toInterviewer(letter: InterviewerLetter, mail: Pick<Mail, 'subject' | 'paragraphs'>): Mail {
  const { email, locale, name, publicUrl } = letter;
  return {
    to: email,
    locale,
    subject: mail.subject,
    paragraphs: [greeting(name), ...mail.paragraphs],
    button: { link: `${publicUrl}/company/interviews`, words: interviewsMail('mail.interviewer_button') },
  };
}

type InterviewerBooked = { when: string; was: string | null };

export function interviewerBookedMail(letter: InterviewerLetter & InterviewerBooked, what: 'booked' | 'moved'): Mail {
  const { candidate, job, when, was } = letter;
  return toInterviewer(letter, {
    subject: interviewsMail(`mail.interviewer_${what}_subject`, { candidate, when }),
    paragraphs: [
      interviewsMail(`mail.interviewer_${what}_text`, { candidate, job }),
      { quote: when },
      ...(was === null ? [] : [interviewsMail('mail.interview_was', { when: was })]),
      facts(letter),
      ...placed(letter),
    ],
  });
}

/** `word` is what the candidate wrote, if it was they who cancelled. */
export function interviewerCancelledMail(letter: InterviewerLetter & { was: string; word: string }): Mail {
  const { candidate, job, was, word } = letter;
  return toInterviewer(letter, {
    subject: interviewsMail('mail.interviewer_cancelled_subject', { candidate }),
    paragraphs: [
      interviewsMail('mail.interviewer_cancelled_text', { candidate, job }),
      interviewsMail('mail.interview_was', { when: was }),
      ...quoted(candidate, word),
    ],
  });
}

export function interviewerReminderMail(letter: InterviewerLetter & { when: string }, which: ReminderKind): Mail {
  const { candidate, job, when } = letter;
  return toInterviewer(letter, {
    subject: interviewsMail(`mail.interviewer_reminder_${which}_subject`, { candidate }),
    paragraphs: [
      interviewsMail('mail.interviewer_reminder_text', { candidate, job }),
      { quote: when },
      facts(letter),
      ...placed(letter),
    ],
  });
}

type Missing = {
  email: string;
  locale: Locale;
  name: string;
  job: string;
  candidate: Named;
  link: string;
};

export function scorecardMail({ email, locale, name, job, candidate, link }: Missing): Mail {
  return {
    to: email,
    locale,
    subject: interviewsMail('mail.scorecard_subject', { candidate }),
    paragraphs: [greeting(name), interviewsMail('mail.scorecard_text', { candidate, job })],
    button: { link, words: interviewsMail('mail.scorecard_button') },
  };
}
