import type { Ref } from 'react';
import { settingsTexts } from '#shared/reference/settings.texts.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/Button.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';
import { isColour } from './is-colour.ts';

type ColourInputProps = {
  value: string;
  onChange: (value: string) => void;
  onBlur: () => void;
  label: string;
  shipped: string;
  ref: Ref<HTMLInputElement>;
};

/** A colour as text, with the browser's colour picker beside it; both always have the same value. */
export function ColourInput({ value, onChange, onBlur, label, shipped, ref }: ColourInputProps) {
  const t = useTexts(settingsTexts);
  return (
    <div className="flex items-center gap-s2">
      <input
        type="color"
        aria-label={t('settings.pick_colour', { name: label })}
        value={isColour(value) ? value : shipped}
        onChange={({ target }) => onChange(target.value)}
        onBlur={onBlur}
        className="size-11 flex-none cursor-pointer rounded-r2 border border-control bg-surface p-1"
      />
      <TextInput
        ref={ref}
        dir="ltr"
        autoComplete="off"
        spellCheck={false}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        onBlur={onBlur}
        className="max-w-32 tabular-nums"
      />
      {value !== shipped && (
        <Button variant="quiet" size="sm" onClick={() => onChange(shipped)}>
          {t('settings.shipped')}
        </Button>
      )}
    </div>
  );
}
