/** A part of the site, as this device reaches it. */
export interface ServiceState {
  /** `site`, `data`, `sign-in`, or the id of a remote. */
  id: string;
  /** How long its answer took, in milliseconds; `null`: there was none. */
  tookMs: number | null;
  /** What operations say of a module that they switched off. */
  notice?: string | undefined;
}

/** Slower than this, people notice. */
const SLOW_MS = 2000;

/** What is said of a part. */
export type Health = 'ok' | 'slow' | 'off' | 'out';

export function healthOf({ tookMs, notice }: ServiceState): Health {
  if (notice !== undefined) return 'off';
  if (tookMs === null) return 'out';
  return tookMs > SLOW_MS ? 'slow' : 'ok';
}
