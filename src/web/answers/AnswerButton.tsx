import { ChevronDown } from 'lucide-react';
import type { Waiting } from '#shared/answers/answers.contract.ts';
import { answerFor } from '#shared/answers/answers.rules.ts';
import { answersTexts } from '#shared/answers/answers.texts.ts';
import type { MessageTemplate } from '#shared/messenger/templates.contract.ts';
import { useColumnName } from '#web/board/useColumnName.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { Menu } from '#web/ui/Menu.tsx';
import type { Answering, Column } from './useAnswering.ts';

type AnswerButtonProps = {
  card: Waiting['card'];
  columns: readonly Column[];
  templates: readonly MessageTemplate[];
  answering: Answering;
  /** Opens a message to write and send, with these templates to begin with. */
  onWrite: (column: Column, templates: readonly MessageTemplate[]) => void;
};

/** One press sends the template that fits; the menu has the others, and the columns. */
export function AnswerButton({ card, columns, templates, answering, onWrite }: AnswerButtonProps) {
  const t = useTexts(answersTexts);
  const columnName = useColumnName();
  const column = columns.find(({ id }) => id === card.group_id);
  const first = answerFor(card, column, templates);
  const { name } = card.candidate.user;
  const isBusy = answering.busy.has(card.id);

  async function move(to: Column) {
    const ofColumn = templates.filter(({ group_id }) => group_id === to.id);
    if ((await answering.move(card, to)) && ofColumn.length > 0 && !to.rule_on) onWrite(to, ofColumn);
  }

  const others = templates.filter((one) => one !== first);
  const groups = [
    {
      id: 'templates',
      heading: t('awaited.templates'),
      actions: [
        ...others.map((template) => ({
          id: String(template.id),
          label: template.name,
          onAction: () => void answering.send(card, template),
        })),
        ...(column && templates.length > 0
          ? [
              {
                id: 'write',
                label: t('awaited.write'),
                onAction: () => onWrite(column, first ? [first, ...others] : templates),
              },
            ]
          : []),
      ],
    },
    {
      id: 'move',
      heading: t('awaited.move'),
      actions: columns
        .filter(({ id }) => id !== card.group_id)
        .map((to) => ({ id: `to-${to.id}`, label: columnName(to), onAction: () => void move(to) })),
    },
  ];
  return (
    <div className="flex min-w-0 max-w-full">
      {first ? (
        <Button
          size="sm"
          busy={isBusy}
          aria-label={t('awaited.send', { template: first.name, name })}
          onClick={() => void answering.send(card, first)}
          className="min-w-0 rounded-e-none"
        >
          <span className="truncate">{first.name}</span>
        </Button>
      ) : (
        column &&
        templates.length > 0 && (
          <Button size="sm" onClick={() => onWrite(column, templates)} className="min-w-0 rounded-e-none">
            <span className="truncate">{t('awaited.write')}</span>
          </Button>
        )
      )}
      <Menu
        size="icon-sm"
        variant="line"
        label={t('awaited.more', { name })}
        groups={groups.filter(({ actions }) => actions.length > 0)}
        className={templates.length > 0 ? '-ms-px flex-none rounded-s-none' : 'flex-none'}
      >
        <Icon of={ChevronDown} size="sm" />
      </Menu>
    </div>
  );
}
