import type { DraftFields } from '#shared/drafts/draft-fields.ts';
import {
  type ApplicationData,
  myDrafts,
  resumeDraft,
  retrieveDraft,
  shareDraft,
  storeDraft,
} from '#shared/drafts/drafts.contract.ts';
import type { ArgumentsOf, OutputOf } from '#shared/kernel/endpoint.ts';
import { call } from '#web/lib/call.ts';

export type OpenedDraft = OutputOf<typeof retrieveDraft>;

/** The requests of a draft session. Tests replace them with their own. Failures are thrown as AppError. */
export type DraftServer = {
  store(draft: ArgumentsOf<typeof storeDraft>): Promise<OutputOf<typeof storeDraft>>;
  retrieve(token: string): Promise<OpenedDraft>;
  share(token: string): Promise<{ token: string; expires_at: string }>;
  /** A token for the signed-in person's own last draft of a job; null when there is none. */
  findOwn(jobId: number): Promise<string | null>;
};

export const draftServer: DraftServer = {
  store: (draft) => call(storeDraft, draft),
  retrieve: (token) => call(retrieveDraft, { token }),
  share: (token) => call(shareDraft, { token }),
  async findOwn(jobId) {
    const { drafts } = await call(myDrafts, {});
    const own = drafts.find(({ job }) => job.id === jobId);
    return own ? (await call(resumeDraft, { id: String(own.id) })).token : null;
  },
};

/** The fields of the draft without those that the response adds. */
export function fieldsOf({ jobId: _job, status: _status, ...fields }: ApplicationData): DraftFields {
  return fields;
}
