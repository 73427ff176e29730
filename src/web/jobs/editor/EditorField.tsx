import type { ComponentProps } from 'react';
import { Field } from '#web/ui/Field.tsx';
import { fieldAnchor, type JobPath, useJobForm } from './EditorFields.ts';

type EditorFieldProps = ComponentProps<typeof Field> & { name: JobPath };

/** A field of the job, with its error, at an anchor that the preflight can lead to. */
export function EditorField({ name, error, className, ...rest }: EditorFieldProps) {
  const { errorOf } = useJobForm();
  return (
    <div id={fieldAnchor(name)} className={className}>
      <Field {...rest} error={error ?? errorOf(name)} />
    </div>
  );
}
