import { useState } from 'react';
import { isAppError } from '#shared/kernel/errors.ts';
import { uploadPhoto } from '#shared/profiles/photo.contract.ts';
import { photoTexts } from '#shared/profiles/photo.texts.ts';
import { useTexts } from '#web/lib/texts.ts';
import { upload } from '#web/lib/upload.ts';
import { Field } from '#web/ui/Field.tsx';
import { FormDialog } from '#web/ui/FormDialog.tsx';
import { ProgressBar } from '#web/ui/ProgressBar.tsx';
import { CropRange } from './CropRange.tsx';
import { CroppedPicture, CropWindow } from './CropWindow.tsx';
import { type Crop, MIDDLE, ZOOM, zoomed } from './crop.ts';
import { croppedFile, sizeOf } from './cropped-file.ts';

const WINDOW = 240;
const PREVIEWS = [72, 40];

type CropDialogProps = { picture: HTMLImageElement; onSaved: () => void; onClose: () => void };

/** Chooses the visible part of the picture: by dragging and zooming, or with three sliders. */
export function CropDialog({ picture, onSaved, onClose }: CropDialogProps) {
  const t = useTexts(photoTexts);
  const [crop, setCrop] = useState<Crop>(MIDDLE);
  const [progress, setProgress] = useState<number | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const size = sizeOf(picture);
  const side = Math.min(size.width, size.height) / crop.zoom;
  const shown = { source: picture.src, size, crop };

  async function save() {
    setFailure(null);
    setProgress(0);
    try {
      const file = await croppedFile(picture, crop);
      if (!file) return setFailure(t('photo.unreadable'));
      await upload(uploadPhoto, file, { onProgress: (share) => setProgress(share * 100) });
      onSaved();
    } catch (error) {
      if (!isAppError(error)) throw error;
      setFailure(error.errors?.file?.[0] ?? error.message);
    } finally {
      setProgress(null);
    }
  }

  return (
    <FormDialog
      title={t('photo.crop_title')}
      saveLabel={t('photo.save')}
      isBusy={progress !== null}
      failure={failure}
      onSubmit={save}
      onClose={onClose}
    >
      <p className="text-sm text-ink-2">{t('photo.crop_help')}</p>
      <div className="flex flex-wrap items-center justify-center gap-s4">
        <CropWindow {...shown} shown={WINDOW} onChange={setCrop} />
        <div className="grid w-22 justify-items-center gap-s3">
          <p className="text-center text-sm text-ink-2">{t('photo.preview')}</p>
          <div aria-hidden className="grid justify-items-center gap-s3">
            {PREVIEWS.map((pixels) => (
              <CroppedPicture key={pixels} {...shown} shown={pixels} className="rounded-round" />
            ))}
          </div>
        </div>
      </div>
      <Field label={t('photo.zoom')}>
        <CropRange
          {...ZOOM}
          value={crop.zoom}
          valueText={`${Math.round(crop.zoom * 100)}%`}
          onChange={(zoom) => setCrop(zoomed(size, crop, zoom))}
        />
      </Field>
      <Field label={t('photo.across')}>
        <CropRange
          value={crop.across}
          disabled={size.width <= side}
          onChange={(across) => setCrop({ ...crop, across })}
        />
      </Field>
      <Field label={t('photo.down')}>
        <CropRange value={crop.down} disabled={size.height <= side} onChange={(down) => setCrop({ ...crop, down })} />
      </Field>
      {progress !== null && <ProgressBar percent={progress} label={t('photo.uploading')} />}
    </FormDialog>
  );
}
