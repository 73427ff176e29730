import { type Control, useWatch } from 'react-hook-form';
import {
  accentContrast,
  accentTokens,
  contrastInWords,
  LEAST_CONTRAST,
  SCHEMES,
  type Scheme,
  SHIPPED_ACCENT,
} from '#shared/reference/accent.ts';
import type { SettingsFields } from '#shared/reference/settings.contract.ts';
import { settingsTexts } from '#shared/reference/settings.texts.ts';
import { useTexts } from '#web/lib/texts.ts';
import { buttonClass } from '#web/ui/button-look.ts';
import { Card } from '#web/ui/Card.tsx';
import { Logo } from '#web/ui/Logo.tsx';
import { isColour } from './is-colour.ts';

/** The name and the colours as pages would show them, before anything is saved. */
export function AccentPreview({ control }: { control: Control<SettingsFields> }) {
  const [name, light, dark] = useWatch({ control, name: ['site_name', 'accent_light', 'accent_dark'] });
  const chosen = { light: String(light), dark: String(dark) };
  return (
    <Card className="grid overflow-clip lg:sticky lg:top-s6 lg:mt-6">
      {SCHEMES.map((scheme) => (
        <Sample
          key={scheme}
          scheme={scheme}
          name={String(name)}
          accent={isColour(chosen[scheme]) ? chosen[scheme] : SHIPPED_ACCENT[scheme]}
        />
      ))}
    </Card>
  );
}

function Sample({ scheme, name, accent }: { scheme: Scheme; name: string; accent: string }) {
  const t = useTexts(settingsTexts);
  const tokens = Object.entries(accentTokens(scheme, accent)).map(([token, colour]) => [`--${token}`, colour]);
  const contrast = accentContrast(scheme, accent);
  // Unreadable text is not shown, not even as a sample.
  const isReadable = contrast >= LEAST_CONTRAST;
  return (
    <figure
      className="grid gap-s3 bg-paper p-s4 text-ink"
      style={{ colorScheme: scheme, ...Object.fromEntries(tokens) }}
    >
      <div aria-hidden="true" className="flex flex-wrap items-center gap-x-s4 gap-y-s3">
        <Logo name={name} size={22} className="min-w-0" />
        {isReadable && (
          <>
            <span className={buttonClass({ variant: 'primary', size: 'sm' })}>{t('settings.preview_button')}</span>
            <span className="link text-sm">{t('settings.preview_link')}</span>
          </>
        )}
      </div>
      <figcaption className="text-sm text-ink-2">
        {t(`settings.preview_${scheme}`)} · {t('settings.contrast', { contrast: contrastInWords(contrast) })}
      </figcaption>
    </figure>
  );
}
