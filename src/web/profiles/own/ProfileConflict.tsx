import { isSame } from '#shared/profiles/own-profile.rules.ts';
import { ownProfileTexts } from '#shared/profiles/own-profile.texts.ts';
import type { ProfileFields } from '#shared/profiles/own-profile.ts';
import { differingPlaces, type ProfilePlace, valueAtPlace } from '#shared/profiles/profile-merge.ts';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { useFormState } from '../form/form-context.ts';
import { type ProfileForm, toFields } from './profile-form.ts';
import { useProfileWords } from './useProfileWords.ts';

type ProfileConflictProps = {
  before: ProfileFields;
  theirs: ProfileFields;
  onKeep: () => void;
  onTake: () => void;
};

/** Another version was saved since this one was loaded. Whatever is chosen, nothing typed is lost. */
export function ProfileConflict({ before, theirs, onKeep, onTake }: ProfileConflictProps) {
  const t = useTexts(ownProfileTexts);
  const mine = toFields(useFormState<ProfileForm, ProfileForm>((state) => state.data));
  const { nameOf } = useProfileWords();
  const inWords = usePlaceInWords();
  return (
    <Dialog
      open
      onClose={onKeep}
      role="alertdialog"
      closeOnScrim={false}
      title={t('own.conflict_title')}
      footer={
        <>
          <Button onClick={onTake}>{t('own.conflict_take')}</Button>
          <Button variant="primary" onClick={onKeep} autoFocus>
            {t('own.conflict_keep')}
          </Button>
        </>
      }
    >
      <div className="grid gap-s4">
        <p className="text-ink-2">{t('own.conflict_text')}</p>
        <dl className="grid gap-s3 border-y border-line py-s4">
          {differingPlaces(before, theirs).map((place) => (
            <div key={`${place.part}.${place.field}`} className="grid gap-0.5">
              <dt className="text-sm font-semibold">{nameOf(place)}</dt>
              <Version name={t('own.conflict_there')} value={inWords(theirs, place)} />
              {!isSame(valueAtPlace(before, place), valueAtPlace(mine, place)) && (
                <Version name={t('own.conflict_here')} value={inWords(mine, place)} />
              )}
            </div>
          ))}
        </dl>
        <p className="text-sm text-ink-2">{t('own.conflict_keep_text')}</p>
      </div>
    </Dialog>
  );
}

function Version({ name, value }: { name: string; value: string }) {
  const t = useTexts(ownProfileTexts);
  return (
    <dd className="grid gap-x-s3 text-sm sm:grid-cols-[112px_minmax(0,1fr)]">
      <span className="text-ink-2">{name}</span>
      <bdi className="line-clamp-4 wrap-anywhere">{value || t('own.conflict_empty')}</bdi>
    </dd>
  );
}

/** Renders the value of a field, or the names of a list's entries. */
function usePlaceInWords() {
  const { say } = useProfileWords();
  const list = new Intl.ListFormat(useLocale(), { type: 'unit' });
  const named = (entry: unknown): string => {
    if (typeof entry === 'string') return entry;
    const { degree, title, name, language, url, institution, company } = entry as Record<string, string | undefined>;
    return [degree ?? title ?? name ?? language ?? url, institution ?? company].filter(Boolean).join(', ');
  };
  return (fields: ProfileFields, place: ProfilePlace): string => {
    const value = valueAtPlace(fields, place);
    return Array.isArray(value) ? list.format(value.map(named)) : say(place.field ?? '', value as string);
  };
}
