import { useQueryClient } from '@tanstack/react-query';
import {
  CalendarClock,
  CalendarDays,
  CalendarPlus,
  CalendarX,
  Check,
  ClipboardList,
  ExternalLink,
  Send,
  UserRoundX,
} from 'lucide-react';
import { useState } from 'react';
import { type Interview, noteAttendance, remindInterviewers } from '#shared/interviews/interviews.contract.ts';
import { interviewsTexts } from '#shared/interviews/interviews.texts.ts';
import { isAppError } from '#shared/kernel/errors.ts';
import { call } from '#web/lib/call.ts';
import { useSessionUser } from '#web/lib/session.ts';
import { useTexts } from '#web/lib/texts.ts';
import type { MenuAction, MenuGroup } from '#web/ui/Menu.tsx';
import { showToast } from '#web/ui/toasts.ts';
import { useLoaded } from '#web/ui/useLoaded.ts';
import { CancelDialog } from './CancelDialog.tsx';
import { refreshInterviews } from './interviews.live.ts';

const loadTimesDialog = () => import('./plan/TimesDialog.tsx').then(({ TimesDialog }) => TimesDialog);

type Opened = { kind: 'move' | 'offer' | 'cancel'; interview: Interview };

const weekOf = ({ starts_at: starts }: Interview) =>
  starts ? `/company/interviews?day=${starts.slice(0, 10)}` : '/company/interviews';

const kitOf = ({ id }: Interview) => `/company/interviews/${id}/kit`;

/** What can be done with an interview, as entries of a menu, and the dialogs that they open. */
export function useInterviewActs() {
  // Members with the role interviewer have no board and do not plan.
  const mayPlan = useSessionUser()?.role === 'company';
  const t = useTexts(interviewsTexts);
  const client = useQueryClient();
  const [opened, setOpened] = useState<Opened | null>(null);
  const [busy, setBusy] = useState<number | null>(null);
  const TimesDialog = useLoaded(loadTimesDialog, opened);
  const close = () => setOpened(null);

  async function act(interview: Interview, done: string, send: () => Promise<unknown>) {
    setBusy(interview.id);
    try {
      await send();
      showToast({ type: 'success', title: done });
    } catch (error) {
      if (!isAppError(error)) throw error;
      showToast({ type: 'error', title: error.message });
    } finally {
      setBusy(null);
      await refreshInterviews(client);
    }
  }
  const note = (interview: Interview, came: boolean) =>
    act(interview, t(came ? 'interviews.noted_held' : 'interviews.noted_no_show', { name: interview.candidate }), () =>
      call(noteAttendance, { id: String(interview.id), came }),
    );
  const remind = (interview: Interview) =>
    act(interview, t('interviews.reminded'), () => call(remindInterviewers, { id: String(interview.id) }));

  /** The page about the candidate. */
  const personOf = (interview: Interview) =>
    mayPlan ? `/company/applications?application=${interview.application_id}` : kitOf(interview);

  /** In an open profile, a link to the week replaces the link to the profile. */
  function menuOf(interview: Interview, now: number, { isInProfile = false } = {}): MenuGroup[] {
    const { state, starts_at: starts, feedback_due: isDue } = interview;
    const hasBegun = starts !== null && Date.parse(starts) <= now;
    const isOpen = state === 'asked' || state === 'none_suits';
    const about: MenuAction[] = [];
    if (isInProfile)
      about.push({ id: 'week', label: t('interviews.show_week'), icon: CalendarDays, href: weekOf(interview) });
    else if (mayPlan)
      about.push({
        id: 'open',
        label: t('interviews.open'),
        icon: ExternalLink,
        flip: true,
        href: personOf(interview),
      });
    if (!mayPlan || state === 'booked' || state === 'held')
      about.push({ id: 'kit', label: t('interviews.kit'), icon: ClipboardList, href: kitOf(interview) });
    const acts: MenuAction[] = [];
    const add = (id: string, label: string, icon: MenuAction['icon'], onAction: () => void) =>
      acts.push({ id, label, ...(icon && { icon }), onAction });
    const open = (kind: Opened['kind']) => () => setOpened({ kind, interview });
    if (isDue && mayPlan) add('remind', t('interviews.remind'), Send, () => void remind(interview));
    if (hasBegun && (state === 'booked' || state === 'no_show'))
      add('held', t('interviews.held'), Check, () => void note(interview, true));
    if (hasBegun && (state === 'booked' || state === 'held'))
      add('no_show', t('interviews.did_not_come'), UserRoundX, () => void note(interview, false));
    if (state === 'booked' && !hasBegun && mayPlan) add('move', t('interviews.move'), CalendarClock, open('move'));
    if (isOpen && mayPlan) add('offer', t('interviews.offer'), CalendarPlus, open('offer'));
    const end: MenuAction[] =
      mayPlan && ((state === 'booked' && !hasBegun) || isOpen)
        ? [{ id: 'cancel', label: t('interviews.cancel'), icon: CalendarX, danger: true, onAction: open('cancel') }]
        : [];
    return [
      { id: 'about', actions: about },
      { id: 'acts', actions: acts },
      { id: 'end', actions: end },
    ].filter(({ actions }) => actions.length > 0);
  }

  const dialogs = opened && (
    <>
      {opened.kind === 'cancel' && <CancelDialog interview={opened.interview} onClose={close} />}
      {opened.kind !== 'cancel' && TimesDialog && (
        <TimesDialog kind={opened.kind} interview={opened.interview} onClose={close} />
      )}
    </>
  );
  return { menuOf, personOf, mayPlan, remind, busy, dialogs };
}
export type InterviewActs = ReturnType<typeof useInterviewActs>;
