import type { Db } from '#server/db/database.ts';
import { applicationNotes } from '#server/db/schema/applications.ts';
import { notices } from '#server/db/schema/messenger.ts';
import type { Stage } from './applications.ts';
import { known, type Staff } from './fill-employers.ts';
import { insertForIds, insertRows } from './insert-rows.ts';
import type { DemoMarket } from './market.ts';

/** `{colleague}` is replaced by the name of another team member, who is mentioned by it. */
const NOTES: Partial<Record<Stage, readonly string[]>> = {
  New: ['@{colleague}, could you have a look at the answers? I am not sure about the night shift.'],
  Shortlisted: [
    'Knows the road to Baidoa, which nobody else on this list does.',
    '@{colleague} Please call the last employer before we invite.',
    'Salary expectation is within our range. I asked by phone.',
  ],
  Interview: [
    'Came ten minutes early and had read our posting closely. Clear answers.',
    '@{colleague} you wanted to ask about the gap in 2023. Wednesday at ten suits both of us.',
  ],
  Offer: ['@{colleague} The offer is out. They answer by Thursday.'],
  Hired: ['Contract is signed. First day is the first of next month.'],
};
const OF_EACH_STAGE = 3;

export async function fillNotes(
  db: Db,
  market: DemoMarket,
  staff: Staff,
  applicationIds: readonly number[],
  now: Date,
): Promise<void> {
  const rows = market.employers.flatMap((employer) => {
    const { memberIds } = staff.of(employer);
    return Object.entries(NOTES).flatMap(([stage, texts]) => {
      const places = market.applications.flatMap((one, place) =>
        one.employer === employer && one.stage === stage && one !== market.erased ? [place] : [],
      );
      return places.slice(-OF_EACH_STAGE).flatMap((place, index) => {
        const body = known(texts[index % texts.length]);
        const author = index % 2;
        const colleague = known(employer.members[1 - author]);
        const mentions = body.includes('{colleague}') ? [known(memberIds[1 - author])] : [];
        const { moves, appliedAt } = known(market.applications[place]);
        const since = (moves.at(-1)?.at ?? appliedAt).getTime();
        return {
          applicationId: known(applicationIds[place]),
          authorId: known(memberIds[author]),
          body: body.replace('{colleague}', colleague.name),
          mentions,
          createdAt: new Date(since + (now.getTime() - since) * 0.4),
        };
      });
    });
  });
  const sorted = rows.sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
  const noteIds = await insertForIds(db, applicationNotes, sorted);
  const told = sorted.flatMap(({ applicationId, mentions, createdAt }, place) =>
    mentions.map((userId) => ({
      userId,
      kind: 'mention' as const,
      applicationId,
      subjectId: known(noteIds[place]),
      createdAt,
    })),
  );
  await insertRows(db, notices, told);
}
