import { jobApprovalTexts } from '#shared/jobs/job-approval.texts.ts';
import type { JobChange, ListItem, Piece } from '#shared/jobs/job-difference.ts';
import type { JobFields } from '#shared/jobs/job-editor.contract.ts';
import { jobEditorTexts } from '#shared/jobs/job-editor.texts.ts';
import { useTexts } from '#web/lib/texts.ts';
import { useCountries } from '../editor/EditorFields.ts';
import { useJobWords } from '../useJobWords.ts';

type ApprovalDifferenceProps = { title: string; changes: JobChange[] };

/**
 * The changes of an edit, field by field. Colour is never the only sign: removed words are struck out, added ones
 * underlined.
 */
export function ApprovalDifference({ title, changes }: ApprovalDifferenceProps) {
  const t = useTexts(jobApprovalTexts);
  const tEditor = useTexts(jobEditorTexts);
  if (changes.length === 0) return <p className="p-s4 text-ink-2">{t('approval.no_changes')}</p>;
  return (
    <div className="p-s4">
      <h3 className="mb-s2 text-md">
        {t('approval.changes', { count: changes.length })}
        <span className="sr-only">: {t('approval.changes_of', { title })}</span>
      </h3>
      <dl className="divide-y divide-line">
        {changes.map((change) => (
          <div key={change.field} className="grid gap-x-s4 gap-y-s1 py-s3 md:grid-cols-[180px_minmax(0,1fr)]">
            <dt className="text-sm font-semibold">{tEditor(`editor.${change.field}`)}</dt>
            <dd className="min-w-0">
              <Change change={change} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function Change({ change }: { change: JobChange }) {
  const t = useTexts(jobApprovalTexts);
  if (change.kind === 'list') return <ListChange pieces={change.pieces} />;
  if (change.kind === 'value') return <ValueChange change={change} />;
  if (change.pieces.every(({ kind }) => kind === 'same'))
    return <p className="text-ink-2">{t('approval.formatting_only')}</p>;
  return (
    <p dir="auto" className="max-w-measure leading-body wrap-anywhere whitespace-pre-line">
      {change.pieces.map((piece, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: pieces are computed anew and never move.
        <Marked key={place} kind={piece.kind}>
          {piece.value}
        </Marked>
      ))}
    </p>
  );
}

function Marked({ kind, children }: { kind: Piece<unknown>['kind']; children: string }) {
  const t = useTexts(jobApprovalTexts);
  if (kind === 'removed')
    return (
      <del className="rounded-[3px] bg-danger-soft text-danger">
        <span className="sr-only">[{t('approval.removed')}: </span>
        {children}
        <span className="sr-only">]</span>
      </del>
    );
  if (kind === 'added')
    return (
      <ins className="rounded-[3px] bg-success-soft text-success underline decoration-1 underline-offset-3">
        <span className="sr-only">[{t('approval.added')}: </span>
        {children}
        <span className="sr-only">]</span>
      </ins>
    );
  return <>{children}</>;
}

function ListChange({ pieces }: { pieces: Piece<ListItem>[] }) {
  const t = useTexts(jobApprovalTexts);
  return (
    <ul className="grid gap-1">
      {pieces.map(({ kind, value: { text, required } }, place) => {
        const words =
          required === undefined ? text : `${text} (${t(required ? 'approval.required' : 'approval.optional')})`;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: pieces are computed anew and never move.
          <li key={place} dir="auto" className={kind === 'same' ? 'text-ink-2' : undefined}>
            <Marked kind={kind}>{words}</Marked>
          </li>
        );
      })}
    </ul>
  );
}

type Value = Extract<JobChange, { kind: 'value' }>;

function ValueChange({ change: { field, from, to } }: { change: Value }) {
  const show = useValueWords(field);
  return (
    <p className="flex flex-wrap items-baseline gap-x-s2">
      <Marked kind="removed">{show(from)}</Marked>
      <span aria-hidden="true" className="flip inline-block text-ink-3">
        →
      </span>
      <Marked kind="added">{show(to)}</Marked>
    </p>
  );
}

function useValueWords(field: Value['field']): (value: Value['from']) => string {
  const t = useTexts(jobApprovalTexts);
  const tEditor = useTexts(jobEditorTexts);
  const words = useJobWords();
  const countries = useCountries();
  return (value) => {
    if (value === null) return t('approval.nothing');
    if (typeof value === 'boolean') return t(value ? 'approval.yes' : 'approval.no');
    if (typeof value === 'number') return String(value);
    switch (field) {
      case 'job_type':
        return words.jobType(value as JobFields['job_type']);
      case 'education':
        return words.education(value as NonNullable<JobFields['education']>);
      case 'experience':
        return words.experience(value as NonNullable<JobFields['experience']>);
      case 'salary_type':
        return words.salaryType(value as JobFields['salary_type']);
      case 'salary_mode':
        return tEditor(`editor.salary_mode.${value as JobFields['salary_mode']}`);
      case 'application_form':
        return tEditor(`editor.form.${value as JobFields['application_form']}`);
      case 'screening_mode':
        return tEditor(`editor.mode.${value as JobFields['screening_mode']}`);
      case 'deadline':
        return words.day(value);
      case 'country':
        return countries.find((country) => country.value === value)?.label ?? value;
      default:
        return value;
    }
  };
}
