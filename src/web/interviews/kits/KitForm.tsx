import { INTERVIEW_KINDS } from '#shared/interviews/interviews.values.ts';
import { changeKit, createKit, type InterviewKit, type KitFields } from '#shared/interviews/kits.contract.ts';
import { kitsTexts } from '#shared/interviews/kits.texts.ts';
import { CRITERIA, KIT_NAME_MAX, QUESTIONS } from '#shared/interviews/kits.values.ts';
import { uiTexts } from '#shared/reference/ui.texts.ts';
import { useTexts } from '#web/lib/texts.ts';
import { useEndpointForm } from '#web/lib/useEndpointForm.ts';
import { Banner } from '#web/ui/Banner.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Field } from '#web/ui/Field.tsx';
import { NativeSelect } from '#web/ui/NativeSelect.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';
import { KitEntries } from './KitEntries.tsx';
import type { KitFieldsForm } from './kit-fields-form.ts';
import { emptyCriterion, emptyQuestion } from './starting-kit.ts';

/** A kit that is being edited; a new one has no id yet. */
export type KitDraft = KitFields & { id: number | null };

type Job = { id: number; title: string };
type KitFormProps = {
  draft: KitDraft;
  jobs: readonly Job[];
  onClose: () => void;
  onSaved: (kit: InterviewKit) => void;
};

/** Edits a new or an existing kit. */
export function KitForm({ draft: { id, ...fields }, ...rest }: KitFormProps) {
  return id === null ? <NewKit fields={fields} {...rest} /> : <OldKit id={id} fields={fields} {...rest} />;
}

type PartProps = Omit<KitFormProps, 'draft'> & { fields: KitFields };

function NewKit({ fields, onSaved, ...rest }: PartProps) {
  const t = useTexts(kitsTexts);
  const form = useEndpointForm(createKit, { defaults: fields, onDone: ({ kit }) => onSaved(kit) });
  return <KitDialog title={t('kits.new')} form={form as unknown as KitFieldsForm} {...rest} />;
}

function OldKit({ id, fields, onSaved, ...rest }: PartProps & { id: number }) {
  const t = useTexts(kitsTexts);
  const defaults = { id: String(id), ...fields };
  const form = useEndpointForm(changeKit, { defaults, onDone: ({ kit }) => onSaved(kit) });
  return <KitDialog title={t('kits.edit_title')} form={form as unknown as KitFieldsForm} {...rest} />;
}

type KitDialogProps = Pick<KitFormProps, 'jobs' | 'onClose'> & { title: string; form: KitFieldsForm };

function KitDialog({ title, form, jobs, onClose }: KitDialogProps) {
  const t = useTexts(kitsTexts);
  const ui = useTexts(uiTexts);
  const { register, errorOf, failure, isBusy, submit } = form;
  return (
    <Dialog
      open
      size="lg"
      onClose={onClose}
      locked={isBusy}
      title={title}
      onSubmit={(event) => {
        event.preventDefault();
        submit(event);
      }}
      footer={
        <>
          <Button variant="quiet" onClick={onClose} disabled={isBusy}>
            {ui('ui.cancel')}
          </Button>
          <Button type="submit" variant="primary" busy={isBusy}>
            {t('kits.save')}
          </Button>
        </>
      }
    >
      <div className="grid gap-s5">
        {failure && (
          <Banner tone="danger" announce>
            {failure}
          </Banner>
        )}
        <div className="grid gap-s4 md:grid-cols-3">
          <Field label={t('kits.name')} error={errorOf('name')}>
            <TextInput {...register('name')} dir="auto" autoComplete="off" maxLength={KIT_NAME_MAX} autoFocus />
          </Field>
          <Field label={t('kits.job')} error={errorOf('job_id')}>
            <NativeSelect
              {...register('job_id', { setValueAs: (value) => (value ? Number(value) : null) })}
              placeholder={t('kits.all_jobs')}
              options={jobs.map((job) => ({ value: String(job.id), label: job.title }))}
            />
          </Field>
          <Field label={t('kits.kind')} error={errorOf('kind')}>
            <NativeSelect
              {...register('kind', { setValueAs: (value) => value || null })}
              placeholder={t('kits.all_kinds')}
              options={INTERVIEW_KINDS.map((kind) => ({ value: kind, label: t(`kits.kind_${kind}`) }))}
            />
          </Field>
        </div>
        <KitEntries
          form={form}
          list="questions"
          title={t('kit.questions')}
          most={QUESTIONS.max}
          labelOf={(number) => t('kits.question', { number })}
          addLabel={t('kits.add_question')}
          add={emptyQuestion}
          first="text"
        >
          {(place) => (
            <>
              <Field
                label={t('kits.question_text')}
                error={errorOf(`questions.${place}.text`)}
                className="md:col-span-6"
              >
                <TextInput {...register(`questions.${place}.text`)} dir="auto" maxLength={QUESTIONS.text} />
              </Field>
              <Field
                label={t('kits.listen_for')}
                error={errorOf(`questions.${place}.listen_for`)}
                optional
                className="md:col-span-5"
              >
                <TextInput
                  {...register(`questions.${place}.listen_for`)}
                  dir="auto"
                  maxLength={QUESTIONS.listenFor}
                  placeholder={t('kits.listen_for_help')}
                />
              </Field>
              <Field label={t('kits.minutes')} error={errorOf(`questions.${place}.minutes`)}>
                <TextInput
                  {...register(`questions.${place}.minutes`, { setValueAs: (value) => Number(value || 0) })}
                  type="number"
                  inputMode="numeric"
                  min={0}
                  max={QUESTIONS.minutes}
                  dir="ltr"
                />
              </Field>
            </>
          )}
        </KitEntries>
        <KitEntries
          form={form}
          list="criteria"
          title={t('kit.criteria')}
          most={CRITERIA.max}
          labelOf={(number) => t('kits.criterion', { number })}
          addLabel={t('kits.add_criterion')}
          add={emptyCriterion}
          first="name"
        >
          {(place) => (
            <>
              <Field
                label={t('kits.criterion_name')}
                error={errorOf(`criteria.${place}.name`)}
                className="md:col-span-2"
              >
                <TextInput {...register(`criteria.${place}.name`)} dir="auto" maxLength={CRITERIA.name} />
              </Field>
              <Field label={t('kits.low')} error={errorOf(`criteria.${place}.low`)} optional className="md:col-span-2">
                <TextInput {...register(`criteria.${place}.low`)} dir="auto" maxLength={CRITERIA.meaning} />
              </Field>
              <Field
                label={t('kits.high')}
                error={errorOf(`criteria.${place}.high`)}
                optional
                className="md:col-span-2"
              >
                <TextInput {...register(`criteria.${place}.high`)} dir="auto" maxLength={CRITERIA.meaning} />
              </Field>
            </>
          )}
        </KitEntries>
      </div>
    </Dialog>
  );
}
