import type { Panellist, PanelOfInterview, Scorecard } from '#shared/interviews/kits.contract.ts';
import type { CardRow, PanelRow } from './scorecards.store.ts';

const NOTHING: Scorecard = {
  questions: [],
  criteria: [],
  recommendation: null,
  sentence: '',
  version: 0,
  saved_at: null,
  handed_in_at: null,
  changed: null,
};

/** `panel` are all interviewers of the interview, by whom it is told what an author could see before they changed it. */
export function showCard(card: CardRow | null, panel: readonly PanelRow[]): Scorecard {
  if (!card) return NOTHING;
  const { savedAt, handedInAt, ...content } = card;
  return {
    ...content,
    saved_at: savedAt?.toISOString() ?? null,
    handed_in_at: handedInAt?.toISOString() ?? null,
    changed: changedAfter(card, panel),
  };
}

function changedAfter(card: CardRow, panel: readonly PanelRow[]): Scorecard['changed'] {
  const { savedAt, handedInAt } = card;
  if (!savedAt || !handedInAt || savedAt <= handedInAt) return null;
  const saw = panel.some(
    ({ card: other }) => other && other !== card && other.handedInAt && other.handedInAt < savedAt,
  );
  return saw ? 'after_seeing_others' : 'after_handing_in';
}

/** Whose card is missing, and whose is in; the cards themselves only where the reader may see them. */
export function showPeople(panel: readonly PanelRow[], isHidden: boolean): Panellist[] {
  return panel.flatMap((row) => {
    const isIn = row.card?.handedInAt != null;
    if (!isIn && !row.isMember) return [];
    const card = isIn && !isHidden ? showCard(row.card, panel) : null;
    return [{ id: row.userId, name: row.name, photo_url: null, handed_in: isIn, card }];
  });
}

/** The ratings of all cards that are in, by criterion, in the order of `names`. */
export function showCriteria(panel: readonly PanelRow[], order: readonly string[]): PanelOfInterview['criteria'] {
  const given = new Map<string, { name: string; ratings: number[] }>();
  for (const { card } of panel) {
    if (!card?.handedInAt) continue;
    for (const { key, name, rating } of card.criteria) {
      if (rating === null) continue;
      const before = given.get(key);
      given.set(key, { name: before?.name ?? name, ratings: [...(before?.ratings ?? []), rating] });
    }
  }
  const place = (key: string) => (order.includes(key) ? order.indexOf(key) : order.length);
  return [...given]
    .sort(([one], [other]) => place(one) - place(other))
    .map(([key, { name, ratings }]) => ({
      key,
      name,
      mean: Math.round((ratings.reduce((sum, rating) => sum + rating, 0) / ratings.length) * 10) / 10,
      lowest: Math.min(...ratings),
      highest: Math.max(...ratings),
      ratings: ratings.length,
    }));
}
