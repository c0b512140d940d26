import { callFunction, readFunction, type Backend } from '@spotlight/shared/data';
import { eventInboxSchema, inboxMessageSchema } from './inbox.schema';

export const INBOX_PAGE_SIZE = 20;

/** Reads a page of what people asked about an own event, and what they were told. */
export function getInbox(backend: Backend, eventId: string, page: number, signal?: AbortSignal) {
  const args = { p_event_id: eventId, p_page: page, p_page_size: INBOX_PAGE_SIZE };
  return readFunction(backend, 'event_inbox', args, eventInboxSchema, signal);
}

/**
 * Answers what somebody asked.
 * @param answer `null` puts the question aside, and nobody is told
 * @throws AppError INVALID_STATE when it was settled before
 */
export function answerMessage(backend: Backend, id: string, answer: string | null) {
  const args = { p_message_id: id, p_answer: answer };
  return callFunction(backend, 'answer_event_message', args, inboxMessageSchema);
}
