import { useEffect, useMemo, useRef, useState } from 'react';
import {
  handInScorecard,
  Scorecard,
  ScorecardFields,
  saveInterviewScorecard,
} from '#shared/interviews/kits.contract.ts';
import { type AppError, isAppError } from '#shared/kernel/errors.ts';
import { call } from '#web/lib/call.ts';
import { useSessionUser } from '#web/lib/session.ts';
import { openUnsentInput } from '#web/lib/unsent-input.ts';
import { type CardFields, fieldsOf } from './scorecard-fields.ts';

/** It is saved when nobody has typed for so long. */
const PAUSE_MS = 800;
/** Without a connection it is tried again after so long. */
const RETRY_MS = 5_000;

type Typed = ScorecardFields;
type Status = 'saved' | 'typed' | 'saving' | 'offline' | 'failed';
type Parts = {
  id: number;
  /** The reader's card as the server has it. */
  mine: Scorecard;
  onSaved: (saved: Scorecard) => void;
};

const isTyped = (value: unknown): value is Typed => ScorecardFields.safeParse(value).success;
const isUnreachable = (error: AppError) => error.code === 'unavailable' || error.extra?.unreachable === true;

/**
 * The reader's scorecard of one interview. Until it is handed in it saves itself; after that a change is saved by a
 * button. What was typed and is not saved stays in the browser, and what was saved on another device is never
 * overwritten without asking.
 */
export function useScorecard({ id, mine, onSaved }: Parts) {
  const userId = useSessionUser()?.id ?? null;
  const kept = useMemo(
    () =>
      openUnsentInput({
        of: `interview-card:${id}`,
        userId,
        version: 1,
        isValid: isTyped,
        storage: () => window.sessionStorage,
      }),
    [id, userId],
  );
  const [fields, setFields] = useState(() => fieldsOf(mine));
  const [status, setStatus] = useState<Status>('saved');
  const [savedAt, setSavedAt] = useState<number | null>(mine.saved_at ? Date.parse(mine.saved_at) : null);
  const [newer, setNewer] = useState<Scorecard | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [isChanging, setChanging] = useState(false);
  const isIn = mine.handed_in_at !== null;
  /** What the timers and answers of calls read, because they outlive the render that they were made in. */
  const now = useRef({ fields, version: mine.version, isDirty: false, isIn });
  now.current.isIn = isIn;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const running = useRef<Promise<boolean> | null>(null);

  function take(card: Scorecard) {
    const taken = fieldsOf(card);
    now.current = { ...now.current, fields: taken, version: card.version, isDirty: false };
    kept.remove();
    setFields(taken);
    setStatus('saved');
    setSavedAt(card.saved_at ? Date.parse(card.saved_at) : null);
  }

  function saveSoon(wait = PAUSE_MS) {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void save(), wait);
  }

  function refused(error: AppError): void {
    const elsewhere = Scorecard.safeParse(error.extra?.scorecard);
    if (error.code === 'conflict' && elsewhere.success) {
      setNewer(elsewhere.data);
      setStatus('failed');
    } else if (isUnreachable(error)) {
      setStatus('offline');
      if (!now.current.isIn) saveSoon(RETRY_MS);
    } else {
      setStatus('failed');
      setFailure(error.errors ? (Object.values(error.errors)[0]?.[0] ?? error.message) : error.message);
    }
  }

  async function send(endpoint: typeof saveInterviewScorecard | typeof handInScorecard): Promise<boolean> {
    const sent = now.current.fields;
    setStatus('saving');
    setFailure(null);
    try {
      const { scorecard } = await call(endpoint, { id: String(id), version: now.current.version, ...sent });
      now.current.version = scorecard.version;
      setSavedAt(Date.now());
      onSaved(scorecard);
      if (now.current.fields === sent) {
        now.current.isDirty = false;
        kept.remove();
        setStatus('saved');
      } else {
        // More was typed meanwhile.
        kept.write({ version: scorecard.version, ...now.current.fields });
        setStatus('typed');
        saveSoon();
      }
      return true;
    } catch (error) {
      if (!isAppError(error)) throw error;
      refused(error);
      return false;
    }
  }

  /** One call at a time, so that each carries the version that the one before has made. */
  async function save(endpoint: typeof saveInterviewScorecard | typeof handInScorecard = saveInterviewScorecard) {
    clearTimeout(timer.current);
    await running.current;
    running.current = send(endpoint);
    const isSaved = await running.current;
    running.current = null;
    return isSaved;
  }

  function change(changed: CardFields) {
    now.current = { ...now.current, fields: changed, isDirty: true };
    kept.write({ version: now.current.version, ...changed });
    setFields(changed);
    setFailure(null);
    if (now.current.isIn || newer) return;
    setStatus('typed');
    saveSoon();
  }

  // What an earlier visit typed and could not save.
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once, when the page is there.
  useEffect(() => {
    const found = kept.read();
    if (found.state !== 'found') return;
    const { version, ...typed } = found.value;
    now.current = { ...now.current, fields: typed, version, isDirty: true };
    setFields(typed);
    if (isIn) setChanging(true);
    else void save();
  }, []);

  // A page that is read again brings what another device has saved; it replaces only what nobody is changing.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the version says when there is something new.
  useEffect(() => {
    if (!now.current.isDirty && mine.version > now.current.version) take(mine);
  }, [mine.version]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: it reads what is current when it runs.
  useEffect(() => {
    const goOn = () => {
      if (now.current.isDirty && !now.current.isIn) void save();
    };
    window.addEventListener('online', goOn);
    return () => {
      window.removeEventListener('online', goOn);
      clearTimeout(timer.current);
      // Leaving the page does not wait for the pause.
      if (now.current.isDirty && !now.current.isIn && running.current === null) void save();
    };
  }, []);

  return {
    fields,
    change,
    status,
    savedAt,
    failure,
    newer,
    isIn,
    /** Whether the fields can be typed in. */
    isOpen: !isIn || isChanging,
    isChanging,
    startChanging: () => setChanging(true),
    discardChanges: () => {
      take(mine);
      setFailure(null);
      setChanging(false);
    },
    async saveChanges() {
      const isSaved = await save();
      if (isSaved) setChanging(false);
      return isSaved;
    },
    saveNow: () => save(),
    handIn: () => save(handInScorecard),
    takeNewer() {
      if (newer) take(newer);
      setNewer(null);
      if (newer) onSaved(newer);
    },
    async keepMine() {
      if (!newer) return;
      now.current.version = newer.version;
      setNewer(null);
      await save();
    },
  };
}
export type ScorecardForm = ReturnType<typeof useScorecard>;
