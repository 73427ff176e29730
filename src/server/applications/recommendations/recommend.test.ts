import { describe, expect, it } from 'vitest';
import type { JobCard } from '#shared/jobs/jobs.contract.ts';
import { englishWords } from '#shared/kernel/messages.ts';
import { JobIndex } from '../../jobs/search/job-index.ts';
import { type Person, recommend } from './recommend.ts';

const TODAY = new Date().toISOString().slice(0, 10);
const NOBODY: Person = { skills: [], languages: [], work: [], city: null, countryCode: null, level: null };

type Made = Partial<Pick<JobCard, 'title' | 'locality' | 'experience' | 'is_remote' | 'deadline'>> & {
  skills?: string[];
};
/** Each job's id is its position in the list; the first job is the oldest. */
function indexOf(...jobs: Made[]): JobIndex {
  const index = new JobIndex();
  for (const [at, { skills = [], ...job }] of jobs.entries()) {
    const card: JobCard = {
      id: at + 1,
      slug: `job-${at + 1}`,
      title: 'Night Guard',
      company: { name: 'Nuvemba Freight', username: 'nuvemba', logo_url: null },
      job_type: { name: 'Full time' },
      featured: false,
      salary_mode: 'range',
      min_salary: 400,
      max_salary: 500,
      currency: 'USD',
      custom_salary: null,
      salary_type: { name: 'Monthly' },
      is_remote: false,
      locality: 'Kisumu',
      country: { code: 'KE', name: 'Kenya' },
      education: null,
      experience: null,
      published_at: new Date(Date.now() - (jobs.length - at) * 60_000).toISOString(),
      deadline: null,
      ...job,
    };
    index.put({ card, region: null, skills, descriptionText: '' });
  }
  return index;
}

function recommended(index: JobIndex, person: Partial<Person>, without: number[] = [], most = 3) {
  const found = recommend(index, { ...NOBODY, ...person }, { without: new Set(without), today: TODAY, most });
  return found.map(({ card, reason }) => [card.id, englishWords(reason)]);
}

const LOGISTICS = ['Route planning', 'SQL', 'Excel', 'Fleet management', 'Stock control', 'Dispatch'];

describe('what is recommended to somebody', () => {
  it('is counted in skills, and names the one that is new', () => {
    const index = indexOf(
      { title: 'Operations Planning Lead', skills: [...LOGISTICS, 'Demand planning'] },
      { title: 'Dispatcher', skills: LOGISTICS },
      { title: 'Clerk', skills: [...LOGISTICS, 'Typing in Arabic', 'Bookkeeping'] },
    );
    expect(recommended(index, { skills: LOGISTICS })).toEqual([
      [2, 'You have all 6 of its skills.'],
      [1, 'You have 6 of its 7 skills; only Demand planning is new.'],
      [3, 'You have 6 of its 8 skills.'],
    ]);
  });

  it('is close to work that somebody has done, whatever the rank', () => {
    const index = indexOf({ title: 'Senior Cold Chain Analyst' }, { title: 'Senior Officer' });
    const work = [
      { title: 'Security Officer', company: 'Halqo Studio' },
      { title: 'Cold Chain Technician', company: 'Berumi Foods' },
    ];
    expect(recommended(index, { work })).toEqual([[1, 'Close to your work at Berumi Foods.']]);
    expect(recommended(index, { work: [{ title: 'Cold chain analyst', company: null }] })).toEqual([
      [1, 'Close to what you do: Cold chain analyst.'],
    ]);
  });

  it('asks for what they have, languages among it, under whichever name', () => {
    const index = indexOf(
      { title: 'Customs Data Officer', skills: ['Somali language', 'arabic', 'sql', 'Tariff codes', 'Audit', 'HACCP'] },
      { title: 'Interpreter', skills: ['Somali', 'Swahili'] },
    );
    expect(recommended(index, { languages: ['Somali', 'Arabic'], skills: ['SQL'] })).toEqual([
      [1, 'Asks for Somali language, arabic and sql, which you have.'],
    ]);
    expect(recommended(index, { languages: ['Somali', 'Swahili'] })).toEqual([
      [2, 'Asks for Somali and Swahili, which you have.'],
    ]);
  });

  it('is near and at their level where nothing else is known', () => {
    const index = indexOf(
      { locality: 'Mogadishu', experience: { name: 'Mid' } },
      { locality: 'Mogadishu', experience: { name: 'Lead' } },
      { locality: 'Mogadishu' },
    );
    expect(recommended(index, { city: ' mogadishu', level: 'Mid' })).toEqual([
      [1, 'In Mogadishu, at your level.'],
      [3, 'In Mogadishu, where you live.'],
    ]);
  });

  it('is nothing at all where nothing is known, and nothing for the sake of a good character', () => {
    const index = indexOf({ skills: ['Teamwork', 'Communication', 'Leadership'] });
    expect(recommended(index, {})).toEqual([]);
    expect(recommended(index, { skills: ['Teamwork', 'Communication skills', 'Leadership'] })).toEqual([]);
  });

  it('is never what they have applied to, nor what is past its deadline', () => {
    const skills = ['SQL', 'Excel'];
    const index = indexOf({ skills }, { skills, deadline: '2020-01-01' }, { skills, deadline: TODAY });
    expect(recommended(index, { skills }, [1]).map(([id]) => id)).toEqual([3]);
    index.remove(3);
    expect(recommended(index, { skills }, [1])).toEqual([]);
  });

  it('stands in one order: the better, then the newer', () => {
    const skills = ['SQL', 'Excel', 'Power BI'];
    const same: Made[] = Array.from({ length: 8 }, () => ({ skills }));
    const index = indexOf(...same, { skills, locality: 'Mogadishu' });
    const once = recommended(index, { skills, city: 'Mogadishu' });
    expect(once.map(([id]) => id)).toEqual([9, 8, 7]);
    expect(recommended(index, { skills, city: 'Mogadishu' })).toEqual(once);
  });

  it('prefers a level that fits to one that is far away', () => {
    const skills = ['SQL', 'Excel', 'Power BI'];
    const index = indexOf(
      { skills, experience: { name: 'Mid' } },
      { skills, experience: { name: 'Senior' } },
      { skills, experience: { name: 'Lead' } },
    );
    expect(recommended(index, { skills, level: 'Mid' }).map(([id]) => id)).toEqual([1, 2, 3]);
  });
});
