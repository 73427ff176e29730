import { Laptop, Smartphone } from 'lucide-react';
import { useId } from 'react';
import type { OpenSession } from '#shared/identity/account.contract.ts';
import { accountTexts } from '#shared/identity/account.texts.ts';
import { timeTexts } from '#shared/reference/time.texts.ts';
import { useNow } from '#web/lib/now.ts';
import { dayInWords, timeAgo } from '#web/lib/relative-time.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { useDeviceName } from './useDeviceName.ts';

const PHONES: readonly (string | null)[] = ['Android', 'iPhone', 'iPad', 'KaiOS'];

type SessionRowProps = { session: OpenSession; isBusy: boolean; onEnd: () => void };

export function SessionRow({ session, isBusy, onEnd }: SessionRowProps) {
  const t = useTexts(accountTexts);
  const time = useTexts(timeTexts);
  const now = useNow();
  const deviceId = useId();
  const deviceName = useDeviceName();
  const { system, current, way, created_at: createdAt, last_seen_at: seenAt } = session;
  const ago = now === null ? dayInWords(time, seenAt) : timeAgo(time, seenAt, now);
  const signedIn = `${t('account.signed_in_on', { date: dayInWords(time, createdAt) })} ${t(`account.way_${way}`)}`;
  return (
    <li className="flex flex-wrap items-center gap-x-s3 gap-y-s2 py-s3">
      <Icon of={PHONES.includes(system) ? Smartphone : Laptop} className="text-ink-2" />
      <div className="min-w-0 flex-1 basis-48">
        <p className="flex flex-wrap items-center gap-s2">
          <span id={deviceId} className="font-semibold">
            {deviceName(session)}
          </span>
          {current && <Badge tone="accent">{t('account.this_device')}</Badge>}
        </p>
        <p className="text-sm text-ink-2">{current ? signedIn : `${t('account.last_used', { ago })} · ${signedIn}`}</p>
      </div>
      {!current && (
        <Button size="sm" busy={isBusy} aria-describedby={deviceId} className="max-sm:ms-8" onClick={onEnd}>
          {t('account.sign_out_there')}
        </Button>
      )}
    </li>
  );
}
