import { useBackend } from '@spotlight/shared/contract';
import { AppError } from '@spotlight/shared/data';
import { useEffect, useState } from 'react';
import type { EventWriter } from './event-writer';

const loadWriter = () => import(/* webpackChunkName: "event-writer" */ './event-writer');

/** Opens what writes the form to the server; its code comes after the form's, while somebody types. */
export function useEventWriter(): () => Promise<EventWriter> {
  const backend = useBackend();
  // One for as long as the form is open: whatever is sent again after a lost answer is known by it.
  const [clientKey] = useState(() => crypto.randomUUID());
  useEffect(() => {
    // A failure shows when something is saved.
    loadWriter().catch(() => undefined);
  }, []);
  return async () => {
    const writer = await loadWriter().catch((cause: unknown) => {
      throw new AppError('OFFLINE', { cause });
    });
    return writer.openEventWriter(backend, clientKey);
  };
}
