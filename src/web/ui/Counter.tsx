import { type RefObject, useEffect, useState } from 'react';
import { codePoints } from '#shared/kernel/code-points.ts';
import { uiTexts } from '#shared/reference/ui.texts.ts';
import { useTexts } from '#web/lib/texts.ts';
import { cx } from './cx.ts';

export type CounterLimits = {
  max: number;
  /** The number of characters from which the counter warns; by default nine tenths of the limit. */
  warnAt?: number;
  value?: string;
};

type CounterProps = CounterLimits & { id: string; box: RefObject<HTMLElement | null> };

/** Counts code points, as the server does, in the text control of the field around it. */
export function Counter({ max, warnAt = Math.floor(max * 0.9), value, id, box }: CounterProps) {
  const t = useTexts(uiTexts);
  const [typed, setTyped] = useState(0);
  const used = value === undefined ? typed : codePoints(value);

  useEffect(() => {
    const control = box.current?.querySelector<HTMLInputElement | HTMLTextAreaElement>('input, textarea');
    if (!control || value !== undefined) return;
    const count = () => setTyped(codePoints(control.value));
    // A form's reset empties its controls only after the event.
    const recount = () => setTimeout(count);
    count();
    control.addEventListener('input', count);
    control.form?.addEventListener('reset', recount);
    return () => {
      control.removeEventListener('input', count);
      control.form?.removeEventListener('reset', recount);
    };
  }, [box, value]);

  const tone = used > max ? 'text-danger font-semibold' : used > warnAt ? 'text-warning font-semibold' : 'text-ink-3';
  return (
    <span id={id} className={cx('ms-auto flex-none text-xs leading-5 tabular-nums', tone)}>
      <bdi dir="ltr" aria-hidden="true">
        {t('ui.characters', { used, max })}
      </bdi>
      <span className="sr-only" aria-live={used > warnAt ? 'polite' : 'off'}>
        {t('ui.characters_used', { used, max })}
      </span>
    </span>
  );
}
