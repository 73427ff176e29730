import { Volume2, VolumeX } from 'lucide-react';
import { Button as AriaButton, DialogTrigger, Dialog as Panel, Popover } from 'react-aria-components';
import { chatTexts } from '#shared/messenger/chat.texts.ts';
import { useTexts } from '#web/lib/texts.ts';
import { AriaLocale } from '#web/ui/AriaLocale.tsx';
import { buttonClass } from '#web/ui/button-look.ts';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { cx } from '#web/ui/cx.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { POPOVER } from '#web/ui/popover-look.ts';
import { showToast } from '#web/ui/toasts.ts';
import { setMuted, setNotifies, useIsMuted, useNotifies } from './alerts.ts';

/**
 * The settings for sounds and notifications about messages. The browser asks for permission only when somebody ticks
 * the box.
 */
export function AlertMenu() {
  const t = useTexts(chatTexts);
  const isMuted = useIsMuted();
  const notifies = useNotifies();
  async function choose(isOn: boolean) {
    if (!(await setNotifies(isOn))) showToast({ type: 'warning', title: t('chat.notify_denied') });
  }
  return (
    <AriaLocale>
      <DialogTrigger>
        <AriaButton aria-label={t('chat.alerts')} className={buttonClass({ variant: 'quiet', size: 'icon-sm' })}>
          <Icon of={isMuted ? VolumeX : Volume2} size="sm" />
        </AriaButton>
        <Popover className={cx(POPOVER, 'p-s4')} offset={6} placement="bottom end">
          <Panel aria-label={t('chat.alerts')} className="grid gap-s3 outline-none">
            <Checkbox size="sm" checked={!isMuted} onChange={({ target }) => setMuted(!target.checked)}>
              {t('chat.sound')}
            </Checkbox>
            <Checkbox size="sm" checked={notifies} onChange={({ target }) => void choose(target.checked)}>
              {t('chat.notify')}
            </Checkbox>
          </Panel>
        </Popover>
      </DialogTrigger>
    </AriaLocale>
  );
}
