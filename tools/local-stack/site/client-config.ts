/** What the browser has to know about this installation; it is never part of a build. */
export interface ClientConfig {
  /** Address of Supabase, `/` when this server is its door. */
  supabaseUrl: string;
  supabaseKey: string;
  /** Somebody works on the site: pages load themselves again when `/__reload` says so. */
  hasLiveReload?: boolean;
}

const placeholder = '<!--config-->';

/** Puts the configuration into the page, which saves the browser a request before all others. */
export function embedConfig(html: string, config: ClientConfig): string {
  const json = JSON.stringify(config).replaceAll('<', '\\u003c');
  const element = `<script type="application/json" id="app-config">${json}</script>`;
  return html.replace(placeholder, () => element);
}
