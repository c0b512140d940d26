const channels = (hex: string): number[] =>
  [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));

/** Mixes two #rrggbb colours; 0 gives the first, 1 the second. */
export function mix(from: string, to: string, amount: number): string {
  const target = channels(to);
  return channels(from).reduce((hex, channel, index) => {
    const value = Math.round(channel + ((target[index] ?? channel) - channel) * amount);
    return hex + value.toString(16).padStart(2, '0');
  }, '#');
}

/** A shade between colour and black. */
export const darken = (color: string, amount: number): string => mix(color, '#000000', amount);

/** A tint between colour and white. */
export const lighten = (color: string, amount: number): string => mix(color, '#ffffff', amount);
