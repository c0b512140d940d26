import { useBackend, useSession } from '@spotlight/shared/contract';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { Door } from './door';
import { createMemoryStorage, openGateStorage, type GateStorage } from './gate-storage';
import { manifestKey, type KeptManifest, type KeptScan } from './gate.schema';

const DEVICE_KEY = 'spotlight.gate.device';
const MERGE_EVERY_MS = 15_000;

/** The id that this device signs its scans with. */
function deviceId(): string {
  try {
    const kept = localStorage.getItem(DEVICE_KEY);
    if (kept) return kept;
    const made = crypto.randomUUID();
    localStorage.setItem(DEVICE_KEY, made);
    return made;
  } catch {
    return crypto.randomUUID();
  }
}

export interface OpenDoor {
  door: Door;
  storage: GateStorage;
  /** The list of an earlier visit. */
  kept: KeptManifest | null;
}

async function openDoor(backend: ReturnType<typeof useBackend>, eventId: string, userId: string) {
  let storage: GateStorage;
  let scans: KeptScan[] = [];
  let kept: KeptManifest | null = null;
  let isStored = true;
  try {
    storage = await openGateStorage(userId);
    scans = await storage.listScans(eventId);
    kept = await storage.getManifest(manifestKey(userId, eventId));
  } catch {
    storage = createMemoryStorage();
    isStored = false;
  }
  const door = new Door({ backend, storage, eventId, deviceId: deviceId(), isStored }, scans);
  return { door, storage, kept };
}

/** Opens the door of an event on this device for who is signed in; null until what it kept is read. */
export function useOpenDoor(eventId: string): OpenDoor | null {
  const backend = useBackend();
  const userId = useSession().user?.id ?? '';
  const key = manifestKey(userId, eventId);
  const [opened, setOpened] = useState<(OpenDoor & { key: string }) | null>(null);
  useEffect(() => {
    let isCurrent = true;
    void openDoor(backend, eventId, userId).then((door) => {
      if (isCurrent) setOpened({ ...door, key });
    });
    return () => {
      isCurrent = false;
    };
  }, [backend, eventId, userId, key]);
  return opened?.key === key ? opened : null;
}

/** What a door shows; entries that wait are reported whenever there is network. */
export function useDoorState(door: Door) {
  useEffect(() => {
    const report = () => void door.merge();
    report();
    const timer = setInterval(report, MERGE_EVERY_MS);
    window.addEventListener('online', report);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', report);
    };
  }, [door]);
  return useSyncExternalStore(door.subscribe, door.snapshot);
}
