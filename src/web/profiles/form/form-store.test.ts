import { describe, expect, it } from 'vitest';
import { EMPTY_FORMS } from '#shared/applications/wizard/empty-form.ts';
import { stepsOf } from '#shared/applications/wizard/steps.ts';
import { inEnglish } from '#shared/kernel/in-english.fixtures.ts';
import { createFormStore, visibleErrors } from './form-store.ts';

const context = { today: '2026-11-15', questions: [] };
const [personal] = stepsOf('wizard', []);
if (!personal) throw new Error('variant A has a first step');

function open() {
  const store = createFormStore(EMPTY_FORMS.wizard());
  return {
    store,
    errors: () => inEnglish(visibleErrors(store.get(), personal as NonNullable<typeof personal>, context)),
  };
}

describe('the state of a form', () => {
  it('says nothing about fields that nobody has left', () => {
    const { store, errors } = open();
    store.change('personalInfo.firstName', 'A');
    expect(errors()).toEqual({});
    store.touch('personalInfo.firstName');
    expect(errors()).toEqual({ 'personalInfo.firstName': 'First name must be at least 2 characters' });
    store.change('personalInfo.firstName', 'Amina');
    expect(errors()).toEqual({});
  });

  it('says everything once somebody tried to go on', () => {
    const { store, errors } = open();
    store.tryStep('personal');
    expect(errors()).toMatchObject({
      'personalInfo.email': 'Email is required',
      'personalInfo.bio': 'Professional summary is required',
    });
    store.forgive('personal');
    expect(errors()).toEqual({});
  });

  it('holds what the server refused until that field changes', () => {
    const { store, errors } = open();
    store.refuse([
      { path: 'personalInfo.email', message: 'No.' },
      { path: 'educations.1.level', message: 'Neither.' },
    ]);
    expect(errors()['personalInfo.email']).toBe('No.');
    store.change('personalInfo.email', 'amina@mail.example');
    expect(store.get().refused).toHaveLength(1);
    store.change('educations', []);
    expect(store.get().refused).toEqual([]);
  });

  it('changes what is deep inside, and leaves the rest as it was', () => {
    const { store } = open();
    const before = store.get().data;
    store.change('answers.12', 'Soon.');
    expect(store.get().data.answers).toEqual({ 12: 'Soon.' });
    expect(store.get().data.personalInfo).toBe(before.personalInfo);
    expect(before.answers).toEqual({});
  });

  it('forgets that a field was filled in for the person once they changed or confirmed it', () => {
    const { store } = open();
    store.prefill(EMPTY_FORMS.wizard(), ['personalInfo.email', 'personalInfo.phone', 'skills']);
    store.change('personalInfo.email', 'amina@mail.example');
    store.confirm('skills');
    expect([...store.get().unchecked]).toEqual(['personalInfo.phone']);
  });

  it('tells whoever listens, until they stop', () => {
    const { store } = open();
    let told = 0;
    const stop = store.subscribe(() => {
      told += 1;
    });
    store.change('coverLetter', 'Dear all');
    stop();
    store.change('coverLetter', 'Dear all,');
    expect(told).toBe(1);
  });
});
