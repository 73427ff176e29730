import { listTemplates, type MessageTemplate } from '#shared/messenger/templates.contract.ts';
import { call } from '#web/lib/call.ts';

/**
 * The templates that belong to a column, the company's own first: for one applicant in their language, for several in
 * the reader's. A failure returns none without an error, because nobody asked for them.
 */
export async function templatesOf(groupId: number, applicationIds: readonly number[]): Promise<MessageTemplate[]> {
  const [only, ...more] = applicationIds;
  const whom = only !== undefined && more.length === 0 ? { application_id: String(only) } : {};
  const { templates } = await call(listTemplates, whom).catch(() => ({ templates: [] }));
  const own = (one: MessageTemplate) => (one.standard === null ? 0 : 1);
  return templates.filter(({ group_id }) => group_id === groupId).sort((a, b) => own(a) - own(b));
}
