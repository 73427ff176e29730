import type { PanelOfInterview } from '#shared/interviews/kits.contract.ts';
import { kitsTexts } from '#shared/interviews/kits.texts.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Link } from '#web/ui/Link.tsx';
import { Told } from '#web/ui/Told.tsx';
import { Colleagues } from './Colleagues.tsx';
import { usePanels } from './kit-data.ts';
import { useInterviewDay } from './useInterviewTime.ts';

/** What the interviewers of an applicant think, apart from the evaluation; nothing before the first interview. */
export function PanelView({ applicationId }: { applicationId: number }) {
  const t = useTexts(kitsTexts);
  const { data, error } = usePanels(applicationId);
  if (error) {
    return (
      <p className="text-sm text-danger">
        {t('panel.failed')} <Told>{error.message}</Told>
      </p>
    );
  }
  if (!data || data.panels.length === 0) return null;
  return (
    <section aria-labelledby="panel" className="grid gap-s4 border-t border-line pt-s4">
      <h3 id="panel">{t('panel.title')}</h3>
      {data.panels.map((panel) => (
        <OnePanel key={panel.interview.id} panel={panel} />
      ))}
    </section>
  );
}

function OnePanel({ panel: { interview, hidden, mine, people, criteria } }: { panel: PanelOfInterview }) {
  const t = useTexts(kitsTexts);
  const day = useInterviewDay();
  return (
    <div className="grid gap-s2">
      <div>
        <h4 className="text-md font-semibold">{t(`panel.of_${interview.kind}`)}</h4>
        {interview.starts_at && <p className="text-sm text-ink-2">{day(interview.starts_at)}</p>}
      </div>
      {criteria.length > 0 && (
        <dl className="grid gap-s2 text-sm">
          {criteria.map(({ key, name, mean, lowest, highest, ratings }) => (
            <div key={key} className="flex flex-wrap items-baseline justify-between gap-x-s3">
              <dt dir="auto" className="min-w-0 wrap-anywhere">
                {name}
              </dt>
              <dd className="tabular-nums" title={t('panel.ratings', { count: ratings })}>
                <b className="font-semibold">
                  {lowest === highest ? mean : t('panel.spread', { mean: String(mean), lowest, highest })}
                </b>
              </dd>
            </div>
          ))}
        </dl>
      )}
      {hidden && <p className="text-sm text-ink-2">{t('panel.hidden')}</p>}
      <Colleagues people={people} />
      <Link
        to={`/company/interviews/${interview.id}/kit`}
        className="justify-self-start text-sm text-accent underline underline-offset-3 pointer-coarse:min-h-11"
      >
        {t(hidden && mine ? 'panel.open_card' : 'panel.open_kit')}
      </Link>
    </div>
  );
}
