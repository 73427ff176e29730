/** What later modules may ask of the scorecards. */
export { listReviews, type Review } from './reviews.store.ts';
