import { isEndColumn } from '#shared/answers/answers.rules.ts';
import type { ClosingDecision, OpenGroup } from '#shared/answers/closing.contract.ts';
import type { FixedGroup } from '#shared/board/board.values.ts';
import type { Locale } from '#shared/kernel/languages.ts';
import type { MessageTemplate } from '#shared/messenger/templates.contract.ts';

/** What somebody decides for a group. Both sides are kept, so that changing one's mind loses nothing. */
export type Choice = {
  kind: 'answer' | 'leave' | '';
  /** Empty: nothing is chosen yet. `own`: a text without a template. */
  template: number | 'own' | '';
  /** What was written in place of the template, by language. */
  texts: Partial<Record<Locale, string>>;
  /** Null: they stay in their column. */
  toGroupId: number | null;
  reason: string;
};

export type BoardColumn = { id: number; name: string; fixed: FixedGroup | null };

/** Nothing is decided, but an answer begins with what fits the column: a refusal, unless the column is an end itself. */
export function firstChoice(
  { column }: OpenGroup,
  columns: readonly BoardColumn[],
  templates: readonly MessageTemplate[],
): Choice {
  const isEnd = isEndColumn(column);
  const refusals = columns.find(({ fixed }) => fixed === 'not_selected');
  const meant = isEnd ? column.id : refusals?.id;
  const template = templates.find(({ group_id }) => group_id === meant);
  return {
    kind: '',
    template: template?.id ?? '',
    texts: {},
    toGroupId: isEnd ? null : (refusals?.id ?? null),
    reason: '',
  };
}

/** The text that somebody reads who speaks this language. */
export function textIn(choice: Choice, template: MessageTemplate | undefined, locale: Locale): string {
  const written = choice.texts[locale];
  if (written !== undefined || !template) return written ?? '';
  return template.locale === locale ? template.body : template.translations[locale]?.trim() || template.body;
}

export function decisionOf({ column, application_ids }: OpenGroup, choice: Choice): ClosingDecision {
  const group = { group_id: column.id, application_ids };
  if (choice.kind === 'leave') return { ...group, leave_reason: choice.reason };
  const texts = Object.fromEntries(Object.entries(choice.texts).filter(([, text]) => text.trim() !== ''));
  const template_id = typeof choice.template === 'number' ? choice.template : null;
  return { ...group, template_id, texts, to_group_id: choice.toGroupId };
}
