import { useId } from 'react';
import { peopleTexts } from '#shared/people/people.texts.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { cx } from '#web/ui/cx.ts';

export type OfferedAct = { name: string; label: string; about: string; danger?: boolean; onChoose: () => void };

/** The available actions, each with what it does. */
export function ActList({ acts }: { acts: readonly OfferedAct[] }) {
  const t = useTexts(peopleTexts);
  const id = useId();
  return (
    <Card as="section" title={t('people.acts')}>
      <ul className="divide-y divide-line">
        {acts.map(({ name, label, about, danger, onChoose }) => (
          <li key={name} className="grid gap-s2 px-s4 py-s3">
            <p id={`${id}-${name}`} className="text-sm text-ink-2">
              {about}
            </p>
            <Button
              size="sm"
              variant={danger ? 'danger' : 'line'}
              className={cx('justify-self-start', danger && 'inset-ring inset-ring-current/40')}
              aria-describedby={`${id}-${name}`}
              onClick={onChoose}
            >
              {label}
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  );
}
