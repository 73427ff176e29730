import {
  inviteMember,
  removeMember,
  type TeamInvitation,
  type TeamMember,
  withdrawInvitation,
} from '#shared/profiles/team.contract.ts';
import { teamTexts } from '#shared/profiles/team.texts.ts';
import { timeTexts } from '#shared/reference/time.texts.ts';
import { call } from '#web/lib/call.ts';
import { dayInWords } from '#web/lib/relative-time.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Avatar } from '#web/ui/Avatar.tsx';
import { Badge } from '#web/ui/Badge.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { useConfirm } from '#web/ui/confirmations.ts';
import { showToast } from '#web/ui/toasts.ts';

type ListProps = { mayManage: boolean; onChanged: () => void };

const rowClass = 'flex flex-wrap items-center gap-x-s3 gap-y-s2 px-s4 py-s3';

export function MemberList({
  members,
  ownId,
  mayManage,
  onChanged,
}: ListProps & { members: TeamMember[]; ownId: number }) {
  const t = useTexts(teamTexts);
  const confirm = useConfirm();
  const time = useTexts(timeTexts);
  const remove = async ({ id, name }: TeamMember) => {
    const title = t('team.remove_title', { name });
    if (!(await confirm({ title, text: t('team.remove_text'), confirmLabel: t('team.remove'), danger: true }))) return;
    await attempt(async () => {
      await call(removeMember, { id: String(id) });
      showToast({ type: 'success', title: t('team.removed', { name }) });
      onChanged();
    });
  };
  return (
    <Card as="section" title={t('team.members')}>
      <ul className="divide-y divide-line">
        {members.map((member) => (
          <li key={member.id} className={rowClass}>
            <Avatar name={member.name} size={36} />
            <div className="min-w-0 flex-1">
              <p className="truncate font-semibold" dir="auto">
                {member.name}
                {member.id === ownId && <span className="font-normal text-ink-2"> ({t('team.you')})</span>}
              </p>
              <p className="text-sm wrap-anywhere text-ink-2">{member.email}</p>
            </div>
            <span className="text-sm text-ink-2 max-md:hidden">
              {t('team.since')} {dayInWords(time, member.joined_at)}
            </span>
            {/* On a phone a line of its own below the address, which would break inside a word otherwise. */}
            <div className="flex items-center gap-s3 max-md:w-full max-md:ps-12">
              <span className="md:w-24">
                <Badge tone={member.role === 'owner' ? 'accent' : 'neutral'}>{t(`team.${member.role}`)}</Badge>
              </span>
              {mayManage && (
                <span className="flex justify-end max-md:ms-auto md:w-24">
                  {member.id !== ownId && (
                    <Button
                      size="sm"
                      variant="danger"
                      onClick={() => remove(member)}
                      aria-label={`${t('team.remove')}: ${member.name}`}
                    >
                      {t('team.remove')}
                    </Button>
                  )}
                </span>
              )}
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}

export function InvitationList({ invitations, mayManage, onChanged }: ListProps & { invitations: TeamInvitation[] }) {
  const t = useTexts(teamTexts);
  const time = useTexts(timeTexts);
  const sendAgain = ({ email, role }: TeamInvitation) =>
    attempt(async () => {
      await call(inviteMember, { email, role });
      showToast({ type: 'success', title: t('team.invited'), text: t('team.invited_text', { email }) });
      onChanged();
    });
  const withdraw = ({ id }: TeamInvitation) =>
    attempt(async () => {
      await call(withdrawInvitation, { id: String(id) });
      showToast({ type: 'success', title: t('team.withdrawn') });
      onChanged();
    });
  if (invitations.length === 0) return null;
  return (
    <Card as="section" title={t('team.invitations')}>
      <ul className="divide-y divide-line">
        {invitations.map((one) => (
          <li key={one.id} className={rowClass}>
            <div className="min-w-0 flex-1">
              <p className="font-semibold wrap-anywhere">{one.email}</p>
              <p className="text-sm text-ink-2">
                {t(`team.${one.role}`)},{' '}
                {one.expired ? t('team.expired') : t('team.expires', { date: dayInWords(time, one.expires_at) })}
              </p>
            </div>
            {mayManage && (
              <>
                <Button size="sm" onClick={() => sendAgain(one)} aria-label={`${t('team.send_again')}: ${one.email}`}>
                  {t('team.send_again')}
                </Button>
                <Button
                  size="sm"
                  variant="danger"
                  onClick={() => withdraw(one)}
                  aria-label={`${t('team.withdraw')}: ${one.email}`}
                >
                  {t('team.withdraw')}
                </Button>
              </>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}

async function attempt(act: () => Promise<void>): Promise<void> {
  try {
    await act();
  } catch (error) {
    showToast({ type: 'error', title: (error as Error).message });
  }
}
