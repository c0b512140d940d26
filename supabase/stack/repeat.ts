/** Something that is done again and again until it is stopped. */
export interface Repetition {
  /** Ends after what is being done. */
  stop(): Promise<void>;
}

export interface RepeatOptions {
  /** The pause between two turns. */
  everyMs: number;
  /** One turn; a long one asks from time to time whether it should end. */
  turn: (isStopping: () => boolean) => Promise<void>;
  /** What the log says before the reason of a turn that failed. The next one tries again. */
  complaint: string;
}

/** Does one turn after the other, the first at once. A turn that fails is told to the log and changes nothing else. */
export function repeat({ everyMs, turn, complaint }: RepeatOptions): Repetition {
  let isStopping = false;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  const next = () => {
    running = turn(() => isStopping)
      .catch((error: unknown) => {
        if (!isStopping) console.warn(`${complaint}: ${(error as Error).message}`);
      })
      .finally(() => {
        if (!isStopping) timer = setTimeout(next, everyMs);
      });
  };
  next();
  return {
    async stop() {
      isStopping = true;
      clearTimeout(timer);
      await running;
    },
  };
}
