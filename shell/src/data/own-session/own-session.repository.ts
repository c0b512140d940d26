import { callFunction, readFunction, type Backend } from '@spotlight/shared/data';
import * as z from '@spotlight/shared/vendor/zod';
import { ownSessionsSchema } from './own-session.schema';

/** Where one is signed in. @throws AppError */
export const listOwnSessions = (backend: Backend, signal?: AbortSignal) =>
  readFunction(backend, 'account_sessions', {}, ownSessionsSchema, signal);

/** Ends one session, or with null all but the one that asks. @throws AppError */
export const endOwnSessions = (backend: Backend, id: string | null) =>
  callFunction(
    backend,
    'end_account_sessions',
    { p_session_id: id ?? undefined },
    z.row({ ended: z.int() }),
  );
