import type { CandidateProfile } from '#shared/board/profile.contract.ts';
import { profileTexts } from '#shared/board/profile.texts.ts';
import { SOCIAL_NETWORKS, type SocialNetwork } from '#shared/profiles/profiles.values.ts';
import { useTexts } from '#web/lib/texts.ts';
import { buttonClass } from '#web/ui/button-look.ts';

/** Names of brands are the same in every language. */
const NAMES: Record<SocialNetwork, string> = {
  facebook: 'Facebook',
  twitter: 'Twitter',
  linkedin: 'LinkedIn',
  youtube: 'YouTube',
  instagram: 'Instagram',
};

const isWebAddress = (address: string) => /^https?:\/\//i.test(address);
/** The address without its scheme and `www.`, as people say it. */
const shortAddress = (address: string) => address.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '');

export function NetworkLinks({ networks }: { networks: CandidateProfile['social_info'] }) {
  const t = useTexts(profileTexts);
  const named = SOCIAL_NETWORKS.flatMap((network) => {
    const address = networks[network];
    return address && isWebAddress(address) ? [{ network, address }] : [];
  });
  if (named.length === 0) return null;
  return (
    <ul aria-label={t('profile.social_links')} className="mb-s3 flex flex-wrap gap-s2">
      {named.map(({ network, address }) => (
        <li key={network}>
          <a href={address} target="_blank" rel="noopener noreferrer nofollow" className={buttonClass({ size: 'sm' })}>
            {NAMES[network]}
          </a>
        </li>
      ))}
    </ul>
  );
}

export function SocialLinks({ links }: { links: CandidateProfile['candidate']['social_info'] }) {
  const t = useTexts(profileTexts);
  if (links.length === 0) return null;
  return (
    <section className="grid gap-s2">
      <h3>{t('profile.social_links')}</h3>
      <ul className="grid gap-s2">
        {links.map(({ url }) => (
          <li key={url}>
            <OutsideLink address={url} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** An address that somebody typed. It becomes a link only if it is a web address. */
export function OutsideLink({ address }: { address: string }) {
  if (!isWebAddress(address)) return <span className="wrap-anywhere">{address}</span>;
  return (
    <a
      href={address}
      target="_blank"
      rel="noopener noreferrer nofollow"
      className="text-accent underline underline-offset-3 wrap-anywhere"
    >
      {shortAddress(address)}
    </a>
  );
}
