import type { JobCard } from '#shared/jobs/jobs.contract.ts';
import { hasBit } from './bits.ts';
import type { JobIndex } from './job-index.ts';
import { tokensOf } from './tokens.ts';

type Subject = { id: number; title: string; skills: string[]; locality: string | null; experience: string | null };

const MOST_LOOKED_AT = 4_000;
const TITLE_WEIGHT = 3;
const NEARNESS = 1.15;
const SAME_LEVEL = 1.05;

/** Jobs that share rare words of the title and the skills. Frequent words hardly count. */
export function relatedJobs(index: JobIndex, subject: Subject, most: number): JobCard[] {
  const scores = new Map<number, number>();
  const add = (tokens: string[], weight: number, source: 'titles' | 'words') => {
    for (const token of tokens) {
      const slots = index[source].find(token)?.slots ?? [];
      if (slots.length === 0 || slots.length > MOST_LOOKED_AT) continue;
      const rarity = weight * Math.log(1 + index.slotOf.size / slots.length);
      for (const slot of slots) scores.set(slot, (scores.get(slot) ?? 0) + rarity);
    }
  };
  add(tokensOf(subject.title), TITLE_WEIGHT, 'titles');
  add(tokensOf(subject.skills.join(' ')), 1, 'words');
  const own = index.slotOf.get(subject.id);
  const best: { card: JobCard; slot: number; score: number }[] = [];
  for (const [slot, shared] of scores) {
    // Place and level together add at most about a fifth, so most jobs are skipped before their card is read.
    const least = best.length < most ? 0 : (best[most - 1] as { score: number }).score;
    if (shared * NEARNESS * SAME_LEVEL < least || slot === own || !hasBit(index.open, slot)) continue;
    const { card } = (index.entries[slot] as { job: { card: JobCard } }).job;
    const near = card.locality !== null && card.locality === subject.locality ? NEARNESS : 1;
    const level = card.experience?.name === subject.experience ? SAME_LEVEL : 1;
    best.push({ card, slot, score: shared * near * level });
    best.sort((a, b) => b.score - a.score || b.slot - a.slot);
    best.length = Math.min(best.length, most);
  }
  return best.map(({ card }) => card);
}
