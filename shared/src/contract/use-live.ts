import { useQueryClient, type QueryKey } from '@spotlight/shared/vendor/query';
import { useEffect, useState } from 'react';
import { useShell } from './shell-context';

/** What a topic says has changed → what is read again then. */
export type LiveKeys = Readonly<Record<string, readonly QueryKey[]>>;

/** So long nothing more is awaited that is read again together. */
const GATHER_MS = 100;

/**
 * Reads again what somebody else has changed, as soon as the database says so. The messages hold nothing but the kind of
 * change: what is read is what this person may see.
 *
 * @param topic such as `booking:<id>`; `null` while there is nothing to hear
 * @param keys by the kind of change; made once, outside the component or in `useMemo`
 * @param spreadMs how far many tabs that hear the same are spread, so that they do not all ask at once
 * @returns whether changes are heard at this moment. Otherwise the page has to ask from time to time.
 *
 * @example
 * const isLive = useLive(`booking:${id}`, threadKeys);
 * useQuery({ ...threadQuery(id), refetchInterval: isLive ? CALM_MS : THREAD_REFRESH_MS });
 */
export function useLive(topic: string | null, keys: LiveKeys, spreadMs = GATHER_MS): boolean {
  const { listen } = useShell();
  const queryClient = useQueryClient();
  const [isLive, setIsLive] = useState(false);

  useEffect(() => {
    if (topic === null || !listen) return;
    const due = new Set<QueryKey>();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const readAgain = (changed: readonly QueryKey[]) => {
      for (const key of changed) due.add(key);
      if (due.size === 0) return;
      timer ??= setTimeout(() => {
        timer = undefined;
        for (const queryKey of due) void queryClient.invalidateQueries({ queryKey });
        due.clear();
      }, Math.random() * spreadMs);
    };
    let wasLive = false;
    const stop = listen(topic, {
      onChange: (kind) => readAgain(keys[kind] ?? []),
      onState: (isHeard) => {
        setIsLive(isHeard);
        // What changed in between was said to nobody.
        if (isHeard && wasLive) readAgain(Object.values(keys).flat());
        wasLive ||= isHeard;
      },
    });
    return () => {
      clearTimeout(timer);
      stop();
      setIsLive(false);
    };
  }, [topic, keys, spreadMs, listen, queryClient]);

  return isLive;
}
