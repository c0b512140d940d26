import { AppError } from '@spotlight/shared/data';
import { useEffect, useRef, useState } from 'react';

/** After so many times somebody is asked whether to go on. */
const MOST_TRIES = 20;
/** Where the server names no wait. */
const USUAL_WAIT_S = 5;

/**
 * Sends by itself again what came while too many people were there: after the wait that the server names, and a
 * little later each at another moment. `waitSeconds` says how long until then, or null.
 */
export function useCrowdPatience() {
  const [waitSeconds, setWaitSeconds] = useState<number | null>(null);
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);

  const patiently = async <Answer>(send: () => Promise<Answer>): Promise<Answer> => {
    for (let tries = 1; ; tries += 1) {
      try {
        // One after the other: that is what waiting is.
        // oxlint-disable-next-line no-await-in-loop
        return await send();
      } catch (thrown) {
        if (!isCrowded(thrown) || tries === MOST_TRIES || isGone.current) throw thrown;
        const seconds = Math.ceil(waitOf(thrown) * (1 + Math.random() / 2));
        setWaitSeconds(seconds);
        // oxlint-disable-next-line no-await-in-loop
        await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
        // Whoever closed the form meanwhile does not want it any more.
        if (isGone.current) throw thrown;
        setWaitSeconds(null);
      }
    }
  };
  return { patiently, waitSeconds };
}

const isCrowded = (thrown: unknown): thrown is AppError =>
  thrown instanceof AppError && thrown.code === 'CROWDED';

const waitOf = ({ cause }: AppError): number =>
  Number((cause as { hint?: string } | undefined)?.hint) || USUAL_WAIT_S;
