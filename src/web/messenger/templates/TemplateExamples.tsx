import type { MessageTemplate, TemplateColumn } from '#shared/messenger/templates.contract.ts';
import { templatesTexts } from '#shared/messenger/templates.texts.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';

/** A template that is being written; a new one has no id yet. */
export type Draft = Omit<MessageTemplate, 'id'> & { id: number | null };

/** The name that a company starts with. */
const OFFER = 'Offer';

type TemplateExamplesProps = { columns: readonly TemplateColumn[]; onStart: (draft: Draft) => void };

/** Two to start from, in the reader's language, each for the column in which it is needed. */
export function TemplateExamples({ columns, onStart }: TemplateExamplesProps) {
  const t = useTexts(templatesTexts);
  const idOf = (isMeant: (column: TemplateColumn) => boolean) => columns.find(isMeant)?.id ?? null;
  const examples: Draft[] = [
    {
      id: null,
      name: t('templates.offer_name'),
      body: t('templates.offer_body'),
      group_id: idOf(({ name }) => name === OFFER),
    },
    {
      id: null,
      name: t('templates.rejection_name'),
      body: t('templates.rejection_body'),
      group_id: idOf(({ fixed }) => fixed === 'not_selected'),
    },
  ];
  return (
    <EmptyState
      title={t('templates.none')}
      titleLevel={3}
      action={
        <div className="flex flex-wrap justify-center gap-s2">
          {examples.map((example) => (
            <Button key={example.name} onClick={() => onStart(example)}>
              {example.name}
            </Button>
          ))}
        </div>
      }
    >
      {t('templates.none_text')}
    </EmptyState>
  );
}
