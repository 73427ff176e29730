import { EMPTY_ENTRIES } from '#shared/applications/wizard/empty-form.ts';
import { wizardFieldsTexts } from '#shared/applications/wizard/wizard-fields.texts.ts';
import { wizardStepsTexts } from '#shared/applications/wizard/wizard-steps.texts.ts';
import { type FormExperience, formExperience } from '#shared/profiles/sections/experience.ts';
import { useTexts } from '#web/lib/texts.ts';
import { AddButton } from '#web/profiles/entries/AddButton.tsx';
import { useFormParts } from '#web/profiles/form/form-context.ts';
import { NoExperienceYet } from '../parts/NoExperience.tsx';
import { StepHead } from '../parts/StepHead.tsx';
import { useCards } from '../parts/useCards.ts';
import { ExperienceCard } from './ExperienceCard.tsx';

export function ExperienceStep() {
  const t = useTexts(wizardFieldsTexts);
  const tSteps = useTexts(wizardStepsTexts);
  const { context } = useFormParts();
  const { cards, add } = useCards<FormExperience>({
    part: 'experiences',
    kind: 'experience',
    schema: formExperience(context),
  });
  return (
    <div className="grid gap-s5">
      <StepHead title={tSteps('wizard.experience_title')} lead={t('wizard.experience_lead')} />
      <div data-path="experiences" className="grid gap-s4">
        {cards.length === 0 && <NoExperienceYet />}
        {cards.map((card) => (
          <ExperienceCard {...card} key={card.id} />
        ))}
        <AddButton
          label={t('wizard.add_experience')}
          count={cards.length}
          onAdd={() => add(EMPTY_ENTRIES.form.experience)}
        />
      </div>
    </div>
  );
}
