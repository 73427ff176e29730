import type { PublicStage } from '../applications/public-stages.ts';

export const GROUP_NAME = { min: 1, max: 60 } as const;
export const MOVE_REASON = { max: 500 } as const;

/** Groups with a meaning for the product. They cannot be renamed or deleted. */
export const FIXED_GROUPS = ['new', 'hired', 'not_selected'] as const;
export type FixedGroup = (typeof FIXED_GROUPS)[number];

/** The columns that a new company starts with. */
export const STARTING_GROUPS: readonly { name: string; fixed: FixedGroup | null; publicStage: PublicStage }[] = [
  { name: 'New', fixed: 'new', publicStage: 'received' },
  { name: 'Shortlisted', fixed: null, publicStage: 'in_review' },
  { name: 'Interview', fixed: null, publicStage: 'interview' },
  { name: 'Offer', fixed: null, publicStage: 'offer' },
  { name: 'Hired', fixed: 'hired', publicStage: 'hired' },
  { name: 'Not selected', fixed: 'not_selected', publicStage: 'closed' },
];

/** score: sorted by score; hand: the manual order. */
export const BOARD_ORDERS = ['score', 'hand', 'newest', 'longest', 'waiting'] as const;
export type BoardOrder = (typeof BOARD_ORDERS)[number];

/** How many cards of each column come with the board: a little more than a screen shows. */
export const FIRST_CARDS = 20;
/** How many further cards are loaded at once. */
export const CARDS_AT_ONCE = 50;
/** The most columns that a board can have. */
export const MOST_GROUPS = 30;
/** The most cards in one bulk action or request. */
export const MOST_CARDS = 500;

/** How many applications a page of the list for other systems has. */
export const LISTED_AT_ONCE = { min: 1, max: 200, usual: 100 } as const;
