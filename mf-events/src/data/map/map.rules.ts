import type { MapEvent } from './map.schema';

/** What of Taiwan is in view: its middle and its height, in degrees. */
export interface MapView {
  lng: number;
  lat: number;
  span: number;
}

/** All of the main island. */
export const wholeView: MapView = { lng: 120.85, lat: 23.6, span: 3.9 };
const CLOSEST = 0.06;
/** Width of the picture by its height. */
const ASPECT = 0.86;
/** A degree of longitude is this much of one of latitude, in the middle of the island. */
const LNG_SHARE = 0.917;
/** From this height on the dots are those of cities. */
const CITY_SPAN = 1.4;

/** Middle of each city; islands far away stand where the map has room for them. */
const centres: Record<string, readonly [number, number]> = {
  taipei: [121.54, 25.05],
  newtaipei: [121.46, 25.01],
  keelung: [121.74, 25.13],
  taoyuan: [121.3, 24.99],
  hsinchu: [120.97, 24.81],
  miaoli: [120.82, 24.56],
  taichung: [120.68, 24.15],
  changhua: [120.54, 24.07],
  nantou: [120.69, 23.91],
  yunlin: [120.53, 23.71],
  chiayi: [120.45, 23.48],
  tainan: [120.2, 22.99],
  kaohsiung: [120.3, 22.63],
  pingtung: [120.49, 22.67],
  yilan: [121.75, 24.75],
  hualien: [121.6, 23.98],
  taitung: [121.15, 22.76],
  penghu: [119.57, 23.57],
  kinmen: [119.5, 24.45],
  lienchiang: [119.75, 25.3],
};
/** Too far out for their true position. */
const farAway = new Set(['kinmen', 'lienchiang']);

/** Where an event is drawn; null when nothing says where it is. */
export function pointOf({ city, lat, lng }: MapEvent): readonly [number, number] | null {
  if (lat !== null && lng !== null && !farAway.has(city)) return [lng, lat];
  return centres[city] ?? null;
}

/** A position in the picture, as shares of its width and height from the left top. */
export function positionIn(view: MapView, [lng, lat]: readonly [number, number]): [number, number] {
  const width = (view.span * ASPECT) / LNG_SHARE;
  return [(lng - view.lng) / width + 0.5, (view.lat - lat) / view.span + 0.5];
}

/** The point that lies at a position in the picture: what `positionIn` undoes. */
export function pointIn(view: MapView, [x, y]: readonly [number, number]): [number, number] {
  const width = (view.span * ASPECT) / LNG_SHARE;
  return [view.lng + (x - 0.5) * width, view.lat - (y - 0.5) * view.span];
}

/** A view onto a city from near; null for one that the map does not know or draw in its place. */
export function cityView(city: string): MapView | null {
  const [lng, lat] = centres[city] ?? [];
  return lng === undefined || lat === undefined || farAway.has(city)
    ? null
    : { lng, lat, span: 0.5 };
}

/** A city in the picture, with its position as shares of width and height. */
export interface CityPosition {
  city: string;
  position: readonly [number, number];
}

/** The cities that are drawn in their true position and lie in view: to find one's way by. */
export function citiesIn(view: MapView): CityPosition[] {
  return Object.entries(centres)
    .filter(([city]) => !farAway.has(city))
    .map(([city, centre]) => ({ city, position: positionIn(view, centre) }))
    .filter(({ position }) => isShown(position));
}

const isShown = ([x, y]: readonly [number, number]) => x >= 0 && x <= 1 && y >= 0 && y <= 1;

/** The events within the picture. */
export function eventsIn(view: MapView, events: readonly MapEvent[]): MapEvent[] {
  return events.filter((event) => {
    const point = pointOf(event);
    return point !== null && isShown(positionIn(view, point));
  });
}

/** Events that are drawn as one dot. */
export interface Cluster {
  key: string;
  /** Where most of them are. */
  city: string;
  /** Some are in other cities. */
  hasNeighbours: boolean;
  events: MapEvent[];
  point: readonly [number, number];
}

/** Puts together what would lie on one another: cities from afar, cells of the picture from near. */
export function clustersOf(view: MapView, events: readonly MapEvent[]): Cluster[] {
  const cell = view.span / 7;
  const clusters = new Map<string, { city: string; events: MapEvent[]; points: number[][] }>();
  for (const event of eventsIn(view, events)) {
    const [lng = 0, lat = 0] = pointOf(event) ?? [];
    const key =
      view.span >= CITY_SPAN ? event.city : `${Math.floor(lng / cell)}/${Math.floor(lat / cell)}`;
    const cluster = clusters.get(key) ?? { city: event.city, events: [], points: [] };
    cluster.events.push(event);
    cluster.points.push([lng, lat]);
    clusters.set(key, cluster);
  }
  const dots = [...clusters].map(([key, { city, events: inside, points }]): Cluster => ({
    key,
    city,
    hasNeighbours: false,
    events: inside,
    point: [mean(points.map(([lng = 0]) => lng)), mean(points.map(([, lat = 0]) => lat))],
  }));
  return apart(view, dots);
}

/** Share of the picture's width within which two dots could not be pressed one by one. */
const TOO_CLOSE = 0.12;

/** Takes smaller dots that lie on a larger one into it. */
function apart(view: MapView, dots: readonly Cluster[]): Cluster[] {
  const clusters: Cluster[] = [];
  for (const dot of dots.toSorted((a, b) => b.events.length - a.events.length)) {
    const [x, y] = positionIn(view, dot.point);
    const index = clusters.findIndex((other) => {
      const [otherX, otherY] = positionIn(view, other.point);
      return Math.hypot(x - otherX, (y - otherY) / ASPECT) < TOO_CLOSE;
    });
    const near = clusters[index];
    if (near) {
      clusters[index] = {
        ...near,
        hasNeighbours: near.hasNeighbours || near.city !== dot.city,
        events: [...near.events, ...dot.events],
      };
    } else clusters.push(dot);
  }
  return clusters;
}

const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** Closer (below 1) or further away, never past the whole island or a street. */
export function zoomed(view: MapView, by: number): MapView {
  const span = Math.min(wholeView.span, Math.max(CLOSEST, view.span * by));
  return span === wholeView.span ? wholeView : { ...view, span };
}

/** Moved by shares of the picture, with the middle kept on the island. */
export function moved(view: MapView, right: number, down: number): MapView {
  const lng = view.lng + (right * view.span * ASPECT) / LNG_SHARE;
  const lat = view.lat - down * view.span;
  return {
    ...view,
    lng: Math.min(122.1, Math.max(119.3, lng)),
    lat: Math.min(25.4, Math.max(21.8, lat)),
  };
}

/** Onto a dot, near enough to tell its events apart where that is possible. */
export function viewOnto(view: MapView, { point: [lng, lat] }: Cluster): MapView {
  return { lng, lat, span: Math.max(CLOSEST, Math.min(view.span * 0.4, 0.6)) };
}

/** Reads `?at=121.54,25.05,0.6`; whatever is no view means the whole island. */
export function readView(params: URLSearchParams): MapView {
  const [lng = NaN, lat = NaN, span = NaN] = (params.get('at') ?? '').split(',').map(Number);
  if (!(lng >= 119 && lng <= 123 && lat >= 21 && lat <= 26 && span > 0)) return wholeView;
  return zoomed({ lng, lat, span }, 1);
}

/** Writes a view for the address; null for the whole island. */
export function writeView(view: MapView): string | null {
  if (view.span >= wholeView.span) return null;
  return [view.lng.toFixed(3), view.lat.toFixed(3), view.span.toFixed(3)].join(',');
}
