import { wizardTexts } from '#shared/applications/wizard/wizard.texts.ts';
import { useTexts } from '#web/lib/texts.ts';

/** An invisible field. Programs that fill in every field fill it in too, which gives them away. */
export function Trap({ onFilled }: { onFilled: (text: string) => void }) {
  const t = useTexts(wizardTexts);
  return (
    <div aria-hidden="true" className="absolute size-px overflow-hidden [clip-path:inset(50%)]">
      <label>
        {t('wizard.website')}
        <input
          type="text"
          name="website"
          tabIndex={-1}
          autoComplete="off"
          onChange={({ target }) => onFilled(target.value)}
        />
      </label>
    </div>
  );
}
