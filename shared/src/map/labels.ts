import L, { type Map as LeafletMap, type Marker } from 'leaflet';
import { cityLabel } from '../format/catalogue';
import { cityPoints } from './city-points';
import { flatMarker } from './flat-marker';
import { DISTRICTS_FROM } from './ground/ground-layer';
import type { District } from './ground/ground';
import { labelsWithRoom } from './labels.rules';

interface Name {
  text: string;
  lat: number;
  lng: number;
}

const cityNames: readonly Name[] = cityPoints.map(({ city, lat, lng }) => ({
  text: cityLabel(city),
  lat,
  lng,
}));

const placeOf = ({ text, lat, lng }: Name) => `${text} ${lat} ${lng}`;

function write({ text, lat, lng }: Name): Marker {
  const html = document.createElement('span');
  html.textContent = text;
  const icon = L.divIcon({ className: 'map-label', html, iconSize: [0, 0] });
  return flatMarker([lat, lng], { icon, pane: 'labels', interactive: false, keyboard: false });
}

/** Writes the names of cities, and from near those of districts, wherever they find room. */
export function createLabels(map: LeafletMap) {
  map.createPane('labels').style.zIndex = '450';
  const layer = L.layerGroup().addTo(map);
  let districtNames: readonly Name[] = [];
  const written = new Map<string, Marker>();

  const draw = () => {
    const isNear = map.getZoom() >= DISTRICTS_FROM + 1 && districtNames.length > 0;
    const inView = map.getBounds().pad(0.1);
    const names = (isNear ? districtNames : cityNames)
      .filter((name) => inView.contains(name))
      .map((name) => ({ ...name, ...pixel(map, name) }));
    const wanted = new Map(labelsWithRoom(names).map((name) => [placeOf(name), name]));
    for (const [place, marker] of written) {
      if (wanted.has(place)) continue;
      layer.removeLayer(marker);
      written.delete(place);
    }
    for (const [place, name] of wanted) {
      if (written.has(place)) continue;
      const marker = write(name).addTo(layer);
      marker.getElement()?.setAttribute('aria-hidden', 'true');
      written.set(place, marker);
    }
  };
  map.on('moveend', draw);
  draw();
  return {
    addDistricts: (districts: readonly District[]) => {
      districtNames = districts.map(({ name, middle }) => ({ text: name, ...middle }));
      draw();
    },
  };
}

/** In pixels that stay what they are while the map is only moved. */
function pixel(map: LeafletMap, { lat, lng }: Name) {
  const { x, y } = map.project([lat, lng]);
  return { x, y };
}
