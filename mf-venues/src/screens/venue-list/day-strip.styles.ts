/** One day, in px. */
export const DAY_STRIP_HEIGHT = 92;
