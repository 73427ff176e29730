import { MessageSquare } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { isAppError } from '#shared/kernel/errors.ts';
import { chatTexts } from '#shared/messenger/chat.texts.ts';
import { openConversation } from '#shared/messenger/conversations.contract.ts';
import { call } from '#web/lib/call.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/Button.tsx';
import type { ButtonLook } from '#web/ui/button-look.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { showToast } from '#web/ui/toasts.ts';

type MessageEmployerProps = ButtonLook & {
  applicationId: number;
  /** The application's name for screen readers, where several of these buttons are below each other. */
  about?: string;
  className?: string;
};

/** Leads from the candidate's application to its conversation, which may still be empty. */
export function MessageEmployer({ applicationId, about, ...look }: MessageEmployerProps) {
  const t = useTexts(chatTexts);
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  async function open() {
    setBusy(true);
    try {
      const { conversation } = await call(openConversation, { application_id: applicationId });
      await navigate(`/user/messages/${conversation.id}`);
    } catch (error) {
      if (!isAppError(error)) throw error;
      showToast({ type: 'error', title: error.message });
      setBusy(false);
    }
  }
  return (
    <Button {...look} busy={isBusy} onClick={open}>
      <Icon of={MessageSquare} size="sm" />
      {t('chat.message_employer')}
      {about && <span className="sr-only"> {about}</span>}
    </Button>
  );
}
