import type { InterviewFacts } from './interviews.store.ts';

export const isOver = ({ endsAt }: InterviewFacts): boolean => endsAt !== null && Date.parse(endsAt) <= Date.now();

/** The fields that all events about an interview hold. The actor is null if the candidate acted, or nobody did. */
export const aboutInterview = (
  { id: interviewId, applicationId, companyId, jobId }: InterviewFacts,
  actorId: number | null,
) => ({ interviewId, applicationId, companyId, jobId, actorId });
export type AboutInterview = ReturnType<typeof aboutInterview>;
