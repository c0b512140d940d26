import { fromDesktop, fromTablet } from './media';
import { baseCss } from './tokens/base-rules';
import { scaleCss } from './tokens/scale.tokens';
import { darkTheme, lightTheme } from './tokens/theme.tokens';

const declare = (theme: Record<string, string>) =>
  Object.entries(theme)
    .map(([token, value]) => `--${token}:${value}`)
    .join(';');

const light = `color-scheme:light;${declare(lightTheme)}`;
const dark = `color-scheme:dark;--brand-ground:var(--surface);--brand-line:var(--line);${declare(darkTheme)}`;
const onStage = '--control:oklch(1 0 0/.06)';

/**
 * Tokens and base rules of the site as one string. The shell writes it into the inline style of
 * `index.html`, so that the first paint needs neither a request nor a script.
 *
 * The theme is `data-theme` on the root element: `light`, `dark`, or absent (or `system`) to follow
 * the device. Inside a page, `data-surface="stage"` is dark in both themes, and
 * `data-surface="page"` gives the page's own theme back to a panel that lies on the stage. A `wide-stage`
 * is a stage from the desktop's width on, and nothing below. Paper is light: it is white whatever the device likes, and
 * no ground is printed behind words.
 */
export const globalCss = `:root{${scaleCss}}
:root,[data-surface=page]{${light}}
@media screen{:root[data-theme=dark],:root[data-theme=dark] [data-surface=page],:root [data-surface=stage]{${dark}}}
@media screen and (prefers-color-scheme:dark){:root:not([data-theme=light]),:root:not([data-theme=light]) [data-surface=page]{${dark}}}
:root [data-surface=stage]{${onStage}}
@media ${fromTablet}{:root{--gutter:24px;--header-h:64px;--section-gap:72px}}
@media ${fromDesktop}{:root{--gutter:32px}:root [data-surface=wide-stage]{${dark};${onStage}}}
@media (prefers-reduced-motion:reduce){:root{--fast:0ms;--base:0ms;--slow:0ms}}${baseCss}`.replace(
  /\n/g,
  '',
);
