import type { SessionUser } from '#shared/identity/identity.contract.ts';
import type { InputOf } from '#shared/kernel/endpoint.ts';
import { AppError } from '#shared/kernel/errors.ts';
import { type changeSettings, type Setting, settingsFaults } from '#shared/reference/settings.contract.ts';
import { SETTING_KEYS, type SettingKey, type SettingValues } from '#shared/reference/settings.values.ts';
import { settingsRule } from '#shared/reference/settings-rules.texts.ts';
import type { Db } from '../db/database.ts';
import type { InTransaction } from '../kernel/transactions.ts';
import * as store from './settings.store.ts';
import { valuesOf } from './settings.ts';

type Parts = { db: Db; inTransaction: InTransaction };
type Stored = Awaited<ReturnType<typeof store.findSettings>>;
type Mark = string | null;

/** Lets admins read and change the settings. */
export function createSettingsService({ db, inTransaction }: Parts) {
  return {
    async list(): Promise<Setting[]> {
      return shown(await store.findSettings(db));
    },

    /** Changes all given settings or none. Nothing that another admin changed meanwhile is overwritten. */
    async change(user: SessionUser, { seen, reason, ...wanted }: InputOf<typeof changeSettings>): Promise<Setting[]> {
      const keys = SETTING_KEYS.filter((key) => wanted[key] !== undefined);
      const unseen = keys.find((key) => seen[key] === undefined);
      if (unseen)
        throw new AppError('invalid', { errors: { seen: [settingsRule('rule.setting_not_seen', { key: unseen })] } });
      return inTransaction(async (tx) => {
        await store.lockSettings(tx);
        const stored = await store.findSettings(tx);
        const values = valuesOf(stored);
        assertUnchanged(keys, seen, stored);
        const next = { ...values, ...pick(wanted, keys) };
        assertTogether(next);
        const changes = keys
          .filter((key) => next[key] !== values[key])
          .map((key) => ({ key, from: values[key], to: next[key] }));
        if (changes.length === 0) return shown(stored);
        await store.writeSettings(tx, changes);
        const asText = (value: unknown) => (value === null ? null : String(value));
        await tx.record(
          ...changes.map(({ key, from, to }) => ({
            type: 'setting.changed' as const,
            actorId: user.id,
            key,
            from: asText(from),
            to: asText(to),
            reason: reason || null,
          })),
        );
        return shown(await store.findSettings(tx));
      });
    },
  };
}
export type SettingsService = ReturnType<typeof createSettingsService>;

/**
 * The map's key is shown whole: every page with a map carries it, so it is no secret, and an admin can compare it with
 * the one at Google. What protects it is the list of sites that Google lets use it.
 */
function shown(stored: Stored): Setting[] {
  const values = valuesOf(stored);
  const marks = marksOf(stored);
  return SETTING_KEYS.map((key) => ({ key, value: values[key], changed_at: marks.get(key) ?? null }));
}

function marksOf(stored: Stored): Map<string, string> {
  return new Map(stored.map(({ key, updatedAt }) => [key, updatedAt.toISOString()]));
}

function assertUnchanged(keys: SettingKey[], seen: Partial<Record<SettingKey, Mark>>, stored: Stored): void {
  const marks = marksOf(stored);
  const stale = keys.filter((key) => (marks.get(key) ?? null) !== seen[key]);
  if (stale.length === 0) return;
  throw new AppError('conflict', {
    errors: Object.fromEntries(stale.map((key) => [key, [settingsRule('rule.setting_changed')]])),
    extra: { settings: shown(stored).filter(({ key }) => stale.includes(key)) },
  });
}

function assertTogether(next: SettingValues): void {
  const faults = Object.entries(settingsFaults(next));
  if (faults.length === 0) return;
  throw new AppError('invalid', { errors: Object.fromEntries(faults.map(([key, message]) => [key, [message]])) });
}

function pick(wanted: Partial<SettingValues>, keys: SettingKey[]): Partial<SettingValues> {
  return Object.fromEntries(keys.map((key) => [key, wanted[key]]));
}
