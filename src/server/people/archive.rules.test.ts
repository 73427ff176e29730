import { describe, expect, it } from 'vitest';
import { joinPersonData } from './archive.rules.ts';

const join = (...known: Parameters<typeof joinPersonData>[0]) => JSON.stringify(joinPersonData(known));

describe('the documents of an archive', () => {
  it('have the parts that several modules bring, in the order that they always had', () => {
    expect(
      join(
        { documents: { account: { id: 1, sessions: [], knownBrowsers: [] }, applications: [] } },
        { documents: { account: { company: null } } },
        { documents: { account: { archives: [] } } },
      ),
    ).toBe('{"account":{"id":1,"company":null,"sessions":[],"archives":[],"knownBrowsers":[]},"applications":[]}');
  });

  it('tell in one row what several modules know about one application', () => {
    expect(
      join(
        {
          documents: {
            applications: [
              { id: 7, aiEvaluations: [1] },
              { id: 8, aiEvaluations: [] },
            ],
          },
        },
        {
          documents: {
            applications: [
              { id: 7, job: 'Nurse' },
              { id: 8, job: 'Cook' },
            ],
          },
        },
        { documents: { applications: [{ id: 8, history: [2] }] } },
      ),
    ).toBe(
      '{"applications":[{"id":7,"job":"Nurse","aiEvaluations":[1]},{"id":8,"job":"Cook","aiEvaluations":[],"history":[2]}]}',
    );
  });

  it('keep rows without an id, and say that there is no profile', () => {
    expect(join({ documents: { profile: null, history: [{ at: 1 }] } }, { documents: { history: [{ at: 1 }] } })).toBe(
      '{"profile":null,"history":[{"at":1},{"at":1}]}',
    );
    expect(join({ documents: { profile: null } }, { documents: { profile: { name: 'Xalimo' } } })).toBe(
      '{"profile":{"name":"Xalimo"}}',
    );
  });

  it('are joined by those of new modules, after the others', () => {
    expect(join({ documents: { interviews: [{ id: 1 }] } }, { documents: { saved: {} } })).toBe(
      '{"saved":{},"interviews":[{"id":1}]}',
    );
  });
});
