import { ChevronLeft, ChevronRight } from 'lucide-react';
import { translationsTexts } from '#shared/reference/translations.texts.ts';
import { uiTexts } from '#shared/reference/ui.texts.ts';
import { useTexts } from '#web/lib/texts.ts';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { Icon } from '#web/ui/Icon.tsx';

type TranslationTurnerProps = {
  first: number;
  last: number;
  found: number;
  previousHref: string | null;
  nextHref: string | null;
};

/**
 * The position in the list, with links to the pages around it. Pages start at a key and not at a number, because a
 * missing text leaves the list once it is written.
 */
export function TranslationTurner({ first, last, found, previousHref, nextHref }: TranslationTurnerProps) {
  const t = useTexts(translationsTexts);
  const tUi = useTexts(uiTexts);
  return (
    <nav aria-label={tUi('ui.pages')} className="flex flex-wrap items-center justify-between gap-s3">
      <p className="text-sm text-ink-2 tabular-nums">
        {previousHref || nextHref
          ? t('translations.range', { first, last, count: found })
          : t('translations.found', { count: found })}
      </p>
      <div className="ms-auto flex gap-s2">
        {previousHref && (
          <ButtonLink to={previousHref} rel="prev">
            <Icon of={ChevronLeft} size="sm" flip />
            {tUi('ui.previous')}
          </ButtonLink>
        )}
        {nextHref && (
          <ButtonLink to={nextHref} rel="next">
            {tUi('ui.next')}
            <Icon of={ChevronRight} size="sm" flip />
          </ButtonLink>
        )}
      </div>
    </nav>
  );
}
