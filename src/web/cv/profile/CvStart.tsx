import { useState } from 'react';
import { READABLE_CV } from '#shared/cv/cv.contract.ts';
import { ownProfileTexts } from '#shared/profiles/own-profile.texts.ts';
import { countOffers, offersOf, type ProfileOffers } from '#shared/profiles/profile-offers.ts';
import { useTexts } from '#web/lib/texts.ts';
import { useFormParts } from '#web/profiles/form/form-context.ts';
import { OffersDialog } from '#web/profiles/own/OffersDialog.tsx';
import { fillProfile, type ProfileForm, toFields } from '#web/profiles/own/profile-form.ts';
import { showToast } from '#web/ui/toasts.ts';
import { StartFromCv } from '../StartFromCv.tsx';
import { cvAsProfile } from './cv-as-profile.ts';

/** Shows first what was read from a CV. What the person ticks goes into the form, marked until they have checked it. */
export function CvStart() {
  const t = useTexts(ownProfileTexts);
  const { store, phoneCountry } = useFormParts();
  const [offers, setOffers] = useState<ProfileOffers | null>(null);
  const [isNews, setNews] = useState(true);
  const form = () => store.get().data as ProfileForm;

  function take(chosen: ProfileOffers) {
    const { data, unchecked } = fillProfile(form(), chosen);
    store.prefill(data, unchecked);
    setOffers(null);
    showToast({ type: 'success', title: t('own.taken'), text: t('own.taken_text') });
  }

  return (
    <>
      <StartFromCv
        words={{
          text: t('own.cv_text'),
          limits: t('own.cv_limits', { size: READABLE_CV.maxBytes / 1024 / 1024 }),
          done: (name) => t(isNews ? 'own.cv_read' : 'own.cv_nothing_new', { name }),
        }}
        onRead={({ cv }) => {
          const found = offersOf(cvAsProfile(cv, phoneCountry), toFields(form()));
          setNews(countOffers(found) > 0);
          if (countOffers(found) > 0) setOffers(found);
        }}
      />
      {offers && <OffersDialog offers={offers} onTake={take} onClose={() => setOffers(null)} />}
    </>
  );
}
