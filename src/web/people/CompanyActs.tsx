import { useState } from 'react';
import { type AdminCompany, blockCompany, unblockCompany } from '#shared/people/companies.contract.ts';
import { peopleTexts } from '#shared/people/people.texts.ts';
import { useTexts } from '#web/lib/texts.ts';
import { showToast } from '#web/ui/toasts.ts';
import { ActDialog, type PlainAct } from './ActDialog.tsx';
import { ActList } from './ActList.tsx';

type CompanyActsProps = { company: AdminCompany; onChanged: () => void };

export function CompanyActs({ company: { id, name, state }, onChanged }: CompanyActsProps) {
  const t = useTexts(peopleTexts);
  const [isOpen, setOpen] = useState(false);
  const isBlocked = state === 'blocked';
  const act: PlainAct = isBlocked
    ? {
        endpoint: unblockCompany,
        title: t('people.unblock_title', { name }),
        text: t('people.unblock_company_text'),
        saveLabel: t('people.unblock'),
        done: t('people.done_unblocked', { name }),
      }
    : {
        endpoint: blockCompany,
        title: t('people.block_title', { name }),
        text: t('people.block_company_text'),
        saveLabel: t('people.block'),
        danger: true,
        done: t('people.done_blocked', { name }),
      };
  const about = t(isBlocked ? 'people.unblock_company_about' : 'people.block_company_about');
  return (
    <>
      <ActList
        acts={[{ name: 'turn', label: act.saveLabel, about, danger: !isBlocked, onChoose: () => setOpen(true) }]}
      />
      {isOpen && (
        <ActDialog
          id={id}
          act={act}
          onClose={() => setOpen(false)}
          onDone={(told) => {
            showToast({ type: 'success', title: told });
            setOpen(false);
            onChanged();
          }}
        />
      )}
    </>
  );
}
