import type { ApplicationCard, Board, BoardGroup, PlacedCard } from '#shared/board/board.contract.ts';
import { cardsById, moveApplication, moveApplications } from '#shared/board/board.contract.ts';
import { type BoardOrder, MOST_CARDS } from '#shared/board/board.values.ts';
import { type AppError, isAppError } from '#shared/kernel/errors.ts';
import { call } from '#web/lib/call.ts';
import { findCard, type Place, placeByRank, withMoved, withPlaced } from './board-state.ts';

/** What became of a move, so that it can be said. */
export type MoveReport = {
  cards: readonly ApplicationCard[];
  moved: readonly number[];
  place: Place;
  isUndo: boolean;
  refusals: readonly Refusal[];
};
/** A move that was carried out, with the cards as they stood before it. */
export type BoardMove = {
  cards: readonly ApplicationCard[];
  group: Pick<BoardGroup, 'id' | 'name'>;
  isUndo: boolean;
};
export type Refusal = {
  card: ApplicationCard;
  reason: 'stale' | 'gone' | 'refused';
  /** Where it is now, if somebody else has moved it. */
  now: PlacedCard | null;
  /** The server's own words. */
  message?: string;
};

type Held = {
  get: () => Board | undefined;
  set: (change: (board: Board) => Board) => void;
  order: () => BoardOrder;
  /** Cards that a move is under way for: what others tell about them waits. */
  hold: (ids: readonly number[]) => () => void;
  onMoved: (report: MoveReport) => void;
};
type Step = { ids: number[]; place: Place };
/** So many moves can be taken back. */
const MOST_UNDOS = 50;

/**
 * Moves cards at once on this page, and one after the other on the server: each needs the version that the one before
 * it left. What the server refuses is put where the server says it is.
 */
export function createMoves({ get, set, order, hold, onMoved }: Held) {
  const undos: Step[][] = [];
  /** The number of the last move that was asked for, and of the last one that was refused, by card. */
  const latest = new Map<number, number>();
  const refusedAt = new Map<number, number>();
  let asked = 0;
  let queue: Promise<unknown> = Promise.resolve();

  function move(ids: readonly number[], place: Place): Promise<void> {
    const way = back(ids);
    return carryOut(ids, place, false, (moved) => {
      const steps = way.map((step) => ({ ...step, ids: step.ids.filter((id) => moved.includes(id)) }));
      undos.push(steps.filter((step) => step.ids.length > 0));
      if (undos.length > MOST_UNDOS) undos.shift();
    });
  }

  /** The way back: cards that stood behind each other go back together. */
  function back(ids: readonly number[]): Step[] {
    const board = get();
    const steps: Step[] = [];
    if (!board) return steps;
    const cards = ids.flatMap((id) => findCard(board, id) ?? []);
    for (const card of cards.sort((a, b) => (a.rank < b.rank ? -1 : 1))) {
      const place = placeByRank(board, card);
      const before = steps.find((step) => step.place.groupId === place.groupId && step.ids.at(-1) === place.afterId);
      if (before) before.ids.push(card.id);
      else steps.push({ ids: [card.id], place });
    }
    return steps;
  }

  function carryOut(
    ids: readonly number[],
    place: Place,
    isUndo: boolean,
    onDone: (moved: readonly number[]) => void = () => {},
  ): Promise<void> {
    const board = get();
    const cards = ids.flatMap((id) => (board && findCard(board, id)) ?? []);
    return cards.length === ids.length
      ? carryOutWith(cards, place, isUndo, onDone)
      : askFor(ids).then((found) => carryOutWith(found, place, isUndo, onDone));
  }

  function carryOutWith(
    cards: readonly ApplicationCard[],
    place: Place,
    isUndo: boolean,
    onDone: (moved: readonly number[]) => void,
  ): Promise<void> {
    if (cards.length === 0) return Promise.resolve();
    asked += 1;
    const number = asked;
    for (const { id } of cards) latest.set(id, number);
    const release = hold(cards.map(({ id }) => id));
    set((now) => withMoved(now, cards, place, order()));
    const sent = queue.then(() => send(number, cards, place));
    queue = sent.catch(() => {});
    return sent
      .then(({ placed, refusals }) => {
        settle(number, cards, placed, refusals);
        const moved = placed.map(({ id }) => id);
        if (moved.length > 0) onDone(moved);
        onMoved({ cards, moved, place, isUndo, refusals });
      })
      .finally(release);
  }

  async function send(number: number, cards: readonly ApplicationCard[], place: Place) {
    const board = get();
    // A card whose last move was refused stays where the server has it: this move was meant for somewhere else.
    const fit = cards.filter(({ id }) => (refusedAt.get(id) ?? 0) < number);
    const current = fit.map((card) => (board && findCard(board, card.id)) ?? card);
    const [only, ...more] = current;
    if (!only) return { placed: [], refusals: [] };
    const result = more.length === 0 ? await sendOne(only, place) : await sendMany(current, place);
    for (const { card } of result.refusals) refusedAt.set(card.id, asked);
    return result;
  }

  function settle(
    number: number,
    cards: readonly ApplicationCard[],
    placed: readonly PlacedCard[],
    refusals: readonly Refusal[],
  ) {
    const backThen = (id: number) => cards.find((card) => card.id === id);
    const put = refusals.flatMap(({ card, now }) => {
      const before = backThen(card.id);
      return now ?? (before ? placeOf(before) : []);
    });
    set((board) => {
      // One that has been moved on since keeps its new place, and only learns its version.
      const known = placed.flatMap((one) => {
        const card = findCard(board, one.id);
        if (!card) return [];
        return latest.get(one.id) === number ? one : { ...placeOf(card), version: one.version };
      });
      return withPlaced(board, [...known, ...put], order());
    });
  }

  return {
    move,
    canUndo: () => undos.length > 0,
    async undo(): Promise<boolean> {
      const steps = undos.pop();
      if (!steps) return false;
      for (const { ids, place } of steps) await carryOut(ids, place, true);
      return true;
    },
  };
}

function placeOf({ id, group_id, rank, outcome, version, disputed_at }: ApplicationCard): PlacedCard {
  return { id, group_id, rank, outcome, version, disputed_at };
}

/** Cards that the filters hide now, or that are not loaded, can be moved all the same. */
async function askFor(ids: readonly number[]): Promise<ApplicationCard[]> {
  const { applications } = await call(cardsById, { ids: ids.slice(0, MOST_CARDS).join(',') });
  return ids.flatMap((id) => applications.find((card) => card.id === id) ?? []);
}

type Result = { placed: PlacedCard[]; refusals: Refusal[] };

async function sendOne(card: ApplicationCard, { groupId, afterId }: Place): Promise<Result> {
  try {
    const { application } = await call(moveApplication, {
      application_id: card.id,
      to_group_id: groupId,
      after_id: afterId,
      version: card.version,
    });
    return { placed: [application], refusals: [] };
  } catch (error) {
    return { placed: [], refusals: [refusal(card, error)] };
  }
}

async function sendMany(cards: readonly ApplicationCard[], { groupId, afterId }: Place): Promise<Result> {
  const result: Result = { placed: [], refusals: [] };
  let after = afterId;
  for (let from = 0; from < cards.length; from += MOST_CARDS) {
    const some = cards.slice(from, from + MOST_CARDS);
    try {
      const { applications } = await call(moveApplications, {
        applications: some.map(({ id, version }) => ({ application_id: id, version })),
        to_group_id: groupId,
        after_id: after,
      });
      for (const { application_id, result: became, application } of applications) {
        const card = some.find(({ id }) => id === application_id);
        if (became === 'moved' && application) {
          result.placed.push(application);
          after = application.id;
        } else if (card) {
          const reason = became === 'not_found' ? 'gone' : became === 'stale' ? 'stale' : 'refused';
          result.refusals.push({ card, reason, now: application });
        }
      }
    } catch (error) {
      for (const card of some) result.refusals.push(refusal(card, error));
    }
  }
  return result;
}

function refusal(card: ApplicationCard, error: unknown): Refusal {
  if (!isAppError(error)) throw error;
  const now = currentPlace(error);
  const isStale = error.code === 'conflict' && now !== null && now.version !== card.version;
  const reason = error.code === 'not_found' ? 'gone' : isStale ? 'stale' : 'refused';
  return { card, reason, now, message: error.message };
}

/** A refusal because of a stale version says where the card is now. */
function currentPlace(error: AppError): PlacedCard | null {
  const { application } = (error.extra ?? {}) as { application?: PlacedCard | null };
  return application ?? null;
}
