import { type Message, messagesOf } from '../kernel/messages.ts';
import type { ApplicationOutcome, ApplicationState } from './applications.values.ts';
import { publicStagesTexts } from './public-stages.texts.ts';

/** The stages that candidates see instead of the employer's columns, in their usual order. */
export const PUBLIC_STAGES = ['received', 'in_review', 'interview', 'offer', 'hired', 'closed'] as const;
export type PublicStage = (typeof PUBLIC_STAGES)[number];

const message = messagesOf(publicStagesTexts);

export function publicStageMessage(stage: PublicStage): Message {
  return message(`public_stage.${stage}`);
}

/** Whether there is anything left to wait for, or to withdraw from. */
export function stateOf(outcome: ApplicationOutcome, stage: PublicStage): ApplicationState {
  const isDecided = outcome === 'failed' || stage === 'hired' || stage === 'closed';
  return outcome === 'withdrawn' || isDecided ? 'ended' : 'in_progress';
}

/**
 * The stages that candidates see: those that the employer's columns stand for, each once, in the usual order. Closed is
 * included only for applications that are closed.
 */
export function publicWay(columns: readonly { publicStage: PublicStage }[], current: PublicStage): PublicStage[] {
  const used = new Set(columns.map(({ publicStage }) => publicStage)).add(current);
  return PUBLIC_STAGES.filter((stage) => used.has(stage) && (stage !== 'closed' || current === 'closed'));
}
