import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { findImport, type Import, stopImport } from '#shared/imports/imports.contract.ts';
import { importsTexts } from '#shared/imports/imports.texts.ts';
import { call } from '#web/lib/call.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { useConfirm } from '#web/ui/confirmations.ts';
import { PageHead } from '#web/ui/PageHead.tsx';
import { ProgressBar } from '#web/ui/ProgressBar.tsx';
import { ImportSteps } from './ImportSteps.tsx';

const LOOK_MS = 1_000;

/** An import while it runs. It is polled every second until it has ended. */
export function ImportProgress({ initial, mayStop }: { initial: Import; mayStop: boolean }) {
  const t = useTexts(importsTexts);
  const confirm = useConfirm();
  const { revalidate } = useRevalidator();
  const [{ id, done, rows, added, updated, unchanged, refused }, setRunning] = useState(initial);

  useEffect(() => {
    // After a failure, the next poll follows in a second.
    const look = () =>
      call(findImport, { id: String(initial.id) }).then(
        (answer) => (answer.import.state === 'running' ? setRunning(answer.import) : revalidate()),
        () => {},
      );
    const timer = setInterval(look, LOOK_MS);
    return () => clearInterval(timer);
  }, [initial.id, revalidate]);

  async function stop() {
    const question = { title: t('import.stop_question'), text: t('import.stop_text'), confirmLabel: t('import.stop') };
    if (!(await confirm(question))) return;
    await call(stopImport, { id: String(id) }).catch(() => {});
    revalidate();
  }

  const percent = rows === 0 ? 0 : Math.floor((done / rows) * 100);
  const counts = [
    { name: t('import.added'), count: added },
    { name: t('import.updated'), count: updated },
    { name: t('import.unchanged'), count: unchanged },
    { name: t('import.set_aside'), count: refused },
  ].filter(({ count }, at) => at === 0 || count > 0);
  return (
    <>
      <PageHead
        title={t('import.running_title', { done, rows })}
        actions={mayStop && <Button onClick={stop}>{t('import.stop')}</Button>}
      />
      <ImportSteps current="import" />
      <Card pad>
        <div className="grid gap-s3">
          <ProgressBar percent={percent} label={t('import.progress')} className="h-2.5!" />
          <p className="flex flex-wrap gap-x-s5 gap-y-s1 text-sm text-ink-2">
            <strong className="text-ink">{percent} %</strong>
            {counts.map(({ name, count }) => (
              <span key={name}>
                <strong className="text-ink tabular-nums">{count}</strong> {name}
              </span>
            ))}
          </p>
          <p className="text-sm text-ink-2">{t('import.running_text')}</p>
        </div>
      </Card>
    </>
  );
}
