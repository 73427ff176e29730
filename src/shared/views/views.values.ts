export const VIEW_NAME = { min: 1, max: 60 } as const;
export const VIEWS_PER_PERSON = 30;

/** Parts of a view that the board may no longer have. */
export const LEFT_OUT_PARTS = ['job', 'filters'] as const;
export type LeftOutPart = (typeof LEFT_OUT_PARTS)[number];
