import {
  ArrowRightLeft,
  Check,
  Hourglass,
  type LucideIcon,
  Mail,
  MapPin,
  Phone,
  UserRoundX,
  Video,
  X,
} from 'lucide-react';
import type { Interview } from '#shared/interviews/interviews.contract.ts';
import type { InterviewKind } from '#shared/interviews/interviews.values.ts';
import type { BadgeTone } from '#web/ui/Badge.tsx';

export const KIND_ICONS = { phone: Phone, video: Video, on_site: MapPin } as const satisfies Record<
  InterviewKind,
  LucideIcon
>;

/** The status that the badge of an interview shows. It follows from the stored state and the time. */
export type Standing = 'booked' | 'moved' | 'cancelled' | 'due' | 'held' | 'no_show' | 'asked' | 'none_suits';

export const STANDING_LOOKS: Record<Standing, { tone: BadgeTone; icon: LucideIcon; isOutline?: true }> = {
  booked: { tone: 'success', icon: Check },
  moved: { tone: 'info', icon: ArrowRightLeft },
  cancelled: { tone: 'neutral', icon: X, isOutline: true },
  due: { tone: 'warning', icon: Hourglass },
  held: { tone: 'neutral', icon: Check },
  no_show: { tone: 'danger', icon: UserRoundX },
  asked: { tone: 'info', icon: Mail },
  none_suits: { tone: 'danger', icon: X },
};

export function endOf({ starts_at: starts, minutes }: Pick<Interview, 'starts_at' | 'minutes'>): number {
  return starts === null ? Number.POSITIVE_INFINITY : Date.parse(starts) + minutes * 60_000;
}

export function standingOf(interview: Interview, now: number): Standing {
  const { state, feedback_due: isDue, moved_from: movedFrom } = interview;
  if (state === 'cancelled' || state === 'no_show' || state === 'asked' || state === 'none_suits') return state;
  if (isDue) return 'due';
  if (state === 'held' || endOf(interview) < now) return 'held';
  return movedFrom === null ? 'booked' : 'moved';
}
