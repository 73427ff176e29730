import { MapPin } from 'lucide-react';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { jobEditorTexts } from '#shared/jobs/job-editor.texts.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/Button.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { cx } from '#web/ui/cx.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { NativeSelect } from '#web/ui/NativeSelect.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';
import { EditorField } from './EditorField.tsx';
import { asNumber, asText, useCountries, useJobForm } from './EditorFields.ts';
import { EditorFold } from './EditorFold.tsx';
import { hasAddress } from './EditorFolds.ts';
import { EditorMap } from './EditorMap.tsx';
import { EditorSection } from './EditorSection.tsx';
import { BROAD, NARROW, PAIRS, WHOLE } from './editor-pairs.ts';

/** Where the work is done: from anywhere, or at an address with a position on the map. */
export function EditorPlace() {
  const t = useTexts(jobEditorTexts);
  const countries = useCountries();
  const { input, control, getValues, setValue } = useJobForm();
  const isRemote = useWatch({ control, name: 'is_remote' });

  /** Clears coordinates that are not numbers, because a hidden field cannot be corrected. */
  const dropHalfTyped = () => {
    for (const name of ['latitude', 'longitude'] as const)
      if (typeof getValues(name) !== 'number') setValue(name, null, { shouldValidate: true });
  };

  return (
    <EditorSection id="place" title={t('editor.section_place')}>
      <Checkbox {...input('is_remote', { onChange: dropHalfTyped })} help={t('editor.remote_help')}>
        {t('editor.remote_label')}
      </Checkbox>
      <div className="grid gap-s4 md:grid-cols-2">
        <EditorField name="country" label={t('editor.country')} optional={isRemote}>
          <NativeSelect
            {...input('country', asText)}
            autoComplete="country"
            placeholder={isRemote ? t('editor.any_country') : t('editor.choose_country')}
            options={countries}
          />
        </EditorField>
        {!isRemote && (
          <EditorField name="locality" label={t('editor.locality')}>
            <TextInput dir="auto" autoComplete="off" {...input('locality', asText)} />
          </EditorField>
        )}
      </div>
      {!isRemote && <ExactAddress />}
    </EditorSection>
  );
}

/** Details of the address that only some jobs have. */
function ExactAddress() {
  const t = useTexts(jobEditorTexts);
  const { input, control } = useJobForm();
  const [region, postcode, full_address, latitude, longitude] = useWatch({
    control,
    name: ['region', 'postcode', 'full_address', 'latitude', 'longitude'],
  });
  const hasValue = hasAddress({ region, postcode, full_address, latitude, longitude });
  const position = latitude === null && longitude === null ? null : `${latitude ?? ''}, ${longitude ?? ''}`;
  const said = [region, postcode, full_address, position].filter(Boolean);
  const names = [t('editor.region'), t('editor.postcode'), t('editor.full_address'), t('editor.map')];
  return (
    <EditorFold
      fold="address"
      title={t('editor.exact_address')}
      summary={(hasValue ? said : names).join(' · ')}
      hasValue={hasValue}
    >
      <div className={cx(PAIRS, 'md:grid-cols-2')}>
        <EditorField name="region" label={t('editor.region')} optional className={cx(NARROW, WHOLE)}>
          <TextInput dir="auto" autoComplete="off" {...input('region', asText)} />
        </EditorField>
        <EditorField name="postcode" label={t('editor.postcode')} optional className={cx(BROAD, WHOLE)}>
          <TextInput autoComplete="off" {...input('postcode', asText)} />
        </EditorField>
        <EditorField
          name="full_address"
          label={t('editor.full_address')}
          optional
          className="max-md:basis-full md:col-span-2"
        >
          <TextInput dir="auto" autoComplete="off" {...input('full_address', asText)} />
        </EditorField>
      </div>
      <Position />
    </EditorFold>
  );
}

function Position() {
  const t = useTexts(jobEditorTexts);
  const { input, control, setValue } = useJobForm();
  const [latitude, longitude] = useWatch({ control, name: ['latitude', 'longitude'] });
  const [isOpen, setOpen] = useState(false);
  const hasPosition = typeof latitude === 'number' && typeof longitude === 'number';
  const set = (position: { latitude: number; longitude: number } | null) => {
    const options = { shouldDirty: true, shouldValidate: true } as const;
    setValue('latitude', position?.latitude ?? null, options);
    setValue('longitude', position?.longitude ?? null, options);
  };
  return (
    <fieldset className="grid gap-s3">
      <legend className="mb-1 text-sm font-semibold">
        {t('editor.map')} <span className="font-normal text-ink-3">{t('editor.map_optional')}</span>
      </legend>
      <p className="text-sm text-ink-2">{t('editor.map_help')}</p>
      <div className={cx(PAIRS, 'items-start md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto]')}>
        <EditorField name="latitude" label={t('editor.latitude')} className={NARROW}>
          <TextInput dir="ltr" inputMode="decimal" autoComplete="off" {...input('latitude', asNumber)} />
        </EditorField>
        <EditorField name="longitude" label={t('editor.longitude')} className={BROAD}>
          <TextInput dir="ltr" inputMode="decimal" autoComplete="off" {...input('longitude', asNumber)} />
        </EditorField>
        <div className="flex flex-wrap gap-s2 max-md:basis-full md:pt-7">
          {!isOpen && (
            <Button onClick={() => setOpen(true)} className="max-md:px-3">
              <Icon of={MapPin} size="sm" />
              {t('editor.map_show')}
            </Button>
          )}
          {hasPosition && (
            <Button variant="quiet" onClick={() => set(null)} className="max-md:px-3">
              {t('editor.map_clear')}
            </Button>
          )}
        </div>
      </div>
      {isOpen && <EditorMap position={hasPosition ? { latitude, longitude } : null} onChoose={set} />}
    </fieldset>
  );
}
