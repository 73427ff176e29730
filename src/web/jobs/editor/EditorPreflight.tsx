import { CircleAlert, CircleCheck, TriangleAlert } from 'lucide-react';
import { jobEditorTexts } from '#shared/jobs/job-editor.texts.ts';
import type { TextKey } from '#shared/kernel/texts.ts';
import { useTexts } from '#web/lib/texts.ts';
import { useWords } from '#web/lib/words.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { Card } from '#web/ui/Card.tsx';
import { cx } from '#web/ui/cx.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { fieldAnchor, type JobPath, shownAt } from './EditorFields.ts';
import { usePreflight } from './usePreflight.ts';

/** A line is shown as in order once no problem concerns one of its fields. */
const IN_ORDER: readonly { text: TextKey<typeof jobEditorTexts>; fields: readonly string[] }[] = [
  { text: 'editor.ok_title', fields: ['title'] },
  { text: 'editor.ok_description', fields: ['description'] },
  { text: 'editor.ok_place', fields: ['locality', 'country'] },
  { text: 'editor.ok_salary', fields: ['min_salary', 'max_salary', 'custom_salary', 'salary_mode'] },
  { text: 'editor.ok_deadline', fields: ['deadline'] },
  { text: 'editor.ok_skills', fields: ['skills'] },
];

/** What is missing before the job can be published, updated while it is edited. */
export function EditorPreflight({ onGoTo }: { onGoTo: (path: JobPath) => void }) {
  const t = useTexts(jobEditorTexts);
  const words = useWords();
  const { points, toFix } = usePreflight();
  const named = new Set(points.map(({ field }) => field));
  const nameOf = (field: string, told: string) => {
    const message = words(told);
    const [, place] = /^questions\.(\d+)\./.exec(field) ?? [];
    return place === undefined ? message : `${t('editor.question', { number: Number(place) + 1 })}: ${message}`;
  };
  return (
    <Card
      as="section"
      title={t('editor.checklist')}
      aside={
        <Badge pill tone={toFix > 0 ? 'danger' : 'success'}>
          {toFix > 0 ? t('editor.to_fix', { count: toFix }) : t('editor.ready')}
        </Badge>
      }
    >
      {/* Phones list what is left to do; the badge says when that is nothing. */}
      <ul
        className={cx(
          'px-s4 py-s2 text-sm [&>li+li]:border-t [&>li]:border-line',
          points.length === 0 && 'max-md:hidden',
        )}
      >
        {points.map(({ field, level, message }) => {
          const path = shownAt(field);
          const isRequired = level === 'required';
          return (
            <li key={`${field} ${message}`} className="flex gap-s2 py-2">
              <Icon
                of={isRequired ? CircleAlert : TriangleAlert}
                size="sm"
                className={isRequired ? 'mt-0.5 text-danger' : 'mt-0.5 text-warning'}
              />
              <span className="min-w-0">
                <a
                  href={`#${fieldAnchor(path)}`}
                  className="link"
                  onClick={(event) => {
                    event.preventDefault();
                    onGoTo(path);
                  }}
                >
                  {nameOf(field, message)}
                </a>
                <span className="block text-xs text-ink-2">
                  {t(isRequired ? 'editor.required' : 'editor.recommended')}
                </span>
              </span>
            </li>
          );
        })}
        {IN_ORDER.filter((point) => !point.fields.some((field) => named.has(field))).map(({ text }) => (
          <li key={text} className="flex gap-s2 py-2 text-ink-2 max-md:hidden">
            <Icon of={CircleCheck} size="sm" className="mt-0.5 text-success" />
            {t(text)}
          </li>
        ))}
      </ul>
    </Card>
  );
}
