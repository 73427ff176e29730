import { wizardFieldsTexts } from '#shared/applications/wizard/wizard-fields.texts.ts';
import { profileTexts } from '#shared/board/profile.texts.ts';
import { ownProfileTexts } from '#shared/profiles/own-profile.texts.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Educations } from '../entries/Educations.tsx';
import { Experiences } from '../entries/Experiences.tsx';
import { Languages } from '../entries/Languages.tsx';
import { NothingYet } from '../entries/NothingYet.tsx';
import { Skills } from '../entries/Skills.tsx';
import { Trainings } from '../entries/Trainings.tsx';
import { Part } from './Part.tsx';

/** The parts of the profile that an application uses, rendered with the components of the application form. */
export function EntryParts() {
  const t = useTexts(ownProfileTexts);
  const tProfile = useTexts(profileTexts);
  const tFields = useTexts(wizardFieldsTexts);
  return (
    <>
      <Part id="experience" title={tProfile('profile.experience')}>
        <Experiences none={<NothingYet>{tFields('wizard.no_experience_yet')}</NothingYet>} />
      </Part>
      <Part id="education" title={tProfile('profile.education')}>
        <Educations />
      </Part>
      <Part id="trainings" title={tProfile('profile.trainings')}>
        <Trainings />
      </Part>
      <Part id="skills" title={tProfile('profile.skills')}>
        <Skills proposedLabel={t('own.popular_skills')} />
      </Part>
      <Part id="languages" title={tProfile('profile.languages')}>
        <Languages />
      </Part>
    </>
  );
}
