import { useState } from 'react';
import { ownProfileTexts } from '#shared/profiles/own-profile.texts.ts';
import { countOffers, type ProfileOffers } from '#shared/profiles/profile-offers.ts';
import { uiTexts } from '#shared/reference/ui.texts.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/Button.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { cx } from '#web/ui/cx.ts';
import { Dialog } from '#web/ui/Dialog.tsx';
import { type OfferGroup, type OfferItem, type OfferPart, useOfferGroups } from './offer-groups.ts';

type OffersDialogProps = { offers: ProfileOffers; onTake: (chosen: ProfileOffers) => void; onClose: () => void };

const keyOf = (part: OfferPart, at: number) => `${part} ${at}`;

/** Ticks what the profile lacks. Existing values are replaced only if the person ticks the offer. */
function tickedFromStart(groups: readonly OfferGroup[]): Set<string> {
  const news = groups.flatMap(({ part, items }) => items.flatMap(({ now }, at) => (now ? [] : [keyOf(part, at)])));
  return new Set(news);
}

/** What was found, grouped by part, for the person to choose from. */
export function OffersDialog({ offers, onTake, onClose }: OffersDialogProps) {
  const t = useTexts(ownProfileTexts);
  const ui = useTexts(uiTexts);
  const groups = useOfferGroups(offers);
  const [ticked, setTicked] = useState<ReadonlySet<string>>(() => tickedFromStart(groups));
  const tick = (key: string, isTicked: boolean) =>
    setTicked((before) => new Set(isTicked ? [...before, key] : [...before].filter((one) => one !== key)));
  const chosen = Object.fromEntries(
    Object.entries(offers).map(([part, items]) => [
      part,
      (items as unknown[]).filter((_, at) => ticked.has(keyOf(part as OfferPart, at))),
    ]),
  ) as unknown as ProfileOffers;
  const count = countOffers(chosen);
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('own.review_title')}
      closeOnScrim={false}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {ui('ui.cancel')}
          </Button>
          <Button variant="primary" disabled={count === 0} onClick={() => onTake(chosen)}>
            {t('own.review_take', { count })}
          </Button>
        </>
      }
    >
      <div className="grid gap-s5">
        <p className="text-ink-2">{t('own.review_lead')}</p>
        {groups.map(({ part, title, items }) => (
          <fieldset key={part} className="grid gap-s3">
            <legend className="mb-s2 text-sm font-semibold">{title}</legend>
            <div className={cx(part === 'skills' ? 'flex flex-wrap gap-x-s5 gap-y-s2' : 'grid gap-s3')}>
              {items.map((item, at) => (
                <Offer
                  key={keyOf(part, at)}
                  item={item}
                  isTicked={ticked.has(keyOf(part, at))}
                  onTick={(isTicked) => tick(keyOf(part, at), isTicked)}
                />
              ))}
            </div>
          </fieldset>
        ))}
      </div>
    </Dialog>
  );
}

type OfferProps = { item: OfferItem; isTicked: boolean; onTick: (isTicked: boolean) => void };

function Offer({ item: { title, detail, now }, isTicked, onTick }: OfferProps) {
  const t = useTexts(ownProfileTexts);
  return (
    <Checkbox
      checked={isTicked}
      onChange={({ target }) => onTick(target.checked)}
      help={
        (detail || now) && (
          <span className="grid gap-0.5 wrap-anywhere">
            {detail && <bdi className="line-clamp-3">{detail}</bdi>}
            {now && <span className="line-clamp-3">{t('own.review_replaces', { now })}</span>}
          </span>
        )
      }
    >
      <bdi className="wrap-anywhere">{title}</bdi>
    </Checkbox>
  );
}
