import { callFunction, readFunction, type Backend } from '@spotlight/shared/data';
import * as z from '@spotlight/shared/vendor/zod';
import { leavingSchema, obligationsSchema } from './leaving.schema';

/** Whether the person asked to leave. @throws AppError */
export const getLeaving = (backend: Backend, signal?: AbortSignal) =>
  readFunction(backend, 'my_leaving', {}, leavingSchema, signal);

/** What others wait for, and what the person would lose. @throws AppError */
export const listObligations = (backend: Backend, signal?: AbortSignal) =>
  readFunction(backend, 'account_obligations', {}, obligationsSchema, signal);

/**
 * Asks to leave.
 * @param wish the own address once more, and whether what would be lost is given up
 * @throws AppError `OBLIGATIONS` while others wait for something, `INVALID_INPUT` for another address
 */
export const askToLeave = (backend: Backend, wish: { email: string; isGivenUp: boolean }) =>
  callFunction(
    backend,
    'delete_my_account',
    { p_email: wish.email, p_give_up: wish.isGivenUp },
    z.row({ leavesAt: z.nullable(z.string()), deleted: z.boolean() }),
  );

/** Takes the wish back. @throws AppError */
export const keepAccount = (backend: Backend) =>
  callFunction(backend, 'keep_my_account', {}, leavingSchema);
