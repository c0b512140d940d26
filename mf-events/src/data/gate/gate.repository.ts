import { callFunction, readFunction, toColumns, type Backend } from '@spotlight/shared/data';
import {
  checkinCountsSchema,
  gateManifestSchema,
  mergedScansSchema,
  scanSchema,
} from './gate.schema';
import * as z from '@spotlight/shared/vendor/zod';
import type { StoredScan } from './gate.schema';

/**
 * Reads what a scanner needs to work without network. Always the whole event: which types a gate lets
 * in is judged here, so that a ticket of another gate is not taken for an unknown one.
 */
export function getManifest(backend: Backend, eventId: string, signal?: AbortSignal) {
  return readFunction(
    backend,
    'gate_manifest',
    { p_event_id: eventId },
    gateManifestSchema,
    signal,
  );
}

/** One scan, as `check_in` takes it. */
export interface ScanRequest {
  eventId: string;
  code: string;
  /** The same for every attempt at the same scan. */
  nonce: string;
  gateId: string | null;
  deviceId: string;
}

/** Lets somebody in, or says why not. */
export function checkIn(backend: Backend, request: ScanRequest) {
  return callFunction(
    backend,
    'check_in',
    {
      p_event_id: request.eventId,
      p_code: request.code,
      p_nonce: request.nonce,
      p_gate_id: request.gateId,
      p_device_id: request.deviceId,
    },
    scanSchema,
  );
}

/** Reports who was let in without network. */
export async function mergeScans(
  backend: Backend,
  eventId: string,
  deviceId: string,
  scans: readonly StoredScan[],
) {
  const entries = scans.map(({ code, nonce, gateId, scannedAt }) => ({
    code,
    nonce,
    gateId,
    deviceId,
    scannedAt,
  }));
  const args = { p_event_id: eventId, p_scans: toColumns(entries) };
  return (await callFunction(backend, 'merge_scans', args, mergedScansSchema)).scans;
}

/** Takes an entry back: the ticket admits again. */
export function undoCheckIn(backend: Backend, ticketId: string, reason: string) {
  const args = { p_ticket_id: ticketId, p_reason: reason };
  return callFunction(backend, 'undo_check_in', args, z.row({ status: z.string() }));
}

/** How many are inside, by type and gate. */
export function getCounts(backend: Backend, eventId: string, signal?: AbortSignal) {
  return readFunction(
    backend,
    'checkin_counts',
    { p_event_id: eventId },
    checkinCountsSchema,
    signal,
  );
}
