import type { DemoApplication } from './applications.ts';
import { atWorkingHours, DAY, HOUR } from './clock.ts';
import { SCRIPTS, type Script } from './conversation-scripts.ts';
import type { Random } from './random.ts';

export type DemoMessage = { sender: 'company' | 'candidate'; body: string; at: Date };

export type DemoConversation = {
  application: DemoApplication;
  /** The index of the team member who writes. */
  member: 0 | 1;
  unreadBy: 'company' | 'candidate' | null;
  messages: DemoMessage[];
};

function choose(script: Script, applications: readonly DemoApplication[], taken: ReadonlySet<DemoApplication>) {
  const party = script.with;
  if ('username' in party) {
    return applications.find(({ person, job }) => person.username === party.username && job.slug === party.slug);
  }
  const free = applications.filter(
    (application) =>
      application.employer.username === script.employer &&
      application.person.hasAccount === !party.guest &&
      !application.person.email.endsWith('@fursa.example') &&
      application.outcome !== 'withdrawn' &&
      !taken.has(application),
  );
  // The first stage of the script is the one it was written for.
  for (const stage of party.stages) {
    const found = free.find((application) => application.stage === stage);
    if (found) return found;
  }
  return undefined;
}

/** The last message is as old as the script says. The others come before it, but not before the application. */
function timesOf(random: Random, script: Script, application: DemoApplication, now: Date): Date[] {
  const applied = application.appliedAt.getTime();
  const newest = atWorkingHours(
    new Date(now.getTime() - script.lastHoursAgo * HOUR - random.between(1, 55) * 60_000),
  ).getTime();
  const last = Math.max(newest, applied + Math.min(2 * HOUR, (now.getTime() - applied) / 2));
  const step = Math.min(1.2 * DAY, (last - applied) / (script.lines.length + 1));
  const times = [last];
  for (let index = 1; index < script.lines.length; index += 1) {
    const earlier = (times[0] ?? last) - step * (0.3 + random.next() * 0.7);
    const moved = atWorkingHours(new Date(earlier)).getTime();
    // Moving into working hours must not put a message before the application or out of its turn.
    times.unshift(Math.max(moved, applied + step * 0.5 * (script.lines.length - index)));
  }
  return times.map((time) => new Date(time));
}

/** Scripts that fit few people choose first, so that something is left for them. */
function cast(applications: readonly DemoApplication[]): Map<Script, DemoApplication> {
  const chosen = new Map<Script, DemoApplication>();
  const choices = (script: Script) => ('stages' in script.with ? (script.with.stages.includes('New') ? 2 : 1) : 0);
  for (const script of SCRIPTS.toSorted((a, b) => choices(a) - choices(b))) {
    const application = choose(script, applications, new Set(chosen.values()));
    if (!application) throw new Error(`Nobody fits the conversation that begins: ${script.lines[0]}`);
    chosen.set(script, application);
  }
  return chosen;
}

export function inventConversations(random: Random, applications: readonly DemoApplication[], now: Date) {
  const chosen = cast(applications);
  return SCRIPTS.map((script): DemoConversation => {
    const application = chosen.get(script) as DemoApplication;
    const times = timesOf(random, script, application, now);
    const names = {
      '{first}': application.person.firstName,
      '{job}': application.job.title,
      '{me}': application.employer.members[script.member]?.name.split(' ')[0] ?? '',
    };
    return {
      application,
      member: script.member,
      unreadBy: script.unreadBy ?? null,
      messages: script.lines.map((line, index) => ({
        sender: line.startsWith('E: ') ? 'company' : 'candidate',
        body: Object.entries(names).reduce((text, [gap, name]) => text.replaceAll(gap, name), line.slice(3)),
        at: times[index] as Date,
      })),
    };
  });
}
