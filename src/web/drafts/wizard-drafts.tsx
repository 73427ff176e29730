import type { ReactNode } from 'react';
import { DraftNotices } from './DraftNotices.tsx';
import { DraftStatus } from './DraftStatus.tsx';
import type { DraftCodec } from './draft-session.ts';
import { ShareDraft } from './ShareDraft.tsx';
import { useDraftSession } from './useDraftSession.ts';
import { useLocalDraft } from './useLocalDraft.ts';

type Options<Form> = { jobId: number; slug: string; codec: DraftCodec<Form>; onRestore: (form: Form) => void };

/** A draft session with what it shows: a line for the head of the form, and notices for its body. */
function useSessionDraft<Form>({ jobId, slug, codec, onRestore }: Options<Form>) {
  const draft = useDraftSession({ jobId, codec, onRestore });
  const head: ReactNode = (
    <>
      <DraftStatus draft={draft} />
      <ShareDraft draft={draft} slug={slug} />
    </>
  );
  const { edit, saveNow, finish, token } = draft;
  return { edit, saveNow, finish, token, head, notices: <DraftNotices draft={draft} /> };
}

/** What pages hand to the wizards of applications. */
export const wizardDrafts = { useLocalDraft, useSessionDraft };
