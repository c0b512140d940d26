import type { ShellServices } from '@spotlight/shared/contract';
import type { Backend } from '@spotlight/shared/data';
import type { LiveClient } from './live-client';

/**
 * Opens the tab's one socket when the first screen wants to hear something; what it needs for that is a chunk of its own. A page whose
 * socket cannot be opened asks from time to time, as without one.
 */
export function createListen(backend: Backend): NonNullable<ShellServices['listen']> {
  let client: Promise<LiveClient> | undefined;
  const open = () =>
    import(/* webpackChunkName: "live" */ './live-client').then(({ openLive }) =>
      openLive(backend),
    );
  return (topic, listener) => {
    let stop: (() => void) | undefined;
    let isOver = false;
    client ??= open();
    client.then(
      ({ join }) => {
        if (!isOver) stop = join(topic, listener);
      },
      // The chunk is asked for again by the next who listens.
      () => (client = undefined),
    );
    return () => {
      isOver = true;
      stop?.();
    };
  };
}
