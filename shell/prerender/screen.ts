/** A screen whose width can be changed, as far as media conditions can tell. */
export interface Screen {
  matchMedia(condition: string): MediaQueryList;
  setWidth(pixels: number): void;
}

export const WIDTHS = { narrow: 375, wide: 1280 } as const;

/**
 * Answers conditions on the width in px; every other one, such as a wish for dark or for calm, is not
 * met: those are left to the style sheet of whoever reads the page.
 */
export function createScreen(): Screen {
  let width: number = WIDTHS.narrow;
  const changes = new EventTarget();

  const matches = (condition: string) =>
    [...condition.matchAll(/\(([^)]*)\)/g)].every(([, feature = '']) => {
      const [name, value = ''] = feature.split(':').map((part) => part.trim());
      if (name === 'min-width') return width >= Number.parseFloat(value);
      if (name === 'max-width') return width <= Number.parseFloat(value);
      return false;
    });

  return {
    matchMedia: (condition) =>
      ({
        get matches() {
          return matches(condition);
        },
        media: condition,
        addEventListener: changes.addEventListener.bind(changes),
        removeEventListener: changes.removeEventListener.bind(changes),
      }) as MediaQueryList,
    setWidth(pixels) {
      width = pixels;
      changes.dispatchEvent(new Event('change'));
    },
  };
}
