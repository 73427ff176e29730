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

/**
 * A card as readers see it. The cards of the whole panel show whether its author could see others before changing it.
 */
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

/**
 * The interviewers, and whether their cards are in. Cards are left out if hidden, and former members without a card.
 */
export function showPeople(panel: readonly PanelRow[], isHidden: boolean): Panellist[] {
  return panel.flatMap((row) => {
    const isIn = row.card?.handedInAt != null;
    if (!isIn && !row.isMember) return [];
    const card = isIn && !isHidden ? showCard(row.card, panel) : null;
    return [{ id: row.userId, name: row.name, photo_url: null, handed_in: isIn, card }];
  });
}

/** The ratings by criterion, of all cards that are in. `order` lists the keys of the kit's criteria. */
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
