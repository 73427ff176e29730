import { Check, UserRoundX, X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { moveApplication } from '#shared/board/board.contract.ts';
import { profileTexts } from '#shared/board/profile.texts.ts';
import type { ComparedApplication } from '#shared/board/scoring.contract.ts';
import { scoringTexts } from '#shared/board/scoring.texts.ts';
import { isAppError } from '#shared/kernel/errors.ts';
import { call } from '#web/lib/call.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { Menu } from '#web/ui/Menu.tsx';
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
export function CompareDecide({ applicant, name, ...deciding }: CompareDecideProps) {
  const t = useTexts(profileTexts);
  const columnName = useColumnName();
  const { going, move, reject, dialog } = useDecision({ applicant, name, ...deciding });
  const current = applicant.group_id;
  return (
    <>
      <Select
        label={t('profile.stage_of', { name })}
        size="sm"
        value={String(going ?? current)}
        disabled={going !== null}
        options={deciding.groups.map((group) => ({ value: String(group.id), label: columnName(group) }))}
        onChange={(value) => void (Number(value) !== current && move(Number(value)))}
        className="min-w-29 flex-1 font-normal"
      />
      {reject && (
        <Button size="sm" aria-label={t('profile.reject_named', { name })} onClick={reject}>
          <Icon of={UserRoundX} size="sm" className="text-danger" />
          {t('profile.reject')}
        </Button>
      )}
      {dialog}
    </>
  );
}

type CompareMenuProps = CompareDecideProps & {
  /** The address of the comparison without this applicant; null where too few would remain. */
  withoutHref: string | null;
};

/** Everything that can be done with an applicant, behind one button: a phone has no room for more. */
export function CompareMenu({ applicant, name, withoutHref, ...deciding }: CompareMenuProps) {
  const t = useTexts(profileTexts);
  const scoring = useTexts(scoringTexts);
  const navigate = useNavigate();
  const columnName = useColumnName();
  const { going, move, reject, dialog } = useDecision({ applicant, name, ...deciding });
  const profileHref = profileAddress(applicant);
  return (
    <>
      <Menu
        label={scoring('compare.menu', { name })}
        size="icon-sm"
        className="-me-s2 flex-none"
        groups={[
          {
            id: 'open',
            actions: [{ id: 'profile', label: scoring('compare.open'), onAction: () => navigate(profileHref) }],
          },
          {
            id: 'away',
            actions: [
              ...(reject
                ? [{ id: 'reject', label: t('profile.reject'), icon: UserRoundX, danger: true, onAction: reject }]
                : []),
              ...(withoutHref
                ? [
                    {
                      id: 'remove',
                      label: scoring('compare.remove', { name }),
                      icon: X,
                      onAction: () => navigate(withoutHref, { replace: true }),
                    },
                  ]
                : []),
            ],
          },
          {
            id: 'stages',
            heading: t('profile.stage_of', { name }),
            actions: deciding.groups.map((group) => ({
              id: `to-${group.id}`,
              label: columnName(group),
              end: group.id === (going ?? applicant.group_id) ? <Icon of={Check} size="sm" /> : undefined,
              disabled: going !== null || group.id === applicant.group_id,
              onAction: () => void move(group.id),
            })),
          },
        ].filter(({ actions }) => actions.length > 0)}
      />
      {dialog}
    </>
  );
}

export function profileAddress({ job, application_id: id }: ComparedApplication): string {
  return `/company/applications?job=${job.id}&application=${id}`;
}

/** The actions of a decision about one applicant, and the dialog that rejecting opens. */
function useDecision({ applicant, name, groups, rejecting, onChanged }: CompareDecideProps) {
  const t = useTexts(profileTexts);
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
        showToast({ type: 'error', title: error.message });
        return false;
      },
    );
    const stage = columnName(groups.find((group) => group.id === groupId));
    if (isThere) showToast({ type: 'success', title: t('profile.moved', { name, stage }) });
    setGoing(null);
    onChanged();
    return isThere;
  }
  return {
    going,
    move,
    /** Null if the applicant cannot be rejected any more. */
    reject: last && last.id !== current && !applicant.candidate_deleted ? () => setRejecting(true) : null,
    dialog:
      isRejecting &&
      last &&
      rejecting({
        applicationId: id,
        name,
        job: applicant.job.title,
        isBlind: applicant.blind,
        onReject: (reason) => move(last.id, reason),
        onNext: null,
        onClose: () => setRejecting(false),
      }),
  };
}
