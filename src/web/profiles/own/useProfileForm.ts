import { useMemo, useState } from 'react';
import { useRevalidator } from 'react-router';
import { type AppError, isAppError } from '#shared/kernel/errors.ts';
import { type OwnProfile, ProfileConflict, saveProfile } from '#shared/profiles/own-profile.contract.ts';
import { isSame } from '#shared/profiles/own-profile.rules.ts';
import { ownProfileTexts } from '#shared/profiles/own-profile.texts.ts';
import type { ProfileFields } from '#shared/profiles/own-profile.ts';
import { mergedProfile } from '#shared/profiles/profile-merge.ts';
import type { RuleContext } from '#shared/profiles/sections/rules.ts';
import { call } from '#web/lib/call.ts';
import { useTexts } from '#web/lib/texts.ts';
import { isRealPhone, phoneCountry } from '#web/ui/phone-number.ts';
import { showToast } from '#web/ui/toasts.ts';
import type { FormParts } from '../form/form-context.ts';
import { createFormStore, type FormState } from '../form/form-store.ts';
import { lastOf } from '../form/last-of.ts';
import { localToday } from '../form/local-today.ts';
import { type ProfileForm, pathInForm, problemsOf, toFields, toForm } from './profile-form.ts';

const TRIED = 'profile';

/** The errors of fields that were left, of all fields after an attempt to save, and those of the server. */
function errorsIn(
  { data, touched, tried, refused }: FormState<ProfileForm>,
  stored: ProfileFields,
  context: RuleContext,
) {
  const isTried = tried.has(TRIED);
  const own = isTried || touched.size > 0 ? problemsOf(data, stored, context) : [];
  const said = [...refused, ...own.filter(({ path }) => isTried || touched.has(path))];
  // If a field has several errors, the first one is shown.
  return Object.fromEntries(said.toReversed().map(({ path, message }) => [path, message]));
}

/** The state of the profile page: the form, the saved profile, and the actions. */
export function useProfileForm(loaded: OwnProfile, proposedSkills: readonly string[], onWrong: (path: string) => void) {
  const t = useTexts(ownProfileTexts);
  const { revalidate } = useRevalidator();
  const [saved, setSaved] = useState(loaded);
  const [store] = useState(() => createFormStore(toForm(loaded.fields)));
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [conflict, setConflict] = useState<OwnProfile | null>(null);
  /** The person's own version, while they look at the version from elsewhere. */
  const [setAside, putAside] = useState<ProfileForm | null>(null);
  const [context] = useState<RuleContext>(() => ({
    today: localToday(),
    isPhoneNumber: isRealPhone,
  }));

  const parts = useMemo<FormParts>(
    () => ({
      store: store as unknown as FormParts['store'],
      context,
      errorsOf: lastOf((state: FormState<object>) => errorsIn(state as FormState<ProfileForm>, saved.fields, context)),
      phoneCountry: phoneCountry(saved.phone_country),
      proposedSkills,
    }),
    [store, context, saved, proposedSkills],
  );

  async function save(): Promise<void> {
    setFailure(null);
    const typed = store.get().data;
    const [wrong] = problemsOf(typed, saved.fields, context);
    if (wrong) {
      store.tryStep(TRIED);
      setFailure(t('own.fix_title'));
      return onWrong(wrong.path);
    }
    setBusy(true);
    try {
      const answer = await call(saveProfile, { ...toFields(typed), version: saved.version });
      // What was typed during the save is not saved yet, so it stays.
      if (store.get().data === typed) store.load(toForm(answer.fields));
      setSaved(answer);
      putAside(null);
      showToast({ type: 'success', title: t('own.saved'), text: t('own.saved_text') });
      // The frame around the page shows the name too.
      revalidate();
    } catch (error) {
      if (!isAppError(error)) throw error;
      refuse(error);
    } finally {
      setBusy(false);
    }
  }

  function refuse(error: AppError): void {
    const newer = error.code === 'conflict' ? ProfileConflict.safeParse(error.extra) : null;
    if (newer?.success) {
      setConflict(newer.data.profile);
      return;
    }
    const refused = Object.entries(error.errors ?? {}).map(([path, [message = '']]) => ({
      path: pathInForm(path.split('.')),
      message,
    }));
    store.refuse(refused);
    const [first] = refused;
    setFailure(first ? t('own.fix_title') : error.message);
    if (first) onWrong(first.path);
  }

  /** Keeps the changes made here, and takes over everything else that was saved elsewhere. */
  function keepMine(theirs: OwnProfile): void {
    store.load(toForm(mergedProfile(saved.fields, toFields(store.get().data), theirs.fields)));
    setSaved(theirs);
    setConflict(null);
  }

  function takeTheirs(theirs: OwnProfile): void {
    putAside(toForm(mergedProfile(saved.fields, toFields(store.get().data), theirs.fields)));
    store.load(toForm(theirs.fields));
    setSaved(theirs);
    setConflict(null);
  }

  function bringBack(): void {
    if (setAside) store.load(setAside);
    putAside(null);
  }

  const isUnsaved = useMemo(
    () => lastOf(({ data }: FormState<ProfileForm>) => !isSame(toFields(data), toFields(toForm(saved.fields)))),
    [saved],
  );
  return {
    ...{ parts, store, saved, isBusy, failure, conflict, setAside, isUnsaved },
    ...{ save, keepMine, takeTheirs, bringBack },
  };
}
