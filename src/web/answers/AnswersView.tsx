import { useQueryClient } from '@tanstack/react-query';
import { CircleCheck, Send } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { AnswersOverview } from '#shared/answers/answers.contract.ts';
import { answersTexts } from '#shared/answers/answers.texts.ts';
import { closingTexts } from '#shared/answers/closing.texts.ts';
import { rulesTexts } from '#shared/answers/rules.texts.ts';
import type { ApplicationCard } from '#shared/board/board.contract.ts';
import type { MessageTemplate } from '#shared/messenger/templates.contract.ts';
import { shellTexts } from '#shared/reference/shell.texts.ts';
import { useTexts } from '#web/lib/texts.ts';
import { OfferDialog } from '#web/messenger/templates/OfferDialog.tsx';
import { TemplatesDialog } from '#web/messenger/templates/TemplatesDialog.tsx';
import { BackLink } from '#web/ui/BackLink.tsx';
import { Banner } from '#web/ui/Banner.tsx';
import { Button } from '#web/ui/Button.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { Card } from '#web/ui/Card.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { NativeSelect } from '#web/ui/NativeSelect.tsx';
import { PageHead } from '#web/ui/PageHead.tsx';
import { Segmented } from '#web/ui/Segmented.tsx';
import { Tabs } from '#web/ui/Tabs.tsx';
import { AnswerAll } from './AnswerAll.tsx';
import { AnswerButton } from './AnswerButton.tsx';
import { refreshAnswers, useLiveAnswers } from './answers.live.ts';
import { type AnswersFilters, type AnswersTab, type LoadedAnswers, useAnswers } from './answers-data.ts';
import { MeasuredCard } from './MeasuredCard.tsx';
import { PlannedAnswer } from './PlannedAnswer.tsx';
import { PromiseCard } from './PromiseCard.tsx';
import { type GoesOut, usePlannedActs } from './planned-data.ts';
import { RulesTab } from './RulesTab.tsx';
import { type Column, useAnswering } from './useAnswering.ts';
import { WaitingRow } from './WaitingRow.tsx';

type Writing = { card: ApplicationCard; column: Column; templates: readonly MessageTemplate[] };

/** Only the tab that is shown is loaded: what goes out by itself is null on the other one. */
type AnswersViewProps = LoadedAnswers & { tab: AnswersTab; goesOut: GoesOut | null };

/** Everybody who waits for an answer, whoever was promised the earliest one first, with the answer one press away. */
export function AnswersView({ tab, goesOut, ...loaded }: AnswersViewProps) {
  const t = useTexts(answersTexts);
  const tRules = useTexts(rulesTexts);
  const tClosing = useTexts(closingTexts);
  const navigate = useNavigate();
  const tShell = useTexts(shellTexts);
  const client = useQueryClient();
  const { filters } = loaded;
  const { people, hasMore, showMore, isLoadingMore, hasFailed, overview, templates } = useAnswers(loaded);
  useLiveAnswers();
  const answering = useAnswering();
  const plannedActs = usePlannedActs();
  const [writing, setWriting] = useState<Writing | null>(null);
  const [isAnsweringAll, setAnsweringAll] = useState(false);
  const [isEditing, setEditing] = useState(false);
  const longest = Math.max(1, ...people.map(({ days, promised_days }) => Math.max(days, promised_days * 1.25)));
  const all = filters.late ? overview.late : overview.waiting;
  const still = templates.find(({ standard }) => standard === 'still_reading');

  const waiting = (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-s5 lg:grid-cols-[minmax(0,1fr)_340px] lg:gap-s6">
      <Card
        as="section"
        title={
          <>
            {t('awaited.waiting')} <span className="ms-1 text-sm font-normal text-ink-2">{overview.waiting}</span>
          </>
        }
        aside={<Filters filters={filters} overview={overview} />}
      >
        {people.length === 0 ? (
          <EmptyState icon={CircleCheck} title={t(filters.late ? 'awaited.nobody_late' : 'awaited.nobody')}>
            {t(filters.late ? 'awaited.nobody_late_text' : 'awaited.nobody_text')}
          </EmptyState>
        ) : (
          <>
            <ul className="divide-y divide-line">
              {people.map((person) => (
                <WaitingRow
                  key={person.card.id}
                  person={person}
                  column={overview.columns.find(({ id }) => id === person.card.group_id)}
                  longest={longest}
                >
                  {person.card.planned && !person.card.planned.problem ? (
                    <PlannedAnswer card={person.card} planned={person.card.planned} acts={plannedActs} />
                  ) : (
                    <AnswerButton
                      card={person.card}
                      columns={overview.columns}
                      templates={templates}
                      answering={answering}
                      onWrite={(column, some) => setWriting({ card: person.card, column, templates: some })}
                    />
                  )}
                </WaitingRow>
              ))}
            </ul>
            <div className="flex min-h-12 flex-wrap items-center gap-s3 border-t border-line px-s4 py-s2 text-sm text-ink-2">
              <span>{t('awaited.count_of', { shown: people.length, all: Math.max(all, people.length) })}</span>
              {hasMore && (
                <Button variant="quiet" size="sm" busy={isLoadingMore} onClick={showMore} className="ms-auto">
                  {t('awaited.show_more')}
                </Button>
              )}
            </div>
            {hasFailed && (
              <Banner tone="danger" announce>
                {t('awaited.failed')}
              </Banner>
            )}
          </>
        )}
      </Card>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-s5">
        <Card as="section" title={t('awaited.templates_title')} pad>
          <div className="grid justify-items-start gap-s3">
            {still && <p className="text-sm text-ink-2">{t('awaited.templates_text', { template: still.name })}</p>}
            <Button size="sm" onClick={() => setEditing(true)}>
              {t('awaited.templates_edit')}
            </Button>
          </div>
        </Card>
        <MeasuredCard measured={overview.measured} />
        <PromiseCard promised={overview.promised} onSaved={() => void refreshAnswers(client)} />
      </div>
    </div>
  );
  const rules = goesOut && (
    <RulesTab
      loaded={goesOut}
      columns={overview.columns}
      templates={templates}
      onEditTemplates={() => setEditing(true)}
    />
  );

  return (
    <main id="main" className="wrap py-s6 max-md:py-s4">
      <BackLink to="/company/applications" className="mb-s2">
        {tShell('shell.applications')}
      </BackLink>
      <PageHead
        title={overview.late === 0 ? t('awaited.none_late') : t('awaited.late', { count: overview.late })}
        lead={<Lead overview={overview} />}
        actions={
          <>
            <ButtonLink to="/company/jobs?status=active">{tClosing('closing.close_a_job')}</ButtonLink>
            {overview.late > 0 && (
              <Button variant="primary" onClick={() => setAnsweringAll(true)}>
                <Icon of={Send} size="sm" flip />
                {t('awaited.answer_all', { count: overview.late })}
              </Button>
            )}
          </>
        }
      />
      <Tabs
        label={t('awaited.page')}
        selected={tab}
        onChange={(id) =>
          void navigate(id === 'rules' ? '?tab=rules' : `?${new URLSearchParams(filters)}`, {
            replace: true,
            preventScrollReset: true,
          })
        }
        tabs={[
          { id: 'waiting', label: tRules('rules.tab_waiting'), count: overview.waiting, content: waiting },
          { id: 'rules', label: tRules('rules.tab_rules'), content: rules },
        ]}
      />
      {writing && (
        <OfferDialog
          offer={{ cards: [writing.card], group: writing.column, templates: writing.templates }}
          onSent={() => void refreshAnswers(client)}
          onClose={() => setWriting(null)}
        />
      )}
      {isAnsweringAll && (
        <AnswerAll
          job={filters.job}
          columns={overview.columns}
          templates={templates}
          answering={answering}
          onClose={() => setAnsweringAll(false)}
        />
      )}
      {isEditing && <TemplatesDialog onClose={() => setEditing(false)} />}
    </main>
  );
}

function Lead({ overview: { promised, answered } }: { overview: AnswersOverview }) {
  const t = useTexts(answersTexts);
  const promise =
    promised &&
    (promised.from === promised.to
      ? t('awaited.promise', { count: promised.to })
      : t('awaited.promise_between', { from: promised.from, to: promised.to }));
  const { days, due, in_time: inTime } = answered;
  return [promise, due > 0 && t('awaited.in_time', { days, inTime, due })].filter(Boolean).join(' ');
}

function Filters({ filters, overview }: { filters: AnswersFilters; overview: AnswersOverview }) {
  const t = useTexts(answersTexts);
  const navigate = useNavigate();
  const show = (next: AnswersFilters) =>
    void navigate(`?${new URLSearchParams(next)}`, { replace: true, preventScrollReset: true });
  const chosen = filters.job === undefined ? {} : { job: filters.job };
  return (
    <div className="flex flex-wrap items-center gap-s2">
      <NativeSelect
        size="sm"
        aria-label={t('awaited.job')}
        value={filters.job ?? ''}
        onChange={({ target }) =>
          show({ ...(target.value && { job: target.value }), ...(filters.late && { late: filters.late }) })
        }
        options={[
          { value: '', label: t('awaited.all_jobs') },
          ...overview.jobs.map(({ id, title, waiting }) => ({ value: String(id), label: `${title} (${waiting})` })),
        ]}
        className="max-w-56"
      />
      <Segmented
        label={t('awaited.shown')}
        className="whitespace-nowrap"
        value={filters.late ? 'late' : 'all'}
        onChange={(value) => show({ ...chosen, ...(value === 'late' && { late: '1' }) })}
        options={[
          { value: 'late', label: `${t('awaited.only_late')} ${overview.late}` },
          { value: 'all', label: `${t('awaited.all')} ${overview.waiting}` },
        ]}
      />
    </div>
  );
}
