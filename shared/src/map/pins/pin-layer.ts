import L, { type FitBoundsOptions, type Map as LeafletMap } from 'leaflet';
import { flatMarker } from '../flat-marker';
import { canBeToldApart, groupPins, type PinGroup, type PlacedPin } from './pin-groups';
import { namePin, pinFace } from './pin-face';

export interface PinLayerOptions {
  /** What keyboards and screen readers are told of a group. */
  nameOf: (group: PinGroup) => string;
  onPick: (ids: readonly string[]) => void;
}

export interface PinLayer {
  draw: (pins: readonly PlacedPin[], selected: string | null) => void;
  /** Looks at all pins, as near as they allow. */
  fit: () => void;
  /** Says the names again: what they are made of has changed. */
  rename: () => void;
}

/** How near the map goes by itself, and the room that its buttons take. */
const fitOptionsOf = (map: LeafletMap) =>
  ({
    paddingTopLeft: [24, 32],
    // A low picture has them in two columns.
    paddingBottomRight: [map.getContainer().closest('[data-shape="card"]') ? 112 : 64, 32],
    maxZoom: 13,
  }) satisfies FitBoundsOptions;

/** Pins as buttons of the page, so that Tab reaches them, Enter and Space press them, and readers say their names. */
export function createPinLayer(map: LeafletMap, options: PinLayerOptions): PinLayer {
  const layer = L.layerGroup().addTo(map);
  let pins: readonly PlacedPin[] = [];
  let selected: string | null = null;
  let drawn = '';
  let faces: { group: PinGroup; button: HTMLButtonElement }[] = [];

  const projected = (zoom: number) => (at: { lat: number; lng: number }) => map.project(at, zoom);
  const boundsOf = (list: readonly PlacedPin[]) => L.latLngBounds(list.map(({ at }) => at));

  const press = (group: PinGroup) => {
    const closest = map.getMaxZoom();
    if (
      group.pins.length > 1 &&
      map.getZoom() < closest &&
      canBeToldApart(group.pins, projected(closest))
    ) {
      map.fitBounds(boundsOf(group.pins), { ...fitOptionsOf(map), maxZoom: closest });
    } else {
      options.onPick(group.pins.map(({ id }) => id));
    }
  };

  const addGroup = (group: PinGroup) => {
    const button = pinFace(group, selected, options.nameOf(group));
    button.addEventListener('click', (event) => {
      event.stopPropagation();
      press(group);
    });
    button.addEventListener('focus', () => {
      // Only for the keyboard: under a finger the map would slip away before the press is one.
      if (button.matches(':focus-visible')) map.panInside(group.at, { padding: [40, 40] });
    });
    const icon = L.divIcon({ className: 'map-pin', html: button, iconSize: [44, 44] });
    flatMarker(group.at, { icon, keyboard: false, zIndexOffset: group.pins.length * 10 }).addTo(
      layer,
    );
    return button;
  };

  // Of which pins, at which zoom: moving the picture brings nothing new.
  let drawnAt: { pins: readonly PlacedPin[]; zoom: number; selected: string | null } | undefined;
  const redraw = () => {
    const zoom = map.getZoom();
    if (drawnAt?.pins === pins && drawnAt.zoom === zoom && drawnAt.selected === selected) return;
    drawnAt = { pins, zoom, selected };
    const groups = groupPins(pins, projected(zoom));
    const signature = JSON.stringify([groups, selected]);
    if (signature === drawn) return;
    drawn = signature;
    const wanted = focusedPin(map);
    layer.clearLayers();
    faces = groups.map((group) => ({ group, button: addGroup(group) }));
    const successor = faces.find(({ group }) => group.pins.some(({ id }) => id === wanted));
    successor?.button.focus({ preventScroll: true });
  };

  map.on('zoomend', redraw);
  return {
    draw: (nextPins, nextSelected) => {
      pins = nextPins;
      selected = nextSelected;
      redraw();
    },
    fit: () => {
      if (pins.length === 0) return;
      map.fitBounds(boundsOf(pins), { ...fitOptionsOf(map), animate: false });
    },
    rename: () => {
      for (const { group, button } of faces) namePin(button, options.nameOf(group));
    },
  };
}

/** The first pin of the group whose button has the focus: when it is drawn anew, its successor gets it. */
function focusedPin(map: LeafletMap): string | undefined {
  const { activeElement } = document;
  const isHere = activeElement instanceof HTMLElement && map.getContainer().contains(activeElement);
  return isHere ? activeElement.dataset['pin'] : undefined;
}
