import { Send, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import type { Planned } from '#shared/answers/rules.contract.ts';
import { rulesTexts } from '#shared/answers/rules.texts.ts';
import { usePlannedWords } from '#web/board/card/usePlannedWords.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Avatar } from '#web/ui/Avatar.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { cx } from '#web/ui/cx.ts';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { Link } from '#web/ui/Link.tsx';
import { Menu } from '#web/ui/Menu.tsx';
import { PlannedDialog } from './PlannedDialog.tsx';
import { type PlannedActs, usePlannedActs } from './planned-data.ts';

type PlannedCardProps = { planned: readonly Planned[]; count: number };

/** What goes out next: it can be read, changed, sent now or taken back. */
export function PlannedCard({ planned, count }: PlannedCardProps) {
  const t = useTexts(rulesTexts);
  const acts = usePlannedActs();
  const [shown, setShown] = useState<Planned | null>(null);
  return (
    <Card
      as="section"
      title={
        <>
          {t('rules.planned_title')} <span className="ms-1 text-sm font-normal text-ink-2">{count}</span>
        </>
      }
    >
      {planned.length === 0 ? (
        <EmptyState icon={Send} title={t('rules.planned_none')}>
          {t('rules.planned_none_text')}
        </EmptyState>
      ) : (
        <ul className="divide-y divide-line">
          {planned.map((one) => (
            <PlannedRow key={one.card.id} planned={one} acts={acts} onShow={() => setShown(one)} />
          ))}
        </ul>
      )}
      {count > planned.length && (
        <p className="border-t border-line px-s4 py-s3 text-sm text-ink-2">
          {t('rules.planned_more', { shown: planned.length, count })}
        </p>
      )}
      {shown && (
        <PlannedDialog
          applicationId={shown.card.id}
          name={shown.card.candidate.user.name}
          acts={acts}
          onClose={() => setShown(null)}
        />
      )}
    </Card>
  );
}

type PlannedRowProps = { planned: Planned; acts: PlannedActs; onShow: () => void };

function PlannedRow({ planned: { card, template, changed, due_at, problem }, acts, onShow }: PlannedRowProps) {
  const t = useTexts(rulesTexts);
  const { name, image_url: photo } = card.candidate.user;
  const due = usePlannedWords()({ at: due_at, problem: false });
  const someone = { id: card.id, name };
  const isBusy = acts.busy === card.id;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-s3 gap-y-s2 px-s4 py-s3">
      <div className="flex min-w-0 items-center gap-s3">
        <Avatar name={name} photo={photo} size={36} />
        <div className="min-w-0">
          <Link to={`/company/applications?application=${card.id}`} className="block truncate font-semibold text-ink">
            <bdi>{name}</bdi>
          </Link>
          <p className="truncate text-sm text-ink-2">
            <bdi>{changed || !template ? t('rules.own_text') : template.name}</bdi> · <bdi>{card.job.title}</bdi>
          </p>
          <p className={cx('flex items-start gap-1 text-sm font-semibold', problem ? 'text-danger' : 'text-success')}>
            <Icon of={problem ? TriangleAlert : Send} size="xs" className="mt-1 flex-none" />
            {problem ? t(`rules.problem_${problem}`) : due}
          </p>
        </div>
      </div>
      <div className="flex items-center gap-s1">
        {problem ? (
          <Button size="sm" onClick={onShow}>
            {t('rules.show')}
          </Button>
        ) : (
          <Button size="sm" variant="quiet" busy={isBusy} onClick={() => void acts.takeBack(someone)}>
            {t('rules.take_back')}
          </Button>
        )}
        <Menu
          label={t('rules.actions', { name })}
          groups={[
            {
              id: 'planned',
              actions: [
                { id: 'show', label: t('rules.show'), onAction: onShow },
                ...(problem
                  ? [{ id: 'back', label: t('rules.take_back'), onAction: () => void acts.takeBack(someone) }]
                  : [{ id: 'send', label: t('rules.send_now'), onAction: () => void acts.sendNow(someone) }]),
              ],
            },
          ]}
        />
      </div>
    </li>
  );
}
