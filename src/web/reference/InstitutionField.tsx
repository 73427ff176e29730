import { Search } from 'lucide-react';
import { type Ref, useEffect, useRef, useState } from 'react';
import { institutionTexts } from '#shared/applications/institution.texts.ts';
import { INSTITUTION_NAME, INSTITUTION_SEARCH } from '#shared/reference/institutions.values.ts';
import { useTexts } from '#web/lib/texts.ts';
import { ComboBox } from '#web/ui/ComboBox.tsx';
import { useInstitutions } from './useInstitutions.ts';

type InstitutionFieldProps = {
  /** Empty until a country is chosen, which the search needs. */
  countryCode: string;
  text: string;
  onTextChange: (text: string) => void;
  onBlur?: () => void;
  name?: string;
  ref?: Ref<HTMLInputElement>;
};

/** The name of a school or university: suggestions of the chosen country, or the person's own words. Goes in a Field. */
export function InstitutionField({ countryCode, text, onTextChange, onBlur, name, ref }: InstitutionFieldProps) {
  const t = useTexts(institutionTexts);
  const [isLeft, setLeft] = useState(false);
  const leaving = useRef<number>(undefined);
  useEffect(() => () => clearTimeout(leaving.current), []);
  // No suggestions are needed for what was just chosen.
  const [chosen, setChosen] = useState('');
  const { institutions, loading } = useInstitutions(text === chosen || isLeft ? '' : text, countryCode);

  const stay = () => {
    clearTimeout(leaving.current);
    setLeft(false);
  };
  // Delayed, because the click that leaves the field may be on one of the suggestions.
  const leave = () => {
    leaving.current = window.setTimeout(() => setLeft(true), INSTITUTION_SEARCH.hideMs);
    onBlur?.();
  };

  return (
    <ComboBox
      ref={ref}
      name={name}
      filtered
      items={institutions.map(({ id, name: label }) => ({ id: String(id), label }))}
      text={text}
      onTextChange={onTextChange}
      onSelect={({ label }) => setChosen(label)}
      onFocus={stay}
      onBlur={leave}
      loading={loading}
      icon={Search}
      maxLength={INSTITUTION_NAME.max}
      disabled={countryCode === ''}
      placeholder={t(countryCode === '' ? 'institution.country_first' : 'institution.start_typing')}
    />
  );
}
