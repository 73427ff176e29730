// What other modules may know of interviews: whom somebody interviews, whose files they then open.
export { listInterviewedBy } from './interviews.store.ts';
