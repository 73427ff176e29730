import { Download } from 'lucide-react';
import { cvsTexts } from '#shared/profiles/cvs.texts.ts';
import type { Resume } from '#shared/profiles/resumes.contract.ts';
import { useTexts } from '#web/lib/texts.ts';
import { buttonClass } from '#web/ui/button-look.ts';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { CvFrame } from './CvFrame.tsx';
import { CvLink } from './CvLink.tsx';

export function CvPreview({ cv: { id, name }, onClose }: { cv: Resume; onClose: () => void }) {
  const t = useTexts(cvsTexts);
  return (
    <Dialog
      open
      onClose={onClose}
      size="lg"
      title={<span dir="auto">{name}</span>}
      footer={
        <CvLink resumeId={id} className={buttonClass({})}>
          <Icon of={Download} size="sm" />
          {t('cvs.download')}
        </CvLink>
      }
    >
      <CvFrame resumeId={id} title={t('cvs.preview_of', { name })} className="h-[68dvh]" />
    </Dialog>
  );
}
