/** What a key does to a map. */
export type Movement = { by: [x: number, y: number] } | { zoom: number };

/** Pixels that one press moves a map by. */
export const PAN = 90;

const movements: Readonly<Record<string, Movement>> = {
  ArrowUp: { by: [0, -PAN] },
  ArrowDown: { by: [0, PAN] },
  ArrowLeft: { by: [-PAN, 0] },
  ArrowRight: { by: [PAN, 0] },
  '+': { zoom: 1 },
  '=': { zoom: 1 },
  '-': { zoom: -1 },
};

/** The movement of a key; null for all others. */
export function movementOf(key: string): Movement | null {
  return Object.hasOwn(movements, key) ? (movements[key] ?? null) : null;
}
