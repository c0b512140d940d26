import { useBackend, useWrite } from '@spotlight/shared/contract';
import type { eventInboxSchema } from './inbox.schema';
import { keepPreviousData, useQuery } from '@spotlight/shared/vendor/query';
import type * as z from '@spotlight/shared/vendor/zod';
import { organizerEventKeys } from '../organizer/organizer-event.keys';
import { inboxKeys } from './inbox.keys';
import { answerMessage, getInbox } from './inbox.repository';

export { INBOX_PAGE_SIZE } from './inbox.repository';

type Inbox = z.infer<typeof eventInboxSchema>;
/** What somebody asked about an own event. */
export type InboxMessage = Inbox['items'][number];
/** What everybody was told. */
export type ToldMessage = Inbox['told'][number];

/** What people asked about an own event, and what they were told. */
export function useInbox(eventId: string, page: number) {
  const backend = useBackend();
  return useQuery({
    queryKey: inboxKeys.page(eventId, page),
    queryFn: ({ signal }) => getInbox(backend, eventId, page, signal),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
}

/** Answers what somebody asked; `null` puts it aside. */
export const useAnswerMessage = () =>
  useWrite(
    (backend, { id, answer }: { id: string; answer: string | null }) =>
      answerMessage(backend, id, answer),
    { touches: [inboxKeys.all, organizerEventKeys.all] },
  );
