import { Pencil } from 'lucide-react';
import { evaluationTexts } from '#shared/evaluation/evaluation.texts.ts';
import { useTexts } from '#web/lib/texts.ts';
import { IconButton } from '#web/ui/IconButton.tsx';
import { myEntry, type Subject } from '../scorecard/scorecard.ts';
import type { DetailProps } from './detail-props.ts';
import { EvaluateButton } from './EvaluateButton.tsx';
import { ScorePair } from './ScorePair.tsx';
import { useSubjectName } from './useSubjectName.ts';

type Entry = {
  /** Null if it is not scored separately. */
  subject: Subject | null;
  when: string;
  title: string;
  under: string;
  texts: readonly (string | null)[];
};

type EntryListProps = DetailProps & { entries: readonly Entry[]; empty: string };

/** A list of entries, each with its evaluation. */
export function EntryList({ entries, empty, ...detail }: EntryListProps) {
  if (entries.length === 0) return <p className="text-ink-2">{empty}</p>;
  return (
    <ol className="@container">
      {entries.map(({ subject, when, title, under, texts }, place) => {
        return (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: what was sent keeps its order.
            key={place}
            className="grid gap-x-s4 gap-y-s1 py-s4 text-card first:pt-s2 not-first:border-t not-first:border-line @min-[620px]:grid-cols-[160px_minmax(0,1fr)]"
          >
            <p className="text-sm whitespace-nowrap text-ink-2 tabular-nums">{when}</p>
            <div className="grid max-w-measure gap-s1">
              <div data-passage="" className="grid gap-s1">
                <h4 dir="auto" className="text-card font-semibold wrap-anywhere">
                  {title}
                </h4>
                <p dir="auto" className="text-sm text-ink-2 wrap-anywhere">
                  {under}
                </p>
                {texts.filter(Boolean).map((text) => (
                  <p key={text} dir="auto" className="whitespace-pre-wrap wrap-anywhere">
                    {text}
                  </p>
                ))}
              </div>
              {subject && <ItemEvaluation subject={subject} {...detail} />}
            </div>
          </li>
        );
      })}
    </ol>
  );
}

function ItemEvaluation({ view, subject, onScore, onComment }: DetailProps & { subject: Subject }) {
  const t = useTexts(evaluationTexts);
  const { subjectName } = useSubjectName(view);
  const comment = myEntry(view, subject)?.comment;
  return (
    <>
      <div className="mt-s1 flex flex-wrap items-center gap-x-s4 gap-y-s2 text-xs text-ink-2">
        <ScorePair view={view} subject={subject} />
        <EvaluateButton {...{ view, subject, onScore }} />
      </div>
      {comment && (
        <div className="flex items-start gap-s2 border-s-2 border-line-strong ps-s3 text-sm text-ink-2">
          <p dir="auto" className="min-w-0 flex-1 whitespace-pre-wrap wrap-anywhere">
            {comment}
          </p>
          <IconButton
            icon={Pencil}
            size="xs"
            label={t('evaluation.edit_comment_of', { subject: subjectName(subject) })}
            onClick={() => onComment(subject)}
          />
        </div>
      )}
    </>
  );
}
