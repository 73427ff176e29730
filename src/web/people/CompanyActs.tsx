import { useState } from 'react';
import { type AdminCompany, blockCompany, freeSignIn, unblockCompany } from '#shared/people/companies.contract.ts';
import { peopleTexts } from '#shared/people/people.texts.ts';
import { useTexts } from '#web/lib/texts.ts';
import { showToast } from '#web/ui/toasts.ts';
import { ActDialog, type PlainAct } from './ActDialog.tsx';
import { ActList } from './ActList.tsx';

type CompanyActsProps = { company: AdminCompany; onChanged: () => void };

export function CompanyActs({
  company: { id, name, state, required_provider: required },
  onChanged,
}: CompanyActsProps) {
  const t = useTexts(peopleTexts);
  const [open, setOpen] = useState<'turn' | 'free' | null>(null);
  const isBlocked = state === 'blocked';
  const turn: PlainAct = isBlocked
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
  const free: PlainAct = {
    endpoint: freeSignIn,
    title: t('people.free_sign_in_title', { name }),
    text: t('people.free_sign_in_about'),
    saveLabel: t('people.free_sign_in'),
    done: t('people.done_free_sign_in', { name }),
  };
  const about = t(isBlocked ? 'people.unblock_company_about' : 'people.block_company_about');
  return (
    <>
      <ActList
        acts={[
          ...(required === null
            ? []
            : [
                {
                  name: 'free',
                  label: free.saveLabel,
                  about: free.text,
                  danger: false,
                  onChoose: () => setOpen('free'),
                },
              ]),
          { name: 'turn', label: turn.saveLabel, about, danger: !isBlocked, onChoose: () => setOpen('turn') },
        ]}
      />
      {open && (
        <ActDialog
          id={id}
          act={open === 'free' ? free : turn}
          onClose={() => setOpen(null)}
          onDone={(told) => {
            showToast({ type: 'success', title: told });
            setOpen(null);
            onChanged();
          }}
        />
      )}
    </>
  );
}
