import type { ArtworkRequest } from './artwork-request';

type Generator = typeof import('./generator');

const MOST_KEPT = 120;

let generator: Generator | undefined;
let loading: Promise<Generator> | undefined;
const sources = new Map<string, string>();

const keyOf = (request: ArtworkRequest): string =>
  request.kind === 'event'
    ? JSON.stringify([
        request.id,
        request.category,
        request.title,
        request.line ?? '',
        request.showWords !== false,
      ])
    : JSON.stringify([
        request.kind,
        request.id,
        request.kind === 'venue' ? request.type : '',
        request.kind === 'performer' ? request.category : '',
      ]);

/** Turns SVG into a data: URI, escaping only what must be, because Chinese text and quotes may stay. */
export function toDataUri(svg: string): string {
  const escaped = svg.replace(/[%#<>"\r\n]/g, encodeURIComponent);
  return `data:image/svg+xml;charset=utf-8,${escaped}`;
}

/** Fetches the generator once; a failed fetch is tried again by the next caller. */
export function loadArtworkGenerator(): Promise<Generator> {
  loading ??= import(/* webpackChunkName: "artwork" */ './generator').then(
    (loaded) => {
      generator = loaded;
      return loaded;
    },
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
}

/** Starts to fetch the generator, for a page that knows that pictures will be missing. */
export function preloadArtwork(): void {
  loadArtworkGenerator().catch(() => {
    // The picture that needs the generator asks again and keeps its placeholder until then.
  });
}

/** The data: URI of a picture if the generator is here already; nothing otherwise. */
export function peekArtworkSource(request: ArtworkRequest): string | undefined {
  const key = keyOf(request);
  const known = sources.get(key);
  if (known || !generator) return known;
  const source = toDataUri(generator.renderArtwork(request));
  if (sources.size >= MOST_KEPT) {
    const [oldest] = sources.keys();
    if (oldest !== undefined) sources.delete(oldest);
  }
  sources.set(key, source);
  return source;
}
