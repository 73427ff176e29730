import { useEffect, useRef, useState } from 'react';
import type { JobDetails } from '#shared/jobs/jobs.contract.ts';
import { jobsTexts } from '#shared/jobs/jobs.texts.ts';
import { useTexts } from '#web/lib/texts.ts';
import { cx } from '#web/ui/cx.ts';
import { addressWords, placeWords } from '../place-words.ts';
import type { LeafletPlace } from './leaflet-map.ts';
import { MapDrawing } from './MapDrawing.tsx';

export type MapSettings = { provider: 'leaflet' | 'google'; tiles: string; google_key: string | null };

/** The job's place: always in words, and on a map if it has a position. */
export function JobMap({ job, map }: { job: JobDetails; map: MapSettings }) {
  const t = useTexts(jobsTexts);
  const { is_remote, latitude, longitude } = job;
  const address = is_remote ? placeWords(t, job) : addressWords(job.full_address, [job.locality, job.country?.name]);
  const caption = (
    <>
      <b dir="auto" className="block">
        {job.company_name}
      </b>
      <span dir="auto">{address}</span>
    </>
  );
  return (
    <section aria-labelledby="where" className="grid gap-s4">
      <h2 id="where" className="text-lg">
        {t('jobs.location')}
      </h2>
      {is_remote || latitude === null || longitude === null ? (
        <p>{caption}</p>
      ) : (
        <figure className="relative isolate h-65 overflow-clip rounded-r3 border border-line print:h-auto print:border-0">
          <div className="absolute inset-0 print:hidden">
            <MapDrawing />
          </div>
          <LiveMap at={{ latitude, longitude }} map={map} label={t('jobs.map_of', { place: address })} />
          <figcaption className="absolute start-s3 bottom-s3 z-1 max-w-[calc(100%-2*var(--s3))] rounded-r1 bg-surface px-s3 py-s2 text-sm wrap-anywhere shadow-2 print:static print:p-0">
            {caption}
          </figcaption>
        </figure>
      )}
    </section>
  );
}

type LiveMapProps = { at: LeafletPlace; map: MapSettings; label: string };

/** The code and the tiles of the map are loaded when it is about to scroll into view. */
function LiveMap({ at: { latitude, longitude }, map, label }: LiveMapProps) {
  const box = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  const [isShown, setShown] = useState(false);
  const { provider, tiles, google_key } = map;

  useEffect(() => {
    if (!box.current) return;
    const watcher = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        watcher.disconnect();
        setNear(true);
      },
      { rootMargin: '200px' },
    );
    watcher.observe(box.current);
    return () => watcher.disconnect();
  }, []);

  useEffect(() => {
    if (!isNear || provider !== 'leaflet') return;
    let remove = () => {};
    let isGone = false;
    import('./leaflet-map.ts')
      .then(({ drawLeafletMap }) => {
        if (isGone || !box.current) return;
        remove = drawLeafletMap(box.current, { latitude, longitude }, tiles, () => setShown(true));
      })
      // If that fails, the drawing stays, and the address is beside it anyway.
      .catch(() => {});
    return () => {
      isGone = true;
      remove();
    };
  }, [isNear, provider, tiles, latitude, longitude]);

  const look = cx('absolute inset-0 z-0 transition-opacity print:hidden', !isShown && 'invisible opacity-0');
  if (provider === 'google' && isNear && google_key) {
    const query = new URLSearchParams({ key: google_key, q: `${latitude},${longitude}`, zoom: '14' });
    return (
      <iframe
        title={label}
        src={`https://www.google.com/maps/embed/v1/place?${query}`}
        referrerPolicy="strict-origin-when-cross-origin"
        onLoad={() => setShown(true)}
        className={cx(look, 'size-full border-0')}
      />
    );
  }
  return (
    <div className={look}>
      {/* Leaflet adds classes of its own to this element, so ours must never change. */}
      {/* biome-ignore lint/a11y/useSemanticElements: a map is a region of its own inside a figure that already has its heading. */}
      <div ref={box} role="region" aria-label={label} className="size-full" />
    </div>
  );
}
