import { TriangleAlert } from 'lucide-react';
import { type ReactNode, useId, useRef } from 'react';
import { uiTexts } from '#shared/reference/ui.texts.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Counter, type CounterLimits } from './Counter.tsx';
import { cx } from './cx.ts';
import { FieldContext } from './field-context.ts';
import { Icon } from './Icon.tsx';
import { Told } from './Told.tsx';

type FieldProps = {
  label: ReactNode;
  children: ReactNode;
  help?: ReactNode;
  /** The error below the field. If it is set, the control is marked as invalid. */
  error?: ReactNode;
  optional?: boolean;
  required?: boolean;
  /** Code points used and allowed. Without `value` it listens to what is typed, which suits registered inputs. */
  counter?: CounterLimits;
  /** Shown at the end of the label's line, such as a link. */
  aside?: ReactNode;
  /** The control is several elements (date, month, radios): the label becomes the name of the group. */
  group?: boolean;
  hideLabel?: boolean;
  className?: string;
};

export function Field({
  label,
  children,
  help,
  error,
  optional,
  required = false,
  counter,
  aside,
  group,
  hideLabel,
  className,
}: FieldProps) {
  const t = useTexts(uiTexts);
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const ids = { label: `${id}-label`, help: `${id}-help`, error: `${id}-error`, counter: `${id}-counter` };
  const invalid = Boolean(error);
  const describedBy = [help && ids.help, invalid && ids.error, counter && ids.counter].filter(Boolean).join(' ');
  const words = (
    <>
      {label}
      {optional && <span className="font-normal text-ink-3"> {t('ui.optional')}</span>}
    </>
  );
  const labelClass = cx('text-sm leading-snug font-semibold', hideLabel && 'sr-only');

  return (
    <div ref={box} className={cx('grid min-w-0 content-start gap-1.5', className)}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-s3 empty:hidden">
        {group ? (
          <span id={ids.label} className={labelClass}>
            {words}
          </span>
        ) : (
          <label id={ids.label} htmlFor={id} className={labelClass}>
            {words}
          </label>
        )}
        {aside && <span className="text-sm leading-snug">{aside}</span>}
      </div>
      <FieldContext value={{ id, labelId: ids.label, describedBy: describedBy || undefined, invalid, required }}>
        {children}
      </FieldContext>
      {(invalid || help || counter) && (
        <div className="flex items-start justify-between gap-s3">
          <div className="grid min-w-0 gap-1">
            {invalid && (
              <p id={ids.error} className="flex items-start gap-1.5 text-sm text-danger">
                <Icon of={TriangleAlert} size="sm" className="mt-0.5" />
                <span>
                  <Told>{error}</Told>
                </span>
              </p>
            )}
            {help && (
              <p id={ids.help} className="text-sm text-ink-2">
                {help}
              </p>
            )}
          </div>
          {counter && <Counter {...counter} id={ids.counter} box={box} />}
        </div>
      )}
    </div>
  );
}
