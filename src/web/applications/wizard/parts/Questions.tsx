import { SCREENING_ANSWER } from '#shared/applications/applications.values.ts';
import { formSource } from '#web/profiles/form/field-source.ts';
import { ProseField } from '#web/profiles/form/text-fields.tsx';
import { useWizard } from '../wizard-context.ts';

const ANSWERS = formSource<Record<string, string>>('answers');

/** One text per question of the employer. */
export function Questions({ rows, warnAt }: { rows: number; warnAt?: number }) {
  const { context } = useWizard();
  const counter = { max: SCREENING_ANSWER.max, ...(warnAt !== undefined && { warnAt }) };
  return (
    <div className="grid gap-s5">
      {context.questions.map(({ id, title, required }, at) => (
        <ProseField
          key={id}
          from={ANSWERS}
          name={String(id)}
          label={`${at + 1}. ${title}`}
          ownLanguage
          required={required}
          optional={!required}
          counter={counter}
          rows={rows}
        />
      ))}
    </div>
  );
}
