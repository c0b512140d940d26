import { PRIVATE_STORAGE_PREFIX } from '@spotlight/shared/contract';
import type * as z from '@spotlight/shared/vendor/zod';

export interface CachedList<Rows> {
  rows: Rows;
  /** Unix time in milliseconds. */
  cachedAt: number;
}

/**
 * Caches the last known rows of a list on the device, for pages that open without network. One person per
 * device: caching somebody's rows removes those of anybody else, and the shell removes all at sign-out. What a
 * visitor caches, who is nobody (`null`), may be read by whoever uses the device: public things only.
 * @param name of the list among those that the device caches
 */
export function cachedList<Schema extends z.ZodMiniType>(name: string, schema: Schema) {
  type Rows = z.infer<Schema>;
  const prefix = `${PRIVATE_STORAGE_PREFIX}${name}.`;
  const keyOf = (userId: string | null) =>
    userId === null ? `spotlight.${name}` : prefix + userId;
  return {
    /** Remembers the rows of `userId`. A full or forbidden storage is no reason to fail. */
    save(userId: string | null, rows: Rows, now = Date.now()): void {
      try {
        for (const key of Object.keys(localStorage)) {
          if (key.startsWith(prefix) && key !== keyOf(userId)) localStorage.removeItem(key);
        }
        localStorage.setItem(keyOf(userId), JSON.stringify({ rows, cachedAt: now }));
      } catch {
        return;
      }
    },
    /** The rows of `userId` that were cached, unless there are none or they are of no use any more. */
    read(userId: string | null): CachedList<Rows> | undefined {
      try {
        const cached: unknown = JSON.parse(localStorage.getItem(keyOf(userId)) ?? 'null');
        if (typeof cached !== 'object' || cached === null || !('rows' in cached)) return undefined;
        const rows = schema.safeParse(cached.rows);
        const cachedAt = 'cachedAt' in cached ? Number(cached.cachedAt) : 0;
        return rows.success ? { rows: rows.data, cachedAt } : undefined;
      } catch {
        return undefined;
      }
    },
  };
}
