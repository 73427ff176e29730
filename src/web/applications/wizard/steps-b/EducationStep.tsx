import { EMPTY_ENTRIES } from '#shared/applications/wizard/empty-form.ts';
import { wizardFieldsTexts } from '#shared/applications/wizard/wizard-fields.texts.ts';
import { wizardStepsTexts } from '#shared/applications/wizard/wizard-steps.texts.ts';
import { type FormEducation, formEducation } from '#shared/profiles/sections/education.ts';
import { useTexts } from '#web/lib/texts.ts';
import { AddButton } from '#web/profiles/entries/AddButton.tsx';
import { NothingYet } from '#web/profiles/entries/NothingYet.tsx';
import { useFormParts } from '#web/profiles/form/form-context.ts';
import { StepHead } from '../parts/StepHead.tsx';
import { useCards } from '../parts/useCards.ts';
import { EducationCard } from './EducationCard.tsx';

export function EducationStep() {
  const t = useTexts(wizardFieldsTexts);
  const tSteps = useTexts(wizardStepsTexts);
  const { context } = useFormParts();
  const { cards, add } = useCards<FormEducation>({
    part: 'educations',
    kind: 'education',
    schema: formEducation(context),
  });
  return (
    <div className="grid gap-s5">
      <StepHead title={tSteps('wizard.education_background')} lead={t('wizard.add_first_education')} />
      <div data-path="educations" className="grid gap-s4">
        {cards.length === 0 && <NothingYet>{t('wizard.no_education_yet')}</NothingYet>}
        {cards.map((card) => (
          <EducationCard {...card} key={card.id} />
        ))}
        <AddButton
          label={t('wizard.add_education')}
          count={cards.length}
          onAdd={() => add(EMPTY_ENTRIES.form.education)}
        />
      </div>
    </div>
  );
}
