import type { ComponentProps, MouseEvent } from 'react';
import { cvAddress } from './cv-address.ts';
import { useCvDownload } from './useCvDownload.ts';

type CvLinkProps = Omit<ComponentProps<'a'>, 'href' | 'download' | 'onClick'> & { resumeId: number };

/** A link to a CV. A plain click downloads it through the page; modified clicks are left to the browser. */
export function CvLink({ resumeId, ...rest }: CvLinkProps) {
  const download = useCvDownload(resumeId);
  const press = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void download();
  };
  return <a {...rest} href={cvAddress(resumeId)} download onClick={press} />;
}
