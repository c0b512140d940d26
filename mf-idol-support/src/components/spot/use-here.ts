import type { GeoPoint } from '@spotlight/shared/point/rules';
import { useState } from 'react';

const WAIT_MS = 10_000;

type Finding =
  | { state: 'idle' | 'asking' | 'refused'; point: null }
  | { state: 'found'; point: GeoPoint };

/** Where the visitor stands: asked on a press only, kept in this page only, sent to nobody. */
export function useHere() {
  const [finding, setFinding] = useState<Finding>({ state: 'idle', point: null });
  const ask = (): Promise<GeoPoint | null> =>
    new Promise((settle) => {
      const refuse = () => {
        setFinding({ state: 'refused', point: null });
        settle(null);
      };
      if (!('geolocation' in navigator)) return refuse();
      setFinding({ state: 'asking', point: null });
      navigator.geolocation.getCurrentPosition(
        ({ coords: { latitude: lat, longitude: lng } }) => {
          setFinding({ state: 'found', point: { lat, lng } });
          settle({ lat, lng });
        },
        refuse,
        { timeout: WAIT_MS, maximumAge: 60_000 },
      );
    });
  return { ...finding, ask, forget: () => setFinding({ state: 'idle', point: null }) };
}
