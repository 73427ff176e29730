import { type Limit, MINUTE } from '../identity/throttle.ts';

export const LIMITS = {
  /** Per company: plans, each of which may write to many people at once. */
  plans: { name: 'interview-plans', attempts: 200, seconds: 60 * MINUTE },
  /** Per interview: changes by its candidate, each of which mails everybody concerned. */
  choices: { name: 'interview-choices', attempts: 20, seconds: 10 * MINUTE },
  /** Per interview: requests for scorecards that somebody sends by hand. */
  requests: { name: 'interview-requests', attempts: 3, seconds: 60 * MINUTE },
  /** Per person: private addresses of their calendar that they make. */
  feeds: { name: 'interview-feeds', attempts: 20, seconds: 60 * MINUTE },
  /** Per person: addresses of their own calendars, each of which is asked for at once. */
  busyCalendars: { name: 'busy-calendars', attempts: 20, seconds: 10 * MINUTE },
} as const satisfies Record<string, Limit>;
