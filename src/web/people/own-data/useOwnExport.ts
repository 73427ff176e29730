import { useEffect, useState } from 'react';
import { isAppError } from '#shared/kernel/errors.ts';
import { findOwnExport, type OwnExport, startOwnExport } from '#shared/people/own-data.contract.ts';
import { call } from '#web/lib/call.ts';

const LOOK_MS = 1_000;

/** The archive while it is being made. It is polled every second until it is ready. */
export function useOwnExport(initial: OwnExport | null) {
  const [archive, setArchive] = useState(initial);
  const [failure, setFailure] = useState<string | null>(null);
  const [isStarting, setStarting] = useState(false);
  const isUnderWay = archive?.state === 'waiting' || archive?.state === 'making';

  useEffect(() => {
    if (!isUnderWay) return;
    // After a failure, the next poll follows in a second.
    const look = () =>
      call(findOwnExport, {}).then(
        (answer) => setArchive(answer.export),
        () => {},
      );
    const timer = setInterval(look, LOOK_MS);
    return () => clearInterval(timer);
  }, [isUnderWay]);

  async function start() {
    setStarting(true);
    setFailure(null);
    try {
      setArchive((await call(startOwnExport, {})).export);
    } catch (error) {
      if (!isAppError(error)) throw error;
      setFailure(error.message);
    } finally {
      setStarting(false);
    }
  }
  return { archive, failure, isUnderWay, isStarting, start };
}
