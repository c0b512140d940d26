/** A name on the map, with the middle of its words in pixels. */
export interface Label {
  text: string;
  x: number;
  y: number;
}

const CHARACTER = 13;
const HEIGHT = 18;
const GAP = 6;

/** The names that find room: an earlier one keeps it. */
export function labelsWithRoom<Given extends Label>(labels: readonly Given[]): Given[] {
  const kept: Given[] = [];
  for (const label of labels) {
    const isFree = kept.every(
      (other) =>
        Math.abs(label.y - other.y) >= HEIGHT + GAP ||
        Math.abs(label.x - other.x) >=
          ((label.text.length + other.text.length) * CHARACTER) / 2 + GAP,
    );
    if (isFree) kept.push(label);
  }
  return kept;
}
