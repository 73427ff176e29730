import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { wizardTexts } from '#shared/applications/wizard/wizard.texts.ts';
import { useTexts } from '#web/lib/texts.ts';
import { useWritten } from '#web/lib/written.ts';
import { cx } from '#web/ui/cx.ts';
import { Field } from '#web/ui/Field.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import type { Bound } from './field-source.ts';

/** What each field of the form may be told besides where its value is. */
export type FieldOptions = {
  required?: boolean;
  optional?: boolean;
  help?: ReactNode;
  className?: string;
  /** The label is what an employer wrote, in whichever language. */
  ownLanguage?: boolean;
};

type BoundFieldProps = FieldOptions & {
  of: Bound<string>;
  label: string;
  group?: boolean;
  counter?: { max: number; warnAt?: number };
  children: ReactNode;
};

/** The frame of a field: its label, its error, and whether somebody should look at it. */
export function BoundField({ of, label, counter, children, className, ownLanguage, ...rest }: BoundFieldProps) {
  const written = useWritten();
  return (
    <div data-path={of.path} className={cx('min-w-0', className)}>
      <Field
        {...rest}
        label={ownLanguage ? <span {...written(label)}>{label}</span> : label}
        error={of.error}
        aside={of.isUnchecked && <CheckThis name={label} onChecked={of.confirm} />}
        {...(counter && { counter: { ...counter, value: of.value ?? '' } })}
      >
        {children}
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
