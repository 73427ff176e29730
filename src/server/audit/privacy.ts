import type { Db } from '../db/database.ts';
import { ofApplication, type Person, type PersonData, type PersonExport } from '../kernel/privacy.ts';
import { EXPORTED, listEventsAbout, listEventsOf } from './person-export.store.ts';
import { shownInAudit } from './recorded.rules.ts';

/** The person is not shown who did something to their account, nor the admins' reasons. */
async function readOwnHistory(db: Db, userId: number) {
  const rows = await listEventsAbout(db, userId);
  return rows.map(({ at, byYou, type, data }) => {
    const { kind, from, to } = shownInAudit({ type, data });
    return { at, kind, from, to, byYou };
  });
}

async function readHistory(db: Db, userId: number) {
  const rows = await listEventsAbout(db, userId);
  return rows.map(({ at, actorId, userId: whose, type, data }) => {
    const { kind, from, to, reason } = shownInAudit({ type, data });
    return { at, kind, from, to, reason, actorId, userId: whose };
  });
}

async function readSteps(db: Db, { applicationIds }: Person) {
  const rows = await listEventsOf(db, applicationIds);
  return applicationIds.map((id) => {
    const history = ofApplication(rows, id).map(({ at, ...event }) => {
      const { kind, from, to } = shownInAudit(event);
      return { at, kind, from, to };
    });
    return { id, history };
  });
}

export const historyExport: PersonExport = {
  tables: EXPORTED,
  async read(db, person, reader): Promise<PersonData> {
    if (reader === 'person') return { documents: { history: await readOwnHistory(db, person.userId) } };
    const applications = await readSteps(db, person);
    return { documents: { applications, history: await readHistory(db, person.userId) } };
  },
};
