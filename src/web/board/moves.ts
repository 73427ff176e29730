import type { ApplicationCard, Board, BoardGroup, PlacedCard } from '#shared/board/board.contract.ts';
import { cardsById, moveApplication, moveApplications } from '#shared/board/board.contract.ts';
import { type BoardOrder, MOST_CARDS } from '#shared/board/board.values.ts';
import { type AppError, isAppError } from '#shared/kernel/errors.ts';
import { call } from '#web/lib/call.ts';
import { findCard, type Place, placeByRank, withMoved, withPlaced } from './board-state.ts';

/** The result of a move, for the message about it. */
export type MoveReport = {
  cards: readonly ApplicationCard[];
  moved: readonly number[];
  place: Place;
  isUndo: boolean;
  isTold: boolean;
  refusals: readonly Refusal[];
};
/** A completed move, with the cards as they were before it. */
export type BoardMove = {
  cards: readonly ApplicationCard[];
  group: Pick<BoardGroup, 'id' | 'name' | 'public_stage'>;
  isUndo: boolean;
  /** The mover writes to the candidates as part of the move, so no message is offered afterwards. */
  isTold: boolean;
};
export type MoveOptions = { reason?: string | undefined; isTold?: boolean };
export type Refusal = {
  card: ApplicationCard;
  reason: 'stale' | 'gone' | 'refused';
  /** The card's place now, if somebody else has moved it. */
  now: PlacedCard | null;
  /** The server's own message. */
  message?: string;
};

type Held = {
  get: () => Board | undefined;
  set: (change: (board: Board) => Board) => void;
  order: () => BoardOrder;
  /** Cards with a move in progress: live updates about them wait. */
  hold: (ids: readonly number[]) => () => void;
  onMoved: (report: MoveReport) => void;
};
type How = MoveOptions & { isUndo: boolean };
type Step = { ids: number[]; place: Place };
/** How many moves can be undone. */
const MOST_UNDOS = 50;

/**
 * Moves cards at once on this page, and one after the other on the server, because each move needs the version that the
 * previous one returned. Refused cards are put where the server says they are.
 */
export function createMoves({ get, set, order, hold, onMoved }: Held) {
  const undos: Step[][] = [];
  /** The number of the last requested and of the last refused move, by card. */
  const latest = new Map<number, number>();
  const refusedAt = new Map<number, number>();
  let asked = 0;
  let queue: Promise<unknown> = Promise.resolve();

  /** Resolves to whether all cards were moved. */
  function move(ids: readonly number[], place: Place, options: MoveOptions = {}): Promise<boolean> {
    const way = back(ids);
    return carryOut(ids, place, { ...options, isUndo: false }, (moved) => {
      const steps = way.map((step) => ({ ...step, ids: step.ids.filter((id) => moved.includes(id)) }));
      undos.push(steps.filter((step) => step.ids.length > 0));
      if (undos.length > MOST_UNDOS) undos.shift();
    });
  }

  /** The steps of an undo: adjacent cards go back together. */
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
    how: How,
    onDone: (moved: readonly number[]) => void = () => {},
  ): Promise<boolean> {
    const board = get();
    const cards = ids.flatMap((id) => (board && findCard(board, id)) ?? []);
    return cards.length === ids.length
      ? carryOutWith(cards, place, how, onDone)
      : askFor(ids).then((found) => carryOutWith(found, place, how, onDone));
  }

  function carryOutWith(
    cards: readonly ApplicationCard[],
    place: Place,
    { isUndo, isTold = false, reason }: How,
    onDone: (moved: readonly number[]) => void,
  ): Promise<boolean> {
    if (cards.length === 0) return Promise.resolve(false);
    asked += 1;
    const number = asked;
    for (const { id } of cards) latest.set(id, number);
    const release = hold(cards.map(({ id }) => id));
    set((now) => withMoved(now, cards, place, order()));
    const sent = queue.then(() => send(number, cards, place, reason));
    queue = sent.catch(() => {});
    return sent
      .then(({ placed, refusals }) => {
        settle(number, cards, placed, refusals);
        const moved = placed.map(({ id }) => id);
        if (moved.length > 0) onDone(moved);
        onMoved({ cards, moved, place, isUndo, isTold, refusals });
        return moved.length === cards.length;
      })
      .finally(release);
  }

  async function send(number: number, cards: readonly ApplicationCard[], place: Place, reason: string | undefined) {
    const board = get();
    // A card whose last move was refused stays where the server has it, because this move was based on another place.
    const fit = cards.filter(({ id }) => (refusedAt.get(id) ?? 0) < number);
    const current = fit.map((card) => (board && findCard(board, card.id)) ?? card);
    const [only, ...more] = current;
    if (!only) return { placed: [], refusals: [] };
    const result = more.length === 0 ? await sendOne(only, place, reason) : await sendMany(current, place);
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
      // A card that was moved again meanwhile keeps its new place, and only gets its new version.
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
      for (const { ids, place } of steps) await carryOut(ids, place, { isUndo: true });
      return true;
    },
  };
}

function placeOf({ id, group_id, rank, outcome, version, disputed_at }: ApplicationCard): PlacedCard {
  return { id, group_id, rank, outcome, version, disputed_at };
}

/** Cards that are hidden by filters or not loaded can be moved too, so they are fetched. */
async function askFor(ids: readonly number[]): Promise<ApplicationCard[]> {
  const { applications } = await call(cardsById, { ids: ids.slice(0, MOST_CARDS).join(',') });
  return ids.flatMap((id) => applications.find((card) => card.id === id) ?? []);
}

type Result = { placed: PlacedCard[]; refusals: Refusal[] };

async function sendOne(card: ApplicationCard, { groupId, afterId }: Place, reason?: string): Promise<Result> {
  try {
    const { application } = await call(moveApplication, {
      application_id: card.id,
      to_group_id: groupId,
      after_id: afterId,
      version: card.version,
      ...(reason && { reason }),
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

/** The current place of a card, from a refusal because of a stale version. */
function currentPlace(error: AppError): PlacedCard | null {
  const { application } = (error.extra ?? {}) as { application?: PlacedCard | null };
  return application ?? null;
}
