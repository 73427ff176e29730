import { CircleCheck, Download, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { type Import, scoreImport } from '#shared/imports/imports.contract.ts';
import { importsTexts } from '#shared/imports/imports.texts.ts';
import { IMPORT_DAYS } from '#shared/imports/imports.values.ts';
import { timeTexts } from '#shared/reference/time.texts.ts';
import { call } from '#web/lib/call.ts';
import { dayInWords } from '#web/lib/relative-time.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Banner } from '#web/ui/Banner.tsx';
import { Button } from '#web/ui/Button.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { buttonClass } from '#web/ui/button-look.ts';
import { Card } from '#web/ui/Card.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { PageHead } from '#web/ui/PageHead.tsx';
import { ImportSteps } from './ImportSteps.tsx';

/** What became of the rows, with those that were refused as a file. */
export function ImportResult({ result, mayScore }: { result: Import; mayScore: boolean }) {
  const t = useTexts(importsTexts);
  const time = useTexts(timeTexts);
  const { id, file, state, added, updated, unchanged, refused, refusals, finished_at: at } = result;
  const lines = [
    { text: t('result.added'), count: added, isGood: true },
    { text: t('result.updated'), count: updated, isGood: true },
    { text: t('result.unchanged'), count: unchanged, isGood: true },
    ...refusals.map(({ problem, rows }) => ({
      text: t('result.refused', { problem: t(`problem.${problem}`) }),
      count: rows,
      isGood: false,
    })),
  ].filter(({ count }, index) => index === 0 || count > 0);
  const hasRefused = refused > 0 && result.has_file;
  return (
    <>
      <PageHead
        title={state === 'failed' ? t('import.failed_title') : t('import.done_title', { count: added })}
        lead={
          <bdi>
            {t('import.finished_at', { file, date: dayInWords(time, at ?? result.created_at) })}
            {state === 'stopped' && ` · ${t('import.stopped')}`}
          </bdi>
        }
        actions={
          <>
            <ButtonLink to="/company/applications">{t('import.see_board')}</ButtonLink>
            {hasRefused && (
              <a href={`/company/imports/${id}/refused.csv`} download className={buttonClass({ variant: 'primary' })}>
                <Icon of={Download} size="sm" />
                {t('import.save_refused', { count: refused })}
              </a>
            )}
          </>
        }
      />
      <ImportSteps current="end" />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-s5 lg:grid-cols-[minmax(0,1fr)_340px]">
        <div className="grid gap-s5">
          {state === 'failed' && <Banner tone="danger">{t('import.failed_text')}</Banner>}
          <Card>
            <ul className="divide-y divide-line">
              {lines.map(({ text, count, isGood }) => (
                <li key={text} className="flex items-center gap-s3 px-s4 py-s3 text-sm">
                  <Icon
                    of={isGood ? CircleCheck : TriangleAlert}
                    size="sm"
                    className={isGood ? 'text-success' : 'text-warning'}
                  />
                  <strong className="min-w-12 text-end tabular-nums">{count}</strong>
                  <span>{text}</span>
                </li>
              ))}
            </ul>
          </Card>
        </div>
        <div className="grid gap-s5">
          {hasRefused && (
            <Card as="section" title={t('import.refused_file')} pad>
              <p className="text-sm text-ink-2">{t('import.refused_file_text', { days: IMPORT_DAYS })}</p>
            </Card>
          )}
          {added > 0 && <Scores of={result} mayScore={mayScore} />}
        </div>
      </div>
    </>
  );
}

function Scores({ of: { id, scores_asked }, mayScore }: { of: Import; mayScore: boolean }) {
  const t = useTexts(importsTexts);
  const { revalidate } = useRevalidator();
  const [isBusy, setBusy] = useState(false);
  async function ask() {
    setBusy(true);
    // Whether it was noted shows with the page's new data.
    await call(scoreImport, { id: String(id) }).catch(() => {});
    await revalidate();
    setBusy(false);
  }
  return (
    <Card as="section" title={t('import.scores')} pad>
      <div className="grid justify-items-start gap-s3 text-sm">
        <p className="text-ink-2">{t('import.scores_text')}</p>
        <p role="status" className="empty:hidden">
          {scores_asked && t('import.scores_asked')}
        </p>
        {mayScore && !scores_asked && (
          <Button busy={isBusy} onClick={ask}>
            {t('import.score')}
          </Button>
        )}
      </div>
    </Card>
  );
}
