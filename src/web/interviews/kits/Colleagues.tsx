import { CircleCheck } from 'lucide-react';
import type { Panellist, Scorecard } from '#shared/interviews/kits.contract.ts';
import { kitsTexts } from '#shared/interviews/kits.texts.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Avatar } from '#web/ui/Avatar.tsx';
import { cx } from '#web/ui/cx.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { RECOMMENDATION_ICONS } from './RecommendationInput.tsx';

type ColleaguesProps = { people: readonly Panellist[]; withDetails?: boolean };

/** The interviewers, whether they have handed in, and what they think, as far as the reader may see it. */
export function Colleagues({ people, withDetails = false }: ColleaguesProps) {
  const t = useTexts(kitsTexts);
  return (
    <ul className="divide-y divide-line">
      {people.map(({ id, name, photo_url, handed_in, card }) => (
        <li key={id} className="grid grid-cols-[36px_minmax(0,1fr)_auto] items-center gap-x-s3 gap-y-1 py-2.5">
          <Avatar name={name} photo={photo_url} size={36} />
          <b dir="auto" className="truncate font-semibold">
            {name}
          </b>
          <span
            className={cx('flex items-center gap-1.5 text-sm font-medium', handed_in ? 'text-success' : 'text-ink-2')}
          >
            {handed_in && <Icon of={CircleCheck} size="sm" />}
            {t(handed_in ? 'kit.in' : 'kit.not_yet')}
          </span>
          {card ? (
            <div className="col-span-2 col-start-2 grid gap-1">
              <CardSummary card={card} />
              {withDetails && <CardDetails card={card} name={name} />}
            </div>
          ) : (
            handed_in && (
              <span aria-hidden="true" className="col-span-2 col-start-2 grid gap-0.5">
                <HiddenLine className="w-full" />
                <HiddenLine className="w-[62%]" />
              </span>
            )
          )}
        </li>
      ))}
    </ul>
  );
}

/** Stands for a line of text that the reader may not see yet. */
const HiddenLine = ({ className }: { className: string }) => (
  <i
    className={cx(
      'block h-2 rounded-[2px] bg-[repeating-linear-gradient(-45deg,color-mix(in_oklab,var(--ink)_17%,var(--surface))_0_1px,color-mix(in_oklab,var(--ink)_4%,var(--surface))_1px_5.657px)]',
      className,
    )}
  />
);

function CardSummary({ card: { recommendation, sentence, changed } }: { card: Scorecard }) {
  const t = useTexts(kitsTexts);
  return (
    <>
      {recommendation && (
        <p className="flex items-center gap-1.5 text-sm font-semibold">
          <Icon of={RECOMMENDATION_ICONS[recommendation]} size="sm" />
          {t(`kit.${recommendation}`)}
        </p>
      )}
      {sentence && (
        <p dir="auto" className="text-sm whitespace-pre-wrap wrap-anywhere">
          {sentence}
        </p>
      )}
      {changed && <p className="text-xs text-ink-2">{t(`kit.changed_${changed}`)}</p>}
    </>
  );
}

function CardDetails({ card: { questions, criteria }, name }: { card: Scorecard; name: string }) {
  const t = useTexts(kitsTexts);
  if (questions.length + criteria.length === 0) return null;
  return (
    <details className="text-sm">
      <summary className="cursor-pointer text-accent pointer-coarse:min-h-11 pointer-coarse:content-center">
        {t('kit.show_card', { name })}
      </summary>
      <dl className="grid gap-s2 pt-s2">
        {criteria.map(({ key, name: criterion, rating }) => (
          <div key={key} className="flex justify-between gap-s3">
            <dt dir="auto" className="min-w-0 wrap-anywhere">
              {criterion}
            </dt>
            <dd className="font-semibold tabular-nums">{rating}</dd>
          </div>
        ))}
        {questions.map(({ key, text, note, rating }) => (
          <div key={key} className="grid gap-0.5 border-t border-line pt-s2">
            <dt className="flex justify-between gap-s3 font-semibold">
              <span dir="auto" className="min-w-0 wrap-anywhere">
                {text || t('kit.notes')}
              </span>
              {rating !== null && <span className="tabular-nums">{rating}</span>}
            </dt>
            {note && (
              <dd dir="auto" className="whitespace-pre-wrap wrap-anywhere text-ink-2">
                {note}
              </dd>
            )}
          </div>
        ))}
      </dl>
    </details>
  );
}
