/** What later modules may import of the scorecards. */
export { listReviews, type Review } from './reviews.store.ts';
