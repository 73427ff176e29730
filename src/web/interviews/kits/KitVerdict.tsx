import type { Ref } from 'react';
import type { OpenedKit } from '#shared/interviews/kits.contract.ts';
import { kitsTexts } from '#shared/interviews/kits.texts.ts';
import { SENTENCE_MAX } from '#shared/interviews/kits.values.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Field } from '#web/ui/Field.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { Colleagues } from './Colleagues.tsx';
import { RatingInput } from './RatingInput.tsx';
import { RecommendationInput } from './RecommendationInput.tsx';
import { type CardFields, criteriaOf, withCriterion } from './scorecard-fields.ts';

type KitVerdictProps = {
  kit: OpenedKit['kit'];
  fields: CardFields;
  onChange: (fields: CardFields) => void;
  disabled: boolean;
  error: string | undefined;
  recommendation: Ref<HTMLFieldSetElement>;
};

/** The fields for the criteria, the recommendation, and a sentence that gives the reason. */
export function KitVerdict({ kit, fields, onChange, disabled, error, recommendation }: KitVerdictProps) {
  const t = useTexts(kitsTexts);
  const criteria = criteriaOf(kit, fields.criteria);
  return (
    <>
      {criteria.length > 0 && (
        <section className="grid gap-s2">
          <h2 className="text-md">{t('kit.criteria')}</h2>
          <ul className="divide-y divide-line">
            {criteria.map((criterion) => (
              <li key={criterion.key} className="flex flex-wrap items-center gap-x-s3 gap-y-s1 py-s3">
                <b dir="auto" className="min-w-24 flex-1 text-sm font-semibold wrap-anywhere">
                  {criterion.name}
                </b>
                <RatingInput
                  small
                  label={criterion.name}
                  value={fields.criteria.find(({ key }) => key === criterion.key)?.rating ?? null}
                  disabled={disabled}
                  onChange={(rating) => onChange(withCriterion(fields, criterion, rating))}
                />
                {(criterion.low || criterion.high) && (
                  <p dir="auto" className="basis-full text-xs text-ink-2 wrap-anywhere">
                    {[criterion.low && `1: ${criterion.low}`, criterion.high && `5: ${criterion.high}`]
                      .filter(Boolean)
                      .join(' · ')}
                  </p>
                )}
              </li>
            ))}
          </ul>
          <p className="text-xs text-ink-2">{t('kit.scale')}</p>
        </section>
      )}
      <section className="grid gap-s3">
        <h2 className="text-md">{t('kit.would_hire')}</h2>
        <RecommendationInput
          value={fields.recommendation}
          disabled={disabled}
          error={error}
          fieldset={recommendation}
          onChange={(value) => onChange({ ...fields, recommendation: value })}
        />
        <Field label={t('kit.sentence')} counter={{ max: SENTENCE_MAX, value: fields.sentence }}>
          <TextArea
            rows={3}
            value={fields.sentence}
            maxLength={SENTENCE_MAX}
            readOnly={disabled}
            onChange={({ target }) => onChange({ ...fields, sentence: target.value })}
          />
        </Field>
      </section>
    </>
  );
}

type PanelProps = { people: OpenedKit['colleagues']; isSealed: boolean; isMember: boolean };

/** The other interviewers. `isMember` says that the reader is an interviewer too. */
export function KitColleagues({ people, isSealed, isMember }: PanelProps) {
  const t = useTexts(kitsTexts);
  return (
    <section className="grid gap-s1">
      <h2 className="text-md">{t('kit.colleagues')}</h2>
      {isSealed && people.length > 0 && <p className="text-sm text-ink-2">{t('kit.colleagues_hidden')}</p>}
      {people.length === 0 && <p className="text-sm text-ink-2">{t(isMember ? 'kit.alone' : 'kit.panel_empty')}</p>}
      <Colleagues people={people} withDetails />
    </section>
  );
}
