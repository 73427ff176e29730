import { describe, expect, it } from 'vitest';
import { suggestColumns, suggestStage, systemOf } from './suggest-columns.ts';

const fieldsOf = (headers: string[], samples: string[][] = []) =>
  suggestColumns(headers, samples).map(({ field }) => field);

describe('the columns of other systems', () => {
  it.each([
    [
      'OpenCATS',
      ['first_name', 'last_name', 'email1', 'phone_cell', 'key_skills', 'current_employer', 'owner_id'],
      ['first_name', 'last_name', 'email', 'phone', 'skills', 'employer', null],
    ],
    [
      'Greenhouse',
      ['Candidate ID', 'First Name', 'Last Name', 'Email Addresses', 'Phone Numbers', 'Job Name', 'Current Stage'],
      [null, 'first_name', 'last_name', 'email', 'phone', 'job', 'stage'],
    ],
    [
      'Workable',
      ['Name', 'Headline', 'Email', 'Phone', 'Job', 'Stage', 'Creation time', 'Disqualified'],
      ['full_name', 'position', 'email', 'phone', 'job', 'stage', 'applied_on', null],
    ],
    [
      'Teamtailor',
      [
        'Candidate first name',
        'Candidate last name',
        'Candidate email',
        'Candidate phone',
        'Candidate tags',
        'Sourced',
      ],
      ['first_name', 'last_name', 'email', 'phone', 'skills', null],
    ],
  ])('of %s are known', (system, headers, fields) => {
    expect(fieldsOf(headers)).toEqual(fields);
    expect(systemOf(headers)).toBe(system);
  });

  it('are recognised by what they hold, and nothing is suggested twice', () => {
    const samples = [
      ['hodan@mail.example', '+252 61 555 0148', 'x'],
      ['peter@mail.example', '+256 77 555 0102', 'y'],
    ];
    expect(suggestColumns(['A', 'B', 'C'], samples).map(({ why }) => why)).toEqual(['emails', 'phones', null]);
    const twice = fieldsOf(['email', 'E-mail address', 'Name', 'First name', 'Last name']).filter(Boolean);
    expect(new Set(twice).size).toBe(twice.length);
    expect(twice).not.toContain('full_name');
    expect(systemOf(['A', 'B'])).toBeNull();
  });
});

it('finds the column of the board that a stage means', () => {
  const columns = [
    { id: 1, name: 'New', fixed: 'new' },
    { id: 2, name: 'Interview', fixed: null },
    { id: 3, name: 'Hired', fixed: 'hired' },
    { id: 4, name: 'Absagen', fixed: 'not_selected' },
  ];
  const stages = ['Submitted', '2nd interview', 'Placed', 'Rejected', 'interview', 'Somewhere'];
  expect(stages.map((stage) => suggestStage(stage, columns)?.id)).toEqual([1, 2, 3, 4, 2, undefined]);
});
