import type { ComponentProps } from 'react';
import { useWatch } from 'react-hook-form';
import { jobEditorTexts } from '#shared/jobs/job-editor.texts.ts';
import { APPLICATION_FORMS, SCREENING_MODES } from '#shared/jobs/jobs.values.ts';
import { scoreCategory } from '#shared/screening/score.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Card } from '#web/ui/Card.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { cx } from '#web/ui/cx.ts';
import { useNativeWiring } from '#web/ui/field-context.ts';
import { Radio, RadioGroup } from '#web/ui/Radio.tsx';
import { Grade } from '#web/ui/ScoreLine.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';
import { EditorField } from './EditorField.tsx';
import { asNumber, useJobForm } from './EditorFields.ts';
import { EditorFoldedCard, RAIL_HEAD } from './EditorFold.tsx';

const FOLDED = ['application_form', 'screening_mode', 'pass_mark', 'answer_days'] as const;

/** How people apply, how applications are screened, what is promised to applicants, and whether the job is featured. */
export function EditorRail() {
  const t = useTexts(jobEditorTexts);
  const { register, input, control, formState } = useJobForm();
  const { defaultValues: defaults } = formState;
  const [form, mode, mark, answerDays] = useWatch({ control, name: FOLDED });
  return (
    <>
      <EditorFoldedCard
        fold="form"
        id="applications"
        title={t('editor.application_form')}
        summary={t(`editor.form.${form}`)}
      >
        <EditorField name="application_form" group hideLabel label={t('editor.application_form')}>
          <RadioGroup className="gap-s3">
            {APPLICATION_FORMS.map((value) => (
              <Radio
                key={value}
                size="sm"
                value={value}
                {...register('application_form')}
                defaultChecked={defaults?.application_form === value}
                help={t(`editor.form_help.${value}`)}
              >
                {t(`editor.form.${value}`)}
              </Radio>
            ))}
          </RadioGroup>
        </EditorField>
      </EditorFoldedCard>
      <EditorFoldedCard
        fold="screening"
        title={t('editor.screening_mode')}
        summary={`${t(`editor.mode.${mode}`)}, ${mark}%`}
      >
        <div className="grid gap-s4">
          <EditorField name="screening_mode" group hideLabel label={t('editor.screening_mode')}>
            <RadioGroup className="gap-s3">
              {[...SCREENING_MODES].reverse().map((value) => (
                <Radio
                  key={value}
                  size="sm"
                  value={value}
                  {...register('screening_mode')}
                  defaultChecked={defaults?.screening_mode === value}
                  help={t(`editor.mode_help.${value}`)}
                >
                  {t(`editor.mode.${value}`)}
                </Radio>
              ))}
            </RadioGroup>
          </EditorField>
          <PassMark />
        </div>
      </EditorFoldedCard>
      <EditorFoldedCard
        fold="answer"
        title={t('editor.answer')}
        summary={t('editor.answer_within', { count: Number(answerDays) || 0 })}
      >
        <EditorField name="answer_days" label={t('editor.answer_days')} help={t('editor.answer_days_help')}>
          <TextInput dir="ltr" inputMode="numeric" autoComplete="off" {...input('answer_days', asNumber)} />
        </EditorField>
      </EditorFoldedCard>
      <Card as="section">
        {/* Visually hidden on a phone, where the checkbox below says the same. */}
        <h2 className={cx(RAIL_HEAD, 'max-md:sr-only')}>{t('editor.featured')}</h2>
        <Checkbox className="p-s4 max-md:py-s2" size="sm" {...input('featured')} help={t('editor.featured_help')}>
          {t('editor.featured_label')}
        </Checkbox>
      </Card>
    </>
  );
}

function PassMark() {
  const t = useTexts(jobEditorTexts);
  const { input, control } = useJobForm();
  const mark = Number(useWatch({ control, name: 'pass_mark' }));
  return (
    <EditorField
      name="pass_mark"
      label={t('editor.pass_mark')}
      help={t('editor.pass_mark_help')}
      aside={<Grade percent={mark} category={scoreCategory(mark)} />}
    >
      <PassMarkInput {...input('pass_mark', asNumber)} />
    </EditorField>
  );
}

function PassMarkInput(props: ComponentProps<'input'>) {
  const wiring = useNativeWiring({});
  return (
    <input
      {...props}
      {...wiring}
      type="range"
      min={0}
      max={100}
      className="h-6 w-full cursor-pointer accent-accent pointer-coarse:h-11"
    />
  );
}
