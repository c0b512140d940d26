import { renderAsync } from '@resvg/resvg-js';
import { fontFile, type FontScript } from './font-file';

const filesOf = (script: FontScript) =>
  ['500Medium', '700Bold'].map((weight) => fontFile(script, weight));
const fontFiles = filesOf('tc');
const korean = filesOf('kr');

/** Korean, which the font does not have. Its own is read for it alone, because that takes long. */
const beyondTheFont = /[\u1100-\u11ff\u3131-\u318e\uac00-\ud7af]/;

/** Draws an SVG as a PNG of its own size, its words in the fonts that are installed with the project. */
export async function drawPng(svg: string): Promise<Buffer> {
  const image = await renderAsync(svg, {
    font: {
      fontFiles: beyondTheFont.test(svg) ? [...fontFiles, ...korean] : fontFiles,
      loadSystemFonts: false,
      defaultFontFamily: 'Noto Sans TC',
    },
  });
  return image.asPng();
}
