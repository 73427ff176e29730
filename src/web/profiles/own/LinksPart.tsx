import { Plus, X } from 'lucide-react';
import { companyTexts } from '#shared/profiles/company.texts.ts';
import { ownProfileTexts } from '#shared/profiles/own-profile.texts.ts';
import { SOCIAL_LINKS, SOCIAL_NETWORKS, type SocialNetwork } from '#shared/profiles/profiles.values.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { Told } from '#web/ui/Told.tsx';
import { formSource } from '../form/field-source.ts';
import { useField } from '../form/form-context.ts';
import { TextField } from '../form/text-fields.tsx';
import { Pairs, Part } from './Part.tsx';

const NETWORKS = formSource<Record<SocialNetwork, string>>('socialInfo');

/** The five networks, and further links. */
export function LinksPart() {
  const t = useTexts(ownProfileTexts);
  const tNetworks = useTexts(companyTexts);
  return (
    <Part id="links" title={t('own.links')}>
      <Pairs>
        {SOCIAL_NETWORKS.map((network) => (
          <TextField
            key={network}
            from={NETWORKS}
            name={network}
            label={tNetworks(`company.${network}`)}
            optional
            type="url"
            placeholder="https://"
            autoComplete="off"
          />
        ))}
      </Pairs>
      <OtherLinks />
    </Part>
  );
}

function OtherLinks() {
  const t = useTexts(ownProfileTexts);
  const { value: links, error, change } = useField<{ url: string }[]>('socialLinks');
  return (
    <fieldset data-path="socialLinks" className="grid gap-s3">
      <legend className="mb-s2 text-md font-semibold">{t('own.other_links')}</legend>
      {links.map((_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row is known by its place; its text stands in the form's store.
        <div key={at} className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-s2">
          <TextField
            from={formSource<{ url: string }>(`socialLinks.${at}`)}
            name="url"
            label={t('own.link_number', { number: at + 1 })}
            type="url"
            placeholder="https://"
            autoComplete="off"
          />
          <IconButton
            icon={X}
            label={t('own.remove_link', { number: at + 1 })}
            onClick={() => change(links.toSpliced(at, 1))}
            className="mt-7"
          />
        </div>
      ))}
      {error && (
        <p role="alert" className="text-sm text-danger">
          <Told>{error}</Told>
        </p>
      )}
      {links.length < SOCIAL_LINKS.max ? (
        <Button variant="add" onClick={() => change([...links, { url: '' }])}>
          <Icon of={Plus} />
          {t('own.add_link')}
        </Button>
      ) : (
        <p className="text-sm text-ink-2">{t('own.links_full', SOCIAL_LINKS)}</p>
      )}
    </fieldset>
  );
}
