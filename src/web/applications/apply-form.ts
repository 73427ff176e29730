import type { ComponentType } from 'react';
import type { JobDetails } from '#shared/jobs/jobs.contract.ts';

/** What every form for applying is given, whichever it is. */
export type ApplyFormProps = { job: JobDetails; open: boolean; onClose: () => void; onApplied: () => void };
export type ApplyForm = ComponentType<ApplyFormProps>;
