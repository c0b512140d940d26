import { callFunction, type Backend } from '@spotlight/shared/data';
import * as z from '@spotlight/shared/vendor/zod';
import type { OwnedPage } from './page-owner.schema';

/**
 * Gives a page to another account.
 * @throws AppError `OBLIGATIONS`, `OWN_CAUSE`, `STALE_VERSION`, `INVALID_STATE` while it is claimed
 */
export const handOverPage = (
  backend: Backend,
  { page, email, reason }: { page: OwnedPage; email: string; reason: string },
) =>
  callFunction(
    backend,
    'hand_over_page',
    {
      p_entity_type: page.entity,
      p_id: page.id,
      p_version: page.version,
      p_owner_email: email,
      p_reason: reason,
    },
    z.unknown(),
  );
