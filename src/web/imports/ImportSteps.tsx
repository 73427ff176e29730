import { importsTexts } from '#shared/imports/imports.texts.ts';
import { useTexts } from '#web/lib/texts.ts';
import { cx } from '#web/ui/cx.ts';

const STEPS = ['file', 'columns', 'check', 'import'] as const;

/** Where an import stands, from the file to its end. */
export function ImportSteps({ current }: { current: (typeof STEPS)[number] | 'end' }) {
  const t = useTexts(importsTexts);
  const at = current === 'end' ? STEPS.length : STEPS.indexOf(current);
  return (
    <ol className="mb-s5 grid grid-cols-4 gap-0.5">
      {STEPS.map((step, index) => (
        <li
          key={step}
          aria-current={index === at ? 'step' : undefined}
          className={cx(
            'border-t-4 pt-s2 text-xs',
            index < at ? 'border-accent/50' : index === at ? 'border-accent font-semibold' : 'border-line text-ink-2',
          )}
        >
          {t(`import.step_${step}`)}
        </li>
      ))}
    </ol>
  );
}
