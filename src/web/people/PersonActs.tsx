import { useState } from 'react';
import {
  blockPerson,
  type Person,
  resetSecondFactor,
  signOutEverywhere,
  unblockPerson,
} from '#shared/people/people.contract.ts';
import { peopleTexts } from '#shared/people/people.texts.ts';
import { useTexts } from '#web/lib/texts.ts';
import { showToast } from '#web/ui/toasts.ts';
import { ActDialog, type PlainAct } from './ActDialog.tsx';
import { ActList, type OfferedAct } from './ActList.tsx';
import { EraseDialog, ExportDialog, RoleDialog } from './PersonDialogs.tsx';

type Act = 'block' | 'unblock' | 'role' | 'sign_out' | 'reset_factor' | 'export' | 'erase';
type PersonActsProps = { person: Person; isOwn: boolean; onChanged: () => void };

/** The actions of an admin on this account. Admins cannot lock themselves out. */
export function PersonActs({ person, isOwn, onChanged }: PersonActsProps) {
  const t = useTexts(peopleTexts);
  const [open, setOpen] = useState<Act | null>(null);
  const offer = (name: Act, label: string, about: string, danger = false): OfferedAct => ({
    name,
    label,
    about,
    danger,
    onChoose: () => setOpen(name),
  });
  const isBlocked = person.state === 'blocked';
  const acts = [
    offer('export', t('people.export'), t('people.export_about')),
    offer('sign_out', t('people.sign_out'), t('people.sign_out_about')),
    ...(isOwn || !person.second_factor
      ? []
      : [offer('reset_factor', t('people.reset_factor'), t('people.reset_factor_about'))]),
    ...(isOwn ? [] : [offer('role', t('people.change_role'), t('people.change_role_about'))]),
    ...(isOwn || !isBlocked ? [] : [offer('unblock', t('people.unblock'), t('people.unblock_about'))]),
    ...(isOwn || isBlocked ? [] : [offer('block', t('people.block'), t('people.block_about'), true)]),
    ...(isOwn ? [] : [offer('erase', t('people.erase'), t('people.erase_about'), true)]),
  ];

  const { id, name } = person;
  const plain: Partial<Record<Act, PlainAct>> = {
    block: {
      endpoint: blockPerson,
      title: t('people.block_title', { name }),
      text: t('people.block_text'),
      saveLabel: t('people.block'),
      danger: true,
      done: t('people.done_blocked', { name }),
    },
    unblock: {
      endpoint: unblockPerson,
      title: t('people.unblock_title', { name }),
      text: t('people.unblock_text'),
      saveLabel: t('people.unblock'),
      done: t('people.done_unblocked', { name }),
    },
    sign_out: {
      endpoint: signOutEverywhere,
      title: t('people.sign_out_title', { name }),
      text: t('people.sign_out_text'),
      saveLabel: t('people.sign_out'),
      done: t('people.done_signed_out', { name }),
    },
    reset_factor: {
      endpoint: resetSecondFactor,
      title: t('people.reset_factor_title', { name }),
      text: t('people.reset_factor_text'),
      saveLabel: t('people.reset_factor'),
      danger: true,
      done: t('people.done_factor_reset', { name }),
    },
  };
  const chosen = open && plain[open];
  const dialog = {
    person,
    onClose: () => setOpen(null),
    onDone: (told: string) => {
      showToast({ type: 'success', title: told });
      setOpen(null);
      onChanged();
    },
  };
  return (
    <>
      <ActList acts={acts} />
      {chosen && <ActDialog id={id} act={chosen} onDone={dialog.onDone} onClose={dialog.onClose} />}
      {open === 'role' && <RoleDialog {...dialog} />}
      {open === 'export' && <ExportDialog {...dialog} />}
      {open === 'erase' && <EraseDialog {...dialog} />}
    </>
  );
}
