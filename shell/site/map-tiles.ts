/** Where the map's streets come from. Without it the map shows the districts of Taiwan alone, and asks nobody. */
export interface MapTiles {
  /** With {z}, {x} and {y}; on this site (`/tiles/…`) or elsewhere over https. */
  url: string;
  /** Said below the map, as the tiles' licence wants it. */
  attribution: string;
}

const SHAPE = /^(https:\/\/[\w.-]+(:\d+)?)?\/[\w./?&=%{}@~-]*$/;
const PLACES = ['{z}', '{x}', '{y}'];

/**
 * Reads MAP_TILES_URL and MAP_TILES_ATTRIBUTION (docs/nginx.md).
 * @returns undefined where neither is set
 * @throws Error with one sentence that names the variable and the mend
 */
export function readMapTiles(env: NodeJS.ProcessEnv): MapTiles | undefined {
  const url = env['MAP_TILES_URL'];
  const attribution = env['MAP_TILES_ATTRIBUTION'];
  if (!url && !attribution) return undefined;
  if (!url || !attribution) {
    throw new Error('Streets on maps need both MAP_TILES_URL and MAP_TILES_ATTRIBUTION: set both.');
  }
  if (!SHAPE.test(url) || PLACES.some((place) => !url.includes(place))) {
    throw new Error(
      `MAP_TILES_URL is "${url}": write it like https://tiles.example/{z}/{x}/{y}.png or /tiles/{z}/{x}/{y}.png.`,
    );
  }
  // It becomes part of the page and of a quoted string in the configuration of nginx.
  if (/['"\\$<>\n]/.test(attribution)) {
    throw new Error('MAP_TILES_ATTRIBUTION is plain words, without quotes, $, < or >.');
  }
  return { url, attribution };
}

/** Lets pages show tiles that lie elsewhere. */
export function allowMapTiles(policy: string, tiles: MapTiles | undefined): string {
  if (!tiles || tiles.url.startsWith('/')) return policy;
  const { origin } = new URL(tiles.url);
  return policy.replace(/(^|; ?)(img-src [^;]*)/, `$1$2 ${origin}`);
}
