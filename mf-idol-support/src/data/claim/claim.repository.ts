import { callFunction, readFunction, type Backend } from '@spotlight/shared/data';
import * as z from '@spotlight/shared/vendor/zod';

/**
 * The pages that the signed-in person claimed and nobody has decided on.
 * @throws AppError
 */
export const listOpenClaims = (backend: Backend, signal?: AbortSignal) =>
  readFunction(backend, 'my_open_claims', {}, z.array(z.string()), signal);

/** Which page, and how an administrator can see that it is true. */
export interface Claim {
  performerId: string;
  message: string;
}

/**
 * Claims a page without an owner.
 * @throws AppError
 */
export const claimPerformer = (backend: Backend, { performerId, message }: Claim) =>
  callFunction(
    backend,
    'claim_performer',
    { p_performer_id: performerId, p_message: message },
    z.row({ id: z.string(), status: z.literal('pending') }),
  );
