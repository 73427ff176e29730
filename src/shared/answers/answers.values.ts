/** How many people a page of the list shows. */
export const WAITING_AT_ONCE = 25;
/** The days over which the share of answers in time is counted. */
export const ANSWERED_DAYS = 30;
