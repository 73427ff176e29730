import { MapPin, Sparkle } from 'lucide-react';
import type { ReactNode } from 'react';
import type { JobFields } from '#shared/jobs/job-editor.contract.ts';
import { jobEditorTexts } from '#shared/jobs/job-editor.texts.ts';
import { plainText } from '#shared/kernel/rich-text.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { Chip } from '#web/ui/Chip.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { RichContent } from '../page/JobDescription.tsx';
import { joinPlace } from '../place-words.ts';
import { useJobWords } from '../useJobWords.ts';
import { useCountries } from './EditorFields.ts';

/** The content of a job for an admin's decision, including what candidates do not see. */
export function EditorJobView({ fields }: { fields: JobFields }) {
  const t = useTexts(jobEditorTexts);
  const words = useJobWords();
  const place = usePlace(fields);
  const pay = words.salary(fields);
  const badges = (
    <div className="flex flex-wrap gap-s2">
      {fields.featured && (
        <Badge tone="featured" icon={Sparkle}>
          {t('editor.featured')}
        </Badge>
      )}
      <Badge tone="accent">{words.jobType(fields.job_type)}</Badge>
      <Badge icon={MapPin} className="max-w-full">
        <span dir="auto" className="truncate">
          {place}
        </span>
      </Badge>
      <Badge className="lg:hidden">
        <bdi dir={pay.isAmount ? 'ltr' : 'auto'}>{pay.text}</bdi>
      </Badge>
    </div>
  );
  return (
    // In one column the text comes before the facts, because the most important facts are above it as badges.
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-s5 lg:grid-cols-[minmax(0,1fr)_300px] lg:grid-rows-[auto_1fr]">
      {badges}
      <div className="grid min-w-0 gap-s5">
        <section className="grid gap-s3">
          <h3 className="text-lg">{t('editor.description')}</h3>
          {plainText(fields.description) ? (
            <RichContent html={fields.description} />
          ) : (
            <p className="text-ink-2">{t('editor.preview_no_description')}</p>
          )}
        </section>
        {fields.skills.length > 0 && (
          <section className="grid gap-s3">
            <h3 className="text-lg">{t('editor.skills')}</h3>
            <ul className="flex flex-wrap gap-s2">
              {fields.skills.map((skill) => (
                <li key={skill} dir="auto">
                  <Chip>{skill}</Chip>
                </li>
              ))}
            </ul>
          </section>
        )}
        {fields.questions.length > 0 && (
          <section className="grid gap-s3">
            <h3 className="text-lg">{t('editor.questions')}</h3>
            <ol className="grid list-decimal gap-s2 ps-5">
              {fields.questions.map((question, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: new questions have no id, and nothing here moves.
                <li key={place} dir="auto">
                  {question.title}
                  {question.required && (
                    <span className="text-sm text-ink-2"> ({t('editor.question_required').toLocaleLowerCase()})</span>
                  )}
                </li>
              ))}
            </ol>
          </section>
        )}
      </div>
      <dl className="grid grid-cols-2 gap-x-s4 gap-y-s3 rounded-r2 bg-sunken p-s4 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:grid-cols-1">
        <Fact name={t('editor.salary_mode')}>
          <bdi dir={pay.isAmount ? 'ltr' : 'auto'}>{pay.text}</bdi>
          {pay.isAmount && <span className="text-ink-2">, {words.salaryType(fields.salary_type)}</span>}
        </Fact>
        {fields.deadline && <Fact name={t('editor.deadline')}>{words.day(fields.deadline)}</Fact>}
        <Fact name={t('editor.vacancies')}>{fields.vacancies}</Fact>
        {fields.experience && <Fact name={t('editor.experience')}>{words.experience(fields.experience)}</Fact>}
        {fields.education && <Fact name={t('editor.education')}>{words.education(fields.education)}</Fact>}
        {!fields.is_remote && fields.full_address && (
          <Fact name={t('editor.full_address')}>
            <span className="inline-flex gap-1.5" dir="auto">
              <Icon of={MapPin} size="sm" className="mt-0.75 text-ink-3" />
              {fields.full_address}
            </span>
          </Fact>
        )}
        <Fact name={t('editor.application_form')}>{t(`editor.form.${fields.application_form}`)}</Fact>
        <Fact name={t('editor.screening_mode')}>
          {t(`editor.mode.${fields.screening_mode}`)}, {fields.pass_mark}%
        </Fact>
        <Fact name={t('editor.answer')}>{t('editor.answer_within', { count: fields.answer_days })}</Fact>
      </dl>
    </div>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-ink-2">{name}</dt>
      <dd className="font-semibold wrap-anywhere">{children}</dd>
    </div>
  );
}

function usePlace({ is_remote, locality, country }: JobFields): string {
  const t = useTexts(jobEditorTexts);
  const countries = useCountries();
  const name = country ? (countries.find(({ value }) => value === country)?.label ?? country) : null;
  if (is_remote) return name ? t('editor.preview_remote_in', { country: name }) : t('editor.preview_remote');
  return joinPlace([locality, name]) || t('editor.preview_no_place');
}
