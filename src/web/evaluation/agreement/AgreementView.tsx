import { Scale } from 'lucide-react';
import type { Agreement } from '#shared/evaluation/agreement.contract.ts';
import { agreementTexts } from '#shared/evaluation/agreement.texts.ts';
import { useTexts } from '#web/lib/texts.ts';
import { BackLink } from '#web/ui/BackLink.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { PageHead } from '#web/ui/PageHead.tsx';
import { NotableDifferences } from './NotableDifferences.tsx';
import { OverTime } from './OverTime.tsx';
import { SectionAgreement } from './SectionAgreement.tsx';

/** How far scores are apart: by section, over time, and where somebody should look again. */
export function AgreementView({ agreement }: { agreement: Agreement }) {
  const t = useTexts(agreementTexts);
  const { sections, months, ai_hidden: isOwnOnly } = agreement;
  const hasCases = sections.some(({ ai, reviewers }) => ai.cases + reviewers.cases > 0);
  return (
    <main id="main" className="wrap py-s6 max-md:py-s4">
      <BackLink to="/admin/evaluations" className="mb-s4 max-md:mb-s1">
        {t('agreement.back')}
      </BackLink>
      <PageHead
        title={t('agreement.title')}
        lead={isOwnOnly ? `${t('agreement.lead')} ${t('agreement.own_only')}` : t('agreement.lead')}
      />
      {hasCases ? (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-s5">
          <div className="grid gap-s5 lg:grid-cols-2 *:min-w-0">
            <SectionAgreement between="ai" sections={sections} />
            <SectionAgreement between="reviewers" sections={sections} />
          </div>
          <p className="max-w-[90ch] text-sm text-ink-2">{t('agreement.key')}</p>
          <OverTime months={months} />
          <NotableDifferences agreement={agreement} />
        </div>
      ) : (
        <EmptyState icon={Scale} title={t('agreement.empty_title')}>
          {t('agreement.empty_text')}
        </EmptyState>
      )}
    </main>
  );
}
