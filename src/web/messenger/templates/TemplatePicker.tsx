import { FileText, Settings2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { fillTemplate, type TemplateValues } from '#shared/messenger/templates.rules.ts';
import { templatesTexts } from '#shared/messenger/templates.texts.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { Menu, type MenuAction } from '#web/ui/Menu.tsx';
import { useTemplates } from './useTemplates.ts';

const TemplatesDialog = lazy(async () => {
  const { TemplatesDialog } = await import('./TemplatesDialog.tsx');
  return { default: TemplatesDialog };
});

type TemplatePickerProps = {
  /** Of the conversation. What is left out stays open in the text. */
  facts: TemplateValues;
  onPick: (text: string) => void;
};

/** A menu of the company's templates; the chosen one comes filled in. */
export function TemplatePicker({ facts, onPick }: TemplatePickerProps) {
  const t = useTexts(templatesTexts);
  const { loaded, hasFailed, load } = useTemplates();
  const [isManaging, setManaging] = useState(false);
  const note = (label: string): MenuAction[] => [{ id: 'note', label, disabled: true }];
  const choices: MenuAction[] = loaded
    ? loaded.templates.map(({ id, name, body }) => ({
        id: String(id),
        label: name,
        onAction: () => onPick(fillTemplate(body, facts)),
      }))
    : note(t(hasFailed ? 'templates.failed' : 'templates.loading'));
  return (
    <>
      <Menu
        label={t('templates.pick')}
        size="icon-md"
        variant="quiet"
        align="start"
        onOpenChange={(isOpen) => isOpen && void load()}
        groups={[
          { id: 'templates', actions: choices.length > 0 ? choices : note(t('templates.none')) },
          {
            id: 'manage',
            actions: [
              { id: 'manage', label: t('templates.manage'), icon: Settings2, onAction: () => setManaging(true) },
            ],
          },
        ]}
      >
        <Icon of={FileText} />
      </Menu>
      {isManaging && (
        <Suspense>
          <TemplatesDialog facts={facts} onClose={() => setManaging(false)} />
        </Suspense>
      )}
    </>
  );
}
