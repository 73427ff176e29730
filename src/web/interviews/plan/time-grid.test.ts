import { describe, expect, it } from 'vitest';
import {
  columnsOf,
  daysFrom,
  firstBefore,
  startAt,
  WHOLE_DAY,
  WORKDAY,
  withoutOverlaps,
  withoutPainted,
  withPainted,
} from './time-grid.ts';

const NAIROBI = 'Africa/Nairobi';
const columns = columnsOf(['2026-11-19', '2026-11-20'], WORKDAY, NAIROBI);
const spot = (column: number, row: number) => ({ column, row });
const stroke = (from: [number, number], to: [number, number], minutes = 45) => ({
  from: spot(...from),
  to: spot(...to),
  columns,
  minutes,
});

describe('the grid of half hours', () => {
  it('begins at eight and ends at five, in the zone', () => {
    expect(columns[0]?.cells).toHaveLength(18);
    expect(columns[0]?.cells[0]).toEqual({ minutes: 480, at: '2026-11-19T05:00:00.000Z' });
  });

  it('leaves out the hour that summer time skips, and shows a repeated one once', () => {
    const [spring] = columnsOf(['2026-03-29'], WHOLE_DAY, 'Europe/Berlin');
    expect(spring?.cells.filter(({ at }) => at === null).map(({ minutes }) => minutes)).toEqual([120, 150]);
    const [autumn] = columnsOf(['2026-11-01'], WHOLE_DAY, 'America/New_York');
    expect(autumn?.cells).toHaveLength(48);
    expect(autumn?.cells[3]?.at).toBe('2026-11-01T05:30:00.000Z');
  });

  it('shows five working days of the country, or a whole week', () => {
    expect(daysFrom('2026-11-19', false, 'KE')).toEqual([
      '2026-11-19',
      '2026-11-20',
      '2026-11-23',
      '2026-11-24',
      '2026-11-25',
    ]);
    expect(daysFrom('2026-11-19', false, 'EG')[1]).toBe('2026-11-22');
    expect(daysFrom('2026-11-19', true, 'EG').at(-1)).toBe('2026-11-25');
    expect(firstBefore('2026-11-26', '2026-11-18', false, 'KE')).toBe('2026-11-19');
    expect(firstBefore('2026-11-19', '2026-11-18', false, 'KE')).toBe('2026-11-18');
  });
});

describe('painting', () => {
  it('fills what was painted with times that do not overlap', () => {
    expect(withPainted([], stroke([0, 0], [0, 4]), 0)).toEqual([
      '2026-11-19T05:00:00.000Z',
      '2026-11-19T06:00:00.000Z',
      '2026-11-19T07:00:00.000Z',
    ]);
  });

  it('goes over several days, keeps what is there, and leaves out what is past', () => {
    const before = ['2026-11-19T05:30:00.000Z'];
    const painted = withPainted(before, stroke([0, 0], [1, 1]), Date.parse('2026-11-19T05:00:00.000Z'));
    expect(painted).toEqual([...before, '2026-11-20T05:00:00.000Z']);
  });

  it('takes away what it touches, also at its end', () => {
    const starts = ['2026-11-19T05:00:00.000Z', '2026-11-19T07:00:00.000Z'];
    expect(startAt(starts, '2026-11-19T05:30:00.000Z', 45)).toBe(starts[0]);
    expect(withoutPainted(starts, stroke([0, 1], [0, 1]))).toEqual([starts[1]]);
    expect(withoutPainted(starts, stroke([0, 2], [0, 3]))).toEqual(starts);
  });

  it('drops what overlaps after the length has grown', () => {
    const starts = ['2026-11-19T05:00:00.000Z', '2026-11-19T06:00:00.000Z', '2026-11-19T07:00:00.000Z'];
    expect(withoutOverlaps(starts, 60)).toEqual(starts);
    expect(withoutOverlaps(starts, 90)).toEqual([starts[0], starts[2]]);
  });
});
