import { BUSINESS } from './knowledge/business.ts';
import { CREATIVE } from './knowledge/creative.ts';
import { ENGINEERING } from './knowledge/engineering.ts';
import { FINANCE } from './knowledge/finance.ts';
import { HEALTH } from './knowledge/health.ts';
import { HOSPITALITY } from './knowledge/hospitality.ts';
import { LAND } from './knowledge/land.ts';
import { PEOPLE } from './knowledge/people.ts';
import { SALES } from './knowledge/sales.ts';
import { TECHNOLOGY } from './knowledge/technology.ts';
import { TRADES } from './knowledge/trades.ts';
import { TRANSPORT } from './knowledge/transport.ts';

/**
 * What the evaluator knows about an occupation: its titles, its characteristic terms, its fields of study, and the
 * titles of neighbouring occupations, whose people could soon do a good part of it.
 */
export type Occupation = {
  title: string;
  otherTitles: string[];
  terms: string[];
  fields: string[];
  neighbours: string[];
};

const TABLES = [
  BUSINESS,
  CREATIVE,
  ENGINEERING,
  FINANCE,
  HEALTH,
  HOSPITALITY,
  LAND,
  PEOPLE,
  SALES,
  TECHNOLOGY,
  TRADES,
  TRANSPORT,
];

const list = (cell: string | undefined) => (cell ?? '').split(',').flatMap((entry) => entry.trim() || []);

function readTable(table: string): Occupation[] {
  return table
    .trim()
    .split('\n')
    .map((line) => {
      const [title, otherTitles, terms, fields, neighbours] = line.split('|');
      return {
        title: (title ?? '').trim(),
        otherTitles: list(otherTitles),
        terms: list(terms),
        fields: list(fields),
        neighbours: list(neighbours),
      };
    });
}

/** The knowledge base written for Fursa. */
export const OCCUPATIONS: readonly Occupation[] = TABLES.flatMap(readTable);
