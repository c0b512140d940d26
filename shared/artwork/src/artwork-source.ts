import type {
  ArtworkRequest,
  AvatarSpec,
  EventPosterSpec,
  PerformerPortraitSpec,
  VenueSceneSpec,
} from './artwork-request';
import { hashSeed } from './seed';

interface Drawers {
  event: (spec: EventPosterSpec) => string;
  venue: (spec: VenueSceneSpec) => string;
  performer: (spec: PerformerPortraitSpec) => string;
  avatar: (spec: AvatarSpec) => string;
}

type Kind = keyof Drawers;

const MOST_CACHED = 120;

/** A page mostly shows one kind of picture, so each kind travels in a chunk of its own. */
const LOADERS: Record<Kind, () => Promise<Partial<Drawers>>> = {
  event: async () => {
    const chunk = await import(
      /* webpackChunkName: "artwork-posters" */ './generator/event-poster'
    );
    return { event: chunk.renderEventPoster };
  },
  venue: async () => {
    const chunk = await import(/* webpackChunkName: "artwork-venues" */ './generator/venue-scene');
    return { venue: chunk.renderVenueScene };
  },
  performer: async () => {
    const chunk = await import(
      /* webpackChunkName: "artwork-portraits" */ './generator/performer-portrait'
    );
    return { performer: chunk.renderPerformerPortrait };
  },
  avatar: async () => {
    const chunk = await import(/* webpackChunkName: "artwork-portraits" */ './generator/avatar');
    return { avatar: chunk.renderAvatar };
  },
};

const drawers: Partial<Drawers> = {};
const loading: Partial<Record<Kind, Promise<unknown>>> = {};
const sources = new Map<string, string>();

/** Fetches what draws one kind of picture, once; after a failed fetch the next caller tries again. */
export function loadArtwork(kind: Kind): Promise<unknown> {
  loading[kind] ??= LOADERS[kind]().then(
    (loaded) => Object.assign(drawers, loaded),
    (error: unknown) => {
      delete loading[kind];
      throw error;
    },
  );
  return loading[kind];
}

/**
 * Starts to fetch what draws one kind of picture, for a page that knows that it will need it.
 *
 * @example preloadArtwork('event')
 */
export function preloadArtwork(kind: Kind): void {
  loadArtwork(kind).catch(() => {
    // The picture that needs it asks again and keeps its placeholder until then.
  });
}

/** What a URL may hold as it is, by its standard; spaces would also end an address in `srcset`. */
const unsafe = /[^\w!$&'()*+,\-./:;=?@~\u00A0-\u{10FFFD}]/gu;

/** In path data a comma does what a space does, and a sign parts numbers by itself. */
const withoutSpaces = (svg: string): string =>
  svg.replace(/(?<= )d='[^']*'/g, (data) => data.replaceAll(' -', '-').replaceAll(' ', ','));

/** Turns SVG into a data: URI, escaping only what must be: Chinese text and quotes may stay. */
export const toDataUri = (svg: string): string =>
  `data:image/svg+xml;charset=utf-8,${withoutSpaces(svg).replace(unsafe, encodeURIComponent)}`;

function draw(request: ArtworkRequest): string | undefined {
  switch (request.kind) {
    case 'event':
      return drawers.event?.(request);
    case 'venue':
      return drawers.venue?.(request);
    case 'performer':
      return drawers.performer?.(request);
    case 'avatar':
      return drawers.avatar?.(request);
  }
}

function keyOf(request: ArtworkRequest): string {
  const { kind, id } = request;
  switch (kind) {
    case 'event':
      return JSON.stringify([id, request.category, request.title, request.line, request.showWords]);
    case 'venue':
      return JSON.stringify([kind, id, request.type]);
    case 'performer':
      return JSON.stringify([kind, id, request.category]);
    case 'avatar':
      return JSON.stringify([kind, id]);
  }
}

/** A short name of what is drawn, by which a document that was prerendered says which picture is which. */
export function artworkName(request: ArtworkRequest): string {
  const key = keyOf(request);
  return hashSeed(key).toString(36) + hashSeed(`${key}/`).toString(36);
}

let isAdopted = false;

/**
 * Takes over the pictures that a prerendered document shows, before the real page stands in its place: the same
 * address is there at once, and what draws it may still be under way.
 */
function adoptShown(): void {
  if (isAdopted) return;
  isAdopted = true;
  for (const shown of document.querySelectorAll<HTMLElement>('[data-prerendered] [data-artwork]')) {
    const source = shown.getAttribute('src') ?? shown.getAttribute('srcset');
    if (source && shown.dataset['artwork']) keep(shown.dataset['artwork'], source);
  }
}

function keep(name: string, source: string): void {
  const [oldest] = sources.keys();
  if (sources.size >= MOST_CACHED && oldest !== undefined) sources.delete(oldest);
  sources.set(name, source);
}

/** The data: URI of a picture once its kind is loaded, or where it is on show already. Recent ones are cached. */
export function peekArtworkSource(request: ArtworkRequest): string | undefined {
  adoptShown();
  const name = artworkName(request);
  const known = sources.get(name);
  if (known) return known;
  const svg = draw(request);
  if (!svg) return undefined;
  const source = toDataUri(svg);
  keep(name, source);
  return source;
}
