import { callFunction, readFunction, type Backend } from '@spotlight/shared/data';
import { rowsAsked } from '../list/list.repository';
import type { MessageFilters } from './message.rules';
import { messagePageSchema, messageSchema, type MessagePage } from './message.schema';

/**
 * One page of messages in one state; those that wait with the oldest first.
 * @throws AppError `FORBIDDEN` without the right to manage users
 */
export const listMessages = (
  backend: Backend,
  { query, status, ...rows }: Omit<MessageFilters, 'open' | 'hide' | 'sort'>,
  signal?: AbortSignal,
): Promise<MessagePage> =>
  readFunction(
    backend,
    'admin_contact_messages',
    { p_status: status, p_query: query, ...rowsAsked(rows) },
    messagePageSchema,
    signal,
  );

/** Answers by mail; null puts the message aside. @throws AppError `INVALID_STATE` after somebody else */
export const settleMessage = (backend: Backend, input: { id: string; answer: string | null }) =>
  callFunction(
    backend,
    'answer_contact_message',
    { p_message_id: input.id, p_answer: input.answer },
    messageSchema,
  );

export const reopenMessage = (backend: Backend, id: string) =>
  callFunction(backend, 'reopen_contact_message', { p_message_id: id }, messageSchema);

/** Takes a message on, or gives it back. */
export const assignMessage = (backend: Backend, input: { id: string; isMine: boolean }) =>
  callFunction(
    backend,
    'assign_contact_message',
    { p_message_id: input.id, p_is_mine: input.isMine },
    messageSchema,
  );
