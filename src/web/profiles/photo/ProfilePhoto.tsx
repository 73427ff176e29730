import { ImageUp } from 'lucide-react';
import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { removePhoto } from '#shared/profiles/photo.contract.ts';
import { photoTexts } from '#shared/profiles/photo.texts.ts';
import { PHOTO, PICTURE_TYPES } from '#shared/profiles/profiles.values.ts';
import { call } from '#web/lib/call.ts';
import { useSessionUser } from '#web/lib/session.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Avatar } from '#web/ui/Avatar.tsx';
import { Button } from '#web/ui/Button.tsx';
import { buttonClass } from '#web/ui/button-look.ts';
import { Card } from '#web/ui/Card.tsx';
import { useConfirm } from '#web/ui/confirmations.ts';
import { cx } from '#web/ui/cx.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { Told } from '#web/ui/Told.tsx';
import { showToast } from '#web/ui/toasts.ts';
import { useFileDrop } from '#web/ui/useFileDrop.ts';
import { CropDialog } from './CropDialog.tsx';
import { openPicture } from './cropped-file.ts';

const MEGABYTES = PHOTO.chosenMaxBytes / 1024 / 1024;
const TYPES: readonly string[] = PICTURE_TYPES;

/** The own photo: chosen or dropped, cropped in a dialog, removed again. The rest of the page shows it at once. */
export function ProfilePhoto() {
  const t = useTexts(photoTexts);
  const user = useSessionUser();
  const confirm = useConfirm();
  const { revalidate } = useRevalidator();
  const input = useRef<HTMLInputElement>(null);
  const [picture, setPicture] = useState<HTMLImageElement | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isRemoving, setRemoving] = useState(false);
  useEffect(() => {
    if (picture) return () => URL.revokeObjectURL(picture.src);
  }, [picture]);

  async function open(file: File) {
    setProblem(null);
    if (!TYPES.includes(file.type)) return setProblem(t('photo.wrong_type'));
    if (file.size > PHOTO.chosenMaxBytes) return setProblem(t('photo.too_large', { size: MEGABYTES }));
    const opened = await openPicture(file);
    setPicture(opened);
    if (!opened) setProblem(t('photo.unreadable'));
  }
  function choose(event: ChangeEvent<HTMLInputElement>) {
    const [file] = event.currentTarget.files ?? [];
    // The same file can be chosen again after a failure.
    event.currentTarget.value = '';
    if (file) void open(file);
  }
  const drop = useFileDrop(open);

  async function remove() {
    const question = { title: t('photo.remove_title'), text: t('photo.remove_text'), confirmLabel: t('photo.remove') };
    if (!(await confirm({ ...question, danger: true }))) return;
    setProblem(null);
    setRemoving(true);
    try {
      await call(removePhoto, {});
      showToast({ type: 'success', title: t('photo.removed') });
      await revalidate();
      input.current?.focus();
    } catch (error) {
      setProblem((error as Error).message);
    } finally {
      setRemoving(false);
    }
  }

  const { name = '', photo = null } = user ?? {};
  return (
    <Card as="section" title={t('photo.title')} pad className="min-w-0">
      <div {...drop.target} className={cx('grid gap-s3 rounded-r2', drop.isOver && 'bg-accent-soft')}>
        <div className="flex items-center gap-s4">
          <Avatar name={name} photo={photo} size={72} />
          <div className="flex min-w-0 flex-wrap gap-s2">
            <input
              ref={input}
              id="profile-photo"
              type="file"
              accept={TYPES.join(',')}
              aria-describedby="profile-photo-help"
              onChange={choose}
              className="peer sr-only"
            />
            <label
              htmlFor="profile-photo"
              className={buttonClass({ size: 'sm' }, 'cursor-pointer peer-focus-visible:shadow-focus!')}
            >
              <Icon of={ImageUp} size="sm" />
              {t(photo ? 'photo.replace' : 'photo.choose')}
              {photo && <span className="sr-only">: {t('photo.title')}</span>}
            </label>
            {photo && (
              <Button
                variant="danger"
                size="sm"
                busy={isRemoving}
                onClick={remove}
                aria-label={`${t('photo.remove')}: ${t('photo.title')}`}
              >
                {t('photo.remove')}
              </Button>
            )}
          </div>
        </div>
        {problem && (
          <p role="alert" className="text-sm text-danger">
            <Told>{problem}</Told>
          </p>
        )}
        <p id="profile-photo-help" className="text-sm text-ink-2">
          {t('photo.help', { size: MEGABYTES })}
        </p>
      </div>
      {picture && (
        <CropDialog
          picture={picture}
          onClose={() => setPicture(null)}
          onSaved={() => {
            setPicture(null);
            showToast({ type: 'success', title: t('photo.saved') });
            revalidate();
          }}
        />
      )}
    </Card>
  );
}
