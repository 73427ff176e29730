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

/** A draft is saved this long after the last change. */
const PAUSE_MS = 800;
/** While there is no connection, saving is tried again after this long. */
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
  const unsent = useMemo(
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
  /** The latest values, for timers and calls that outlive the render in which they were started. */
  const latest = useRef({ fields, version: mine.version, isDirty: false, isIn });
  latest.current.isIn = isIn;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const running = useRef<Promise<boolean> | null>(null);

  function take(card: Scorecard) {
    const taken = fieldsOf(card);
    latest.current = { ...latest.current, fields: taken, version: card.version, isDirty: false };
    unsent.remove();
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
      if (!latest.current.isIn) saveSoon(RETRY_MS);
    } else {
      setStatus('failed');
      setFailure(error.errors ? (Object.values(error.errors)[0]?.[0] ?? error.message) : error.message);
    }
  }

  async function send(endpoint: typeof saveInterviewScorecard | typeof handInScorecard): Promise<boolean> {
    const sent = latest.current.fields;
    setStatus('saving');
    setFailure(null);
    try {
      const { scorecard } = await call(endpoint, { id: String(id), version: latest.current.version, ...sent });
      latest.current.version = scorecard.version;
      setSavedAt(Date.now());
      onSaved(scorecard);
      if (latest.current.fields === sent) {
        latest.current.isDirty = false;
        unsent.remove();
        setStatus('saved');
      } else {
        // More was typed meanwhile.
        unsent.write({ version: scorecard.version, ...latest.current.fields });
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

  /** Sends one call at a time, so that each carries the version that the one before has returned. */
  async function save(endpoint: typeof saveInterviewScorecard | typeof handInScorecard = saveInterviewScorecard) {
    clearTimeout(timer.current);
    await running.current;
    running.current = send(endpoint);
    const isSaved = await running.current;
    running.current = null;
    return isSaved;
  }

  function change(changed: CardFields) {
    latest.current = { ...latest.current, fields: changed, isDirty: true };
    unsent.write({ version: latest.current.version, ...changed });
    setFields(changed);
    setFailure(null);
    if (latest.current.isIn || newer) return;
    setStatus('typed');
    saveSoon();
  }

  // Restores what was typed in an earlier visit and could not be saved.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the browser's storage is read once, as the page opens.
  useEffect(() => {
    const found = unsent.read();
    if (found.state !== 'found') return;
    const { version, ...typed } = found.value;
    latest.current = { ...latest.current, fields: typed, version, isDirty: true };
    setFields(typed);
    if (isIn) setChanging(true);
    else void save();
  }, []);

  // Takes over what another device has saved, unless something typed here is not saved yet.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a card with the same version has nothing new.
  useEffect(() => {
    if (!latest.current.isDirty && mine.version > latest.current.version) take(mine);
  }, [mine.version]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever it runs, it reads the latest values from refs.
  useEffect(() => {
    const saveUnsent = () => {
      if (latest.current.isDirty && !latest.current.isIn) void save();
    };
    window.addEventListener('online', saveUnsent);
    return () => {
      window.removeEventListener('online', saveUnsent);
      clearTimeout(timer.current);
      // When the page is left, what was typed is saved without waiting for the pause.
      if (latest.current.isDirty && !latest.current.isIn && running.current === null) void save();
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
      latest.current.version = newer.version;
      setNewer(null);
      await save();
    },
  };
}
export type ScorecardForm = ReturnType<typeof useScorecard>;
