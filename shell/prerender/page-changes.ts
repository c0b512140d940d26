import * as z from '@spotlight/shared/vendor/zod';
import type { ClientConfig } from '../site/client-config';
import type { SiteSource } from './site-window';

const changesSchema = z.array(
  z.object({ path: z.string(), changed_at: z.string(), is_public: z.boolean() }),
);
export type PageChange = z.infer<typeof changesSchema>[number];

const PART = 500;
/** A change carries the moment at which it was made and is seen once it is committed. */
export const OVERLAP_MS = 2 * 60_000;

/**
 * Asks the data API which public pages changed since `since`, and a little before.
 * @param since a `changed_at` of an earlier answer, or null for all
 */
export async function readPageChanges(
  { apiUrl, apiHeaders }: Pick<SiteSource, 'apiUrl' | 'apiHeaders'>,
  { supabaseKey }: ClientConfig,
  since: string | null,
): Promise<PageChange[]> {
  const all: PageChange[] = [];
  let from = since ? new Date(Date.parse(since) - OVERLAP_MS).toISOString() : '-infinity';
  let after = '';
  for (;;) {
    const url = new URL('/rest/v1/rpc/public_page_changes', apiUrl);
    url.search = new URLSearchParams({
      p_since: from,
      p_after_path: after,
      p_limit: String(PART),
    }).toString();
    const answer = await fetch(url, { headers: { ...apiHeaders, apikey: supabaseKey } });
    if (!answer.ok) throw new Error(`public_page_changes was answered with ${answer.status}`);
    const part = changesSchema.parse(await answer.json());
    all.push(...part);
    const last = part.at(-1);
    if (!last || part.length < PART) return all;
    from = last.changed_at;
    after = last.path;
  }
}
