import type { ReactNode } from 'react';
import { boardTexts } from '#shared/board/board.texts.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import type { BoardFiltersHandle } from '../useBoardFilters.ts';
import { EducationChoices, ExperienceChoices, ScoreChoices, TimeChoices } from './FilterChoices.tsx';
import { SortSelect } from './SortSelect.tsx';

type FilterDialogProps = { handle: BoardFiltersHandle; shown: number; onClose: () => void };

/** All filters together, where the toolbar has no room for them. */
export function FilterDialog({ handle, shown, onClose }: FilterDialogProps) {
  const t = useTexts(boardTexts);
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('board.filters')}
      footer={
        <>
          <Button variant="quiet" onClick={handle.clear}>
            {t('board.clear')}
          </Button>
          <Button variant="primary" onClick={onClose}>
            {t('board.show', { count: shown })}
          </Button>
        </>
      }
    >
      <div className="grid gap-s5 md:grid-cols-2">
        <Part title={t('board.sort')}>
          <SortSelect handle={handle} />
        </Part>
        <Part title={t('board.more')}>
          <TimeChoices handle={handle} />
        </Part>
        <Part title={t('board.score')}>
          <ScoreChoices handle={handle} />
        </Part>
        <Part title={t('board.experience')}>
          <ExperienceChoices handle={handle} />
        </Part>
        <Part title={t('board.education')}>
          <EducationChoices handle={handle} />
        </Part>
      </div>
    </Dialog>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="grid content-start gap-s2">
      <legend className="float-start mb-s2 w-full font-semibold">{title}</legend>
      {children}
    </fieldset>
  );
}
