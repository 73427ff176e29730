import { cx } from '#web/ui/cx.ts';

type CvFrameProps = {
  resumeId: number;
  /** Whose it is, for those who do not see it. */
  title: string;
  className?: string;
};

/** A CV beside what is said about it, drawn by the browser itself. PDFs alone: nothing else is served to be shown. */
export function CvFrame({ resumeId, title, className }: CvFrameProps) {
  return (
    <iframe
      title={title}
      src={`/candidates/download/cv/${resumeId}?inline=1`}
      className={cx('w-full rounded-r2 border border-line bg-surface max-lg:h-[70dvh]', className)}
    />
  );
}
