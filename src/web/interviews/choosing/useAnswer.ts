import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import type { ArgumentsOf, Endpoint } from '#shared/kernel/endpoint.ts';
import { isAppError } from '#shared/kernel/errors.ts';
import { call } from '#web/lib/call.ts';

/**
 * Sends the candidate's answer, and shows the interview as it is then. Without scripts the browser posts the same form
 * to an address of its own.
 */
export function useAnswer<E extends Endpoint>(endpoint: E, link: string) {
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  async function send(event: FormEvent, fields: Omit<ArgumentsOf<E>, 'link'>) {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    setFailure(null);
    try {
      await call(endpoint, { ...fields, link } as unknown as ArgumentsOf<E>);
      // Loads the interview anew, and leaves the view for moving or cancelling.
      await navigate(`/interview/${link}`, { replace: true });
    } catch (error) {
      if (!isAppError(error)) throw error;
      setFailure(Object.values(error.errors ?? {})[0]?.[0] ?? error.message);
    } finally {
      setBusy(false);
    }
  }
  return { send, isBusy, failure, setFailure };
}
