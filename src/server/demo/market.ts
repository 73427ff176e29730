import { type DemoApplication, inventApplications, rankCards } from './applications.ts';
import { applyAsGuest } from './as-guest.ts';
import { type DemoConversation, inventConversations } from './conversations.ts';
import { inventCrowd, POPULAR_JOB } from './crowd.ts';
import { type DemoEmployer, EMPLOYERS } from './employers.ts';
import { type DemoPerson, inventPeople } from './people.ts';
import { seededRandom } from './random.ts';

const SEED = 20_260;

export type DemoMarket = {
  employers: readonly DemoEmployer[];
  people: DemoPerson[];
  applications: DemoApplication[];
  conversations: DemoConversation[];
  /** The application of a person who was erased. */
  erased: DemoApplication;
};

/** Generates the whole demo as plain data. The same time gives the same data. */
export function inventMarket(now: Date): DemoMarket {
  const random = seededRandom(SEED);
  const regulars = inventPeople(random, now);
  const theirs = inventApplications(random, EMPLOYERS, regulars, now);
  const conversations = inventConversations(random, theirs, now);
  applyAsGuest(regulars, theirs, conversations);
  const popular = theirs.find(({ job }) => job.slug === POPULAR_JOB);
  if (!popular) throw new Error(`Nobody applies for ${POPULAR_JOB}.`);
  const crowd = inventCrowd(random, popular, regulars, now);
  const applications = [...theirs, ...crowd.applications];
  applications.sort((a, b) => a.appliedAt.getTime() - b.appliedAt.getTime());
  rankCards(applications);
  return {
    employers: EMPLOYERS,
    people: [...regulars, ...crowd.people],
    applications,
    conversations,
    erased: crowd.erased,
  };
}
