/** A colour as `oklch(L C H)`, or `oklch(L C H / A)`, resolved to sRGB channels between 0 and 1. */
export type Rgb = readonly [red: number, green: number, blue: number];

const notation = /^oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)$/;

/**
 * Converts an opaque `oklch()` colour to sRGB, clipped to the gamut as screens do.
 * @throws when the text is not an opaque `oklch()` colour
 */
export function oklchToSrgb(text: string): Rgb {
  const match = notation.exec(text);
  if (!match) throw new Error(`"${text}" is not an opaque colour like oklch(0.56 0.22 352)`);
  const [lightness = 0, chroma = 0, degrees = 0] = match.slice(1).map(Number);
  const hue = (degrees * Math.PI) / 180;
  const [a, b] = [chroma * Math.cos(hue), chroma * Math.sin(hue)];
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    encode(4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short),
    encode(-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short),
    encode(-0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short),
  ];
}

function encode(linear: number): number {
  const clipped = Math.min(1, Math.max(0, linear));
  return clipped <= 0.0031308 ? 12.92 * clipped : 1.055 * clipped ** (1 / 2.4) - 0.055;
}

function luminance(colour: Rgb): number {
  const [red, green, blue] = colour.map((channel) =>
    channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

/** The WCAG contrast ratio of two colours, from 1 to 21. */
export function contrastRatio(one: Rgb, other: Rgb): number {
  const [darker, lighter] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter! + 0.05) / (darker! + 0.05);
}
