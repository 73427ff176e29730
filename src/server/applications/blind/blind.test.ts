import { describe, expect, it } from 'vitest';
import { type BlindColumn, hiddenColumns } from './blind.ts';

const [ARRIVED, SHORTLISTED, INTERVIEW, HIRED, NOT_SELECTED] = [11, 12, 13, 14, 15] as const;
const COLUMNS: BlindColumn[] = [
  // Listed out of order, because the position counts.
  { id: INTERVIEW, position: 2, fixed: null },
  { id: NOT_SELECTED, position: 4, fixed: 'not_selected' },
  { id: ARRIVED, position: 0, fixed: 'new' },
  { id: HIRED, position: 3, fixed: 'hired' },
  { id: SHORTLISTED, position: 1, fixed: null },
];
const hidden = (until: number | null, columns = COLUMNS) => [...hiddenColumns(columns, until)].sort();

describe('blind review hides', () => {
  it('nobody while it is off, or while its column is gone', () => {
    expect([hidden(null), hidden(99)]).toEqual([[], []]);
  });

  it('who stands before the named column, and who was turned away', () => {
    expect(hidden(INTERVIEW)).toEqual([ARRIVED, SHORTLISTED, NOT_SELECTED]);
    expect(hidden(ARRIVED)).toEqual([NOT_SELECTED]);
    expect(hidden(HIRED)).toEqual([ARRIVED, SHORTLISTED, INTERVIEW, NOT_SELECTED]);
  });

  it('who was turned away wherever that column stands', () => {
    const first = COLUMNS.map((column) => (column.id === NOT_SELECTED ? { ...column, position: -1 } : column));
    expect(hidden(SHORTLISTED, first)).toEqual([ARRIVED, NOT_SELECTED]);
  });

  it('all but the turned away when theirs is the named column', () => {
    expect(hidden(NOT_SELECTED)).toEqual([ARRIVED, SHORTLISTED, INTERVIEW, HIRED]);
  });

  it('by id where two columns have one position', () => {
    const twins = COLUMNS.map((column) => (column.id === SHORTLISTED ? { ...column, position: 2 } : column));
    expect(hidden(INTERVIEW, twins)).toEqual([ARRIVED, SHORTLISTED, NOT_SELECTED]);
    expect(hidden(SHORTLISTED, twins)).toEqual([ARRIVED, NOT_SELECTED]);
  });
});
