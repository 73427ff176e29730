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
