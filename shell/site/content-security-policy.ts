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

/** What pages ask a Supabase elsewhere for: data, and the pictures of its storage. */
const supabaseDirectives = /^(connect|img)-src /;

/** Adds the origin of a Supabase elsewhere to the places that pages may connect to and show pictures of. */
export function allowSupabase(policy: string, supabaseUrl: string): string {
  if (supabaseUrl === '/') return policy;
  const { origin } = new URL(supabaseUrl);
  return policy
    .split(';')
    .map((directive) =>
      supabaseDirectives.test(directive.trim()) ? `${directive} ${origin}` : directive,
    )
    .join(';');
}
