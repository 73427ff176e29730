import { Attachment } from '#shared/messenger/conversations.contract.ts';
import { createStore, type Store } from '#web/board/small-store.ts';
import { type DraftStorage, openUnsentInput } from '#web/lib/unsent-input.ts';

/** A message that this person wrote and that, as far as this browser knows, the server does not have. */
export type Unsent = {
  clientId: string;
  body: string;
  attachments: readonly Attachment[];
  at: string;
  /** True while it is being sent; otherwise it waits for its author. */
  isSending: boolean;
  /** Why the server refused it; null if the server could not be reached. */
  why: string | null;
};

/** What a conversation holds that is not sent: the typed text, the attached files, and messages that failed. */
export type Desk = { text: string; files: readonly Attachment[]; unsent: readonly Unsent[] };
const EMPTY: Desk = { text: '', files: [], unsent: [] };

/** Stored in this browser for this account, so that it is still there after a reload, but for nobody else. */
export function createDesks(userId: number, storage: () => DraftStorage = () => window.localStorage) {
  const store: Store<Record<number, Desk>> = createStore({});
  const draftOf = (chatId: number) =>
    openUnsentInput<Desk>({ of: `chat:${chatId}`, userId, version: 1, isValid, storage });
  /** The unsent messages that this page has handled. */
  const known = new Set<string>();

  function get(chatId: number): Desk {
    return store.get()[chatId] ?? EMPTY;
  }

  function set(chatId: number, change: (desk: Desk) => Desk): void {
    const desk = change(get(chatId));
    for (const { clientId } of desk.unsent) known.add(clientId);
    store.set({ [chatId]: desk });
    const draft = draftOf(chatId);
    const unsent = [...leftByOthers(chatId), ...desk.unsent];
    if (desk.text === '' && desk.files.length === 0 && unsent.length === 0) draft.remove();
    else draft.write({ ...desk, unsent });
  }

  /** The unsent messages of other tabs, which this page must not delete. */
  function leftByOthers(chatId: number): Unsent[] {
    const found = draftOf(chatId).read();
    return found.state === 'found' ? found.value.unsent.filter(({ clientId }) => !known.has(clientId)) : [];
  }

  return {
    store,
    get,
    set,
    /** Reads what an earlier page stored. It is unknown whether those messages were sent, so their author decides. */
    open(chatId: number): void {
      if (store.get()[chatId]) return;
      const found = draftOf(chatId).read();
      const desk = found.state === 'found' ? found.value : EMPTY;
      for (const { clientId } of desk.unsent) known.add(clientId);
      store.set({ [chatId]: { ...desk, unsent: desk.unsent.map((one) => ({ ...one, isSending: false })) } });
    },
    type: (chatId: number, text: string) => set(chatId, (desk) => ({ ...desk, text })),
    attach: (chatId: number, files: readonly Attachment[]) => set(chatId, (desk) => ({ ...desk, files })),
    put: (chatId: number, message: Unsent) =>
      set(chatId, (desk) => ({
        ...desk,
        unsent: [...desk.unsent.filter(({ clientId }) => clientId !== message.clientId), message],
      })),
    /** Removes messages that were sent after all or discarded. */
    drop(chatId: number, clientIds: readonly (string | null)[]): void {
      if (!get(chatId).unsent.some(({ clientId }) => clientIds.includes(clientId))) return;
      set(chatId, (desk) => ({ ...desk, unsent: desk.unsent.filter(({ clientId }) => !clientIds.includes(clientId)) }));
    },
  };
}
export type Desks = ReturnType<typeof createDesks>;

function isValid(value: unknown): value is Desk {
  const { text, files, unsent } = (value ?? {}) as Partial<Desk>;
  return (
    typeof text === 'string' &&
    areFiles(files) &&
    Array.isArray(unsent) &&
    unsent.every(
      (one) =>
        typeof one?.clientId === 'string' &&
        typeof one.body === 'string' &&
        typeof one.at === 'string' &&
        areFiles(one.attachments),
    )
  );
}

function areFiles(value: unknown): boolean {
  return Array.isArray(value) && value.every((one) => Attachment.safeParse(one).success);
}
