import { useEffect, useState } from 'react';
import { isAppError } from '#shared/kernel/errors.ts';
import { findOwnExport, type OwnExport, startOwnExport } from '#shared/people/own-data.contract.ts';
import { call } from '#web/lib/call.ts';

const LOOK_MS = 1_000;

/** The archive as it is being made: looked at every second until it is there. */
export function useOwnExport(initial: OwnExport | null) {
  const [archive, setArchive] = useState(initial);
  const [failure, setFailure] = useState<string | null>(null);
  const [isStarting, setStarting] = useState(false);
  const isUnderWay = archive?.state === 'waiting' || archive?.state === 'making';

  useEffect(() => {
    if (!isUnderWay) return;
    // What cannot be looked at now is looked at in a second.
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
