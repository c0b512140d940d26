import L, { type Bounds, type Map as LeafletMap, type Point, type Renderer } from 'leaflet';

interface Drawn {
  _map: LeafletMap;
  /** What is drawn, in points of the moved pane. */
  _bounds?: Bounds;
  /** Where the pane's points are counted from; another zoom has another. */
  drawnFrom?: Point;
  _update(): void;
}
const { _update: draw } = L.SVG.prototype as unknown as Drawn;

// Leaflet draws all shapes anew wherever the map comes to rest. What is in view was drawn already, most of the time.
const Steady = L.SVG.extend({
  _update(this: Drawn) {
    const { _map: map, _bounds: drawn, drawnFrom } = this;
    const from = map.getPixelOrigin();
    const view = L.bounds(
      map.containerPointToLayerPoint([0, 0]),
      map.containerPointToLayerPoint(map.getSize()),
    );
    if (drawnFrom?.equals(from) && drawn?.contains(view)) return;
    draw.call(this);
    this.drawnFrom = from;
  },
}) as new (options: { pane: string; padding: number }) => Renderer;

/** Shapes that are drawn anew only where the map shows more than was drawn. */
export const steadySvg = (options: { pane: string; padding: number }): Renderer =>
  new Steady(options);
