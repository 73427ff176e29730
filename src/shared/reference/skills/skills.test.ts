import { describe, expect, it } from 'vitest';
import { EVERYDAY_SKILLS } from './everyday.ts';
import { findSkill, foldSkillName, SKILLS, suggestSkills } from './skills.ts';

const suggested = (query: string, limit = 10) => suggestSkills(query, limit).map(({ name }) => name);

describe('the built-in skills', () => {
  it('cover the trades with at least 1,500 skills', () => {
    expect(SKILLS.length).toBeGreaterThanOrEqual(1500);
    expect(new Set(SKILLS.map(({ field }) => field)).size).toBeGreaterThanOrEqual(15);
  });

  it('give every spelling to one skill only', () => {
    const owners = new Map<string, string>();
    const shared: string[] = [];
    for (const { name, aliases } of SKILLS) {
      for (const spelling of [name, ...aliases]) {
        const folded = foldSkillName(spelling);
        const owner = owners.get(folded);
        if (owner !== undefined) shared.push(`${spelling}: ${owner} / ${name}`);
        owners.set(folded, name);
      }
    }
    expect(shared).toEqual([]);
  });

  it('hold the everyday ones under the same names', () => {
    for (const name of EVERYDAY_SKILLS) expect(findSkill(name)?.name).toBe(name);
  });

  it('leave no spelling empty, too long for a form, or a single letter', () => {
    const spellings = SKILLS.flatMap(({ name, aliases }) => [name, ...aliases]);
    expect(spellings.filter((spelling) => foldSkillName(spelling).length < 2)).toEqual([]);
    expect(SKILLS.filter(({ name }) => [...name].length > 80)).toEqual([]);
  });

  it('claim no ordinary English word as an alias', () => {
    for (const word of [
      'go',
      'r',
      'c',
      'lead',
      'wash',
      'art',
      'word',
      'access',
      'net',
      'it',
      'teams',
      'swift',
      'rust',
    ]) {
      expect(findSkill(word), word).toBeUndefined();
    }
  });
});

describe('foldSkillName', () => {
  it('ignores case, accents, punctuation and spare spaces', () => {
    expect(foldSkillName('  Pâtisserie ')).toBe('patisserie');
    expect(foldSkillName('Problem-solving')).toBe(foldSkillName('problem  solving'));
    expect(foldSkillName('Driver’s license')).toBe(foldSkillName("DRIVER'S LICENSE"));
    expect(foldSkillName('M & E')).toBe(foldSkillName('m&e'));
  });

  it('keeps C, C++ and C# apart, and .NET apart from a net', () => {
    expect(new Set(['C', 'C++', 'C#'].map(foldSkillName)).size).toBe(3);
    expect(foldSkillName('.NET')).not.toBe(foldSkillName('net'));
    expect(foldSkillName('sales + marketing')).toBe('sales marketing');
  });
});

describe('findSkill', () => {
  it.each([
    ['js', 'JavaScript'],
    ['ECMAScript', 'JavaScript'],
    ['M&E', 'Monitoring and evaluation'],
    ['MEAL', 'Monitoring and evaluation'],
    ['MS Excel', 'Microsoft Excel'],
    ['excel', 'Microsoft Excel'],
    ['c#', 'C#'],
    ['C++', 'C++'],
    ['.net', '.NET'],
    ['asp.net', 'ASP.NET'],
    ['golang', 'Go programming'],
    ['venipuncture', 'Phlebotomy'],
    ['pediatrics', 'Paediatrics'],
    ['EVC', 'EVC Plus'],
    ['hgv driving', 'Heavy vehicle driving'],
    ['ci/cd', 'Continuous integration and delivery'],
  ])('finds %s', (text, name) => {
    expect(findSkill(text)?.name).toBe(name);
  });

  it('does not guess', () => {
    expect(findSkill('jav')).toBeUndefined();
    expect(findSkill('')).toBeUndefined();
  });
});

describe('suggestSkills', () => {
  it('puts an exact alias first, then names that begin so', () => {
    expect(suggested('js')[0]).toBe('JavaScript');
    expect(suggested('excel')[0]).toBe('Microsoft Excel');
    expect(suggested('java').slice(0, 2)).toEqual(['Java', 'JavaScript']);
  });

  it('puts a name’s beginning before a later word, and both before an alias', () => {
    const names = suggested('paed', 20);
    expect(names[0]).toBe('Paediatrics');
    const welding = suggested('weld', 40);
    expect(welding[0]).toBe('Welding');
    expect(welding.indexOf('Welding inspection')).toBeLessThan(welding.indexOf('MIG welding'));
    expect(suggested('pediatr')).toContain('Paediatrics');
  });

  it('offers what begins so before what is only called so elsewhere', () => {
    expect(suggested('Route')[0]).toBe('Route planning');
    expect(suggested('Route')).toContain('MikroTik');
  });

  it('finds what stands inside a word', () => {
    expect(suggested('conditioning', 40)).toContain('Strength and conditioning');
    expect(suggested('script', 40)).toContain('JavaScript');
  });

  it('forgives one typo in four letters or more', () => {
    expect(suggested('acounting')).toContain('Accounting');
    expect(suggested('plumbnig')).toContain('Plumbing');
    expect(suggested('nursnig', 20)).toContain('General nursing');
    expect(suggested('jvascript')).toContain('JavaScript');
    expect(suggested('weldding')).toContain('Welding');
    expect(suggested('ms exel')).toContain('Microsoft Excel');
    expect(suggested('xyz')).toEqual([]);
  });

  it('keeps to the limit and answers nothing to nothing', () => {
    expect(suggested('management', 5)).toHaveLength(5);
    expect(suggested('  ')).toEqual([]);
    expect(suggested('–')).toEqual([]);
    expect(suggested('cooking', 0)).toEqual([]);
  });

  it('never suggests the same skill twice', () => {
    const names = suggested('care', 200);
    expect(new Set(names).size).toBe(names.length);
  });

  it('answers quickly enough for every key that is pressed', () => {
    // Compares the fastest call with the fastest plain scan of all names: a busy machine slows down both.
    const fastest = (act: () => unknown) => {
      const times = Array.from({ length: 30 }, () => {
        const start = performance.now();
        act();
        return performance.now() - start;
      });
      return Math.min(...times);
    };
    const walk = fastest(() => SKILLS.filter(({ name }) => name.toLowerCase().includes('zzzzzzzz')));
    for (const query of ['a', 'ma', 'driv', 'acount', 'monitoring and', 'zzzzzzzz', 'project managment', 'meal']) {
      expect(fastest(() => suggestSkills(query, 10)) / walk, query).toBeLessThan(15);
    }
  });
});
