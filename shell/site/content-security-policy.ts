import { readFile, stat } from 'node:fs/promises';
import type { ClientConfig } from './client-config';
import { allowDevelopers } from './developers';
import { allowMapTiles } from './map-tiles';

/**
 * Reads the policy that publishing writes beside the page, again whenever it changed, and lets pages
 * talk to a Supabase elsewhere, and show the map's streets.
 */
export function policyFile(
  file: string,
  { supabaseUrl, mapTiles, developerOrigins }: ClientConfig,
) {
  let cached: { mtimeMs: number; policy: string } | null = null;
  return async function policy(): Promise<string | null> {
    const stats = await stat(file).catch(() => null);
    if (!stats) return null;
    if (cached?.mtimeMs !== stats.mtimeMs) {
      const text = (await readFile(file, 'utf8')).trim().replace(/\s+/g, ' ');
      cached = {
        mtimeMs: stats.mtimeMs,
        policy: allowDevelopers(
          allowMapTiles(allowSupabase(text, supabaseUrl), mapTiles),
          developerOrigins,
        ),
      };
    }
    return cached.policy;
  };
}

/** Adds what pages ask a Supabase elsewhere for: data, what is heard over a socket, and the pictures of its storage. */
export function allowSupabase(policy: string, supabaseUrl: string): string {
  if (supabaseUrl === '/') return policy;
  const { origin } = new URL(supabaseUrl);
  return policy
    .replace(/(^|; *)(connect-src [^;]*)/, `$1$2 ${origin} ${origin.replace(/^http/, 'ws')}`)
    .replace(/(^|; *)(img-src [^;]*)/, `$1$2 ${origin}`);
}
