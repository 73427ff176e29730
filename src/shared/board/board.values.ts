export const GROUP_NAME = { min: 1, max: 60 } as const;
export const MOVE_REASON = { max: 500 } as const;

/** Groups with a meaning for the product. They cannot be renamed or deleted. */
export const FIXED_GROUPS = ['new', 'hired', 'not_selected'] as const;
export type FixedGroup = (typeof FIXED_GROUPS)[number];

/** The columns that a new company starts with. */
export const STARTING_GROUPS: readonly { name: string; fixed: FixedGroup | null }[] = [
  { name: 'New', fixed: 'new' },
  { name: 'Shortlisted', fixed: null },
  { name: 'Interview', fixed: null },
  { name: 'Offer', fixed: null },
  { name: 'Hired', fixed: 'hired' },
  { name: 'Not selected', fixed: 'not_selected' },
];

/** score: the rule of the product; hand: where people put them. */
export const BOARD_ORDERS = ['score', 'hand', 'newest', 'longest'] as const;
export type BoardOrder = (typeof BOARD_ORDERS)[number];

/** So many cards of a column come at once. */
export const CARDS_AT_ONCE = 50;
/** So many columns a board can have. */
export const MOST_GROUPS = 30;
/** So many cards are acted on, or asked for, at once. */
export const MOST_CARDS = 500;
