/** What later modules may import of applications. An application's column, rank and outcome belong to `stages`. */

// Which cards blind review hides.
export { allHiddenColumns, hiddenColumnsOf } from './blind/blind.store.ts';
// What an erased person sent, and what arrived after the erasure.
export { listLateArrivals, listSentNames } from './erasure.store.ts';
// Applications that a company brings from another system.
export { type AttachCv, addImported, type ImportedPerson, refreshImported } from './imported/imported.service.ts';
export { findKnown, type KnownApplication } from './imported/imported.store.ts';
export { listApplicationIds } from './person-export.store.ts';
// The answers, educations and experiences that an application contains.
export { listAnswers, listEducations, listExperiences } from './sent.store.ts';
// The score of the hiring manager, which the evaluation computes and the board sorts by.
export { lockApplicationForScoring, type ScoredCard, writeManagerScore } from './stages/manager-score.store.ts';
