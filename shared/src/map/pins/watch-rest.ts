import type { Map as LeafletMap } from 'leaflet';

/** Longer than a finger is up between two strokes. */
const REST_MS = 150;

/**
 * Says when somebody's movement of the map has come to rest: not between two strokes, and not under a finger.
 * @returns ends it
 */
export function watchRest(map: LeafletMap, onRest: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isDown = false;
  let isMoved = false;
  const wait = () => {
    clearTimeout(timer);
    if (!isMoved || isDown) return;
    timer = setTimeout(() => {
      isMoved = false;
      onRest();
    }, REST_MS);
  };
  const moved = (yes: boolean) => () => {
    isMoved = yes;
    wait();
  };
  const pressed = (yes: boolean) => () => {
    isDown = yes;
    wait();
  };
  map.on({ movestart: moved(false), moveend: moved(true) });
  const ended = new AbortController();
  const { signal } = ended;
  map.getContainer().addEventListener('pointerdown', pressed(true), { signal });
  for (const end of ['pointerup', 'pointercancel']) {
    window.addEventListener(end, pressed(false), { signal });
  }
  return () => {
    clearTimeout(timer);
    ended.abort();
  };
}
