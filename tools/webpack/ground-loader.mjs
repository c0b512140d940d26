import { quantize } from 'topojson-client';
import { presimplify, quantile, simplify } from 'topojson-simplify';

/** Of the corners of all borders, those that are left: what goes is smaller than a pixel of the closest picture. */
const CORNERS_KEPT = 0.5;
/** Steps over the whole country: 40 m. */
const STEPS = 1e4;

/**
 * Webpack loader for the borders of Taiwan's districts: leaves the layer that the map draws and the two names that it
 * writes, at the precision of its closest picture. Of 134 kB brotli 51 are left.
 */
export default function groundLoader(source) {
  const { objects, ...topology } = JSON.parse(source);
  const geometries = objects.towns.geometries.map(({ type, arcs, properties }) => ({
    type,
    arcs,
    properties: { COUNTYNAME: properties.COUNTYNAME, TOWNNAME: properties.TOWNNAME },
  }));
  const weighed = presimplify({
    ...topology,
    objects: { towns: { type: 'GeometryCollection', geometries } },
  });
  return JSON.stringify(quantize(simplify(weighed, quantile(weighed, CORNERS_KEPT)), STEPS));
}
