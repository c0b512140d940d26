import type { Backend } from '@spotlight/shared/data';
import type { StoredScan } from './gate.schema';
import type { GateStorage } from './gate-storage';

/** A scan as it is shown at once; names are shown and never stored. */
export interface ShownScan extends StoredScan {
  holderName: string | null;
  ticketNo: string | null;
  /** Decided on this device. */
  isOffline: boolean;
}

export interface ScannerState {
  /** Latest first. */
  scans: readonly StoredScan[];
  /** The answer to the latest scan; null while there is none. */
  last: ShownScan | null;
  isDeciding: boolean;
  /** What is written down survives a reload. */
  isStored: boolean;
  isMerging: boolean;
  /** Why entries could not be reported, other than for want of network. */
  mergeError: unknown;
}

export interface ScannerOptions {
  backend: Backend;
  storage: GateStorage;
  eventId: string;
  deviceId: string;
  isStored?: boolean;
}
