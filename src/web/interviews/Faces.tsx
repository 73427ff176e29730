import type { Interviewer } from '#shared/interviews/interviews.contract.ts';
import { Avatar } from '#web/ui/Avatar.tsx';
import { cx } from '#web/ui/cx.ts';

/** How many pictures fit into the column. */
const MOST = 3;

/** Shows the interviewers as overlapping pictures. */
export function Faces({ people }: { people: readonly Interviewer[] }) {
  const shown = people.length > MOST ? people.slice(0, MOST - 1) : people;
  const rest = people.slice(shown.length);
  return (
    <ul className="flex">
      {shown.map(({ id, name, photo_url: photo }, index) => (
        <li key={id} title={name} className={cx('rounded-round bg-surface p-0.5', index > 0 && '-ms-2.5')}>
          <Avatar name={name} photo={photo} size={26} labelled />
        </li>
      ))}
      {rest.length > 0 && (
        <li
          title={rest.map(({ name }) => name).join(', ')}
          className="-ms-2.5 grid size-7.5 place-items-center rounded-round border-2 border-surface bg-wash text-xs font-semibold text-ink-2"
        >
          <span aria-hidden="true">+{rest.length}</span>
          <span className="sr-only">{rest.map(({ name }) => name).join(', ')}</span>
        </li>
      )}
    </ul>
  );
}
