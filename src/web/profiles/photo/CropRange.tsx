import { useNativeWiring } from '#web/ui/field-context.ts';

type CropRangeProps = {
  value: number;
  min?: number;
  max?: number;
  step?: number;
  disabled?: boolean;
  /** Read by screen readers instead of the bare number. */
  valueText?: string;
  onChange: (value: number) => void;
};

/** A slider. It runs from left to right in every language, like the picture. */
export function CropRange({ min = 0, max = 1, step = 0.02, value, disabled, valueText, onChange }: CropRangeProps) {
  return (
    <input
      {...useNativeWiring({})}
      type="range"
      dir="ltr"
      min={min}
      max={max}
      step={step}
      value={value}
      disabled={disabled}
      aria-valuetext={valueText ?? `${Math.round(value * 100)}%`}
      onChange={({ target }) => onChange(Number(target.value))}
      className="h-6 w-full cursor-pointer accent-accent disabled:cursor-not-allowed disabled:opacity-50 pointer-coarse:h-11"
    />
  );
}
