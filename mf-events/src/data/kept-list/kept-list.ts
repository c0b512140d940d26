import { PRIVATE_STORAGE_PREFIX } from '@spotlight/shared/contract';
import type * as z from '@spotlight/shared/vendor/zod';

export interface KeptList<Rows> {
  rows: Rows;
  /** Unix time in milliseconds. */
  keptAt: number;
}

/**
 * Keeps the last known rows of a list on the device, for pages that open without network. One person per
 * device: keeping somebody's rows removes those of anybody else, and the shell removes all at sign-out.
 * @param name of the list among those that the device keeps
 */
export function keptList<Schema extends z.ZodMiniType>(name: string, schema: Schema) {
  type Rows = z.infer<Schema>;
  const prefix = `${PRIVATE_STORAGE_PREFIX}${name}.`;
  const keyOf = (userId: string) => prefix + userId;
  return {
    /** Remembers the rows of `userId`. A full or forbidden storage is no reason to fail. */
    keep(userId: string, rows: Rows, now = Date.now()): void {
      try {
        for (const key of Object.keys(localStorage)) {
          if (key.startsWith(prefix) && key !== keyOf(userId)) localStorage.removeItem(key);
        }
        localStorage.setItem(keyOf(userId), JSON.stringify({ rows, keptAt: now }));
      } catch {
        return;
      }
    },
    /** The rows of `userId` that were kept, unless there are none or they are of no use any more. */
    read(userId: string): KeptList<Rows> | undefined {
      try {
        const kept: unknown = JSON.parse(localStorage.getItem(keyOf(userId)) ?? 'null');
        if (typeof kept !== 'object' || kept === null || !('rows' in kept)) return undefined;
        const rows = schema.safeParse(kept.rows);
        const keptAt = 'keptAt' in kept ? Number(kept.keptAt) : 0;
        return rows.success ? { rows: rows.data, keptAt } : undefined;
      } catch {
        return undefined;
      }
    },
  };
}
