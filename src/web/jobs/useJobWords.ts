import { useMemo } from 'react';
import type { JobFields } from '#shared/jobs/job-editor.contract.ts';
import { jobsTexts } from '#shared/jobs/jobs.texts.ts';
import type { ExperienceLevel, JobType, SalaryType } from '#shared/jobs/jobs.values.ts';
import { EDUCATION_TEXTS, EXPERIENCE_TEXTS, PAY_TEXTS, TYPE_TEXTS } from '#shared/jobs/value-texts.ts';
import type { EducationLevel } from '#shared/reference/qualifications.values.ts';
import { timeTexts } from '#shared/reference/time.texts.ts';
import { dayInWords } from '#web/lib/relative-time.ts';
import { useTexts } from '#web/lib/texts.ts';
import { payLine } from './amounts.ts';

/** The values of a job in the page's language. */
export function useJobWords() {
  const t = useTexts(jobsTexts);
  const time = useTexts(timeTexts);
  return useMemo(
    () => ({
      jobType: (value: JobType) => t(TYPE_TEXTS[value]),
      education: (value: EducationLevel) => t(EDUCATION_TEXTS[value]),
      experience: (value: ExperienceLevel) => t(EXPERIENCE_TEXTS[value]),
      salaryType: (value: SalaryType) => t(PAY_TEXTS[value]),
      salary: (fields: JobFields) => payLine(t, { ...fields, salary_type: { name: fields.salary_type } }),
      day: (value: string) => dayInWords(time, value),
    }),
    [t, time],
  );
}
