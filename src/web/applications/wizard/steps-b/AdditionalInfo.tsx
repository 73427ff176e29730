import type { AdditionalInfo as Info } from '#shared/applications/wizard/additional-info.ts';
import { ADDITIONAL_TEXT } from '#shared/applications/wizard/wizard.values.ts';
import { wizardFieldsTexts } from '#shared/applications/wizard/wizard-fields.texts.ts';
import { useTexts } from '#web/lib/texts.ts';
import { formSource } from '#web/profiles/form/field-source.ts';
import { ProseField, TextField } from '#web/profiles/form/text-fields.tsx';
import { Card } from '#web/ui/Card.tsx';

const INFO = formSource<Info>('additionalInfo');

/** Certificates, awards, and links to the person's work elsewhere. */
export function AdditionalInfo() {
  const t = useTexts(wizardFieldsTexts);
  const counter = { max: ADDITIONAL_TEXT.max };
  const help = t('wizard.one_per_line');
  return (
    <Card as="section" pad className="grid gap-s4" aria-labelledby="wizard-additional">
      <header className="grid gap-s1">
        <h3 id="wizard-additional" className="text-md">
          {t('wizard.additional')}
        </h3>
        <p className="text-sm text-ink-2">{t('wizard.additional_lead')}</p>
      </header>
      <div className="grid items-start gap-s4 md:grid-cols-2">
        <ProseField
          from={INFO}
          name="certifications"
          label={t('wizard.certifications')}
          optional
          {...{ counter, help }}
          rows={3}
        />
        <ProseField from={INFO} name="awards" label={t('wizard.awards')} optional {...{ counter, help }} rows={3} />
        <TextField from={INFO} name="portfolio" label={t('wizard.portfolio')} optional type="url" autoComplete="url" />
        <TextField
          from={INFO}
          name="linkedin"
          label={t('wizard.linkedin')}
          optional
          type="url"
          placeholder="linkedin.com/in/…"
        />
      </div>
    </Card>
  );
}
