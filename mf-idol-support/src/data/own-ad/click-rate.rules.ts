/** Clicks of a hundred impressions, with one digit; `null` while nobody has seen it. */
export const clickRate = ({ impressions, clicks }: { impressions: number; clicks: number }) =>
  impressions === 0 ? null : Math.round((clicks / impressions) * 1000) / 10;

/** As it is said: `2.5%`, or a dash. */
export function clickRateText(counted: { impressions: number; clicks: number }): string {
  const rate = clickRate(counted);
  return rate === null ? '–' : `${rate}%`;
}
