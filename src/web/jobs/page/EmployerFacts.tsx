import { ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import { employerTexts } from '#shared/jobs/employer.texts.ts';
import type { EmployerProfile } from '#shared/jobs/employers.contract.ts';
import type { TextKey, Translate } from '#shared/kernel/texts.ts';
import { SOCIAL_NETWORKS } from '#shared/profiles/profiles.values.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Card } from '#web/ui/Card.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { addressWords } from '../place-words.ts';

/** Names of companies: the same in every language. */
const NETWORK_NAMES = {
  facebook: 'Facebook',
  twitter: 'X (Twitter)',
  linkedin: 'LinkedIn',
  youtube: 'YouTube',
  instagram: 'Instagram',
} as const;

/** An employer's short facts about itself, and its links. */
export function EmployerFacts({ employer }: { employer: EmployerProfile }) {
  const t = useTexts(employerTexts);
  const { industry, team_size, founded_year, website, social_info } = employer;
  const location = addressWords(employer.address, [employer.locality, employer.country?.name]);
  const networks = SOCIAL_NETWORKS.filter((network) => isWebAddress(social_info[network]));
  const hasFacts = Boolean(industry || team_size || founded_year || location || website || networks.length > 0);
  if (!hasFacts) return null;
  return (
    <Card
      as="section"
      aria-label={t('jobs.overview')}
      className="px-s5 py-s2 lg:sticky lg:top-[calc(var(--head)+var(--s5))] print:static!"
    >
      <dl>
        {industry && (
          <Fact name={t('jobs.industry')}>
            <bdi>{industry}</bdi>
          </Fact>
        )}
        {team_size && <Fact name={t('jobs.team_size')}>{teamSize(t, team_size)}</Fact>}
        {founded_year && <Fact name={t('jobs.founded')}>{String(founded_year)}</Fact>}
        {location && (
          <Fact name={t('jobs.location')}>
            <bdi>{location}</bdi>
          </Fact>
        )}
        {website && isWebAddress(website) && (
          <Fact name={t('jobs.website')}>
            <Away to={website}>{new URL(website).host}</Away>
          </Fact>
        )}
        {networks.length > 0 && (
          <Fact name={t('jobs.links')}>
            <ul className="grid justify-items-end gap-s1">
              {networks.map((network) => (
                <li key={network}>
                  <Away to={social_info[network] as string}>{NETWORK_NAMES[network]}</Away>
                </li>
              ))}
            </ul>
          </Fact>
        )}
      </dl>
    </Card>
  );
}

function teamSize(t: Translate<TextKey<typeof employerTexts>>, size: string): string {
  const over = /^over (\d+)$/.exec(size)?.[1];
  return over ? t('jobs.team_size_over', { size: over }) : t('jobs.team_size_value', { size: size.replace('-', '–') });
}

/** The server checks it too. This keeps out links in old rows that a browser would run as a script. */
function isWebAddress(text: string | undefined): boolean {
  return text !== undefined && URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-s4 border-t border-line py-2.75 first:border-t-0">
      <dt className="text-ink-2">{name}</dt>
      <dd className="text-end font-semibold wrap-anywhere">{children}</dd>
    </div>
  );
}

function Away({ to, children }: { to: string; children: ReactNode }) {
  const t = useTexts(employerTexts);
  return (
    <a href={to} target="_blank" rel="noopener nofollow ugc" className="link inline-flex items-center gap-1.5">
      {children}
      <Icon of={ExternalLink} size="xs" />
      <span className="sr-only">({t('jobs.opens_new_tab')})</span>
    </a>
  );
}
