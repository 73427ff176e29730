import { type DemoApplication, inventApplications } from './applications.ts';
import { type DemoConversation, inventConversations } from './conversations.ts';
import { type DemoEmployer, EMPLOYERS } from './employers.ts';
import { type DemoPerson, inventPeople } from './people.ts';
import { seededRandom } from './random.ts';

const SEED = 20_260;

export type DemoMarket = {
  employers: readonly DemoEmployer[];
  people: DemoPerson[];
  applications: DemoApplication[];
  conversations: DemoConversation[];
};

/** The whole demo as plain data. The same moment gives the same market. */
export function inventMarket(now: Date): DemoMarket {
  const random = seededRandom(SEED);
  const people = inventPeople(random, now);
  const applications = inventApplications(random, EMPLOYERS, people, now);
  return { employers: EMPLOYERS, people, applications, conversations: inventConversations(random, applications, now) };
}
