import { useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { discardImport, type ImportAnswer, startImport } from '#shared/imports/imports.contract.ts';
import { importsTexts } from '#shared/imports/imports.texts.ts';
import { isAppError } from '#shared/kernel/errors.ts';
import { call } from '#web/lib/call.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Banner } from '#web/ui/Banner.tsx';
import { Button } from '#web/ui/Button.tsx';
import { PageHead } from '#web/ui/PageHead.tsx';
import { ColumnChoices } from './ColumnChoices.tsx';
import { FileFacts, WhatWillHappen } from './FileFacts.tsx';
import { ImportCvs } from './ImportCvs.tsx';
import { ImportSteps } from './ImportSteps.tsx';
import { PreviewTable } from './PreviewTable.tsx';
import { StageChoices } from './StageChoices.tsx';
import { useImportChoices } from './useImportChoices.ts';

type ImportCheckProps = { initial: ImportAnswer; mayChange: boolean };

/** What a file holds, and what would happen with it. Nothing is stored before the import is started. */
export function ImportCheck({ initial, mayChange }: ImportCheckProps) {
  const t = useTexts(importsTexts);
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const { answer, choices, change, failure, isChecking, setFailure } = useImportChoices(initial);
  const [isStarting, setStarting] = useState(false);
  const { id, check } = answer.import;
  const able = check.ready + check.known + check.same_phone;

  async function attempt(act: () => Promise<unknown>) {
    setStarting(true);
    setFailure(null);
    try {
      await act();
    } catch (error) {
      if (!isAppError(error)) throw error;
      setFailure(Object.values(error.errors ?? {})[0]?.[0] ?? error.message);
    }
    setStarting(false);
  }
  const start = () =>
    attempt(async () => {
      await call(startImport, { id: String(id) });
      await revalidate();
    });
  const discard = () =>
    attempt(async () => {
      await call(discardImport, { id: String(id) });
      await navigate('/company/import');
    });

  return (
    <>
      <PageHead
        title={
          check.refused > 0
            ? t('import.ready_and_refused', { ready: able, refused: check.refused })
            : t('import.ready_title', { count: able })
        }
        actions={
          mayChange && (
            <>
              <Button onClick={discard}>{t('import.other_file')}</Button>
              <Button variant="primary" busy={isStarting || isChecking} onClick={start}>
                {t('import.start', { count: able })}
              </Button>
            </>
          )
        }
      />
      <ImportSteps current="check" />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-s5">
        {!mayChange && <Banner tone="quiet">{t('import.only_owners')}</Banner>}
        {failure && (
          <Banner tone="danger" announce>
            {failure}
          </Banner>
        )}
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-s5 lg:grid-cols-[minmax(0,1fr)_340px]">
          <div className="grid grid-cols-[minmax(0,1fr)] gap-s5">
            <ColumnChoices
              columns={answer.import.columns}
              fields={choices.fields}
              mayChange={mayChange}
              onChange={(fields) => change({ fields })}
            />
            <StageChoices answer={answer} choices={choices} mayChange={mayChange} onChange={change} />
          </div>
          <div className="grid gap-s5">
            <FileFacts of={answer.import} />
            <WhatWillHappen check={check} isChecking={isChecking} />
            <ImportCvs of={answer.import} mayChange={mayChange} onUploaded={() => change({})} />
          </div>
        </div>
        <PreviewTable answer={answer} fields={choices.fields} />
      </div>
    </>
  );
}
