import { describe, expect, it } from 'vitest';
import { draftProgress } from './draft-progress.ts';

describe('how far a draft has come', () => {
  it('is the share of the four counted steps in variant B, rounded; its questions do not count', () => {
    const at = (completedSteps: string[]) => draftProgress('form', { currentStep: 'skills', completedSteps }, true);
    expect(at(['personal']).progress).toBe(25);
    expect(at(['personal', 'education', 'experience']).progress).toBe(75);
    expect(at(['personal', 'personal', 'questions', 'nonsense']).progress).toBe(25);
    expect(at(['personal', 'education', 'experience', 'skills', 'questions']).progress).toBe(100);
  });

  it('is what the form showed, where the draft says it', () => {
    const steps = { currentStep: 'personal', completedSteps: [] };
    expect(draftProgress('form', { ...steps, progress: 75 }, true).progress).toBe(75);
    expect(draftProgress('form', { ...steps, progress: 0 }, true).progress).toBe(0);
  });

  it('names the step, of as many as the person sees', () => {
    expect(draftProgress('form', { currentStep: 'skills' }, true).step).toEqual({ number: 4, of: 5, name: 'skills' });
    expect(draftProgress('form', { currentStep: 4 }, false).step).toEqual({ number: 4, of: 4, name: 'skills' });
    expect(draftProgress('simple', { currentStep: 2 }, false).step).toEqual({ number: 2, of: 3, name: 'education' });
  });

  it('is the steps before the current one where the form notes no completed ones', () => {
    expect(draftProgress('wizard', { currentStep: 4 }, true)).toEqual({
      progress: 50,
      step: { number: 5, of: 8, name: 'languages' },
    });
    expect(draftProgress('wizard', { currentStep: 'review' }, true).progress).toBe(88);
  });

  it('begins at the beginning when the draft says nothing, or nonsense', () => {
    for (const currentStep of [undefined, 'elsewhere', 99, 0] as const) {
      const { progress, step } = draftProgress('simple', { currentStep }, false);
      expect(progress).toBeLessThanOrEqual(100);
      expect(step?.number).toBeGreaterThanOrEqual(1);
    }
    expect(draftProgress('form', {}, true)).toEqual({ progress: 0, step: { number: 1, of: 5, name: 'personal' } });
    expect(draftProgress('quick', {}, true)).toEqual({ progress: 0, step: null });
  });
});
