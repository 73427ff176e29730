import { Globe } from 'lucide-react';
import { Form, useSearchParams } from 'react-router';
import { choosingTexts } from '#shared/interviews/choosing.texts.ts';
import { cityOf, offsetName } from '#shared/interviews/zones.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/Button.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { Link } from '#web/ui/Link.tsx';
import { NativeSelect } from '#web/ui/NativeSelect.tsx';
import { type CandidateZone, viewAddress } from './useCandidateZone.ts';

/** “Mogadishu time, GMT+3”. */
export function useZoneName() {
  const t = useTexts(choosingTexts);
  return (zone: string, at: string | number) =>
    zone === 'UTC'
      ? 'UTC'
      : t('choosing.zone_name', {
          city: cityOf(zone),
          offset: offsetName(zone, typeof at === 'string' ? Date.parse(at) : at),
        });
}

type ZoneLineProps = { shown: CandidateZone; company: string; at: string | number };

/** Names the time zone of the times that are shown, and links to the list of zones. */
export function ZoneLine({ shown: { zone, of }, company, at }: ZoneLineProps) {
  const t = useTexts(choosingTexts);
  const nameOf = useZoneName();
  const [query] = useSearchParams();
  const values = { zone: nameOf(zone, at), company };
  const words = {
    device: 'choosing.zone_of_device',
    company: 'choosing.zone_of_company',
    choice: 'choosing.zone',
  } as const;
  return (
    <p className="flex items-start gap-s2 text-sm text-ink-2">
      <Icon of={Globe} size="sm" className="mt-0.5" />
      <span>
        {t(words[of], values)}{' '}
        <Link to={viewAddress(query, 'zone')} quietly className="link">
          {t('choosing.change_zone')}
        </Link>
      </span>
    </p>
  );
}

/** The list of zones, if it was asked for. Its form has an address of its own, so that it works without scripts. */
export function ZoneForm({ zone }: { zone: string }) {
  const t = useTexts(choosingTexts);
  const [query] = useSearchParams();
  if (query.get('view') !== 'zone') return null;
  const zones = [...new Set([zone, ...Intl.supportedValuesOf('timeZone')])].sort();
  return (
    <Form method="get" replace preventScrollReset className="mb-s5 flex flex-wrap items-end gap-s3">
      <Field label={t('choosing.zone_label')} className="min-w-0 flex-[1_1_14rem]">
        <NativeSelect
          name="zone"
          defaultValue={zone}
          options={zones.map((value) => ({ value, label: value.replaceAll('_', ' ') }))}
        />
      </Field>
      <Button type="submit">{t('choosing.show')}</Button>
    </Form>
  );
}
