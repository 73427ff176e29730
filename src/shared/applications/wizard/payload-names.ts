import type { WizardForm } from './wizard.values.ts';

type Names = Readonly<Record<string, string>>;

/** Parts that have another name in the form than in the API: name in the API → name in the form. */
const PARTS: Names = { cover_letter: 'coverLetter', questions: 'answers', no_experience: 'noExperience' };

/** The same for the fields of entries; names that are not listed are the same on both sides. */
const FIELDS: Readonly<Record<WizardForm, Readonly<Record<string, Names>>>> = {
  wizard: {
    educations: {
      institution_name: 'institution',
      major_course: 'major',
      start_date: 'startDate',
      end_date: 'endDate',
      current_study: 'current',
    },
    experiences: {
      designation: 'title',
      employment_type: 'employmentType',
      start: 'startDate',
      end: 'endDate',
      current_position: 'currentlyWorking',
      accomplishments: 'achievements',
    },
    languages: { name: 'language' },
  },
  form: { educations: { start: 'start_date', end: 'end_date', current_position: 'current_study' } },
  simple: {},
};

const swapped = (names: Names): Names => Object.fromEntries(Object.entries(names).map(([call, form]) => [form, call]));
const fieldsOf = (form: WizardForm, part: string): Names =>
  (Object.hasOwn(FIELDS[form], part) && FIELDS[form][part]) || {};
/** Uses `hasOwn`, because callers choose the names, and `constructor` exists on every object. */
const otherName = (names: Names, name: string): string => (Object.hasOwn(names, name) && names[name]) || name;

export const partInForm = (part: string) => otherName(PARTS, part);
export const fieldInForm = (form: WizardForm, part: string, field: string) => otherName(fieldsOf(form, part), field);
export const fieldInCall = (form: WizardForm, part: string, field: string) =>
  otherName(swapped(fieldsOf(form, part)), field);

/** `educations.0.institution_name` in the API is `educations.0.institution` in variant A. */
export function pathInForm(form: WizardForm, path: string): string {
  const [part = '', at, ...fields] = path.split('.');
  return [
    partInForm(part),
    ...(at === undefined ? [] : [at]),
    ...fields.map((name) => fieldInForm(form, part, name)),
  ].join('.');
}

export function pathInCall(form: WizardForm, path: string): string {
  const [local = '', at, ...fields] = path.split('.');
  const part = otherName(swapped(PARTS), local);
  return [part, ...(at === undefined ? [] : [at]), ...fields.map((name) => fieldInCall(form, part, name))].join('.');
}
