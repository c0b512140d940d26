import { callFunction, type Backend } from '@spotlight/shared/data';
import * as z from '@spotlight/shared/vendor/zod';

const answerSchema = z.row({ outcome: z.enum(['confirmed', 'wrong', 'locked']) });

/** What came of a password: `locked` after too many wrong ones in this session. */
export type PasswordOutcome = z.infer<typeof answerSchema>['outcome'];

/**
 * Shows the password of the signed-in person, so that this session may change for five minutes what a session alone may not:
 * what one logs in with, and where money goes. @throws AppError
 */
export const confirmPassword = async (
  backend: Backend,
  password: string,
): Promise<PasswordOutcome> =>
  (await callFunction(backend, 'confirm_password', { p_password: password }, answerSchema)).outcome;
