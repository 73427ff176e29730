import { describe, expect, it } from 'vitest';
import { fillTemplate, missingIn } from './templates.rules.ts';

const VALUES = { candidate: 'Amina Yusuf', job: 'Driver', stage: 'Offer' };

describe('a template', () => {
  it('is filled wherever something is left open', () => {
    const text = 'Dear {candidate}, about {job}: {stage}. Yours, {candidate}?';
    expect(fillTemplate(text, VALUES)).toBe('Dear Amina Yusuf, about Driver: Offer. Yours, Amina Yusuf?');
  });

  it('keeps what it does not know, and what has no value', () => {
    const text = '{salary} {Candidate} { job } {constructor} {} {stage}';
    expect(fillTemplate(text, { candidate: 'Amina', job: 'Driver' })).toBe(text);
  });

  it('says what has no value, each once', () => {
    const text = '{candidate} {promised_day} {receipt} {promised_day} {salary}';
    expect(missingIn(text, { candidate: 'Amina' })).toEqual(['promised_day', 'receipt']);
    expect(missingIn('{job}', VALUES)).toEqual([]);
  });

  it('is filled once: a name that looks like a gap, or like a pattern, stays a name', () => {
    expect(fillTemplate('{candidate} {job}', { candidate: '{job} $& $1', job: 'Driver' })).toBe('{job} $& $1 Driver');
  });
});
