import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { allowSupabase } from '../shell/site/content-security-policy';
import { allowMapTiles } from '../shell/site/map-tiles';
import type { NginxSettings } from './settings';

/**
 * The content security policy of the page: the one that publishing wrote, plus the inline scripts of
 * all shell versions that are still there. Rolling the shell back therefore needs no reload.
 * @throws Error when nothing has been published
 */
export function readPagePolicy({
  siteDir,
  backend,
  mapTiles,
}: Pick<NginxSettings, 'siteDir' | 'backend' | 'mapTiles'>): string {
  const file = path.join(siteDir, 'csp.txt');
  if (!existsSync(file)) throw new Error(`${file} is missing: publish the site first.`);
  const published = readFileSync(file, 'utf8').trim().replace(/\s+/g, ' ');
  const scripts = allowScripts(published, hashesOfRetainedShells(siteDir));
  const policy = allowMapTiles(scripts, mapTiles);
  return backend.kind === 'proxied' ? policy : allowSupabase(policy, backend.supabaseUrl.href);
}

/** Adds script hashes to `script-src`, each once. */
export function allowScripts(policy: string, hashes: string[]): string {
  return policy
    .split('; ')
    .map((directive) => {
      if (!directive.startsWith('script-src ')) return directive;
      const missing = hashes.filter((hash) => !directive.includes(hash));
      return [directive, ...missing].join(' ');
    })
    .join('; ');
}

function hashesOfRetainedShells(siteDir: string): string[] {
  const folder = path.join(siteDir, 'shell');
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .map((version) => path.join(folder, version, 'boot.js'))
    .filter((file) => existsSync(file))
    .map((file) => `'sha256-${createHash('sha256').update(readFileSync(file)).digest('base64')}'`);
}
