import { lazy, type ComponentType } from 'react';

/**
 * A part of a page that is fetched on its own, and without which the page is still whole: when its code
 * does not arrive there is nothing in its place. Draw it inside `Suspense`.
 * @param load a dynamic import; keep it outside the component
 */
export const optional = <Props>(load: () => Promise<ComponentType<Props>>) =>
  lazy<ComponentType<Props>>(async () => ({
    default: await load().catch(() => (): null => null),
  }));
