import type { Fields } from '@spotlight/shared/form';
import { useEffect, useEffectEvent } from 'react';
import type { EventForm } from '../../data/event-form/event-form.schema';

/** Calls back when something else is in the form than before; what only moves the focus is nothing. */
export function useTyped({ subscribe, getValues }: Fields<EventForm>, onTyped: () => void): void {
  const handleTyped = useEffectEvent(onTyped);
  useEffect(() => {
    let typed = JSON.stringify(getValues());
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        const now = JSON.stringify(values);
        if (now === typed) return;
        typed = now;
        handleTyped();
      },
    });
  }, [subscribe, getValues]);
}
