import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Db } from '#server/db/database.ts';
import { drafts } from '#server/db/schema/drafts.ts';
import { candidateExperiences, candidateSkills, candidates } from '#server/db/schema/profiles.ts';
import type { DraftFields } from '#shared/drafts/draft-fields.ts';
import { daysBefore, HOUR, monthsBefore } from './clock.ts';
import { known } from './fill-employers.ts';
import type { Posted } from './fill-jobs.ts';
import type { Filled } from './fill-people.ts';
import { insertRows } from './insert-rows.ts';
import type { DemoMarket } from './market.ts';
import { SAHRA } from './people.ts';

/** Her last visit is some days ago, so that moves and messages since then are shown as new. */
const LAST_VISIT_DAYS_AGO = 9;
const DRAFT_DAYS = 60;

/** Skills that she added to her profile after she had applied. Recommendations use the profile. */
const LEARNED_SINCE = ['Order picking', 'Health and safety', 'Data entry'];
const FIRST_WORK = {
  designation: 'Food Safety Assistant',
  company: 'Liido Fish Market',
  department: 'Quality',
  location: 'Mogadishu, Somalia',
  employmentType: 'Part-time',
  responsibilities: 'Measured the temperature of every delivery and sent back what had been warm.',
};

const BEGUN: readonly { slug: string; hoursAgo: number; fields: DraftFields }[] = [
  {
    slug: 'customer-care-agent-dar-es-salaam',
    hoursAgo: 20,
    fields: { form: 'simple', currentStep: 'education', completedSteps: ['personal'], progress: 33 },
  },
  {
    slug: 'senior-accountant-mogadishu',
    hoursAgo: 30,
    fields: {
      form: 'wizard',
      currentStep: 'languages',
      completedSteps: ['personal', 'education', 'experience', 'skills'],
      progress: 50,
    },
  },
];

type Places = { posted: Posted; people: Filled };

/** Adds drafts and other things to the dashboard of the first candidate who can sign in, beside her applications. */
export async function fillCandidate(db: Db, market: DemoMarket, { posted, people }: Places, now: Date): Promise<void> {
  const sahra = known(market.people.find(({ username, hasAccount }) => hasAccount && username === SAHRA));
  const candidateId = people.candidateIdOf(sahra);
  const dashboardSeenAt = daysBefore(now, LAST_VISIT_DAYS_AGO);
  await db.update(candidates).set({ dashboardSeenAt }).where(eq(candidates.id, candidateId));
  const first = sahra.skills.length;
  const skills = LEARNED_SINCE.map((name, place) => ({ candidateId, name, position: first + place }));
  await insertRows(db, candidateSkills, skills);
  const work = { ...FIRST_WORK, startDate: monthsBefore(now, 84), endDate: monthsBefore(now, 72), current: false };
  await insertRows(db, candidateExperiences, [{ ...work, candidateId }]);
  const jobs = market.employers.flatMap((employer) => employer.jobs);
  await insertRows(
    db,
    drafts,
    BEGUN.map(({ slug, hoursAgo, fields }) => {
      const savedAt = new Date(now.getTime() - hoursAgo * HOUR);
      return {
        tokenHash: createHash('sha256').update(`fursa-demo-draft-${slug}`).digest(),
        jobId: posted.idOf(known(jobs.find((job) => job.slug === slug))),
        userId: people.userIdOf(sahra),
        data: fields,
        createdAt: savedAt,
        updatedAt: savedAt,
        expiresAt: new Date(savedAt.getTime() + DRAFT_DAYS * 24 * HOUR),
      };
    }),
  );
}
