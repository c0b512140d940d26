import type { NetworkConditions } from './shaping-proxy';

/** A phone on a slow mobile network, as Lighthouse defines it. */
export const slowMobile: NetworkConditions = {
  roundTripMs: 150,
  downKbitPerSecond: 1600,
  upKbitPerSecond: 750,
};

/** How much slower than this machine the visitor's processor is. */
export const CPU_SLOWDOWN = 4;
