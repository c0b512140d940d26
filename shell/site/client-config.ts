import { jsonBlock } from './json-block';
import type { MapTiles } from './map-tiles';

/** What the browser has to know about this installation; it is never part of a build. */
export interface ClientConfig {
  /** Address of Supabase, `/` when this server is its gateway. */
  supabaseUrl: string;
  supabaseKey: string;
  /** Somebody works on the site: pages load themselves again when `/__reload` says so. */
  hasLiveReload?: boolean;
  /** What browsers ask push services with, of the pair whose other half signs. Read when somebody switches push on. */
  pushKey?: string;
  /** Nobody's production: whoever likes to runs another version in a tab. Elsewhere it takes a right. */
  isForDevelopers?: boolean | undefined;
  /** Machines of developers that a tab may run a remote from, such as `http://localhost:8081`. */
  developerOrigins?: string[] | undefined;
  /** Read by the map itself, when one is shown. */
  mapTiles?: MapTiles;
}

const placeholder = '<!--config-->';

/** Puts the configuration into the page, which saves the browser a request before all others. */
export function embedConfig(html: string, config: ClientConfig): string {
  return html.replace(placeholder, () => jsonBlock('app-config', config));
}
