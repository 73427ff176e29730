import { UserRoundX } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { moveApplication } from '#shared/board/board.contract.ts';
import { profileTexts } from '#shared/board/profile.texts.ts';
import type { ComparedApplication } from '#shared/board/scoring.contract.ts';
import { isAppError } from '#shared/kernel/errors.ts';
import { call } from '#web/lib/call.ts';
import { useTexts } from '#web/lib/texts.ts';
import { useWords } from '#web/lib/words.ts';
import { Button } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { Select } from '#web/ui/Select.tsx';
import { showToast } from '#web/ui/toasts.ts';
import type { RejectAbout } from '../profile/profile-slots.ts';
import { useColumnName } from '../useColumnName.ts';

/** What the decision needs: the board's columns, the reject dialog, and a callback for changes. */
export type Deciding = {
  groups: readonly { id: number; name: string; fixed: string | null }[];
  rejecting: (about: RejectAbout) => ReactNode;
  onChanged: () => void;
};
type CompareDecideProps = Deciding & { applicant: ComparedApplication; name: string };

/** Moves an applicant to another column or rejects them from the comparison. */
export function CompareDecide({ applicant, name, groups, rejecting, onChanged }: CompareDecideProps) {
  const t = useTexts(profileTexts);
  const words = useWords();
  const columnName = useColumnName();
  const [going, setGoing] = useState<number | null>(null);
  const [isRejecting, setRejecting] = useState(false);
  const { application_id: id, group_id: current, version } = applicant;
  const last = groups.find(({ fixed }) => fixed === 'not_selected');

  async function move(groupId: number, reason?: string): Promise<boolean> {
    setGoing(groupId);
    const place = { application_id: id, to_group_id: groupId, after_id: null, version };
    const isThere = await call(moveApplication, { ...place, ...(reason && { reason }) }).then(
      () => true,
      (error: unknown) => {
        if (!isAppError(error)) throw error;
        showToast({ type: 'error', title: words(error.message) });
        return false;
      },
    );
    const stage = columnName(groups.find((group) => group.id === groupId));
    if (isThere) showToast({ type: 'success', title: t('profile.moved', { name, stage }) });
    setGoing(null);
    onChanged();
    return isThere;
  }
  return (
    <>
      <Select
        label={t('profile.stage_of', { name })}
        size="sm"
        value={String(going ?? current)}
        disabled={going !== null}
        options={groups.map((group) => ({ value: String(group.id), label: columnName(group) }))}
        onChange={(value) => void (Number(value) !== current && move(Number(value)))}
        className="min-w-26 flex-1 font-normal"
      />
      {last && last.id !== current && !applicant.candidate_deleted && (
        <Button
          size="sm"
          aria-label={t('profile.reject_named', { name })}
          onClick={() => setRejecting(true)}
          className="max-md:w-full"
        >
          <Icon of={UserRoundX} size="sm" className="text-danger" />
          {t('profile.reject')}
        </Button>
      )}
      {isRejecting &&
        last &&
        rejecting({
          applicationId: id,
          name,
          job: applicant.job.title,
          isBlind: applicant.blind,
          onReject: (reason) => move(last.id, reason),
          onNext: null,
          onClose: () => setRejecting(false),
        })}
    </>
  );
}
