import type { ReactNode } from 'react';
import { wizardTexts } from '#shared/applications/wizard/wizard.texts.ts';
import { useTexts } from '#web/lib/texts.ts';
import { useWritten } from '#web/lib/written.ts';
import { cx } from '#web/ui/cx.ts';
import { Field } from '#web/ui/Field.tsx';
import type { Bound } from './field-source.ts';

/** Options of a form field besides the source of its value. */
export type FieldOptions = {
  required?: boolean;
  optional?: boolean;
  help?: ReactNode;
  className?: string;
  /** The employer wrote the label, in any language. */
  ownLanguage?: boolean;
};

type BoundFieldProps = FieldOptions & {
  of: Bound<string>;
  label: string;
  group?: boolean;
  counter?: { max: number; warnAt?: number };
  children: ReactNode;
};

/** The frame of a field: its label, its error, and a mark if it should be checked. */
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

/** Marks a field that was filled in automatically; a press confirms it. */
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
      <span className="sr-only">{t('wizard.checked', { name })}</span>
    </button>
  );
}
