import type { MapPin, MapRest, MapView } from '../../ui/map/map.types';
import { writeMapView } from '../../ui/map/map-view';
import { wholeCountry, type BaseMap } from '../base-map';
import { placePins } from './place-pins';
import type { PinGroup, PlacedPin } from './pin-groups';
import { createPinLayer } from './pin-layer';
import { watchRest } from './watch-rest';

export interface PinMapCallbacks {
  nameOf: (group: PinGroup) => string;
  onPick: (ids: readonly string[]) => void;
  onRest: (rest: MapRest) => void;
}

interface Wanted {
  pins: readonly MapPin[];
  view: MapView | null;
  selected: string | null;
}

export interface PinMap {
  /** Draws what the page says now. */
  update: (wanted: Wanted) => void;
  /** Back to what the map shows by itself. */
  showAll: () => void;
  remove: () => void;
}

/** Draws pins, looks at what is to be looked at, and tells where the map came to rest. */
export function createPinMap(
  { map, state }: BaseMap,
  { nameOf, onPick, onRest }: PinMapCallbacks,
): PinMap {
  const layer = createPinLayer(map, { nameOf, onPick });
  let pins: readonly PlacedPin[] = [];
  let given: readonly MapPin[] | undefined;
  let ids = '';
  /** As the page wrote it last; null for all pins. */
  let wantedView: string | null = null;
  /** Somebody chose what to look at: pins that come or go do not change it. */
  let isChosen = false;
  /** The movement under way is not the visitor's. */
  let isOurs = true;
  let told = '';

  const viewNow = (): MapView => ({ ...map.getCenter(), zoom: map.getZoom() });
  const tell = () => {
    const bounds = map.getBounds();
    const inView = pins.filter(({ at }) => bounds.contains(at)).map(({ id }) => id);
    const view = isChosen ? viewNow() : null;
    const text = `${writeMapView(view)} ${inView.join()}`;
    if (text === told) return;
    told = text;
    onRest({ view, inView });
  };
  const ours = (move: () => void) => {
    isOurs = true;
    move();
    isOurs = false;
    tell();
  };
  const fit = () =>
    ours(() => {
      isChosen = false;
      if (pins.length > 0) layer.fit();
      else map.fitBounds(wholeCountry, { animate: false });
    });
  const lookAt = (view: MapView) =>
    ours(() => {
      isChosen = true;
      map.setView(view, view.zoom, { animate: false });
    });

  map.on('moveend', () => {
    if (isOurs) return;
    isChosen = true;
  });
  const endWatch = watchRest(map, tell);
  // From now on groups are called by their districts.
  const unsubscribe = state.subscribe(({ ground }, before) => {
    if (ground !== before.ground) layer.rename();
  });

  return {
    update: ({ pins: nextPins, view, selected }) => {
      const isAnother = nextPins !== given;
      if (isAnother) pins = placePins(nextPins);
      given = nextPins;
      layer.draw(pins, selected);
      const nextIds = isAnother ? nextPins.map(({ id }) => id).join() : ids;
      const nextView = writeMapView(view);
      if (nextView !== wantedView && view) {
        if (nextView !== writeMapView(viewNow())) lookAt(view);
      } else if (nextView !== wantedView || (nextIds !== ids && !isChosen)) fit();
      ids = nextIds;
      wantedView = nextView;
      isOurs = false;
      tell();
    },
    showAll: fit,
    remove: () => {
      endWatch();
      unsubscribe();
    },
  };
}
