import { useEffect, useRef, useState } from 'react';
import { jobSearchTexts } from '#shared/jobs/job-search.texts.ts';
import type { JobCard } from '#shared/jobs/jobs.contract.ts';
import { useTexts } from '#web/lib/texts.ts';
import { CardList } from '#web/ui/Card.tsx';
import { cx } from '#web/ui/cx.ts';
import { Bone, Skeleton } from '#web/ui/Skeleton.tsx';
import { JobRow } from '../JobRow.tsx';

/** The delay before the skeleton appears, in milliseconds: for quicker responses it would only flicker. */
const PATIENCE_MS = 250;

/** The jobs found. While others are loading the list keeps its height, so that nothing below it jumps. */
export function ResultList({ jobs, isLoading }: { jobs: readonly JobCard[]; isLoading: boolean }) {
  const box = useRef<HTMLDivElement>(null);
  const [height, setHeight] = useState<number | null>(null);
  useEffect(() => {
    if (!isLoading) {
      setHeight(null);
      return;
    }
    const timer = setTimeout(() => setHeight(box.current?.offsetHeight ?? 0), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [isLoading]);

  if (height !== null) return <ResultSkeleton rows={Math.max(3, jobs.length)} height={height} />;
  return (
    <div ref={box} aria-busy={isLoading} className={cx('transition-opacity', isLoading && 'opacity-60')}>
      <CardList>
        {jobs.map((job) => (
          <JobRow key={job.id} job={job} level={2} />
        ))}
      </CardList>
    </div>
  );
}

function ResultSkeleton({ rows, height }: { rows: number; height: number }) {
  const t = useTexts(jobSearchTexts);
  return (
    <Skeleton label={t('jobs.loading')}>
      <div
        className="grid divide-y divide-line overflow-clip rounded-r3 border border-line bg-surface shadow-1"
        style={{ blockSize: height || undefined }}
      >
        {Array.from({ length: rows }, (_, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: bones are all alike.
          <div key={row} className="flex gap-s4 px-s5 py-5 max-md:p-s4">
            <Bone width={44} height={44} />
            <div className="grid flex-1 content-start gap-2.5">
              <Bone width={`${36 + ((row * 17) % 24)}%`} height={18} />
              <Bone width={`${28 + ((row * 7) % 12)}%`} />
              <div className="flex gap-1.5">
                <Bone width={72} height={24} />
                <Bone width={116} height={24} />
              </div>
            </div>
            <Bone width={104} height={16} className="max-md:hidden" />
          </div>
        ))}
      </div>
    </Skeleton>
  );
}
