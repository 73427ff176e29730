import { type Message, messagesOf } from '../kernel/messages.ts';
import { headlineTexts } from './mine.texts.ts';
import type { MyApplication } from './my-applications.contract.ts';
import { stageMessage } from './stages.texts.ts';

const headline = messagesOf(headlineTexts);

type Standing = Pick<MyApplication, 'company' | 'stage' | 'fixed_stage' | 'outcome' | 'changed_at'>;

export type CandidateNews = {
  /** The employers whose messages nobody has read yet, the last one first. */
  writers: readonly string[];
  applications: readonly Standing[];
  /** When the person last looked; null: never. */
  since: string | null;
  inProgress: number;
  drafts: number;
};

/** Moved by the employer since the person last looked. To whom nothing was ever shown, nothing is new. */
export function isNews(
  { changed_at: at, fixed_stage: fixed, outcome }: Omit<Standing, 'company'>,
  since: string | null,
) {
  return since !== null && at > since && fixed !== 'new' && outcome !== 'withdrawn';
}

/** The most important news in one sentence. Nobody is greeted with a refusal: the row says it. */
export function headlineOf({ writers, applications, since, inProgress, drafts }: CandidateNews): Message {
  const [writer, ...others] = new Set(writers);
  if (writer !== undefined && others.length > 0) return headline('headline.writers', { count: others.length + 1 });
  if (writer !== undefined) return headline('headline.wrote', { company: writer });
  const moved = applications
    .filter((application) => application.fixed_stage !== 'not_selected' && isNews(application, since))
    .toSorted((a, b) => (a.changed_at < b.changed_at ? 1 : -1));
  const hired = moved.find(({ fixed_stage: fixed }) => fixed === 'hired');
  if (hired) return headline('headline.hired', { company: hired.company.name });
  const [latest] = moved;
  if (latest) return headline('headline.moved', { company: latest.company.name, stage: stageValue(latest.stage) });
  if (inProgress > 0) return headline('headline.running', { count: inProgress });
  if (drafts > 0) return headline('headline.drafts', { count: drafts });
  return headline('headline.calm');
}

/** An employer's own name for a stage is said as it is written. */
function stageValue(name: string): string | { told: Message } {
  const told = stageMessage(name);
  return told === name ? name : { told: told as Message };
}
