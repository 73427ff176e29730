import type { DemoApplication } from './applications.ts';
import type { DemoConversation } from './conversations.ts';
import { type DemoPerson, SAHRA } from './people.ts';

const JOB = 'port-documents-officer-djibouti';

/**
 * Turns a guest into a candidate who can sign in but applied without doing so: their dashboard offers to claim the
 * application.
 */
export function applyAsGuest(
  people: readonly DemoPerson[],
  applications: readonly DemoApplication[],
  conversations: readonly DemoConversation[],
): void {
  const account = people.find(({ username }) => username === SAHRA);
  const isSilent = (one: DemoApplication) => !conversations.some(({ application }) => application === one);
  const sent = applications.find(
    (one) =>
      one.job.slug === JOB &&
      !one.person.hasAccount &&
      one.outcome !== 'withdrawn' &&
      one.outcome !== 'failed' &&
      isSilent(one) &&
      applications.filter(({ person }) => person === one.person).length === 1,
  );
  if (!account || !sent) throw new Error(`Nobody applied for ${JOB} as a guest.`);
  const { firstName, lastName, email } = account;
  Object.assign(sent.person, { firstName, lastName, email });
  Object.assign(sent.snapshot.personalInfo, { firstName, lastName, email });
}
