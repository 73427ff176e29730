import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  type AnswerRule,
  listPlanned,
  listRules,
  saveRule,
  sendPlanned,
  showPlanned,
  takeBackPlanned,
  tryRule,
} from '#shared/answers/rules.contract.ts';
import { rulesTexts } from '#shared/answers/rules.texts.ts';
import type { OutputOf } from '#shared/kernel/endpoint.ts';
import { isAppError } from '#shared/kernel/errors.ts';
import { listTemplates } from '#shared/messenger/templates.contract.ts';
import { call } from '#web/lib/call.ts';
import { allOf, queryOf, useForgetEarlier } from '#web/lib/query.ts';
import { useTexts } from '#web/lib/texts.ts';
import { showToast } from '#web/ui/toasts.ts';
import { refreshAnswers } from './answers.live.ts';

/** What the page's loader brings. */
export type GoesOut = { rules: OutputOf<typeof listRules>; planned: OutputOf<typeof listPlanned> };

export function useGoesOut(loaded: GoesOut): GoesOut {
  useForgetEarlier(allOf(listRules), allOf(listPlanned));
  const kept = { staleTime: Number.POSITIVE_INFINITY };
  const rules = useQuery({ ...queryOf(listRules, {}), ...kept, initialData: loaded.rules });
  const planned = useQuery({ ...queryOf(listPlanned, {}), ...kept, initialData: loaded.planned });
  return { rules: rules.data, planned: planned.data };
}

/** Of one application, as it will be read. A move makes another version, and what goes out depends on the column. */
export const plannedQuery = (applicationId: number, version?: number) =>
  queryOptions({
    queryKey: [...allOf(showPlanned), applicationId, version],
    queryFn: async ({ signal }) =>
      (await call(showPlanned, { application_id: String(applicationId) }, { signal })).planned,
  });

/** What goes out by itself changes with rules, templates, moves and by the clock. */
export function refreshPlanned(client: QueryClient): Promise<unknown> {
  const endpoints = [listPlanned, showPlanned, listRules, listTemplates];
  return Promise.all(endpoints.map((endpoint) => client.invalidateQueries({ queryKey: allOf(endpoint) })));
}

type Someone = { id: number; name: string };

/** Sends a message now that would go out later, or takes it back. Both resolve to whether it was done. */
export function usePlannedActs() {
  const t = useTexts(rulesTexts);
  const client = useQueryClient();
  const [busy, setBusy] = useState<number | null>(null);

  async function act({ id, name }: Someone, how: 'send' | 'take_back'): Promise<boolean> {
    setBusy(id);
    try {
      const input = { application_ids: [id] };
      const done =
        how === 'send' ? (await call(sendPlanned, input)).sent : (await call(takeBackPlanned, input)).taken_back;
      const isDone = done.length > 0;
      const words = how === 'send' ? 'rules.sent_now' : 'rules.taken_back';
      showToast({ type: isDone ? 'success' : 'warning', title: isDone ? t(words, { name }) : t('rules.not_done') });
      return isDone;
    } catch (error) {
      if (!isAppError(error)) throw error;
      showToast({ type: 'error', title: error.message, duration: 'stay' });
      return false;
    } finally {
      setBusy(null);
      await Promise.all([refreshPlanned(client), refreshAnswers(client)]);
    }
  }
  return {
    busy,
    sendNow: (someone: Someone) => act(someone, 'send'),
    takeBack: (someone: Someone) => act(someone, 'take_back'),
  };
}
export type PlannedActs = ReturnType<typeof usePlannedActs>;

/** Switches a column's rule on or off, and tries it on oneself. */
export function useRuleActs() {
  const t = useTexts(rulesTexts);
  const client = useQueryClient();
  const [busy, setBusy] = useState<number | null>(null);

  async function whileBusy(groupId: number, act: () => Promise<string>): Promise<void> {
    setBusy(groupId);
    try {
      showToast({ type: 'success', title: await act() });
    } catch (error) {
      if (!isAppError(error)) throw error;
      const [why] = Object.values(error.errors ?? {}).flat();
      showToast({ type: 'error', title: why ?? error.message, duration: 'stay' });
    } finally {
      setBusy(null);
      await refreshPlanned(client);
    }
  }
  return {
    busy,
    turn: (rule: AnswerRule, on: boolean, column: string) =>
      whileBusy(rule.group_id, async () => {
        await call(saveRule, { ...rule, group_id: String(rule.group_id), on });
        return on ? t('rules.saved', { column }) : t('rules.switched_off', { column });
      }),
    tryOnMyself: (groupId: number) =>
      whileBusy(groupId, async () => {
        const { email } = await call(tryRule, { group_id: String(groupId) });
        return t('rules.tried', { email });
      }),
  };
}
