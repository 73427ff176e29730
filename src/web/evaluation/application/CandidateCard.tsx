import { ArrowLeft, ArrowRight } from 'lucide-react';
import type { EvaluationView } from '#shared/evaluation/evaluation.contract.ts';
import { evaluationTexts } from '#shared/evaluation/evaluation.texts.ts';
import { scoreCategory } from '#shared/screening/score.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Avatar } from '#web/ui/Avatar.tsx';
import { BackLink } from '#web/ui/BackLink.tsx';
import { cx } from '#web/ui/cx.ts';
import { IconButton } from '#web/ui/IconButton.tsx';
import { Link } from '#web/ui/Link.tsx';
import { internationalPhone } from '#web/ui/phone-number.ts';
import { ScoreLine } from '#web/ui/ScoreLine.tsx';
import type { SectionView } from '../evaluation-address.ts';
import { meanOf } from '../scorecard/scorecard.ts';

type CandidateCardProps = {
  view: EvaluationView;
  section: SectionView | null;
  listHref: string;
  hrefOf: (section: SectionView) => string;
  steps: {
    previous: number | null;
    next: number | null;
    place: number;
    total: number;
    onStep: (by: 1 | -1) => void;
  };
  /** On a phone the detail replaces the card until Back is pressed. */
  isInDetail: boolean;
};

/** The candidate, the sections to evaluate, and the score so far. */
export function CandidateCard({ view, section, listHref, hrefOf, steps, isInDetail }: CandidateCardProps) {
  const t = useTexts(evaluationTexts);
  const { name, email, phone, address, photo } = view.appliedcandidate.user;
  const contacts = (
    <dl className="grid gap-0.5 text-sm text-ink-2">
      <Contact label={t('evaluation.email')} value={email} />
      <Contact label={t('evaluation.phone')} value={phone} isNumber />
      <Contact label={t('evaluation.address')} value={address} />
    </dl>
  );
  return (
    <aside
      className={cx(
        'grid content-start gap-s5 px-s4 py-s4 max-lg:gap-s3 max-lg:px-gutter max-lg:pt-s2 max-lg:pb-s3 lg:overflow-y-auto lg:border-e lg:border-line',
        isInDetail && 'max-lg:hidden',
      )}
    >
      <div className="flex min-h-9 items-center justify-between gap-s2">
        <BackLink to={listHref}>{t('evaluation.back_to_list')}</BackLink>
        <div className="flex items-center gap-s1 text-sm text-ink-2 tabular-nums">
          {steps.place > 0 && <span>{t('evaluation.place', { place: steps.place, total: steps.total })}</span>}
          <IconButton
            icon={ArrowLeft}
            flip
            size="sm"
            label={t('evaluation.previous')}
            aria-keyshortcuts="K"
            disabled={steps.previous === null}
            onClick={() => steps.onStep(-1)}
          />
          <IconButton
            icon={ArrowRight}
            flip
            size="sm"
            label={t('evaluation.next')}
            aria-keyshortcuts="J"
            disabled={steps.next === null}
            onClick={() => steps.onStep(1)}
          />
        </div>
      </div>
      <div className="grid gap-s2 max-lg:grid-cols-[auto_minmax(0,1fr)] max-lg:gap-x-s3 max-lg:gap-y-0">
        <span className="max-lg:hidden">
          <Avatar name={name} photo={photo} size={64} />
        </span>
        <span className="row-span-2 lg:hidden">
          <Avatar name={name} photo={photo} size={40} />
        </span>
        <h1 className="text-xl wrap-anywhere max-lg:text-lg">
          <bdi>{name}</bdi>
        </h1>
        <div className="max-lg:hidden">{contacts}</div>
        {/* Collapsed on a phone, so that the sections to evaluate come first. */}
        <details className="text-sm text-ink-2 lg:hidden">
          <summary className="-my-s3 flex min-h-11 w-fit cursor-pointer items-center underline underline-offset-3">
            {t('evaluation.contact')}
          </summary>
          {contacts}
        </details>
      </div>
      <section aria-labelledby="cv-sections" className="grid gap-s3">
        <h2 id="cv-sections" className="text-lg max-lg:sr-only">
          {t('evaluation.cv')}
        </h2>
        <nav
          aria-label={t('evaluation.sections')}
          className="grid gap-s2 max-lg:grid-cols-2 max-lg:gap-0 max-lg:divide-x max-lg:divide-line max-lg:overflow-clip max-lg:rounded-r2 max-lg:border max-lg:border-control max-lg:bg-surface"
        >
          <SectionCard
            to={hrefOf('basicInformation')}
            isOpen={section !== 'humanEvaluation'}
            title={t('evaluation.basic')}
            text={t('evaluation.basic_text')}
          />
          <SectionCard
            to={hrefOf('humanEvaluation')}
            isOpen={section === 'humanEvaluation'}
            title={t('evaluation.human')}
            text={t('evaluation.human_text')}
          />
        </nav>
      </section>
      <OverallScores view={view} />
    </aside>
  );
}

function Contact({ label, value, isNumber = false }: { label: string; value: string | null; isNumber?: boolean }) {
  if (!value) return null;
  return (
    <div>
      <dt className="sr-only">{label}</dt>
      <dd className="wrap-anywhere tabular-nums">
        <bdi dir={isNumber ? 'ltr' : 'auto'}>{isNumber ? internationalPhone(value) : value}</bdi>
      </dd>
    </div>
  );
}

type SectionCardProps = { to: string; isOpen: boolean; title: string; text: string };

function SectionCard({ to, isOpen, title, text }: SectionCardProps) {
  return (
    <Link
      to={to}
      quietly
      aria-current={isOpen ? 'true' : undefined}
      className={cx(
        'block text-sm lg:rounded-r2 lg:border lg:border-line lg:bg-surface lg:px-s4 lg:py-s3 lg:hover:border-line-strong lg:aria-[current]:border-accent lg:aria-[current]:inset-ring lg:aria-[current]:inset-ring-accent',
        // On a phone: two halves of one bar.
        'max-lg:flex max-lg:min-h-11 max-lg:items-center max-lg:justify-center max-lg:px-s2 max-lg:text-center max-lg:aria-[current]:bg-accent-soft max-lg:aria-[current]:text-accent-strong max-lg:focus-visible:shadow-focus-inset',
      )}
    >
      <span className="block font-semibold">{title}</span>
      <span className="block text-ink-2 max-lg:sr-only">{text}</span>
    </Link>
  );
}

const NOTICE = 'rounded-r2 bg-sunken px-s3 py-s2 text-xs text-ink-2';

function OverallScores({ view }: { view: EvaluationView }) {
  const t = useTexts(evaluationTexts);
  const overall = { type: 'overall', itemId: null } as const;
  const { score: mean, reviewers } = meanOf(view, overall);
  const { ai_evaluation: ai, ai_hidden: isHidden } = view;
  const line = (label: string, percent: number) => (
    <ScoreLine label={label} percent={percent} category={scoreCategory(percent)} />
  );
  return (
    <section className="grid gap-s3 max-lg:gap-s1">
      <h2 className="text-sm max-lg:sr-only">{t('evaluation.overall')}</h2>
      {ai && line(t('evaluation.ai'), ai.score)}
      {mean !== null && line(t('evaluation.manager'), mean)}
      <p className="text-xs text-ink-2">
        {mean === null
          ? t(view.state === 'none' ? 'evaluation.manager_not_scored' : 'evaluation.being_scored')
          : reviewers === 0
            ? t('evaluation.mean_of_sections')
            : t('evaluation.reviewers', { count: reviewers })}
      </p>
      {isHidden && <p className={NOTICE}>{t('evaluation.ai_hidden')}</p>}
      {!isHidden && !ai && <p className={NOTICE}>{t('evaluation.ai_none')}</p>}
    </section>
  );
}
