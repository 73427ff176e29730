import { SCREENING_ANSWER } from '#shared/applications/applications.values.ts';
import { useWizard } from '../wizard-context.ts';
import { ProseField } from './text-fields.tsx';

/** One text per question of the employer. */
export function Questions({ rows, warnAt }: { rows: number; warnAt?: number }) {
  const { context } = useWizard();
  const counter = { max: SCREENING_ANSWER.max, ...(warnAt !== undefined && { warnAt }) };
  return (
    <div className="grid gap-s5">
      {context.questions.map(({ id, title, required }, at) => (
        <ProseField
          key={id}
          path={`answers.${id}`}
          label={`${at + 1}. ${title}`}
          required={required}
          optional={!required}
          counter={counter}
          rows={rows}
        />
      ))}
    </div>
  );
}
