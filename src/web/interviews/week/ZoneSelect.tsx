import { interviewsTexts } from '#shared/interviews/interviews.texts.ts';
import { cityOf, offsetName } from '#shared/interviews/zones.ts';
import { useNow } from '#web/lib/now.ts';
import { useTexts } from '#web/lib/texts.ts';

type ZoneSelectProps = { zone: string; now: number; onChange: (zone: string) => void };

/** The zone in words, inside of a sentence; the browser's own list of zones opens from it. */
export function ZoneSelect({ zone, now, onChange }: ZoneSelectProps) {
  const t = useTexts(interviewsTexts);
  // The browser adds the options, so that hundreds of them are not sent with the page.
  const isInBrowser = useNow() !== null;
  const zones = isInBrowser && 'supportedValuesOf' in Intl ? Intl.supportedValuesOf('timeZone') : [];
  return (
    <span className="relative inline-block rounded-r1 has-focus-visible:shadow-focus">
      <span aria-hidden="true" className="link">
        <bdi>{t('interviews.zone', { city: cityOf(zone), offset: offsetName(zone, now) })}</bdi>
      </span>
      <select
        aria-label={t('interviews.zone_label')}
        value={zone}
        onChange={({ target }) => onChange(target.value)}
        className="absolute inset-0 w-full cursor-pointer opacity-0"
      >
        {!zones.includes(zone) && <option value={zone}>{zone}</option>}
        {zones.map((name) => (
          <option key={name} value={name}>
            {name.replaceAll('_', ' ')}
          </option>
        ))}
      </select>
    </span>
  );
}
