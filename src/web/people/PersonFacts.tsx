import type { Person } from '#shared/people/people.contract.ts';
import { peopleTexts } from '#shared/people/people.texts.ts';
import { timeTexts } from '#shared/reference/time.texts.ts';
import { TimeAgo } from '#web/jobs/TimeAgo.tsx';
import { dayInWords } from '#web/lib/relative-time.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Card } from '#web/ui/Card.tsx';
import { Link } from '#web/ui/Link.tsx';
import { Facts } from './Facts.tsx';

export function PersonFacts({ person }: { person: Person }) {
  const t = useTexts(peopleTexts);
  const time = useTexts(timeTexts);
  const { company, sessions, last_seen_at: seenAt } = person;
  return (
    <Card as="section" title={t('people.account')}>
      <Facts
        facts={[
          [t('people.number'), String(person.id)],
          ...(person.email === null ? [] : [[t('people.email'), person.email] as const]),
          ...(person.state === 'erased' ? [] : [[t('people.username'), person.username] as const]),
          [t('people.created'), dayInWords(time, person.created_at)],
          [
            t('people.sessions'),
            sessions === 0 ? (
              t('people.not_signed_in')
            ) : (
              <>
                {t('people.sessions_count', { count: sessions })}
                {seenAt && (
                  <>
                    , <TimeAgo at={seenAt} words={(ago) => t('people.last_seen', { date: ago })} />
                  </>
                )}
              </>
            ),
          ],
          [
            t('people.company'),
            company ? (
              <>
                <Link to={`/admin/people/companies/${company.id}`} className="link" dir="auto">
                  {company.name}
                </Link>{' '}
                · {t(person.only_owner ? 'people.only_owner' : `people.member_${company.role}`)}
              </>
            ) : (
              t('people.no_company')
            ),
          ],
          [t('people.applications'), String(person.applications)],
        ]}
      />
    </Card>
  );
}
