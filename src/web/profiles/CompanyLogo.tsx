import { ImageUp } from 'lucide-react';
import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { isAppError } from '#shared/kernel/errors.ts';
import { removeLogo, uploadLogo } from '#shared/profiles/company.contract.ts';
import { companyTexts } from '#shared/profiles/company.texts.ts';
import { LOGO, PICTURE_TYPES } from '#shared/profiles/profiles.values.ts';
import { call } from '#web/lib/call.ts';
import { useTexts } from '#web/lib/texts.ts';
import { upload } from '#web/lib/upload.ts';
import { Button } from '#web/ui/Button.tsx';
import { buttonClass } from '#web/ui/button-look.ts';
import { Card } from '#web/ui/Card.tsx';
import { CompanyMark } from '#web/ui/CompanyMark.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { ProgressBar } from '#web/ui/ProgressBar.tsx';
import { Told } from '#web/ui/Told.tsx';
import { showToast } from '#web/ui/toasts.ts';

const TYPES: readonly string[] = PICTURE_TYPES;

/** The logo is shown as soon as it is chosen, and then uploaded. It is saved separately from the profile's form. */
export function CompanyLogo({ name, logo }: { name: string; logo: string | null }) {
  const t = useTexts(companyTexts);
  const { revalidate } = useRevalidator();
  const input = useRef<HTMLInputElement>(null);
  const [current, setCurrent] = useState(logo);
  const [chosen, setChosen] = useState<string | null>(null);
  const [progress, setProgress] = useState<number | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [removing, setRemoving] = useState(false);
  useEffect(() => {
    if (!chosen) return;
    return () => URL.revokeObjectURL(chosen);
  }, [chosen]);

  const choose = async (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.currentTarget.files ?? [];
    // The same file can be chosen again after a failure.
    event.currentTarget.value = '';
    if (!file) return;
    setProblem(null);
    if (!TYPES.includes(file.type)) return setProblem(t('company.logo_wrong_type'));
    if (file.size > LOGO.maxBytes) return setProblem(t('company.logo_too_large'));
    setChosen(URL.createObjectURL(file));
    setProgress(0);
    try {
      const { logo_url } = await upload(uploadLogo, file, { onProgress: (share) => setProgress(share * 100) });
      setCurrent(logo_url);
      showToast({ type: 'success', title: t('company.logo_saved') });
      revalidate();
    } catch (error) {
      if (!isAppError(error)) throw error;
      setProblem(error.errors?.file?.[0] ?? error.message);
    } finally {
      setChosen(null);
      setProgress(null);
    }
  };
  const remove = async () => {
    setRemoving(true);
    try {
      await call(removeLogo, {});
      setCurrent(null);
      showToast({ type: 'success', title: t('company.logo_removed') });
      revalidate();
      input.current?.focus();
    } catch (error) {
      setProblem((error as Error).message);
    } finally {
      setRemoving(false);
    }
  };

  const shown = chosen ?? current;
  return (
    <Card as="section" title={t('company.logo')} pad>
      <div className="grid gap-s4">
        <CompanyMark name={name} logo={shown} size={96} />
        {progress !== null && <ProgressBar percent={progress} label={t('company.logo_uploading')} />}
        {problem && (
          <p role="alert" className="text-sm text-danger">
            <Told>{problem}</Told>
          </p>
        )}
        <div className="flex flex-wrap gap-s2">
          <input
            ref={input}
            id="company-logo"
            type="file"
            accept={TYPES.join(',')}
            aria-describedby="company-logo-help"
            disabled={progress !== null}
            onChange={choose}
            className="peer sr-only"
          />
          <label
            htmlFor="company-logo"
            className={buttonClass(
              {},
              'cursor-pointer peer-focus-visible:shadow-focus! peer-disabled:cursor-not-allowed',
            )}
          >
            <Icon of={ImageUp} size="sm" />
            {t(current ? 'company.logo_replace' : 'company.logo_choose')}
            <span className="sr-only">: {t('company.logo')}</span>
          </label>
          {current && (
            <Button
              variant="danger"
              busy={removing}
              onClick={remove}
              aria-label={`${t('company.logo_remove')}: ${t('company.logo')}`}
            >
              {t('company.logo_remove')}
            </Button>
          )}
        </div>
        <p id="company-logo-help" className="text-sm text-ink-2">
          {t('company.logo_help')}
        </p>
      </div>
    </Card>
  );
}
