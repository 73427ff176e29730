import { boardTexts } from '#shared/board/board.texts.ts';
import { jobsTexts } from '#shared/jobs/jobs.texts.ts';
import { EXPERIENCE_LEVELS } from '#shared/jobs/jobs.values.ts';
import { EDUCATION_TEXTS, EXPERIENCE_TEXTS } from '#shared/jobs/value-texts.ts';
import { EDUCATION_LEVELS } from '#shared/reference/qualifications.values.ts';
import { uiTexts } from '#shared/reference/ui.texts.ts';
import { CATEGORY_TEXTS } from '#shared/screening/category-texts.ts';
import { SCORE_CATEGORIES } from '#shared/screening/score.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { Field } from '#web/ui/Field.tsx';
import { NativeSelect } from '#web/ui/NativeSelect.tsx';
import { type ListFilter, valuesOf } from '../board-address.ts';
import type { BoardFiltersHandle } from '../useBoardFilters.ts';

const DAYS = [1, 3, 7, 14, 30] as const;

type ChoicesProps = { handle: BoardFiltersHandle };

export function ExperienceChoices({ handle }: ChoicesProps) {
  const t = useTexts(jobsTexts);
  return (
    <Choices handle={handle} name="experience" values={EXPERIENCE_LEVELS} textOf={(one) => t(EXPERIENCE_TEXTS[one])} />
  );
}

export function EducationChoices({ handle }: ChoicesProps) {
  const t = useTexts(jobsTexts);
  return (
    <Choices handle={handle} name="education" values={EDUCATION_LEVELS} textOf={(one) => t(EDUCATION_TEXTS[one])} />
  );
}

/** Best first, and those without a score last. */
export function ScoreChoices({ handle }: ChoicesProps) {
  const t = useTexts(boardTexts);
  const tUi = useTexts(uiTexts);
  return (
    <>
      <Choices
        handle={handle}
        name="score"
        values={SCORE_CATEGORIES.toReversed()}
        textOf={(one) => tUi(CATEGORY_TEXTS[one])}
      />
      <Checkbox
        size="sm"
        checked={handle.filters.unscored !== undefined}
        onChange={(event) => handle.set({ unscored: event.target.checked ? '1' : undefined })}
      >
        {t('board.unscored')}
      </Checkbox>
    </>
  );
}

export function TimeChoices({ handle }: ChoicesProps) {
  const t = useTexts(boardTexts);
  const { days } = handle.filters;
  const choices = [...new Set([...DAYS, ...(days ? [Number(days)] : [])])].sort((a, b) => a - b);
  return (
    <>
      <Checkbox
        size="sm"
        checked={handle.filters.new !== undefined}
        onChange={(event) => handle.set({ new: event.target.checked ? '1' : undefined })}
      >
        {t('board.new')}
      </Checkbox>
      <Checkbox
        size="sm"
        checked={handle.filters.late !== undefined}
        onChange={(event) => handle.set({ late: event.target.checked ? '1' : undefined })}
      >
        {t('board.late')}
      </Checkbox>
      <Field label={t('board.time_in_column')}>
        <NativeSelect
          size="sm"
          value={days ?? ''}
          onChange={(event) => handle.set({ days: event.target.value || undefined })}
          options={[
            { value: '', label: t('board.days_any') },
            ...choices.map((count) => ({ value: String(count), label: t('board.days_at_least', { count }) })),
          ]}
        />
      </Field>
    </>
  );
}

type ListProps<Value extends string> = ChoicesProps & {
  name: ListFilter;
  values: readonly Value[];
  textOf: (value: Value) => string;
};

function Choices<Value extends string>({ handle, name, values, textOf }: ListProps<Value>) {
  const chosen = valuesOf(handle.filters, name);
  return values.map((value) => (
    <Checkbox key={value} size="sm" checked={chosen.includes(value)} onChange={() => handle.toggle(name, value)}>
      {textOf(value)}
    </Checkbox>
  ));
}
