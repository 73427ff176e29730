import { Download, Upload } from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import { useNavigate, useNavigation, useRevalidator } from 'react-router';
import { LOCALE_NAMES } from '#shared/kernel/languages.ts';
import {
  type ImportedTranslations,
  type TranslationCounts,
  translations,
} from '#shared/reference/translations.contract.ts';
import { translationsTexts } from '#shared/reference/translations.texts.ts';
import { metaTexts, pageTitle } from '#web/lib/meta-texts.ts';
import { load, serverContext } from '#web/lib/server-context.ts';
import { useTexts } from '#web/lib/texts.ts';
import { ImportDialog } from '#web/reference/translations/ImportDialog.tsx';
import { TranslationList } from '#web/reference/translations/TranslationList.tsx';
import { TranslationsNothing } from '#web/reference/translations/TranslationsNothing.tsx';
import { TranslationTools } from '#web/reference/translations/TranslationTools.tsx';
import { TranslationTurner } from '#web/reference/translations/TranslationTurner.tsx';
import { addressOf, readAddress } from '#web/reference/translations/translations-address.ts';
import { useAskBeforeLosing } from '#web/reference/translations/useAskBeforeLosing.ts';
import type { Unsaved } from '#web/reference/translations/useTranslation.ts';
import { Button } from '#web/ui/Button.tsx';
import { buttonClass } from '#web/ui/button-look.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { PageHead } from '#web/ui/PageHead.tsx';
import { showToast } from '#web/ui/toasts.ts';
import type { Route } from './+types/admin.translations.ts';

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: pageTitle(matches, metaTexts(matches, translationsTexts)('translations.title')) },
];

export async function loader(args: Route.LoaderArgs) {
  const { locale } = args.context.get(serverContext);
  const address = readAddress(new URL(args.request.url).searchParams, locale);
  return { address, loaded: await load(args, translations, address) };
}

export default function TranslationsPage({ loaderData: { address, loaded } }: Route.ComponentProps) {
  const t = useTexts(translationsTexts);
  const navigate = useNavigate();
  const { state } = useNavigation();
  const { revalidate } = useRevalidator();
  const [unsaved] = useState<Unsaved>(() => new Map());
  const [counts, setCounts] = useState(loaded.counts);
  const [lastSaved, setLastSaved] = useState<string | null>(null);
  const [isImporting, setImporting] = useState(false);
  useAskBeforeLosing(unsaved);
  useEffect(() => setCounts(loaded.counts), [loaded]);

  const { locale, from: _, ...filters } = address;
  const language = LOCALE_NAMES[locale];
  const hrefFrom = (from: string | null) => from && addressOf({ ...address, from });
  const onSaved = useCallback((key: string, now: TranslationCounts) => {
    setCounts(now);
    setLastSaved(key);
  }, []);

  function onImported({ changed, refused }: ImportedTranslations): void {
    setImporting(false);
    showToast({
      type: 'success',
      title: t('translations.import_done', { count: changed, language }),
      ...(refused > 0 && { text: t('translations.import_left', { count: refused }) }),
    });
    revalidate();
  }

  return (
    <main id="main" className="wrap py-s6 max-md:py-s4">
      <PageHead
        title={t('translations.title')}
        lead={t('translations.lead')}
        actions={
          <>
            <a href={`/admin/translations/export.json?locale=${locale}`} download className={buttonClass({})}>
              <Icon of={Download} size="sm" />
              {t('translations.export')}
            </a>
            <Button onClick={() => setImporting(true)}>
              <Icon of={Upload} size="sm" />
              {t('translations.import')}
            </Button>
          </>
        }
      />
      <TranslationTools
        address={address}
        counts={counts}
        onSearch={(q) => navigate(addressOf({ locale, ...filters, q }), { replace: true, preventScrollReset: true })}
      />
      <p role="status" className="sr-only">
        {lastSaved && t('translations.saved_named', { key: lastSaved })}
      </p>
      {loaded.entries.length === 0 ? (
        <TranslationsNothing {...address} />
      ) : (
        <div className="grid gap-s4">
          <p className="text-xs text-ink-2 pointer-coarse:hidden">
            {t('translations.keys')} {t('translations.keys_lines')}
          </p>
          <TranslationList
            locale={locale}
            entries={loaded.entries}
            unsaved={unsaved}
            nextHref={hrefFrom(loaded.next)}
            isBusy={state === 'loading'}
            onSaved={onSaved}
          />
          <TranslationTurner
            first={loaded.first}
            last={loaded.first + loaded.entries.length - 1}
            found={loaded.found}
            previousHref={hrefFrom(loaded.previous)}
            nextHref={hrefFrom(loaded.next)}
          />
        </div>
      )}
      {isImporting && <ImportDialog locale={locale} onDone={onImported} onClose={() => setImporting(false)} />}
    </main>
  );
}
