/** `0.61` → `+61%`; nothing changed is `0%`. */
export function signedPercent(fraction: number): string {
  const percent = Math.round(fraction * 100);
  return `${percent > 0 ? '+' : ''}${percent}%`;
}
