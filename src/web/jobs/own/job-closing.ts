import type { OwnJob } from '#shared/jobs/job-editor.contract.ts';

/** A later module asks here what the applicants of a job are told before it is closed, and says so afterwards. */
export type JobClosing = {
  close: (job: { id: number; title: string }) => void;
  /** False if somebody would rather not open it again. */
  mayReopen: (job: { id: number; title: string }) => Promise<boolean>;
  /** What the applicants were told when it was closed. */
  show: (job: { id: number; title: string }) => void;
};

export const titleOf = ({ id, fields }: OwnJob) => ({ id, title: fields.title });
