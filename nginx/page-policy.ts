import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { allowSupabase } from '../shell/site/content-security-policy';
import { allowDevelopers } from '../shell/site/developers';
import { allowMapTiles } from '../shell/site/map-tiles';
import { bothPolicies, policyOfShell } from '../shell/site/page-policy';
import type { NginxSettings } from './settings';

/**
 * The content security policy of the page: the one that publishing wrote, widened to the pages of
 * all shell versions that are still there. Rolling the shell back therefore needs no reload.
 * @throws Error when nothing has been published
 */
export function readPagePolicy({
  siteDir,
  backend,
  mapTiles,
  developers,
}: Pick<NginxSettings, 'siteDir' | 'backend' | 'mapTiles' | 'developers'>): string {
  const file = path.join(siteDir, 'csp.txt');
  if (!existsSync(file)) throw new Error(`${file} is missing: publish the site first.`);
  const published = readFileSync(file, 'utf8').trim().replace(/\s+/g, ' ');
  const retained = policiesOfRetainedShells(siteDir).reduce(bothPolicies, published);
  const policy = allowDevelopers(allowMapTiles(retained, mapTiles), developers?.developerOrigins);
  return backend.kind === 'proxied' ? policy : allowSupabase(policy, backend.supabaseUrl.href);
}

function policiesOfRetainedShells(siteDir: string): string[] {
  const folder = path.join(siteDir, 'shell');
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .map((version) => path.join(folder, version))
    .filter((version) => existsSync(path.join(version, 'boot.js')))
    .map(policyOfShell);
}
