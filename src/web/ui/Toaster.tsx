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

/**
 * Toasts appear over the bar at the top of every page. The text lies below the bar, and what is pressed next (the dock,
 * the composer, the buttons of a form) is at the bottom. The timer stops while the pointer or the focus is on a toast.
 */
export function Toaster() {
  const t = useTexts(uiTexts);
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.current, () => NONE);
  const [held, setHeld] = useState(false);
  // Screen readers announce additions to a region that already exists, so the empty region is rendered first.
  const [ready, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  // A toast that is removed under the pointer sends no leave event.
  const empty = toasts.length === 0;
  useEffect(() => {
    if (empty) setHeld(false);
  }, [empty]);

  return (
    <section
      aria-label={t('ui.notifications')}
      data-toasts=""
      // Dialogs hide outside content from screen readers and close when it is pressed; this exempts the toasts.
      data-react-aria-top-layer="true"
      className="pointer-events-none fixed inset-x-0 top-[max(4px,env(safe-area-inset-top))] z-60 flex justify-center px-s2"
    >
      <ol
        aria-live="polite"
        aria-relevant="additions"
        className="grid w-full justify-items-center gap-s2"
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
      className="pointer-events-auto flex min-h-11 w-full animate-rise items-center gap-s3 rounded-r2 border border-line bg-raised py-1.5 ps-s4 pe-s2 text-ink shadow-3 md:w-auto md:max-w-180"
      onKeyDown={(event) => event.key === 'Escape' && dismissToast(id)}
    >
      <Icon of={look.icon} className={cx('flex-none', look.tone)} />
      <div className="min-w-0 flex-1" role={type === 'error' ? 'alert' : undefined}>
        <p className="leading-snug font-bold max-md:text-sm">
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
