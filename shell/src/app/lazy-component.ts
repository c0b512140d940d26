import type { LazyScreen } from '@spotlight/shared/contract';
import { useEffect, useReducer, type ComponentType } from 'react';

type LoadState =
  | { status: 'pending' }
  | { status: 'ready'; Component: ComponentType }
  | { status: 'failed'; cause: unknown };

const states = new Map<LazyScreen, LoadState>();
const pending: LoadState = { status: 'pending' };

/**
 * Fetches the code of one of the shell's own screens; a failed one is fetched anew by the next call.
 * Beside `React.lazy` this can be awaited before the first render, and drawn without a fallback.
 */
export async function preloadComponent(load: LazyScreen): Promise<LoadState> {
  const known = states.get(load);
  if (known?.status === 'ready') return known;
  try {
    states.set(load, { status: 'ready', Component: await load() });
  } catch (cause) {
    states.set(load, { status: 'failed', cause });
  }
  return states.get(load) ?? pending;
}

/** The state of a lazy screen, and the way to try again. */
export function useLazyComponent(load: LazyScreen): LoadState & { retry(): void } {
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const state = states.get(load) ?? pending;
  useEffect(() => {
    if (states.has(load)) return;
    let isCurrent = true;
    void preloadComponent(load).then(() => isCurrent && redraw());
    return () => {
      isCurrent = false;
    };
  }, [load]);
  const retry = () => {
    states.delete(load);
    redraw();
    void preloadComponent(load).then(redraw);
  };
  return { ...state, retry };
}
