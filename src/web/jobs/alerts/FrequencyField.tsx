import type { UseFormRegisterReturn } from 'react-hook-form';
import { alertsTexts } from '#shared/jobs/alerts.texts.ts';
import { ALERT_FREQUENCIES } from '#shared/jobs/alerts.values.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Field } from '#web/ui/Field.tsx';
import { Radio, RadioGroup } from '#web/ui/Radio.tsx';

export function FrequencyField(registered: UseFormRegisterReturn) {
  const t = useTexts(alertsTexts);
  return (
    <Field label={t('alerts.how_often')} group>
      <RadioGroup className="grid-cols-2">
        {ALERT_FREQUENCIES.map((frequency) => (
          <Radio key={frequency} value={frequency} {...registered}>
            {t(`alerts.${frequency}`)}
          </Radio>
        ))}
      </RadioGroup>
    </Field>
  );
}
