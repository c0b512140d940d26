import { useBackend } from '@spotlight/shared/contract';
import { useQuery } from '@spotlight/shared/vendor/query';
import type * as z from '@spotlight/shared/vendor/zod';
import { useId } from 'react';
import { eventChangeKeys } from './event-change.keys';
import { previewEventCancellation } from './event-change.repository';
import type { cancellationPreviewSchema, changePreviewSchema } from './event-change.schema';

/** Whom a change concerns, and how. */
export type ChangePreview = z.infer<typeof changePreviewSchema>;
/** What some of them are told alike. */
export type ToldAlike = z.infer<typeof cancellationPreviewSchema>['told'][number];

// Looked at once for each time that it is asked: what was agreed to is what was seen.
const once = { staleTime: Infinity, gcTime: 0, refetchOnWindowFocus: false } as const;

/** Whom a change would concern, as whoever holds the change asks for it. */
export const useChangePreview = (preview: () => Promise<ChangePreview>) =>
  useQuery({ queryKey: eventChangeKeys.change(useId()), queryFn: preview, ...once });

/** Whom it would concern to call an event off. */
export function useCancellationPreview(eventId: string) {
  const backend = useBackend();
  return useQuery({
    queryKey: eventChangeKeys.cancellation(eventId),
    queryFn: () => previewEventCancellation(backend, eventId),
    ...once,
  });
}
