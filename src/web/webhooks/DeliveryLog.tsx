import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type Delivery, listDeliveries, type Webhook } from '#shared/webhooks/webhooks.contract.ts';
import { webhooksTexts } from '#shared/webhooks/webhooks.texts.ts';
import { DELIVERED_EVENTS, type DeliveredEvent, LOG_DAYS } from '#shared/webhooks/webhooks.values.ts';
import { call } from '#web/lib/call.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Banner } from '#web/ui/Banner.tsx';
import { Button } from '#web/ui/Button.tsx';
import { NativeSelect } from '#web/ui/NativeSelect.tsx';
import { Segmented } from '#web/ui/Segmented.tsx';
import { Bone, Skeleton } from '#web/ui/Skeleton.tsx';
import { DeliveryRow } from './DeliveryRow.tsx';

const STATES = ['all', 'waiting', 'delivered', 'failed'] as const;
type State = (typeof STATES)[number];
/** How often the log is read again while something is on its way. */
const SENDING_MS = 1_000;

type DeliveryLogProps = { webhook: Webhook; onChanged: () => void };

/** What was sent during the last days, newest first, each with its details. */
export function DeliveryLog({ webhook: { id, address }, onChanged }: DeliveryLogProps) {
  const t = useTexts(webhooksTexts);
  const [state, setState] = useState<State>('all');
  const [event, setEvent] = useState<DeliveredEvent | ''>('');
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery({
    queryKey: [listDeliveries.path, id, state, event],
    queryFn: ({ pageParam, signal }) =>
      call(
        listDeliveries,
        {
          id: String(id),
          ...(state !== 'all' && { state }),
          ...(event !== '' && { event }),
          ...(pageParam !== null && { before: pageParam }),
        },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    refetchInterval: ({ state: query }) =>
      query.data?.pages.some(({ deliveries }) => deliveries.some(isOnItsWay)) ? SENDING_MS : false,
  });
  const deliveries = data?.pages.flatMap((page) => page.deliveries);
  return (
    <section aria-label={t('webhooks.log_of', { address })} className="grid gap-s3">
      <div className="flex flex-wrap gap-s3">
        <Segmented
          label={t('log.show')}
          value={state}
          onChange={setState}
          options={STATES.map((value) => ({ value, label: t(`log.${value}`) }))}
          className="max-md:w-full md:w-96"
        />
        <NativeSelect
          size="sm"
          aria-label={t('log.event')}
          value={event}
          onChange={({ target }) => setEvent(target.value as DeliveredEvent | '')}
          options={[
            { value: '', label: t('log.every_event') },
            ...DELIVERED_EVENTS.map((value) => ({ value, label: value })),
          ]}
          className="max-md:w-full"
        />
      </div>
      {error && !deliveries && (
        <Banner tone="danger" announce actions={<Button onClick={() => refetch()}>{t('log.try_again')}</Button>}>
          {t('log.failed_to_load')}
        </Banner>
      )}
      {!deliveries && !error && (
        <Skeleton className="py-s2">
          <Bone height={40} />
        </Skeleton>
      )}
      {deliveries?.length === 0 && <p className="py-s2 text-sm text-ink-2">{t('log.none')}</p>}
      {deliveries && deliveries.length > 0 && (
        <ul className="divide-y divide-line overflow-clip rounded-r2 border border-line">
          {deliveries.map((delivery) => (
            <DeliveryRow key={delivery.id} delivery={delivery} onChanged={onChanged} />
          ))}
        </ul>
      )}
      <div className="flex flex-wrap items-center gap-s3 text-xs text-ink-2">
        {hasNextPage && (
          <Button size="sm" busy={isFetchingNextPage} onClick={() => fetchNextPage()}>
            {t('log.older')}
          </Button>
        )}
        <p>{t('log.kept', { days: LOG_DAYS })}</p>
      </div>
    </section>
  );
}

const isOnItsWay = ({ state, attempts }: Delivery) => state === 'sending' || (state === 'waiting' && attempts === 0);
