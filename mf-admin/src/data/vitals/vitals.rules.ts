/** Time to the main content, answer to a press, jumps of the page, first paint, answer of the server. */
export const vitals = ['lcp', 'inp', 'cls', 'fcp', 'ttfb'] as const;
export type Vital = (typeof vitals)[number];

/** Up to the first it is good, beyond the second poor: https://web.dev/articles/vitals. */
const bounds: Readonly<Record<Vital, readonly [number, number]>> = {
  lcp: [2500, 4000],
  inp: [200, 500],
  cls: [0.1, 0.25],
  fcp: [1800, 3000],
  ttfb: [800, 1800],
};

export type VitalRating = 'good' | 'fair' | 'poor';

export function rateVital(vital: Vital, value: number): VitalRating {
  const [good, poor] = bounds[vital];
  if (value <= good) return 'good';
  return value <= poor ? 'fair' : 'poor';
}
