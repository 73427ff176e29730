import { type Scheme, SHIPPED_ACCENT } from './accent.ts';
import { SHIPPED_SITE_NAME } from './site.values.ts';

export const SETTING_GROUPS = ['site', 'map', 'jobs', 'evaluation', 'sign_in', 'retention'] as const;
export type SettingGroup = (typeof SETTING_GROUPS)[number];

type Definition = { group: SettingGroup } & (
  | { kind: 'name'; min: number; max: number; shipped: string }
  | { kind: 'colour'; scheme: Scheme; shipped: string }
  | { kind: 'country'; shipped: string }
  | { kind: 'choice'; choices: readonly string[]; shipped: string }
  | { kind: 'tiles'; max: number; shipped: string }
  | { kind: 'key'; min: number; max: number; shipped: null }
  | { kind: 'switch'; shipped: boolean }
  | { kind: 'number'; unit: 'percent' | 'days'; min: number; max: number; shipped: number }
);

/**
 * All settings that an admin can change while the server runs. The schema, the form and the server's defaults are
 * derived from this list.
 */
export const SETTINGS = {
  // The longest name that fits into the top bar of a phone.
  site_name: { group: 'site', kind: 'name', min: 2, max: 24, shipped: SHIPPED_SITE_NAME },
  accent_light: { group: 'site', kind: 'colour', scheme: 'light', shipped: SHIPPED_ACCENT.light },
  accent_dark: { group: 'site', kind: 'colour', scheme: 'dark', shipped: SHIPPED_ACCENT.dark },
  /** The country assumed for applicants of jobs without a country; forms preselect it. */
  default_country: { group: 'site', kind: 'country', shipped: 'SO' },
  map_provider: { group: 'map', kind: 'choice', choices: ['leaflet', 'google'], shipped: 'leaflet' },
  map_tiles: { group: 'map', kind: 'tiles', max: 300, shipped: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png' },
  google_maps_key: { group: 'map', kind: 'key', min: 20, max: 100, shipped: null },
  job_approval: { group: 'jobs', kind: 'switch', shipped: true },
  /** The default of a new job. */
  pass_mark: { group: 'jobs', kind: 'number', unit: 'percent', min: 0, max: 100, shipped: 50 },
  cooldown_days: { group: 'jobs', kind: 'number', unit: 'days', min: 0, max: 365, shipped: 30 },
  hide_ai_until_scored: { group: 'evaluation', kind: 'switch', shipped: true },
  /** Hides all names. Candidates hidden by a company's blind review are hidden from reviewers in any case. */
  hide_names_from_reviewers: { group: 'evaluation', kind: 'switch', shipped: false },
  /** Who must have a second factor, or a passkey, before they reach anything else. */
  second_factor_for: {
    group: 'sign_in',
    kind: 'choice',
    choices: ['nobody', 'admins', 'admins_and_owners'],
    shipped: 'nobody',
  },
  /** Joins an account to its provider without another proof, where the address is of the provider's own domains. */
  trust_provider_domains: { group: 'sign_in', kind: 'switch', shipped: false },
  draft_days: { group: 'retention', kind: 'number', unit: 'days', min: 1, max: 365, shipped: 30 },
  session_days: { group: 'retention', kind: 'number', unit: 'days', min: 1, max: 90, shipped: 30 },
  known_device_days: { group: 'retention', kind: 'number', unit: 'days', min: 30, max: 365, shipped: 365 },
  sent_mail_days: { group: 'retention', kind: 'number', unit: 'days', min: 1, max: 90, shipped: 7 },
} as const satisfies Record<string, Definition>;

export type SettingKey = keyof typeof SETTINGS;
export const SETTING_KEYS = Object.keys(SETTINGS) as [SettingKey, ...SettingKey[]];

type ValueOf<D> = D extends { kind: 'switch' }
  ? boolean
  : D extends { kind: 'number' }
    ? number
    : D extends { kind: 'key' }
      ? string | null
      : D extends { choices: readonly (infer Choice)[] }
        ? Choice
        : string;
export type SettingValues = { [K in SettingKey]: ValueOf<(typeof SETTINGS)[K]> };

export const SHIPPED_SETTINGS = Object.fromEntries(
  SETTING_KEYS.map((key) => [key, SETTINGS[key].shipped]),
) as SettingValues;

/** Settings that visitors' pages show: when one changes, the cached pages are rendered again. */
export const SHOWN_SETTINGS: ReadonlySet<string> = new Set<SettingKey>([
  'site_name',
  'accent_light',
  'accent_dark',
  'default_country',
  'map_provider',
  'map_tiles',
  'google_maps_key',
]);

/** The reason for changing a setting, for the audit log. */
export const SETTING_REASON = { max: 500 } as const;
