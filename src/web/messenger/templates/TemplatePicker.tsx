import { FileText, Settings2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { fillTemplate, type TemplateValues } from '#shared/messenger/templates.rules.ts';
import { templatesTexts } from '#shared/messenger/templates.texts.ts';
import { useSessionUser } from '#web/lib/session.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { Menu, type MenuAction } from '#web/ui/Menu.tsx';
import { usePreloaded } from '#web/ui/usePreloaded.ts';
import { useTemplates } from './useTemplates.ts';

const loadTemplatesDialog = () => import('./TemplatesDialog.tsx').then(({ TemplatesDialog }) => TemplatesDialog);

type TemplatePickerProps = {
  /** The recipient's application: standard templates come in their language. */
  applicationId?: number;
  /** What the page knows of the conversation. The server says the rest, and what nobody knows stays as it is. */
  facts: TemplateValues;
  /** The text in the field. It is kept, and the template is added below it. */
  current: string;
  onPick: (text: string) => void;
};

/** A menu of the company's templates; the chosen one is inserted with its placeholders filled in. */
export function TemplatePicker({ applicationId, facts, current, onPick }: TemplatePickerProps) {
  const t = useTexts(templatesTexts);
  const [isOpen, setOpen] = useState(false);
  const { loaded, hasFailed } = useTemplates(isOpen, applicationId);
  const [isManaging, setManaging] = useState(false);
  const TemplatesDialog = usePreloaded(loadTemplatesDialog, isManaging);
  const picked = useRef('');
  const user = useSessionUser();
  const own: TemplateValues = { company: user?.company?.name ?? '', recruiter: user?.name ?? '' };
  function pick(text: string) {
    const isOwn = current.trim() !== '' && current !== picked.current;
    picked.current = isOwn ? `${current.trimEnd()}\n\n${text}` : text;
    onPick(picked.current);
  }
  const note = (label: string): MenuAction[] => [{ id: 'note', label, disabled: true }];
  const choices: MenuAction[] = loaded
    ? loaded.templates.map(({ id, name, body }) => ({
        id: String(id),
        label: name,
        onAction: () => pick(fillTemplate(body, { ...own, ...facts, ...loaded.values })),
      }))
    : note(t(hasFailed ? 'templates.failed' : 'templates.loading'));
  return (
    <>
      <Menu
        label={t('templates.pick')}
        size="icon-md"
        variant="quiet"
        align="start"
        onOpenChange={setOpen}
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
      {isManaging && TemplatesDialog && (
        <TemplatesDialog applicationId={applicationId} onClose={() => setManaging(false)} />
      )}
    </>
  );
}
