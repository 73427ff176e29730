import { ArrowLeft, Ban, ExternalLink, UserRound } from 'lucide-react';
import { stageMessage } from '#shared/applications/stages.texts.ts';
import { chatTexts } from '#shared/messenger/chat.texts.ts';
import type { Conversation } from '#shared/messenger/conversations.contract.ts';
import type { Side } from '#shared/messenger/messenger.values.ts';
import { useTexts } from '#web/lib/texts.ts';
import { useWords } from '#web/lib/words.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { Button } from '#web/ui/Button.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { Menu, type MenuAction } from '#web/ui/Menu.tsx';
import { otherSide } from './conversation-changes.ts';
import { SidePicture } from './SidePicture.tsx';

type ChatHeadProps = {
  conversation: Conversation;
  mySide: Side;
  isOnline: boolean;
  /** The address of the list, with its filters. */
  back: string;
  onProfile: () => void;
  onBlock: (isBlocked: boolean) => void;
  /** Further entries of the menu. */
  actions: readonly MenuAction[];
};

/** Shows the other side and the job, with the actions of the conversation. */
export function ChatHead({ conversation, mySide, isOnline, back, onProfile, onBlock, actions }: ChatHeadProps) {
  const t = useTexts(chatTexts);
  const words = useWords();
  const { job, application_status: stage, application_id: applicationId, blocked_by: blockedBy } = conversation;
  const { name, username } = otherSide(conversation, mySide);
  const look = (
    <>
      <Icon of={UserRound} size="sm" className="md:hidden" />
      <span className="max-md:sr-only">{t('chat.view_profile')}</span>
    </>
  );
  const isBlockedByMe = blockedBy === mySide;
  return (
    <header className="flex min-h-16 items-center gap-s3 border-b border-line px-s5 py-s2 max-md:gap-s2 max-md:px-s2">
      <ButtonLink
        to={back}
        variant="quiet"
        size="icon-md"
        aria-label={t('chat.all_conversations')}
        className="md:hidden"
      >
        <Icon of={ArrowLeft} size="sm" flip />
      </ButtonLink>
      <span className="max-md:hidden">
        <SidePicture conversation={conversation} mySide={mySide} isPresent={isOnline} />
      </span>
      <div className="min-w-0 flex-1">
        <h2 className="flex items-baseline gap-s2 text-md">
          <span dir="auto" className="truncate">
            {name}
          </span>
          {isOnline && <span className="text-xs font-medium text-info">{t('chat.online')}</span>}
        </h2>
        <a
          href={`/job/${job.slug}`}
          target="_blank"
          rel="noopener"
          className="link flex w-fit max-w-full items-center gap-1.25 text-sm"
        >
          <bdi className="truncate">{job.title}</bdi>
          <Icon of={ExternalLink} size="xs" />
          <span className="sr-only">{t('chat.new_tab')}</span>
        </a>
      </div>
      {mySide === 'company' && stage && (
        <Badge tone="accent" pill className="max-w-32">
          <bdi className="truncate">{words(stageMessage(stage))}</bdi>
        </Badge>
      )}
      {mySide === 'company'
        ? applicationId !== null && (
            <Button size="sm" aria-haspopup="dialog" onClick={onProfile}>
              {look}
            </Button>
          )
        : username !== null && (
            <ButtonLink size="sm" to={`/employer/${username}`}>
              {look}
            </ButtonLink>
          )}
      {!conversation.is_closed && (blockedBy === null || isBlockedByMe) && (
        <Menu
          label={t('chat.options')}
          groups={[
            ...(actions.length > 0 ? [{ id: 'acts', actions }] : []),
            {
              id: 'block',
              actions: [
                isBlockedByMe
                  ? { id: 'unblock', label: t('chat.unblock'), icon: Ban, onAction: () => onBlock(false) }
                  : {
                      id: 'block',
                      label: t(mySide === 'company' ? 'chat.block_candidate' : 'chat.block_employer'),
                      icon: Ban,
                      danger: true,
                      onAction: () => onBlock(true),
                    },
              ],
            },
          ]}
        />
      )}
    </header>
  );
}
