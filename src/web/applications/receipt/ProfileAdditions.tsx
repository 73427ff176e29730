import { useState } from 'react';
import { addToProfile } from '#shared/applications/profile-additions.contract.ts';
import { isAppError } from '#shared/kernel/errors.ts';
import { ownProfileTexts } from '#shared/profiles/own-profile.texts.ts';
import { countOffers, type ProfileOffers } from '#shared/profiles/profile-offers.ts';
import { call } from '#web/lib/call.ts';
import { useTexts } from '#web/lib/texts.ts';
import { useOfferGroups } from '#web/profiles/own/offer-groups.ts';
import { Button } from '#web/ui/Button.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { Card } from '#web/ui/Card.tsx';
import { showToast } from '#web/ui/toasts.ts';

/** What an application says and the profile does not, with the button that adds it. */
export function ProfileAdditions({ application, additions }: { application: string; additions: ProfileOffers }) {
  const t = useTexts(ownProfileTexts);
  const groups = useOfferGroups(additions);
  const [isBusy, setBusy] = useState(false);
  const [added, setAdded] = useState<number | null>(null);
  if (countOffers(additions) === 0) return null;

  async function take() {
    setBusy(true);
    try {
      setAdded((await call(addToProfile, { application })).added);
    } catch (error) {
      if (!isAppError(error)) throw error;
      showToast({ type: 'error', title: t('own.additions_failed'), text: error.message, duration: 'stay' });
    } finally {
      setBusy(false);
    }
  }

  return (
    <Card as="section" pad aria-labelledby="additions" className="grid gap-s3">
      <h2 id="additions" className="text-md">
        {t('own.additions_title')}
      </h2>
      <div role="status" className="grid gap-s3">
        {added !== null && <p className="text-sm">{t('own.additions_done', { count: added })}</p>}
      </div>
      {added === null ? (
        <>
          <p className="text-sm text-ink-2">{t('own.additions_text')}</p>
          <dl className="grid gap-s2 text-sm">
            {groups.map(({ part, title, items }) => (
              <div key={part}>
                <dt className="text-ink-2">{title}</dt>
                {items.map((item) => (
                  <dd key={item.title} dir="auto" className="wrap-anywhere">
                    {item.title}
                  </dd>
                ))}
              </div>
            ))}
          </dl>
          <Button variant="primary" wide busy={isBusy} onClick={take}>
            {t('own.additions_take')}
          </Button>
        </>
      ) : (
        <ButtonLink to="/user/profile" wide>
          {t('own.additions_open')}
        </ButtonLink>
      )}
    </Card>
  );
}
