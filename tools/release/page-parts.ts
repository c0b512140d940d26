import path from 'node:path';
import { globalCss } from '@spotlight/shared/ui/global-css';
import { pageShapeCss } from '../../shell/src/page-place/page-shape.css';
import { projectRoot } from '../webpack/project';

/** Parts of the shell's page that are no webpack output. */
export const shellTemplate = path.join(projectRoot, 'shell/src/index.html');
export const pageCss = (): string => globalCss + pageShapeCss;
