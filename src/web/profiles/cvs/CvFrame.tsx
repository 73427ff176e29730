import { FileX2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { isAppError } from '#shared/kernel/errors.ts';
import { cvsTexts } from '#shared/profiles/cvs.texts.ts';
import { fetchFile } from '#web/lib/fetch-file.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/Button.tsx';
import { cx } from '#web/ui/cx.ts';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Bone, Skeleton } from '#web/ui/Skeleton.tsx';
import { Told } from '#web/ui/Told.tsx';
import { cvAddress } from './cv-address.ts';

type CvFrameProps = {
  resumeId: number;
  /** The owner of the CV, for screen readers. */
  title: string;
  className?: string;
};
type State = { address: string | null; failure: string | null };

const LOADING: State = { address: null, failure: null };

/**
 * Shows a CV in a frame, rendered by the browser. Only PDFs: no other type is served for display. The page fetches the
 * file first, because a frame would show an error response as it came.
 */
export function CvFrame({ resumeId, title, className }: CvFrameProps) {
  const t = useTexts(cvsTexts);
  const [attempt, setAttempt] = useState(0);
  const { address, failure } = useCv(resumeId, attempt);
  const look = cx('w-full rounded-r2 border border-line bg-surface max-lg:h-[70dvh]', className);
  if (address !== null) return <iframe title={title} src={address} className={look} />;
  if (failure === null)
    return (
      <Skeleton className={look}>
        <Bone height={480} />
      </Skeleton>
    );
  return (
    <div role="alert" className={cx(look, 'grid content-center p-s4')}>
      <EmptyState
        icon={FileX2}
        title={t('cvs.show_failed')}
        titleLevel={3}
        action={<Button onClick={() => setAttempt(attempt + 1)}>{t('cvs.try_again')}</Button>}
      >
        <Told>{failure}</Told>
      </EmptyState>
    </div>
  );
}

function useCv(resumeId: number, attempt: number): State {
  const [state, setState] = useState(LOADING);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again.
  useEffect(() => {
    let address: string | null = null;
    let isShown = true;
    setState(LOADING);
    fetchFile(`${cvAddress(resumeId)}?inline=1`).then(
      ({ content }) => {
        if (!isShown) return;
        // Any other content would be treated as a PDF too, so nothing in it would run.
        address = URL.createObjectURL(new Blob([content], { type: 'application/pdf' }));
        setState({ address, failure: null });
      },
      (error: unknown) => {
        if (!isAppError(error)) throw error;
        if (isShown) setState({ address: null, failure: error.message });
      },
    );
    return () => {
      isShown = false;
      if (address) URL.revokeObjectURL(address);
    };
  }, [resumeId, attempt]);
  return state;
}
