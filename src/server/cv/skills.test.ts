import { expect, it } from 'vitest';
import type { Line } from './cv-text.ts';
import { findMentionedSkills, readSkills } from './skills.ts';

const lineOf = (text: string) => ({ text, right: 0, isBullet: false }) as Line;

it('keeps the person’s own words for a skill, and names each skill once', () => {
  expect(readSkills([lineOf('MS Excel, forklift driving, Advanced AutoCAD, Excel, Night driving')])).toEqual([
    'MS Excel',
    'forklift driving',
    'AutoCAD',
    'Night driving',
  ]);
  expect(readSkills([lineOf('ms word / ms excel')])).toEqual(['ms word', 'ms excel']);
  expect(findMentionedSkills(['I was responsible for forklift driving at the depot.'])).toEqual(['forklift driving']);
});
