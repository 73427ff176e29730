import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { listTemplates, type MessageTemplate, type TemplateColumn } from '#shared/messenger/templates.contract.ts';
import { allOf, queryOf } from '#web/lib/query.ts';

export type Templates = { templates: readonly MessageTemplate[]; columns: readonly TemplateColumn[] };

/** The company's templates, fetched each time that somebody opens them. The earlier list is kept after a failure. */
export function useTemplates(isOpen: boolean, applicationId?: number) {
  const input = applicationId === undefined ? {} : { application_id: String(applicationId) };
  const { data, error } = useQuery({ ...queryOf(listTemplates, input), enabled: isOpen });
  return { loaded: data ?? null, hasFailed: error !== null };
}

export function useRefreshTemplates(): () => void {
  const client = useQueryClient();
  return useCallback(() => void client.invalidateQueries({ queryKey: allOf(listTemplates) }), [client]);
}
