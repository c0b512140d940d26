import { useBackend, useSession } from '@spotlight/shared/contract';
import { useStore } from '@spotlight/shared/vendor/store';
import { useEffect, useState } from 'react';
import { recallClock } from './gate-clock.rules';
import { Scanner } from './scanner';
import { createMemoryStorage, openGateStorage, type GateStorage } from './gate-storage';
import { manifestKey, type CachedManifest, type StoredScan } from './gate.schema';

const DEVICE_KEY = 'spotlight.gate.device';
const MERGE_EVERY_MS = 15_000;

/** The id that this device signs its scans with. */
function deviceId(): string {
  try {
    const stored = localStorage.getItem(DEVICE_KEY);
    if (stored) return stored;
    const made = crypto.randomUUID();
    localStorage.setItem(DEVICE_KEY, made);
    return made;
  } catch {
    return crypto.randomUUID();
  }
}

export interface OpenScanner {
  scanner: Scanner;
  storage: GateStorage;
  /** The list of an earlier visit. */
  cached: CachedManifest | null;
}

async function openScanner(
  backend: ReturnType<typeof useBackend>,
  eventId: string,
  userId: string,
) {
  let storage: GateStorage;
  let scans: StoredScan[] = [];
  let cached: CachedManifest | null = null;
  let isStored = true;
  try {
    storage = await openGateStorage(userId);
    scans = await storage.listScans(eventId);
    cached = await storage.getManifest(manifestKey(userId, eventId));
    if (cached) recallClock(cached);
  } catch {
    storage = createMemoryStorage();
    isStored = false;
  }
  const scanner = new Scanner({ backend, storage, eventId, deviceId: deviceId(), isStored }, scans);
  return { scanner, storage, cached };
}

/** Opens the scanner of an event on this device for who is signed in; null until what it stores is read. */
export function useOpenScanner(eventId: string): OpenScanner | null {
  const backend = useBackend();
  const userId = useSession().user?.id ?? '';
  const key = manifestKey(userId, eventId);
  const [opened, setOpened] = useState<(OpenScanner & { key: string }) | null>(null);
  useEffect(() => {
    let isCurrent = true;
    void openScanner(backend, eventId, userId).then((open) => {
      if (isCurrent) setOpened({ ...open, key });
    });
    return () => {
      isCurrent = false;
    };
  }, [backend, eventId, userId, key]);
  return opened?.key === key ? opened : null;
}

/** What a scanner shows; entries that wait are reported whenever there is network. */
export function useScannerState(scanner: Scanner) {
  useEffect(() => {
    const report = () => void scanner.merge();
    report();
    const timer = setInterval(report, MERGE_EVERY_MS);
    window.addEventListener('online', report);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', report);
    };
  }, [scanner]);
  return useStore(scanner.view);
}
