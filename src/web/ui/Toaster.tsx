import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { uiTexts } from '#shared/reference/ui.texts.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Button } from './Button.tsx';
import { cx } from './cx.ts';
import { Icon } from './Icon.tsx';
import { IconButton } from './IconButton.tsx';
import { Told } from './Told.tsx';
import { dismissToast, type Toast, toastStore } from './toasts.ts';

const LOOKS = {
  success: { icon: CircleCheck, tone: 'text-success', name: 'ui.toast_success' },
  error: { icon: CircleAlert, tone: 'text-danger', name: 'ui.toast_error' },
  warning: { icon: TriangleAlert, tone: 'text-warning', name: 'ui.toast_warning' },
  info: { icon: Info, tone: 'text-info', name: 'ui.toast_info' },
} as const;

const NONE: readonly Toast[] = [];

/** The place where toasts appear. Time stands still while the pointer or the focus rests on them. */
export function Toaster() {
  const t = useTexts(uiTexts);
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.current, () => NONE);
  const [held, setHeld] = useState(false);
  // Screen readers announce what is added to a region they know: the empty region has to be there first.
  const [ready, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  // A toast that leaves from under the pointer sends no event of leaving.
  const empty = toasts.length === 0;
  useEffect(() => {
    if (empty) setHeld(false);
  }, [empty]);

  return (
    <section
      aria-label={t('ui.notifications')}
      data-toasts=""
      // Dialogs hide what is outside them from screen readers and close when it is pressed; not so with toasts.
      data-react-aria-top-layer="true"
      className="pointer-events-none fixed inset-x-0 bottom-(--toast-bottom,24px) z-60 flex justify-end px-s4 md:px-s5"
    >
      <ol
        aria-live="polite"
        aria-relevant="additions"
        className="grid w-full gap-s2 md:w-90"
        onPointerEnter={() => setHeld(true)}
        onPointerLeave={() => setHeld(false)}
        onFocus={() => setHeld(true)}
        onBlur={() => setHeld(false)}
      >
        {ready && toasts.map((toast) => <ToastItem key={toast.id} toast={toast} held={held} />)}
      </ol>
    </section>
  );
}

function ToastItem({ toast, held }: { toast: Toast; held: boolean }) {
  const t = useTexts(uiTexts);
  const { id, duration, type, title, text, action } = toast;
  const look = LOOKS[type];
  const left = useRef(duration);
  useEffect(() => {
    if (held || left.current === 'stay') return;
    const started = Date.now();
    const timer = setTimeout(() => dismissToast(id), left.current);
    return () => {
      clearTimeout(timer);
      if (left.current !== 'stay') left.current = Math.max(800, left.current - (Date.now() - started));
    };
  }, [held, id]);

  return (
    <li
      className="pointer-events-auto flex animate-rise items-start gap-s3 rounded-r2 border border-line bg-raised py-s3 ps-s4 pe-s2 text-ink shadow-3"
      onKeyDown={(event) => event.key === 'Escape' && dismissToast(id)}
    >
      <Icon of={look.icon} className={cx('mt-0.5', look.tone)} />
      <div className="min-w-0 flex-1" role={type === 'error' ? 'alert' : undefined}>
        <p className="font-bold">
          <span className="sr-only">{t(look.name)}: </span>
          <Told>{title}</Told>
        </p>
        {text && (
          <p className="text-sm text-ink-2">
            <Told>{text}</Told>
          </p>
        )}
      </div>
      {action && (
        <Button
          size="xs"
          variant="soft"
          onClick={() => {
            dismissToast(id);
            action.onAction();
          }}
        >
          {action.label}
        </Button>
      )}
      <IconButton icon={X} size="sm" label={t('ui.dismiss')} onClick={() => dismissToast(id)} />
    </li>
  );
}
