import { stageMessage } from '../applications/stages.texts.ts';
import { EVALUATION_TYPES } from '../evaluation/evaluation.values.ts';
import type { AuditKind } from '../events/events.ts';
import { ACCOUNT_ROLES } from '../kernel/access.ts';
import { type Message, messagesOf } from '../kernel/messages.ts';
import { settingsTexts } from '../reference/settings.texts.ts';
import { SETTING_KEYS } from '../reference/settings.values.ts';
import type { AuditEntry } from './audit.contract.ts';
import { actMessage, actsTexts, auditMessage } from './audit.texts.ts';

type Recorded = Pick<AuditEntry, 'kind' | 'from' | 'to' | 'details'>;
/** Messages to be translated; `from` and `to` may already be plain words. */
export type Happened = { what: Message; from: string | null; to: string | null };

type Act = keyof typeof actsTexts;

/** Kinds whose text depends on the result. All others have a text of their own. */
const TOLD_BY_RESULT: readonly string[] = ['job_status', 'job_edit', 'outcome'] satisfies AuditKind[];
const isKnown = (kind: string): kind is AuditKind =>
  Object.hasOwn(actsTexts, `act.${kind}`) || TOLD_BY_RESULT.includes(kind);
const said = (act: Act): Happened => ({ what: actMessage(act), from: null, to: null });

/** Describes an entry, for the page and for the export. Unknown kinds are shown as recorded. */
export function whatHappened(entry: Recorded): Happened {
  return (isKnown(entry.kind) && inWords(entry.kind, entry)) || asRecorded(entry);
}

function asRecorded({ kind, from, to }: Recorded): Happened {
  return { what: actMessage('act.other', { kind }), from, to };
}

/** Undefined if the kind is known but its details are not. */
function inWords(kind: AuditKind, { from, to, details }: Recorded): Happened | undefined {
  switch (kind) {
    case 'job_status':
      return jobStatus(from, to);
    case 'job_edit':
      if (to === 'published') return said('act.edit_approved');
      return to === 'rejected' ? said('act.edit_rejected') : undefined;
    case 'stage':
      if (from === null) return said('act.applied');
      return { what: actMessage('act.stage'), from: stageMessage(from), to: to && stageMessage(to) };
    case 'column_deleted':
      return { what: actMessage('act.column_deleted'), from: from && stageMessage(from), to: null };
    case 'outcome': {
      const act = `act.outcome_${to}`;
      return isOutcome(act) ? said(act) : undefined;
    }
    case 'ai_score':
      return { what: actMessage('act.ai_score'), from: percent(from), to: percent(to) };
    case 'manager_score':
      return managerScore(from, to, details);
    case 'user_role':
      return { what: actMessage('act.user_role'), from: role(from), to: role(to) };
    case 'setting':
      return { what: actMessage('act.setting', { key: settingName(details.key) }), from, to };
    case 'translation': {
      const values = { key: text(details.key), locale: text(details.locale) };
      return { what: actMessage('act.translation', values), from, to };
    }
    case 'job_closing': {
      const values = { told: text(details.told), left: text(details.left) };
      return { what: actMessage('act.job_closing', values), from, to };
    }
    default:
      return said(`act.${kind}`);
  }
}

const settingMessage = messagesOf(
  Object.fromEntries(SETTING_KEYS.map((key) => [`settings.${key}`, settingsTexts[`settings.${key}`]])),
);

/** The setting's name on the settings page; a setting that no longer exists is named by its key. */
function settingName(key: unknown): string | { told: Message } {
  const known = SETTING_KEYS.find((one) => one === key);
  return known ? { told: settingMessage(`settings.${known}`) } : text(key);
}

const JOB_STATUSES: Record<string, Act> = {
  pending: 'act.job_submitted',
  active: 'act.job_published',
  closed: 'act.job_closed',
  rejected: 'act.job_rejected',
};

function jobStatus(from: string | null, to: string | null): Happened | undefined {
  // Only an admin can move a job out of the approval queue.
  if (from === 'pending' && to === 'active') return said('act.job_approved');
  return to !== null && Object.hasOwn(JOB_STATUSES, to) ? said(JOB_STATUSES[to] as Act) : undefined;
}

/** What one reviewer gave to one subject, if that was recorded; otherwise the change of the overall score. */
function managerScore(from: string | null, to: string | null, details: Recorded['details']): Happened {
  const type = EVALUATION_TYPES.find((known) => known === details.type);
  if (!type) return { what: actMessage('act.manager_score'), from: percent(from), to: percent(to) };
  return { what: actMessage(`act.scored_${type}`), from: scoreIn(details.from), to: scoreIn(details.to) };
}

function scoreIn(given: unknown): string | null {
  // Newer records hold the score itself; earlier ones held it together with the comment.
  const score = typeof given === 'object' && given !== null && 'score' in given ? given.score : given;
  return typeof score === 'number' ? percent(String(score)) : null;
}

const OUTCOMES = ['passed', 'failed', 'under_review', 'withdrawn'].map((outcome) => `act.outcome_${outcome}`);
const isOutcome = (act: string): act is Act => OUTCOMES.includes(act);
const percent = (score: string | null) => score && `${score}%`;
const text = (value: unknown) => (typeof value === 'string' ? value : '?');

function role(name: string | null): string | null {
  const known = ACCOUNT_ROLES.find((one) => one === name);
  return known ? auditMessage(`audit.role_${known}`) : name;
}
