import { toAppError } from '@spotlight/shared/data';
import { Refusal } from '@spotlight/shared/form';
import { useRef, useState } from 'react';
import type { EventEntry, EventVersion } from '../../data/event/event-form.rules';
import type { EventChange } from '../../data/event/event-form.schema';
import { usePreviewEventChange } from '../../data/event/event.mutations';

/** Asks before a change is saved that others are told of: what was looked at is what is agreed to. */
export function useAgreement(clientKey: string) {
  const { mutateAsync } = usePreviewEventChange();
  const agreed = useRef<readonly string[]>([]);
  const [asked, setAsked] = useState<EventChange>();
  return {
    /** What the last change would tell whom, while it waits for an answer. */
    asked,
    /** For the next attempt; another one is asked about anew. */
    agreed: () => {
      const now = agreed.current;
      agreed.current = [];
      setAsked(undefined);
      return now;
    },
    agree: () => {
      agreed.current = asked?.asks ?? [];
    },
    /** What a refused attempt is answered with. */
    ask: async (
      thrown: unknown,
      change: { on: EventVersion; entry: EventEntry },
    ): Promise<never> => {
      if (toAppError(thrown).code !== 'NOT_AGREED') throw thrown;
      setAsked(await mutateAsync({ ...change, clientKey }));
      // The notice says it, with the way on.
      throw new Refusal({ failure: null });
    },
  };
}
