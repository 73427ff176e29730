import { Briefcase, Clock, type LucideIcon, MapPin, Phone, Users, Video } from 'lucide-react';
import type { ReactNode } from 'react';
import type { InterviewForCandidate } from '#shared/interviews/choosing.contract.ts';
import { choosingTexts } from '#shared/interviews/choosing.texts.ts';
import { useTexts } from '#web/lib/texts.ts';
import { useWritten } from '#web/lib/written.ts';
import { Card } from '#web/ui/Card.tsx';
import { Icon } from '#web/ui/Icon.tsx';

const ICONS = { phone: Phone, video: Video, on_site: MapPin } as const;

/** The place as a link if it is an https address. Any other place is shown as text. */
export function linkOf(place: string): string | null {
  return /^https:\/\/\S+$/.test(place) ? place : null;
}

/** Shows the place, the length and the interviewers of an interview. */
export function MeetingFacts({ interview }: { interview: InterviewForCandidate }) {
  const t = useTexts(choosingTexts);
  const written = useWritten();
  const { kind, minutes, interviewers, place, instructions, state } = interview;
  const link = linkOf(place);
  const isBooked = state === 'booked';
  return (
    <Card as="section" pad aria-label={t('choosing.page')}>
      <ul className="grid gap-s4">
        {interviewers.length > 0 && (
          <Fact icon={Users} title={interviewers.join(', ')}>
            {null}
          </Fact>
        )}
        <Fact icon={ICONS[kind]} title={t(`choosing.${kind}`)}>
          {place === '' && !isBooked && kind !== 'phone' ? t('choosing.place_later') : null}
          {link ? (
            <a href={link} rel="noreferrer" className="link wrap-anywhere">
              {link.replace('https://', '')}
            </a>
          ) : (
            place
          )}
        </Fact>
        <Fact icon={Clock} title={t('choosing.minutes', { count: minutes })}>
          {null}
        </Fact>
        {instructions !== '' && (
          <Fact icon={Briefcase} title={t('choosing.instructions')}>
            <span {...written(instructions)} className="whitespace-pre-line">
              {instructions}
            </span>
          </Fact>
        )}
      </ul>
    </Card>
  );
}

function Fact({ icon, title, children }: { icon: LucideIcon; title: string; children: ReactNode }) {
  return (
    <li className="grid grid-cols-[20px_minmax(0,1fr)] gap-x-s3">
      <Icon of={icon} className="mt-0.5 text-ink-2" />
      <div className="grid min-w-0 gap-0.5">
        <b className="wrap-anywhere">
          <bdi>{title}</bdi>
        </b>
        {children && <p className="text-sm wrap-anywhere text-ink-2">{children}</p>}
      </div>
    </li>
  );
}
