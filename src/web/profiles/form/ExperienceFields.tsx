import type { ReactNode } from 'react';
import { wizardFieldsTexts } from '#shared/applications/wizard/wizard-fields.texts.ts';
import { RESPONSIBILITIES } from '#shared/profiles/sections/section.values.ts';
import { useTexts } from '#web/lib/texts.ts';
import type { FieldSource, TextName } from './field-source.ts';
import { PeriodField, type PeriodNames } from './PeriodField.tsx';
import { ProseField, TextField } from './text-fields.tsx';

type ExperienceFieldsProps<T extends object> = {
  from: FieldSource<T>;
  names: PeriodNames<T> & { [Field in 'title' | 'company' | 'responsibilities']: TextName<T> };
  responsibilities: { rows: number; help?: string };
  achievements?: { name: TextName<T>; label: string };
  startWarning?: string | undefined;
  /** Title and company take a line each. */
  wide?: boolean;
  /** Further fields of a form, between the employer and the dates. */
  children?: ReactNode;
};

/** The fields of a job that somebody had. */
export function ExperienceFields<T extends object>(props: ExperienceFieldsProps<T>) {
  const { from, names, responsibilities, achievements, startWarning, wide = false, children } = props;
  const t = useTexts(wizardFieldsTexts);
  const line = wide ? { className: 'md:col-span-2' } : {};
  return (
    <>
      <TextField from={from} name={names.title} label={t('wizard.job_title')} required {...line} />
      <TextField from={from} name={names.company} label={t('wizard.company')} required {...line} />
      {children}
      <PeriodField from={from} names={names} currentLabel={t('wizard.working_here')} startWarning={startWarning} />
      <ProseField
        from={from}
        name={names.responsibilities}
        label={t('wizard.responsibilities')}
        required
        counter={{ max: RESPONSIBILITIES.max }}
        className="md:col-span-2"
        {...responsibilities}
      />
      {achievements && (
        <ProseField
          from={from}
          {...achievements}
          optional
          counter={{ max: RESPONSIBILITIES.max }}
          rows={3}
          className="md:col-span-2"
        />
      )}
    </>
  );
}
