// What later modules may import of evaluations: whose names a reviewer must not see, and the scorecards.
export { hidingFrom, isHidden } from './hiding.ts';
export { listReviews, type Review } from './reviews.store.ts';
