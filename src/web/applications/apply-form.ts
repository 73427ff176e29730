import type { ComponentType } from 'react';
import type { JobDetails } from '#shared/jobs/jobs.contract.ts';

/** The props that every application form takes. */
export type ApplyFormProps = { job: JobDetails; open: boolean; onClose: () => void; onApplied: () => void };
export type ApplyForm = ComponentType<ApplyFormProps>;
