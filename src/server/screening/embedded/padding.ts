import type { JobProfile } from './job-profile.ts';
import type { OwnText } from './own-words.ts';
import { RELEVANCE } from './weights.ts';

/** Words that say nothing about work; a few stand in everybody's sentences. */
const VAGUE = new Set(
  `very really quite just maybe perhaps always never again some something anything everything nothing somehow someone thing
things stuff nice good great fine lot lots bit basically actually literally simply certainly definitely indeed anyway
whatever kind sort like well so then too also even ever okay ok yes such rather pretty sure right now here there etc thus
lorem ipsum dolor amet blah bla foo bar xyz abc lalala`.split(/\s+/),
);
// A word that fills gaps stands there at least so often, and makes up this share of the text.
const REPEATED = { times: 3, share: 0.025 } as const;
/** No word of any language makes up more of what people write, except in a line or two. */
const MOST_OF_ONE_WORD = { share: 0.2, times: 8 } as const;
const FEWEST_WORDS = 12;

/**
 * The share of the words that fill space: vague ones, and the same few words again and again that are not of the trade.
 * Descriptions of work have few of them; a text in which every third word was replaced has many.
 */
export function paddingOf(texts: readonly OwnText[], job: JobProfile): number {
  const words = texts.flatMap((own) => own.words);
  if (words.length < FEWEST_WORDS) return 0;
  const count = new Map<string, { times: number; isStop: boolean }>();
  let vague = 0;
  for (const { folded, stem, isStop } of words) {
    if (VAGUE.has(folded)) vague += 1;
    else count.set(stem, { times: (count.get(stem)?.times ?? 0) + 1, isStop });
  }
  const enough = Math.max(REPEATED.times, REPEATED.share * words.length);
  let repeated = 0;
  for (const [stem, { times, isStop }] of count) {
    const isElsewhere = !isStop && !job.text.stems.has(stem) && job.pullOf(stem) < RELEVANCE.pulling;
    const isEverywhere = times >= Math.max(MOST_OF_ONE_WORD.times, MOST_OF_ONE_WORD.share * words.length);
    if ((times >= enough && isElsewhere) || isEverywhere) repeated += times;
  }
  return (vague + repeated) / words.length;
}
