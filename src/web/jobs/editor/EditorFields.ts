import { createContext, useContext } from 'react';
import { type FieldPath, type RegisterOptions, useFormContext } from 'react-hook-form';
import { JobFields, jobFieldIssues } from '#shared/jobs/job-editor.contract.ts';
import { DEFAULT_ANSWER_DAYS, DEFAULT_CURRENCY, DEFAULT_PASS_MARK, VACANCIES } from '#shared/jobs/jobs.values.ts';
import type { CountryChoice } from '#web/lib/country-choices.ts';

export type JobPath = FieldPath<JobFields>;

/** The contract's schema with its rules between fields. */
export const EditedJob = JobFields.superRefine((fields, context) => {
  for (const { path, message } of jobFieldIssues(fields)) {
    context.addIssue({ code: 'custom', path: [path], message });
  }
});

export const NEW_JOB: JobFields = {
  title: '',
  description: '',
  job_type: 'Full time',
  featured: false,
  salary_mode: 'range',
  min_salary: null,
  max_salary: null,
  currency: DEFAULT_CURRENCY,
  custom_salary: null,
  salary_type: 'Monthly',
  is_remote: false,
  full_address: null,
  locality: null,
  region: null,
  postcode: null,
  country: null,
  latitude: null,
  longitude: null,
  deadline: null,
  education: null,
  experience: null,
  vacancies: VACANCIES.min,
  application_form: 'wizard',
  pass_mark: DEFAULT_PASS_MARK,
  screening_mode: 'advise',
  answer_days: DEFAULT_ANSWER_DAYS,
  skills: [],
  questions: [],
};

/** Two versions with the same print say the same, whatever the order of their keys. */
export function printOf(fields: JobFields): string {
  return JSON.stringify(
    (Object.keys(NEW_JOB) as (keyof JobFields)[]).map((field) =>
      field === 'questions'
        ? fields.questions.map(({ id, title, required }) => [id ?? 0, title, required])
        : (fields[field] ?? null),
    ),
  );
}

/**
 * Converts the text of inputs to the contract's values. Text that is not a number stays text, so that the schema
 * refuses it.
 */
export const asText = { setValueAs: (text: string | null) => (text?.trim() ? text : null) };
export const asNumber = {
  setValueAs: (text: string | number | null) => {
    if (typeof text !== 'string') return text;
    const bare = text.replace(/[\s,]/g, '');
    if (bare === '') return null;
    const number = Number(bare);
    return Number.isFinite(number) ? number : text;
  },
};

/** The element that a preflight point leads to. */
export const fieldAnchor = (path: string) => `field-${path.replaceAll('.', '-')}`;

export function useJobForm() {
  const form = useFormContext<JobFields>();
  const errorOf = (path: JobPath) => form.getFieldState(path, form.formState).error?.message;
  /**
   * Like `register`, with the value already in the server's HTML, so that a field is not empty until the scripts have
   * loaded.
   */
  const input = <Name extends keyof JobFields>(name: Name, options?: RegisterOptions<JobFields, Name>) => {
    const value = form.formState.defaultValues?.[name];
    const shown = typeof value === 'boolean' ? { defaultChecked: value } : { defaultValue: (value ?? '') as string };
    return { ...form.register(name as JobPath, options as RegisterOptions<JobFields, JobPath>), ...shown };
  };
  return { ...form, input, errorOf };
}

export const CountryContext = createContext<readonly CountryChoice[]>([]);
export const useCountries = () => useContext(CountryContext);

/** Maps errors about a part of a control to the one field that can show them. */
export function shownAt(path: string): JobPath {
  if (path.startsWith('skills.')) return 'skills';
  const [, question] = /^(questions\.\d+)(\.id)?$/.exec(path) ?? [];
  if (question) return `${question}.title` as JobPath;
  return path as JobPath;
}

/** Removes the ids of questions that the stored job no longer has, because the server would refuse them. */
export function withKnownQuestions(fields: JobFields, stored: JobFields | null): JobFields {
  const known = new Set(stored?.questions.map(({ id }) => id));
  const questions = fields.questions.map(({ id, ...question }) =>
    id !== undefined && known.has(id) ? { id, ...question } : question,
  );
  return { ...fields, questions };
}
