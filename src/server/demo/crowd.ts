import { type DemoApplication, type Entry, type Stage, settle, submit } from './applications.ts';
import type { CareerKey } from './careers/career.ts';
import { atWorkingHours, DAY, HOUR } from './clock.ts';
import { type DemoPerson, inventStranger } from './people.ts';
import type { Random } from './random.ts';
import { REGIONS } from './regions.ts';

/** A popular job, so that the demo has a column as long as a real one. */
export const POPULAR_JOB = 'logistics-coordinator-mogadishu';

const PEOPLE = 174;
const REVIEWED = 0.75;
/** The age of the newest applications in hours, so that some are of today whenever the demo is made. */
const LATEST_HOURS = [0.3, 3, 5, 9, 22, 26, 30];

/**
 * How many of the best applications have advanced, and the age in days that each stage requires. All others stay in the
 * first column or are not selected.
 */
const FURTHER: readonly { stage: Stage; count: number; fromDay: number }[] = [
  { stage: 'Hired', count: 1, fromDay: 20 },
  { stage: 'Offer', count: 2, fromDay: 15 },
  { stage: 'Interview', count: 4, fromDay: 10 },
  { stage: 'Shortlisted', count: 5, fromDay: 5 },
];
const NOT_SELECTED = 16;

/** Most applicants have this profession or a related one; a few have another. */
const TRADES: readonly CareerKey[] = ['logistics', 'logistics', 'logistics', 'customs', 'analyst', 'warehouse'];
const OTHERS: readonly CareerKey[] = ['cook', 'driver', 'designer', 'hr', 'nurse'];
const HOMES = ['Somalia', 'Somalia', 'Somalia', 'Somalia', 'Kenya', 'Kenya', 'Ethiopia', 'Tanzania'];

function inventPeople(random: Random, now: Date, { job }: Entry, others: readonly DemoPerson[]): DemoPerson[] {
  const names = new Set(others.map(({ username }) => username));
  return Array.from({ length: PEOPLE }, (_, place) => {
    const home = random.pick(HOMES);
    const region = REGIONS.find(({ country }) => country === home) ?? random.pick(REGIONS);
    const career = place % 40 === 9 ? 'logistics' : random.pick(place % 9 === 4 ? OTHERS : TRADES);
    const person = inventStranger(random, now, others.length + place, { career, region }, names);
    // A few people have all the required skills.
    const skills = place % 40 === 9 ? [...job.skills] : person.skills;
    return { ...person, skills, hasAccount: place % 5 < 2 };
  });
}

/** Recent times are more frequent. */
function momentOf(random: Random, place: number, { job }: Entry, now: Date): Date {
  const hours = LATEST_HOURS[place];
  if (hours !== undefined) return new Date(now.getTime() - hours * HOUR);
  const days = 1.3 + (job.publishedDaysAgo - 3) * random.next() ** 1.6;
  return atWorkingHours(new Date(now.getTime() - days * DAY));
}

function spread(sent: readonly DemoApplication[], now: Date): void {
  const score = ({ evaluation }: DemoApplication) => evaluation?.overall ?? 0;
  const left = sent.filter(({ evaluation }) => evaluation).sort((a, b) => score(b) - score(a));
  const isOld = (application: DemoApplication, days: number) =>
    now.getTime() - application.appliedAt.getTime() > days * DAY;
  const take = (count: number, fromDay: number, stage: Stage) => {
    for (const application of left.filter((one) => isOld(one, fromDay)).slice(0, count)) {
      application.stage = stage;
      left.splice(left.indexOf(application), 1);
    }
  };
  for (const { stage, count, fromDay } of FURTHER) take(count, fromDay, stage);
  left.reverse();
  take(NOT_SELECTED, 4, 'Not selected');
}

/** Invents more applicants for the popular job, and the stage that each of them has reached. */
export function inventCrowd(random: Random, entry: Entry, others: readonly DemoPerson[], now: Date) {
  const people = inventPeople(random, now, entry, others);
  const applications = people.map((person, place) => {
    const appliedAt = momentOf(random, place, entry, now);
    return submit(random, entry, person, { appliedAt, now, mayWait: true });
  });
  spread(applications, now);
  settle(random, applications, now, REVIEWED);
  const invited = applications.filter(({ stage }) => stage === 'Interview');
  const [erased] = invited.toSorted((a, b) => (a.managerScore ?? 101) - (b.managerScore ?? 101));
  if (!erased) throw new Error('Nobody of the crowd is invited.');
  erased.person.hasAccount = false;
  return { people, applications, erased };
}
