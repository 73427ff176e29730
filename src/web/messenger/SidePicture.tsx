import type { Conversation } from '#shared/messenger/conversations.contract.ts';
import type { Side } from '#shared/messenger/messenger.values.ts';
import { Avatar } from '#web/ui/Avatar.tsx';
import { CompanyMark } from '#web/ui/CompanyMark.tsx';
import { otherSide } from './conversation-changes.ts';

type SidePictureProps = { conversation: Conversation; mySide: Side; isPresent?: boolean };

/** The picture of the other side: round for a person, square for a company. */
export function SidePicture({ conversation, mySide, isPresent = false }: SidePictureProps) {
  const { name, picture } = otherSide(conversation, mySide);
  if (mySide === 'candidate') return <CompanyMark name={name} logo={picture} size={40} />;
  return <Avatar name={name} photo={picture} size={40} present={isPresent} />;
}
