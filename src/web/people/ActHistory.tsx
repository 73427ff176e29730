import type { AccountRole } from '#shared/kernel/access.ts';
import type { AdminCompany } from '#shared/people/companies.contract.ts';
import type { PersonHistory } from '#shared/people/people.contract.ts';
import { peopleTexts } from '#shared/people/people.texts.ts';
import { TimeAgo } from '#web/jobs/TimeAgo.tsx';
import { useTexts } from '#web/lib/texts.ts';
import { Card } from '#web/ui/Card.tsx';
import { Link } from '#web/ui/Link.tsx';

/** The actions of admins, each with its author and reason, newest first. */
export function ActHistory({ acts }: { acts: PersonHistory | AdminCompany['history'] }) {
  const t = useTexts(peopleTexts);
  const roleName = (role: string | null) => (role === null ? '' : t(`people.role_${role as AccountRole}`));
  return (
    <Card as="section" title={t('people.history')}>
      {acts.length === 0 ? (
        <p className="p-s4 text-ink-2">{t('people.no_history')}</p>
      ) : (
        <ol className="divide-y divide-line">
          {acts.map(({ id, kind, at, actor, reason, from, to }) => (
            <li key={id} className="grid gap-s1 px-s4 py-s3">
              <p className="flex flex-wrap items-baseline gap-x-s2">
                <span className="font-semibold">
                  {t(`people.act_${kind}`, { from: roleName(from), to: roleName(to) })}
                </span>
                {actor && (
                  <Link to={`/admin/people/${actor.id}`} className="link text-sm" dir="auto">
                    {t('people.by', { name: actor.name })}
                  </Link>
                )}
                <TimeAgo at={at} className="ms-auto text-sm text-ink-2" />
              </p>
              {reason && (
                <p className="wrap-anywhere whitespace-pre-line text-ink-2" dir="auto">
                  {reason}
                </p>
              )}
            </li>
          ))}
        </ol>
      )}
    </Card>
  );
}
