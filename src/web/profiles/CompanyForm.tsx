import type { ReactNode, Ref } from 'react';
import { Controller } from 'react-hook-form';
import { useRevalidator } from 'react-router';
import { plainText, RICH_TEXT } from '#shared/kernel/rich-text.ts';
import { type CompanyFields, updateCompanyProfile } from '#shared/profiles/company.contract.ts';
import { companyTexts } from '#shared/profiles/company.texts.ts';
import { SOCIAL_NETWORKS, type SocialNetwork, TEAM_SIZES } from '#shared/profiles/profiles.values.ts';
import type { CountryChoice } from '#web/lib/country-choices.ts';
import { useTexts } from '#web/lib/texts.ts';
import { useAskBeforeLeaving } from '#web/lib/useAskBeforeLeaving.ts';
import { useEndpointForm } from '#web/lib/useEndpointForm.ts';
import { Banner } from '#web/ui/Banner.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { cx } from '#web/ui/cx.ts';
import { Field } from '#web/ui/Field.tsx';
import { NativeSelect } from '#web/ui/NativeSelect.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';
import { showToast } from '#web/ui/toasts.ts';

type RichInput = {
  value: string;
  onChange: (html: string) => void;
  onBlur: () => void;
  ref: Ref<{ focus: () => void }>;
};

type CompanyFormProps = {
  fields: CompanyFields;
  countries: readonly CountryChoice[];
  /** The rich-text editor, which the page brings. */
  aboutInput: (input: RichInput) => ReactNode;
};

const asText = { setValueAs: (text: string | null) => (text?.trim() ? text : null) };
const asYear = {
  setValueAs: (text: string | number | null) => {
    if (typeof text !== 'string') return text;
    const bare = text.trim();
    return bare === '' ? null : /^\d+$/.test(bare) ? Number(bare) : text;
  },
};

/** The company as candidates see it. */
export function CompanyForm({ fields, countries, aboutInput }: CompanyFormProps) {
  const t = useTexts(companyTexts);
  const { revalidate } = useRevalidator();
  const { register, control, submit, failure, errorOf, isBusy, reset, formState } = useEndpointForm(
    updateCompanyProfile,
    {
      defaults: fields,
      onDone: ({ fields: saved }) => {
        reset(saved);
        revalidate();
        showToast({ type: 'success', title: t('company.saved'), text: t('company.saved_text') });
      },
    },
  );
  const { isDirty } = formState;
  useAskBeforeLeaving(isDirty && !isBusy, {
    title: t('company.leave_title'),
    text: t('company.leave_text'),
    confirmLabel: t('company.leave'),
    cancelLabel: t('company.stay'),
  });

  return (
    <form onSubmit={submit} noValidate className="grid min-w-0 gap-s6">
      {failure && (
        <Banner tone="danger" announce>
          {failure}
        </Banner>
      )}
      <Part id="profile" title={t('company.profile')}>
        <Field label={t('company.name')} error={errorOf('name')} required>
          <TextInput dir="auto" autoComplete="organization" {...register('name')} defaultValue={fields.name} />
        </Field>
        <Controller
          control={control}
          name="about"
          render={({ field: { value, onChange, onBlur, ref } }) => (
            <Field
              group
              label={t('company.about')}
              help={t('company.about_help')}
              error={errorOf('about')}
              counter={{ max: RICH_TEXT.max, value: plainText(value) }}
            >
              {aboutInput({ value, onChange, onBlur, ref })}
            </Field>
          )}
        />
        <div className="grid gap-s4 md:grid-cols-2">
          <Field label={t('company.industry')} help={t('company.industry_help')} error={errorOf('industry')} optional>
            <TextInput
              dir="auto"
              autoComplete="off"
              {...register('industry', asText)}
              defaultValue={fields.industry ?? ''}
            />
          </Field>
          <Field label={t('company.website')} error={errorOf('website')} optional>
            <TextInput
              type="url"
              dir="ltr"
              autoComplete="url"
              placeholder="https://"
              {...register('website', asText)}
              defaultValue={fields.website ?? ''}
            />
          </Field>
          <Field label={t('company.team_size')} error={errorOf('team_size')} optional>
            <NativeSelect
              {...register('team_size', asText)}
              defaultValue={fields.team_size ?? ''}
              placeholder={t('company.not_said')}
              options={TEAM_SIZES.map((size) => ({ value: size, label: t('company.team_size_people', { size }) }))}
            />
          </Field>
          <Field label={t('company.founded_year')} error={errorOf('founded_year')} optional>
            <TextInput
              dir="ltr"
              inputMode="numeric"
              autoComplete="off"
              {...register('founded_year', asYear)}
              defaultValue={fields.founded_year ?? ''}
            />
          </Field>
        </div>
      </Part>
      <Part id="place" title={t('company.place')}>
        <div className="grid gap-s4 md:grid-cols-2">
          <Field label={t('company.country')} error={errorOf('country')} optional>
            <NativeSelect
              {...register('country', asText)}
              defaultValue={fields.country ?? ''}
              autoComplete="country"
              placeholder={t('company.not_said')}
              options={countries}
            />
          </Field>
          <Field label={t('company.locality')} error={errorOf('locality')} optional>
            <TextInput
              dir="auto"
              autoComplete="address-level2"
              {...register('locality', asText)}
              defaultValue={fields.locality ?? ''}
            />
          </Field>
          <Field label={t('company.address')} error={errorOf('address')} optional className="md:col-span-2">
            <TextInput
              dir="auto"
              autoComplete="street-address"
              {...register('address', asText)}
              defaultValue={fields.address ?? ''}
            />
          </Field>
        </div>
      </Part>
      <Part id="links" title={t('company.links')}>
        <Controller
          control={control}
          name="social_info"
          render={({ field }) => (
            <SocialLinks
              links={field.value}
              onChange={field.onChange}
              onBlur={field.onBlur}
              errorOf={(network) => errorOf(`social_info.${network}`)}
            />
          )}
        />
      </Part>
      <Part id="transparency" title={t('company.transparency')}>
        <Checkbox
          {...register('shows_section_scores')}
          defaultChecked={fields.shows_section_scores}
          help={t('company.shows_section_scores_help')}
        >
          {t('company.shows_section_scores')}
        </Checkbox>
        <Checkbox
          {...register('shows_answers')}
          defaultChecked={fields.shows_answers}
          help={t('company.shows_answers_help')}
        >
          {t('company.shows_answers')}
        </Checkbox>
      </Part>
      <div
        className={cx(
          'flex items-center justify-end gap-s3 border-t border-line bg-paper py-s3 max-md:-mx-gutter max-md:px-gutter',
          isDirty && 'sticky bottom-0 z-3 max-md:bottom-14',
        )}
      >
        <p role="status" className="text-sm text-ink-2">
          {t(isDirty ? 'company.unsaved' : 'company.all_saved')}
        </p>
        <Button type="submit" variant="primary" busy={isBusy}>
          {t('company.save')}
        </Button>
      </div>
    </form>
  );
}

type Links = CompanyFields['social_info'];

type SocialLinksProps = {
  links: Links;
  onChange: (links: Links) => void;
  onBlur: () => void;
  errorOf: (network: SocialNetwork) => string | undefined;
};

/** One value with a link per network: a network without one is not in it. */
function SocialLinks({ links, onChange, onBlur, errorOf }: SocialLinksProps) {
  const t = useTexts(companyTexts);
  const set = (network: SocialNetwork, text: string) => {
    const { [network]: _before, ...others } = links;
    onChange(text.trim() ? { ...others, [network]: text } : others);
  };
  return (
    <div className="grid gap-s4 md:grid-cols-2">
      {SOCIAL_NETWORKS.map((network) => (
        <Field key={network} label={t(`company.${network}`)} error={errorOf(network)} optional>
          <TextInput
            type="url"
            dir="ltr"
            autoComplete="off"
            placeholder="https://"
            value={links[network] ?? ''}
            onChange={(event) => set(network, event.currentTarget.value)}
            onBlur={onBlur}
          />
        </Field>
      ))}
    </div>
  );
}

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={`${id}-title`} className="grid gap-s4">
      <h2 id={`${id}-title`} className="border-b border-line pb-s2 text-lg">
        {title}
      </h2>
      {children}
    </section>
  );
}
