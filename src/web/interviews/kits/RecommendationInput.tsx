import { Check, CheckCheck, Minus, X } from 'lucide-react';
import { type Ref, useId } from 'react';
import { RECOMMENDATIONS, type Recommendation } from '#shared/interviews/interviews.values.ts';
import { kitsTexts } from '#shared/interviews/kits.texts.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Icon } from '#web/ui/Icon.tsx';

export const RECOMMENDATION_ICONS = { strong_no: X, no: Minus, yes: Check, strong_yes: CheckCheck } as const;

type RecommendationInputProps = {
  value: Recommendation | null;
  onChange: (value: Recommendation) => void;
  disabled: boolean;
  error: string | undefined;
  fieldset: Ref<HTMLFieldSetElement>;
};

export function RecommendationInput({ value, onChange, disabled, error, fieldset }: RecommendationInputProps) {
  const t = useTexts(kitsTexts);
  const name = useId();
  const errorId = useId();
  return (
    <fieldset
      ref={fieldset}
      disabled={disabled}
      aria-describedby={error && errorId}
      className="m-0 grid min-w-0 grid-cols-2 gap-s2 border-0 p-0"
    >
      <legend className="sr-only">{t('kit.would_hire')}</legend>
      {RECOMMENDATIONS.map((one) => (
        <label
          key={one}
          className="relative flex min-h-11 items-center gap-s2 rounded-r1 border border-control bg-surface px-s3 py-1.5 text-sm font-medium has-checked:border-accent has-checked:bg-accent-soft has-checked:text-accent-strong has-checked:ring-1 has-checked:ring-accent has-checked:ring-inset has-disabled:border-line-strong has-enabled:cursor-pointer has-focus-visible:shadow-focus"
        >
          <input
            type="radio"
            name={name}
            checked={value === one}
            aria-invalid={error !== undefined || undefined}
            onChange={() => onChange(one)}
            className="absolute inset-0 m-0 size-full cursor-[inherit] appearance-none rounded-r1 shadow-none! outline-none"
          />
          <Icon of={RECOMMENDATION_ICONS[one]} size="sm" className="text-ink-3 [:checked~&]:text-current" />
          {t(`kit.${one}`)}
        </label>
      ))}
      {error && (
        <p id={errorId} role="alert" className="col-span-2 text-sm text-danger">
          {error}
        </p>
      )}
    </fieldset>
  );
}
