import { useEffect, useState } from 'react';
import { fillTemplate } from '#shared/messenger/templates.rules.ts';
import { templatesTexts } from '#shared/messenger/templates.texts.ts';
import type { MessageAbout } from '#web/board/profile/profile-slots.ts';
import { useTexts } from '#web/lib/texts.ts';
import { MessagePanel } from '../MessagePanel.tsx';
import { MoveOffer } from './MoveOffer.tsx';
import { templatesOf } from './offered-templates.ts';

/** The message panel of a profile, and after a move the offer to write with the column's template. */
export function ProfileMessaging({ about }: { about: MessageAbout }) {
  const t = useTexts(templatesTexts);
  const { applicationId, name, isOpen, movedTo, onOpen, onClose } = about;
  const [offered, setOffered] = useState<{ groupId: number; text: string } | null>(null);
  const groupId = movedTo?.id;
  useEffect(() => {
    let isMeant = true;
    setOffered(null);
    if (groupId !== undefined)
      void templatesOf(groupId, [applicationId]).then(({ templates: [first], values }) => {
        if (first && isMeant) setOffered({ groupId, text: fillTemplate(first.body, values) });
      });
    return () => {
      isMeant = false;
    };
  }, [groupId, applicationId]);
  if (isOpen) return <MessagePanel {...about} key={applicationId} initial={offered?.text ?? ''} />;
  if (!offered) return null;
  return <MoveOffer question={t('templates.tell', { name })} onWrite={onOpen} onClose={onClose} />;
}
