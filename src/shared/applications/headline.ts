import { type Message, messagesOf } from '../kernel/messages.ts';
import { headlineTexts } from './mine.texts.ts';
import type { MyApplication } from './my-applications.contract.ts';
import { publicStageMessage } from './public-stages.ts';

const headline = messagesOf(headlineTexts);

type Standing = Pick<MyApplication, 'company' | 'stage' | 'outcome' | 'changed_at'>;

export type CandidateNews = {
  /** The employers with unread messages, the latest first. */
  writers: readonly string[];
  applications: readonly Standing[];
  /** When the person last visited; null: never. */
  since: string | null;
  inProgress: number;
  drafts: number;
};

/** Whether the employer moved it since the person's last visit. For somebody who never visited, nothing is new. */
export function isNews({ changed_at: at, stage, outcome }: Omit<Standing, 'company'>, since: string | null) {
  return since !== null && at > since && stage !== 'received' && outcome !== 'withdrawn';
}

/** The most important news in one sentence. A rejection is never the headline; its row shows it. */
export function headlineOf({ writers, applications, since, inProgress, drafts }: CandidateNews): Message {
  const [writer, ...others] = new Set(writers);
  if (writer !== undefined && others.length > 0) return headline('headline.writers', { count: others.length + 1 });
  if (writer !== undefined) return headline('headline.wrote', { company: writer });
  const moved = applications
    .filter((application) => application.stage !== 'closed' && isNews(application, since))
    .toSorted((a, b) => (a.changed_at < b.changed_at ? 1 : -1));
  const hired = moved.find(({ stage }) => stage === 'hired');
  if (hired) return headline('headline.hired', { company: hired.company.name });
  const [latest] = moved;
  if (latest)
    return headline('headline.moved', {
      company: latest.company.name,
      stage: { told: publicStageMessage(latest.stage) },
    });
  if (inProgress > 0) return headline('headline.running', { count: inProgress });
  if (drafts > 0) return headline('headline.drafts', { count: drafts });
  return headline('headline.calm');
}
