import { type ReactNode, useRef, useState } from 'react';
import type { OwnProfile } from '#shared/profiles/own-profile.contract.ts';
import { ownProfileTexts } from '#shared/profiles/own-profile.texts.ts';
import { profileCompleteness } from '#shared/profiles/profile-completeness.ts';
import type { CountryChoice } from '#web/lib/country-choices.ts';
import { useTexts } from '#web/lib/texts.ts';
import { useAskBeforeLeaving } from '#web/lib/useAskBeforeLeaving.ts';
import { Banner } from '#web/ui/Banner.tsx';
import { Button } from '#web/ui/Button.tsx';
import { cx } from '#web/ui/cx.ts';
import { focusField } from '../form/focus-field.ts';
import { FormContext, useFormState } from '../form/form-context.ts';
import { Completeness } from './Completeness.tsx';
import { EntryParts } from './EntryParts.tsx';
import { LinksPart } from './LinksPart.tsx';
import { AboutPart, ContactPart, PrivatePart } from './PersonParts.tsx';
import { ProfileConflict } from './ProfileConflict.tsx';
import type { ProfileForm } from './profile-form.ts';
import { useProfileForm } from './useProfileForm.ts';

type ProfileEditorProps = {
  profile: OwnProfile;
  countries: readonly CountryChoice[];
  proposedSkills: readonly string[];
  /** The photo at the top, beside the name as it is typed now. */
  photo: (name: string) => ReactNode;
  /** Offers to start from a CV. */
  start: ReactNode;
  /** Beside the form, such as the person's CVs. */
  aside?: ReactNode;
};

/** The candidate's own profile. It is saved as a whole, by one button. */
export function ProfileEditor({ profile, countries, proposedSkills, photo, start, aside }: ProfileEditorProps) {
  const t = useTexts(ownProfileTexts);
  const body = useRef<HTMLDivElement>(null);
  // Waits until the errors are rendered, so that the field gets the focus last.
  const lead = (path: string) => requestAnimationFrame(() => body.current && focusField(body.current, path));
  const form = useProfileForm(profile, proposedSkills, lead);
  const { parts, saved, conflict, setAside } = form;
  // If the profile was complete when it was opened, starting from a CV is offered last.
  const [wasComplete] = useState(() => profileCompleteness(profile.fields).percent === 100);
  return (
    <FormContext value={parts}>
      <Head photo={photo} />
      <div className="grid items-start gap-s6 lg:grid-cols-[minmax(0,1fr)_340px]">
        <div ref={body} className="grid min-w-0 gap-s6">
          {setAside && (
            <Banner
              title={t('own.aside_title')}
              announce
              actions={
                <Button size="sm" onClick={form.bringBack}>
                  {t('own.aside_back')}
                </Button>
              }
            >
              {t('own.aside_text')}
            </Banner>
          )}
          {!wasComplete && start}
          <AboutPart />
          <ContactPart countries={countries} />
          <EntryParts />
          <LinksPart />
          <PrivatePart />
          {wasComplete && start}
          <SaveBar form={form} />
        </div>
        {/* On a phone the completeness comes first, and the rest of the sidebar comes after the form. */}
        <aside className="grid grid-cols-[minmax(0,1fr)] gap-s5 max-lg:contents lg:sticky lg:top-s8">
          <div className="max-lg:order-first">
            <Completeness onLead={lead} />
          </div>
          <div className="grid grid-cols-[minmax(0,1fr)] gap-s5 max-lg:order-last">{aside}</div>
        </aside>
      </div>
      {conflict && (
        <ProfileConflict
          before={saved.fields}
          theirs={conflict.fields}
          onKeep={() => form.keepMine(conflict)}
          onTake={() => form.takeTheirs(conflict)}
        />
      )}
    </FormContext>
  );
}

function Head({ photo }: Pick<ProfileEditorProps, 'photo'>) {
  const t = useTexts(ownProfileTexts);
  const { fullName, profession } = useFormState<ProfileForm, ProfileForm['personalInfo']>(
    ({ data }) => data.personalInfo,
  );
  return (
    <header className="mb-s6 flex items-center gap-s4 max-md:mb-s4">
      {photo(fullName)}
      <div className="grid min-w-0 gap-s1">
        <p className="text-sm text-ink-2 max-md:order-last">{t('own.lead')}</p>
        <h1 dir="auto" className="wrap-anywhere">
          {fullName || t('own.title')}
        </h1>
        <p dir="auto" className="wrap-anywhere text-ink-2">
          {profession || t('own.no_profession')}
        </p>
      </div>
    </header>
  );
}

/** Stays in view once something was changed. It also says what prevents saving. */
function SaveBar({ form }: { form: ReturnType<typeof useProfileForm> }) {
  const t = useTexts(ownProfileTexts);
  const { isBusy, failure, isUnsaved, save } = form;
  const isDirty = useFormState<ProfileForm, boolean>(isUnsaved);
  useAskBeforeLeaving(isDirty && !isBusy, {
    title: t('own.leave_title'),
    text: t('own.leave_text'),
    confirmLabel: t('own.leave'),
    cancelLabel: t('own.stay'),
  });
  return (
    <div
      className={cx(
        '-mx-gutter flex flex-wrap items-center justify-end gap-s3 border-t border-line bg-paper px-gutter py-s3',
        (isDirty || failure) && 'sticky bottom-0 z-3 max-md:bottom-14',
      )}
    >
      <p role="status" className={failure ? 'text-sm text-danger' : 'text-sm text-ink-2'}>
        {failure ?? t(isDirty ? 'own.unsaved' : 'own.all_saved')}
      </p>
      <Button variant="primary" busy={isBusy} onClick={save}>
        {t('own.save')}
      </Button>
    </div>
  );
}
