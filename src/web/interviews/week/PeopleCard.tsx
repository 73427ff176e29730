import { type ReactNode, useState } from 'react';
import { interviewsTexts } from '#shared/interviews/interviews.texts.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Avatar } from '#web/ui/Avatar.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Link } from '#web/ui/Link.tsx';

/** How many people are listed at first. A button shows the others, so that the cards below stay in reach. */
const AT_FIRST = 6;

type Person = {
  id: number;
  name: string;
  photo: string | null;
  /** The page about them. */
  href: string;
  note: string;
  action: ReactNode;
};

type PeopleCardProps = { title: string; nobody: string; people: readonly Person[] };

/** A list of people who wait for the same thing, each with a button that does it. */
export function PeopleCard({ title, nobody, people }: PeopleCardProps) {
  const t = useTexts(interviewsTexts);
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? people : people.slice(0, AT_FIRST);
  return (
    <Card as="section" title={title} aside={people.length > 0 && people.length}>
      {people.length === 0 ? (
        <p className="px-s4 py-s3 text-sm text-ink-2">{nobody}</p>
      ) : (
        <ul className="divide-y divide-line">
          {shown.map(({ id, name, photo, href, note, action }) => (
            <li key={id} className="flex items-center gap-s3 px-s4 py-s3">
              <Avatar name={name} photo={photo} size={36} />
              <div className="min-w-0 flex-1">
                <Link to={href} className="block truncate text-sm font-semibold text-ink no-underline hover:underline">
                  <bdi>{name}</bdi>
                </Link>
                <p className="truncate text-sm text-ink-2">{note}</p>
              </div>
              {action}
            </li>
          ))}
        </ul>
      )}
      {shown.length < people.length && (
        <div className="border-t border-line px-s4 py-s2">
          <Button size="sm" variant="quiet" onClick={() => setWhole(true)}>
            {t('interviews.show_all', { count: people.length })}
          </Button>
        </div>
      )}
    </Card>
  );
}
