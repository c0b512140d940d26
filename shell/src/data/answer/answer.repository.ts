import { callFunction, type Backend } from '@spotlight/shared/data';
import * as z from '@spotlight/shared/vendor/zod';

/**
 * Counts whether an answer of the frequent questions helped.
 * @param answer its topic and its question, as the page's texts name them: `tickets.paid`
 * @throws AppError
 */
export const rateAnswer = (
  backend: Backend,
  { answer, hasHelped }: { answer: string; hasHelped: boolean },
) => callFunction(backend, 'rate_answer', { p_answer: answer, p_helped: hasHelped }, z.unknown());
