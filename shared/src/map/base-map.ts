import L, { type Map as LeafletMap } from 'leaflet';
import { createStore, type ReadonlyStore } from '@spotlight/shared/vendor/store';
import type { MapPoint } from '../ui/map/map.types';
import { addGround } from './ground/ground-layer';
import type { Ground } from './ground/ground';
import { createLabels } from './labels';
import { CLOSEST_STREETS, addStreets, readStreetTiles, type Streets } from './streets';

/** All counties, with the islands off the coast of the mainland. */
export const wholeCountry = L.latLngBounds([21.85, 118.15], [26.3, 122.05]);
/** How far the picture goes: into the sea in the east, so that pins can make way for the buttons there. */
const reach = wholeCountry.pad(0.25).extend([23.5, 126.5]);
/** The closest that borders of districts fill a picture with: further in there would be nothing to see. */
const CLOSEST_GROUND = 13;
const FURTHEST = 6;

/** What React draws around the map. */
interface BaseState {
  /** The district in the middle of the picture; empty in the sea, or from afar. */
  place: string;
  ground: 'loading' | 'shown' | 'missing';
  streets: Streets;
  /** Who made the streets. */
  attribution: string;
  canZoomIn: boolean;
  canZoomOut: boolean;
}

export interface BaseMap {
  map: LeafletMap;
  state: ReadonlyStore<BaseState>;
  /** Fetches the ground, again when it did not arrive. */
  loadGround: () => void;
  /** The district of a point, as far as the ground is there: 台北市信義區. */
  placeOf: (point: MapPoint) => string;
  remove: () => void;
}

/** A map of Taiwan in an element: ground, names, and streets where the installation has some. Pins are others' work. */
export function createBaseMap(box: HTMLElement): BaseMap {
  const tiles = readStreetTiles();
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const map = L.map(box, {
    attributionControl: false,
    zoomControl: false,
    // Its box would be a stop of the keyboard without a role; `keys.ts` moves it from its buttons.
    keyboard: false,
    // A page is scrolled past a map; the wheel is the map's once somebody is in it.
    scrollWheelZoom: false,
    boxZoom: false,
    zoomSnap: tiles ? 1 : 0.5,
    zoomAnimation: !isCalm,
    fadeAnimation: !isCalm,
    inertia: !isCalm,
    minZoom: FURTHEST,
    maxZoom: CLOSEST_GROUND,
    maxBounds: reach,
    maxBoundsViscosity: 1,
  });
  map.fitBounds(wholeCountry, { animate: false });

  const store = createStore<BaseState>(() => ({
    place: '',
    ground: 'loading',
    streets: tiles ? 'loading' : 'none',
    attribution: tiles?.attribution ?? '',
    canZoomIn: true,
    canZoomOut: true,
  }));
  const labels = createLabels(map);
  let ground: Ground | null = null;
  let isRemoved = false;

  const placeOf = (point: MapPoint) => {
    const district = ground?.districtAt(point);
    return district ? district.county + district.name : '';
  };
  const tell = () => {
    const zoom = map.getZoom();
    store.setState({
      place: zoom >= 10 ? placeOf(map.getCenter()) : '',
      canZoomIn: zoom < map.getMaxZoom(),
      canZoomOut: zoom > map.getMinZoom(),
    });
  };
  const loadGround = () => {
    store.setState({ ground: 'loading' });
    import(/* webpackChunkName: "taiwan" */ './ground/ground').then(
      ({ createGround }) => {
        if (isRemoved) return;
        ground = createGround();
        addGround(map, ground);
        labels.addDistricts(ground.districts);
        store.setState({ ground: 'shown' });
        tell();
      },
      () => store.setState({ ground: 'missing' }),
    );
  };

  map.on('moveend zoomlevelschange', tell);
  if (tiles) {
    addStreets(map, tiles, (streets) => {
      map.setMaxZoom(streets === 'shown' ? CLOSEST_STREETS : CLOSEST_GROUND);
      map.getContainer().dataset['streets'] = streets;
      store.setState({ streets });
    });
  }
  const resized = new ResizeObserver(() => map.invalidateSize({ animate: false }));
  resized.observe(box);
  loadGround();
  tell();
  return {
    map,
    state: store,
    loadGround,
    placeOf,
    remove: () => {
      isRemoved = true;
      resized.disconnect();
      map.remove();
    },
  };
}
