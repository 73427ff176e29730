import type { ReactNode } from 'react';
import { wizardFieldsTexts } from '#shared/applications/wizard/wizard-fields.texts.ts';
import { EDUCATION_DESCRIPTION } from '#shared/profiles/sections/section.values.ts';
import { useTexts } from '#web/lib/texts.ts';
import type { FieldSource, TextName } from './field-source.ts';
import { LevelField } from './LevelField.tsx';
import { PeriodField, type PeriodNames } from './PeriodField.tsx';
import { ProseField, TextField } from './text-fields.tsx';

type EducationFieldsProps<T extends object> = {
  from: FieldSource<T>;
  names: PeriodNames<T> & { [Field in 'level' | 'degree' | 'major' | 'description']: TextName<T> };
  degreeLabel: string;
  currentLabel: string;
  /** The field for the institution: some forms ask for a name, others search for it. */
  institution: ReactNode;
};

/** The fields of an education. */
export function EducationFields<T extends object>(props: EducationFieldsProps<T>) {
  const { from, names, degreeLabel, currentLabel, institution } = props;
  const t = useTexts(wizardFieldsTexts);
  return (
    <>
      <LevelField from={from} name={names.level} />
      {institution}
      <TextField from={from} name={names.degree} label={degreeLabel} required />
      <TextField from={from} name={names.major} label={t('wizard.major')} optional />
      <PeriodField from={from} names={names} currentLabel={currentLabel} />
      <ProseField
        from={from}
        name={names.description}
        label={t('wizard.description')}
        optional
        counter={{ max: EDUCATION_DESCRIPTION.max }}
        placeholder={t('wizard.description_hint')}
        className="md:col-span-2"
      />
    </>
  );
}
