import L, { type MarkerOptions, type LatLngExpression, type Marker, type Point } from 'leaflet';

interface Placed {
  _setPos(this: Marker, at: Point): void;
}
const { _setPos: setPlace } = L.Marker.prototype as unknown as Placed;

// Leaflet moves everything by 3D transforms, for which the browser keeps a picture of each element, and puts all of them
// together anew for every frame. Markers lie still in a pane that is moved: they belong into its picture.
const Flat = L.Marker.extend({
  _setPos(this: Marker, at: Point) {
    setPlace.call(this, at);
    const element = this.getElement();
    if (element) element.style.transform = `translate(${at.x}px, ${at.y}px)`;
  },
} satisfies Placed) as new (at: LatLngExpression, options: MarkerOptions) => Marker;

/** A marker without a layer of its own in the browser's memory. */
export const flatMarker = (at: LatLngExpression, options: MarkerOptions): Marker =>
  new Flat(at, options);
