import { useQuery, useQueryClient } from '@tanstack/react-query';
import { RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import {
  type Attempt,
  type Delivery,
  listDeliveries,
  readDelivery,
  sendAgain,
} from '#shared/webhooks/webhooks.contract.ts';
import { webhooksTexts } from '#shared/webhooks/webhooks.texts.ts';
import { TimeAgo } from '#web/jobs/TimeAgo.tsx';
import { call } from '#web/lib/call.ts';
import { allOf } from '#web/lib/query.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Banner } from '#web/ui/Banner.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { Bone, Skeleton } from '#web/ui/Skeleton.tsx';
import { showToast } from '#web/ui/toasts.ts';
import { secondsOf, useAttemptWords } from './delivery-words.ts';

type DeliveryDetailsProps = { delivery: Delivery; onChanged: () => void };

/** The request, what was answered, and all attempts. */
export function DeliveryDetails({ delivery: { id, state, attempts: count }, onChanged }: DeliveryDetailsProps) {
  const t = useTexts(webhooksTexts);
  const client = useQueryClient();
  // A delivery that was tried again meanwhile has another answer.
  const { data, error } = useQuery({
    queryKey: [readDelivery.path, id, state, count],
    queryFn: ({ signal }) => call(readDelivery, { id: String(id) }, { signal }),
  });

  async function again() {
    try {
      await call(sendAgain, { id: String(id) });
      showToast({ type: 'success', title: t('log.is_sent_again') });
    } catch (failure) {
      showToast({ type: 'error', title: (failure as Error).message });
    }
    await client.invalidateQueries({ queryKey: allOf(listDeliveries) });
    onChanged();
  }

  if (error) return <Banner tone="danger">{t('log.failed_to_load')}</Banner>;
  if (!data) {
    return (
      <Skeleton className="p-s3">
        <Bone height={120} />
      </Skeleton>
    );
  }
  const [last] = data.attempts;
  return (
    <div className="grid gap-s4 border-t border-line bg-paper p-s3">
      <div className="grid gap-s4 md:grid-cols-2">
        <Part title={t('log.request')}>
          <Code>{requestText(data.headers, data.body, last?.address)}</Code>
        </Part>
        <Part title={t('log.response')}>
          {last?.status ? (
            <Code>{[`HTTP ${last.status}`, last.answer].filter(Boolean).join('\n\n')}</Code>
          ) : (
            <p className="text-sm text-ink-2">{t('log.no_response')}</p>
          )}
          <div className="pt-s3">
            <Button size="sm" onClick={again} disabled={state === 'sending'}>
              <Icon of={RotateCw} size="sm" />
              {t(state === 'waiting' ? 'log.send_now' : 'log.send_again')}
            </Button>
          </div>
        </Part>
      </div>
      {data.attempts.length > 1 && (
        <Part title={t('log.attempts')}>
          <ol className="grid gap-1 text-sm">
            {data.attempts.map((attempt) => (
              <AttemptLine key={attempt.at} attempt={attempt} />
            ))}
          </ol>
        </Part>
      )}
    </div>
  );
}

function AttemptLine({ attempt }: { attempt: Attempt }) {
  const t = useTexts(webhooksTexts);
  const wordsOf = useAttemptWords();
  return (
    <li className="flex flex-wrap gap-x-s3 text-ink-2">
      <TimeAgo at={attempt.at} className="min-w-32" />
      <span className={attempt.error === null ? 'text-success' : 'text-danger'}>{wordsOf(attempt)}</span>
      <span className="tabular-nums">{t('log.seconds', { seconds: secondsOf(attempt.duration_ms) })}</span>
    </li>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="min-w-0">
      <h4 className="pb-s2 text-xs font-semibold text-ink-2">{title}</h4>
      {children}
    </section>
  );
}

function Code({ children }: { children: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has no mouse must be able to scroll it.
    <pre tabIndex={0} dir="ltr" className="max-h-80 overflow-auto rounded-r1 bg-wash p-s3 font-mono text-xs">
      {children}
    </pre>
  );
}

function requestText(headers: Record<string, string>, body: string, address: string | undefined): string {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  const first = address === undefined ? [] : [`POST ${address}`];
  return [...first, ...lines, '', JSON.stringify(JSON.parse(body), null, 2)].join('\n');
}
