import type { EvaluationList } from '#shared/evaluation/evaluation.contract.ts';
import { evaluationTexts } from '#shared/evaluation/evaluation.texts.ts';
import { STATE_FILTERS } from '#shared/evaluation/evaluation.values.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Chip } from '#web/ui/Chip.tsx';

type EvaluationProgressProps = {
  progress: EvaluationList['progress'];
  state: string | undefined;
  onState: (state: string) => void;
};

/** The progress of all applications as a bar; the numbers below it filter by state. */
export function EvaluationProgress({ progress, state, onState }: EvaluationProgressProps) {
  const t = useTexts(evaluationTexts);
  const share = (count: number) => `${(count / Math.max(1, progress.all)) * 100}%`;
  const chips = STATE_FILTERS.map((value) => ({
    value,
    label: t(`evaluations.state_${value}`),
    count: progress[value],
  }));
  return (
    <fieldset className="grid gap-s3">
      <legend className="sr-only">{t('evaluations.progress')}</legend>
      <span aria-hidden="true" className="flex h-2 gap-0.5 overflow-hidden rounded-round bg-wash">
        <span className="bg-accent forced-colors:bg-[Highlight]" style={{ inlineSize: share(progress.done) }} />
        <span className="bg-accent/45 forced-colors:bg-[GrayText]" style={{ inlineSize: share(progress.partly) }} />
      </span>
      <div className="flex flex-wrap gap-s2">
        {chips.map(({ value, label, count }) => (
          <Chip key={label} pressed={state === value} onPress={() => onState(value)}>
            <Swatch state={value} />
            {label} <span className="font-normal tabular-nums">{count}</span>
          </Chip>
        ))}
      </div>
    </fieldset>
  );
}

const SWATCHES: Partial<Record<string, string>> = { done: 'bg-accent', partly: 'bg-accent/45', none: 'bg-line-strong' };

/** The colour of a number in the bar. */
function Swatch({ state }: { state: string | undefined }) {
  const colour = SWATCHES[state ?? ''];
  return colour ? <span aria-hidden="true" className={`size-2.5 rounded-round ${colour}`} /> : null;
}
