import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { globalCss } from '@spotlight/shared/ui/global-css';
import { pageShapeCss } from '../../shell/src/page-place/page-shape.css';
import { projectRoot } from '../webpack/project';
import { sourceOf, type ShellPolicy } from '../../shell/site/page-policy';

/** Parts of the shell's page that are no webpack output. */
export const shellTemplate = path.join(projectRoot, 'shell/src/index.html');
export const pageCss = (): string => globalCss + pageShapeCss;

const read = (file: string) => readFileSync(createRequire(import.meta.url).resolve(file), 'utf8');

/**
 * What the shell's pages need of a policy: two libraries write a style of their own into the page.
 * @throws Error when Sonner keeps its style elsewhere than it did
 */
export function shellPolicy(): ShellPolicy {
  const [, toasts] = /__insertCSS\(("(?:[^"\\]|\\.)*")\)/.exec(read('sonner')) ?? [];
  if (!toasts)
    throw new Error('Sonner brings its style in another way: see where, and allow that.');
  const styles = [read('leaflet/dist/leaflet.css'), JSON.parse(toasts) as string];
  return { styles: styles.map(sourceOf), trustedTypes: ['default', 'inert'] };
}
