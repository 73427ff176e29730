import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { wizardTexts } from '#shared/applications/wizard/wizard.texts.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Field } from '#web/ui/Field.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { useField } from '../wizard-context.ts';

type Bound<T> = { value: T; onChange: (value: T) => void; onBlur: () => void };

type WizardFieldProps<T> = {
  path: string;
  label: string;
  required?: boolean;
  optional?: boolean;
  group?: boolean;
  help?: ReactNode;
  counter?: { max: number; warnAt?: number };
  className?: string;
  children: (bound: Bound<T>) => ReactNode;
};

/** A field of the form by its path: its value, its error, and whether somebody should look at it. */
export function WizardField<T = string>({ path, label, counter, children, className, ...rest }: WizardFieldProps<T>) {
  const { value, error, isUnchecked, change, touch, confirm } = useField<T>(path);
  return (
    <div data-path={path} className={className}>
      <Field
        {...rest}
        label={label}
        error={error}
        aside={isUnchecked && <CheckThis name={label} onChecked={confirm} />}
        {...(counter && { counter: { ...counter, value: String(value) } })}
      >
        {children({ value, onChange: change, onBlur: touch })}
      </Field>
    </div>
  );
}

/** Filled in by the product: a press says that it is right. */
export function CheckThis({ name, onChecked }: { name: string; onChecked: () => void }) {
  const t = useTexts(wizardTexts);
  return (
    <button
      type="button"
      onClick={onChecked}
      title={t('wizard.checked', { name })}
      className="inline-flex items-center gap-1 rounded-r1 bg-warning-soft px-1.5 text-xs leading-5 font-semibold text-warning hover:underline"
    >
      {t('wizard.check_this')}
      <Icon of={Check} size="xs" label={t('wizard.checked', { name })} />
    </button>
  );
}
