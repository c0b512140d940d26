import { AppError } from '@spotlight/shared/data';
import { useEffect, useRef, useState } from 'react';
import { useImportOver, useRunImport, useUndoImport } from '../../data/import/import.mutations';
import type { Import } from '../../data/import/import.schema';

/** What is being done with an import from here. */
interface Doing {
  id: string;
  act: 'run' | 'undo';
}

const isGoingOn = { run: 'running', undo: 'undoing' } as const;

/**
 * Goes through an import step by step, until it is over or the room is left: then the server goes on
 * by its clock.
 */
export function useImportSteps() {
  const run = useRunImport();
  const undo = useUndoImport();
  const over = useImportOver();
  const doing = useRef<Doing | null>(null);
  const [failed, setFailed] = useState<{ id: string; error: unknown } | null>(null);
  useEffect(
    () => () => {
      doing.current = null;
    },
    [],
  );

  const stepOf = (act: Doing['act']) => (act === 'run' ? run.mutateAsync : undo.mutateAsync);

  async function follow(mine: Doing, first: Import): Promise<void> {
    let now = first;
    while (doing.current === mine && now.status === isGoingOn[mine.act]) {
      // One after the other: each step is what fits into two seconds.
      // eslint-disable-next-line no-await-in-loop
      now = await stepOf(mine.act)(mine.id);
    }
    if (now.status === 'done' || now.status === 'undone') await over();
  }

  function fail(mine: Doing, error: unknown): void {
    // It was stopped, from here or from somewhere else.
    const isStopped = error instanceof AppError && error.code === 'INVALID_STATE';
    if (doing.current === mine && !isStopped) setFailed({ id: mine.id, error });
  }

  function begin(id: string, act: Doing['act']): Doing {
    const mine: Doing = { id, act };
    doing.current = mine;
    setFailed(null);
    return mine;
  }

  return {
    failed,
    run: (id: string) => {
      const mine = begin(id, 'run');
      stepOf('run')(id)
        .then((now) => follow(mine, now))
        .catch((error: unknown) => fail(mine, error));
    },
    /** Stops what is running. @returns how it stands after the first step; the others follow. */
    undo: async (id: string): Promise<Import> => {
      const mine = begin(id, 'undo');
      const now = await stepOf('undo')(id);
      follow(mine, now).catch((error: unknown) => fail(mine, error));
      return now;
    },
  };
}
