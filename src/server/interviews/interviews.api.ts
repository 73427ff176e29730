// Other modules may ask which applicants a member interviews, because interviewers open the files of these alone.
export { listInterviewedBy } from './interviews.store.ts';
