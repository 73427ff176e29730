import { UserPlus, X } from 'lucide-react';
import type { EvaluationRow } from '#shared/evaluation/evaluation.contract.ts';
import { evaluationTexts } from '#shared/evaluation/evaluation.texts.ts';
import { scoreCategory } from '#shared/screening/score.ts';
import { TimeAgo } from '#web/jobs/TimeAgo.tsx';
import { useTexts } from '#web/lib/texts.ts';
import { Avatar } from '#web/ui/Avatar.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { cx } from '#web/ui/cx.ts';
import { Dots } from '#web/ui/Dots.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { Link } from '#web/ui/Link.tsx';
import { Menu } from '#web/ui/Menu.tsx';
import { Grade } from '#web/ui/ScoreLine.tsx';
import { applicationAddress, type EvaluationArguments } from '../evaluation-address.ts';
import { RowProgress } from './RowProgress.tsx';
import type { Assignment, Reviewer } from './useAssigning.ts';

type EvaluationTableProps = {
  rows: readonly EvaluationRow[];
  /** They go with every link, so that previous and next know the list. */
  filters: EvaluationArguments;
  reviewers: readonly Reviewer[];
  picked: ReadonlySet<number>;
  onPick: (picked: ReadonlySet<number>) => void;
  onAssign: (row: EvaluationRow, change: Assignment) => void;
};

/** A table whose rows become cards where there is no room for columns. */
export function EvaluationTable({ rows, filters, reviewers, picked, onPick, onAssign }: EvaluationTableProps) {
  const t = useTexts(evaluationTexts);
  const areAllPicked = rows.every(({ application_id: id }) => picked.has(id));
  const pick = (ids: readonly number[], isOn: boolean) => {
    const next = new Set(picked);
    for (const id of ids)
      if (isOn) next.add(id);
      else next.delete(id);
    onPick(next);
  };
  return (
    <Card className="overflow-clip">
      <table className="w-full border-collapse text-sm tabular-nums max-lg:block">
        <caption className="sr-only">{t('evaluations.list')}</caption>
        <thead className="max-lg:block">
          <tr className="max-lg:flex [&>th]:px-s3 [&>th]:py-2.5 [&>th]:text-start [&>th]:text-xs [&>th]:font-semibold [&>th]:text-ink-2">
            <td className="ps-s4 max-lg:py-s2 max-lg:pointer-coarse:py-0">
              <Checkbox
                size="sm"
                checked={areAllPicked}
                onChange={({ target }) =>
                  pick(
                    rows.map(({ application_id: id }) => id),
                    target.checked,
                  )
                }
              >
                <span className="lg:sr-only">{t('evaluations.select_all')}</span>
              </Checkbox>
            </td>
            {(['candidate', 'ai', 'manager', 'state', 'assignees', 'applied'] as const).map((name) => (
              <th key={name} scope="col" className="max-lg:sr-only">
                {t(`evaluations.${name}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-lg:block">
          {rows.map((row) => (
            <tr
              key={row.application_id}
              className={cx(
                'border-t border-line max-lg:relative max-lg:flex max-lg:flex-wrap max-lg:items-center max-lg:gap-x-s3 max-lg:gap-y-s1 max-lg:py-s3 max-lg:ps-22 max-lg:pe-s4 max-lg:text-xs',
                'lg:[&>:is(th,td)]:px-s3 lg:[&>:is(th,td)]:py-2.5',
                picked.has(row.application_id) ? 'bg-accent-soft' : 'hover:bg-paper',
              )}
            >
              <td className="max-lg:absolute max-lg:start-s4 max-lg:top-s3 max-lg:pointer-coarse:top-0.5 lg:w-10 lg:ps-s4!">
                <Checkbox
                  size="sm"
                  checked={picked.has(row.application_id)}
                  onChange={({ target }) => pick([row.application_id], target.checked)}
                >
                  <span className="sr-only">{t('evaluations.select', { name: row.name })}</span>
                </Checkbox>
              </td>
              <th scope="row" className="text-start text-sm font-normal max-lg:w-full lg:min-w-56">
                <Candidate row={row} to={applicationAddress(row.application_id, filters)} />
              </th>
              <ScoreCell
                label={t('evaluations.ai')}
                score={row.ai_score}
                without={t(row.ai_hidden ? 'evaluations.hidden' : 'evaluations.no_score')}
              />
              <ScoreCell
                label={t('evaluations.manager')}
                score={row.manager_score}
                without={t('evaluations.no_score')}
              />
              <td>
                <RowProgress row={row} />
              </td>
              <td>
                <Assignees row={row} reviewers={reviewers} onAssign={(change) => onAssign(row, change)} />
              </td>
              <td className="max-lg:absolute max-lg:end-s4 max-lg:top-s3 max-lg:text-ink-2">
                <TimeAgo at={row.applied_at} className="whitespace-nowrap" />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}

/** A dash where there is no score: most rows have none, and a card leaves it out. `without` says why. */
function ScoreCell({ label, score, without }: { label: string; score: number | null; without: string }) {
  if (score !== null)
    return (
      <td className="max-lg:whitespace-nowrap">
        {/* If the column heads are hidden, the number needs a label of its own. */}
        <span aria-hidden="true" className="text-ink-2 lg:hidden">
          {label}{' '}
        </span>
        <Grade percent={score} category={scoreCategory(score)} />
      </td>
    );
  return (
    <td className="max-lg:hidden">
      <span title={without} className="text-ink-3">
        <span aria-hidden="true">–</span>
        <span className="sr-only">{without}</span>
      </span>
    </td>
  );
}

function Candidate({ row, to }: { row: EvaluationRow; to: string }) {
  return (
    <div className="flex items-center gap-s3">
      {/* In a card, everything else is in one line below the name. */}
      <span className="flex-none max-lg:absolute max-lg:start-11 max-lg:top-s3">
        <Avatar name={row.name} size={32} />
      </span>
      <div className="grid min-w-0">
        <Link to={to} dir="auto" className="font-semibold wrap-anywhere max-lg:pe-20 hover:text-accent hover:underline">
          {row.name}
        </Link>
        <Dots className="text-xs text-ink-2">
          {row.job.title}
          {row.company.name}
        </Dots>
      </div>
    </div>
  );
}

type AssigneesProps = { row: EvaluationRow; reviewers: readonly Reviewer[]; onAssign: (change: Assignment) => void };

function Assignees({ row: { assignees, name }, reviewers, onAssign }: AssigneesProps) {
  const t = useTexts(evaluationTexts);
  const isAsked = (id: number) => assignees.some((one) => one.id === id);
  return (
    <span className="flex items-center gap-s1">
      <Menu
        label={t('evaluations.assign_named', { name })}
        size="icon-xs"
        variant="quiet"
        align="start"
        // Aligns the icon, rather than its larger invisible button, with the rest.
        className="max-lg:-my-1 max-lg:-ms-1.5 max-lg:pointer-coarse:-my-2 max-lg:pointer-coarse:-ms-3.5 max-lg:pointer-coarse:-me-2.5"
        groups={[
          {
            id: 'assign',
            heading: t('evaluations.assign_to'),
            actions: reviewers.map((one) => ({
              id: `to-${one.id}`,
              label: one.name,
              end: one.waiting,
              disabled: isAsked(one.id),
              onAction: () => onAssign({ reviewerId: one.id, name: one.name }),
            })),
          },
          ...(assignees.length > 0
            ? [
                {
                  id: 'back',
                  actions: assignees.map((one) => ({
                    id: `back-${one.id}`,
                    label: t('evaluations.unassign', { name: one.name }),
                    icon: X,
                    onAction: () => onAssign({ reviewerId: one.id, name: one.name, remove: true }),
                  })),
                },
              ]
            : []),
        ]}
      >
        <Icon of={UserPlus} size="sm" />
      </Menu>
      {assignees.length === 0 ? (
        <span className="text-ink-2">{t('evaluations.unassigned')}</span>
      ) : (
        <bdi>{assignees.map((one) => one.name).join(', ')}</bdi>
      )}
    </span>
  );
}
