import { listTemplates, type MessageTemplate } from '#shared/messenger/templates.contract.ts';
import type { TemplateValues } from '#shared/messenger/templates.rules.ts';
import { call } from '#web/lib/call.ts';

/** The values are those of the one applicant, if there is only one. */
export type Offered = { templates: readonly MessageTemplate[]; values: TemplateValues };

/**
 * The templates that belong to a column, the company's own first: for one applicant in their language, for several in
 * the reader's. None where a message goes out by itself. A failure returns none without an error, because nobody asked for them.
 */
export async function templatesOf(groupId: number, applicationIds: readonly number[]): Promise<Offered> {
  const [only, ...more] = applicationIds;
  const whom = only !== undefined && more.length === 0 ? { application_id: String(only) } : {};
  const nothing = { templates: [], columns: [], values: {} };
  const { templates, columns, values } = await call(listTemplates, whom).catch(() => nothing);
  if (columns.some(({ id, rule_on }) => id === groupId && rule_on)) return { templates: [], values };
  const own = (one: MessageTemplate) => (one.standard === null ? 0 : 1);
  const meant = templates.filter(({ group_id }) => group_id === groupId).sort((a, b) => own(a) - own(b));
  return { templates: meant, values };
}
