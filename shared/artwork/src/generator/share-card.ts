import type { ArtworkRequest } from '../artwork-request';
import type { ShareCard } from '../share-card';
import type { Palette } from './palettes';
import { d } from './path-data';
import { renderPicture } from './picture';
import { createStage, type Stage } from './stage';
import { escapeText, group, path, rect, stroke, tag } from './svg';
import { fitThreeLines, measureEms, shorten } from './title-lines';

const WIDTH = 1200;
const HEIGHT = 630;
const LEFT = 72;
/** How wide words are; behind them the picture is alone. */
const WORDS = 700;
const WORDS_BESIDE_A_PORTRAIT = 520;
const TITLE_SIZES = [92, 80, 70, 60, 52];
const LONGEST_SINGLE_LINE = 7.6;
const FAMILY = 'Noto Sans TC';

/** Colours of the words and of the ground that carries them. */
type Inks = Pick<Palette, 'ink' | 'caption'> & { ground: string };

const NIGHT: Inks = { ground: '#14101c', ink: '#ffffff', caption: '#ffc95c' };

/** Signs that a font of text does not have; they would be drawn as empty boxes. */
const withoutSigns = (text: string) =>
  text
    .replace(/\p{Extended_Pictographic}|\p{Emoji_Modifier}|\u200d|\ufe0f|\u20e3/gu, '')
    .replace(/\s+/g, ' ')
    .trim();

/**
 * Draws a share card as a standalone SVG of 1200 × 630 whose words are text in Noto Sans TC. The same card
 * always gives the same string.
 *
 * @param photo the uploaded picture as a data: URI; without it the artwork is drawn
 * @param brand what the site is called in the language of the card
 */
export function renderShareCard(card: ShareCard, photo?: string, brand = '聚光'): string {
  const { artwork } = card;
  const stage = createStage(artwork.id, 'card');
  const isAside = artwork.kind === 'performer' || artwork.kind === 'avatar';
  const inks = photo || artwork.kind === 'venue' ? NIGHT : inksOf(stage.palette);
  const content =
    rect(0, 0, WIDTH, HEIGHT, inks.ground) +
    drawPicture(artwork, isAside, photo) +
    drawVeil(stage, inks.ground, isAside) +
    drawBrand(brand, inks) +
    drawWords(card, inks, isAside ? WORDS_BESIDE_A_PORTRAIT : WORDS) +
    (card.price ? drawPrice(withoutSigns(card.price)) : '');
  const words = group(content, { 'font-family': FAMILY, 'font-weight': 700 });
  return stage.render({ width: WIDTH, height: HEIGHT }, words);
}

const inksOf = ({ ground, ink, caption }: Palette): Inks => ({ ground: ground[0], ink, caption });

function drawPicture(request: ArtworkRequest, isAside: boolean, photo?: string): string {
  const x = isAside ? WIDTH - HEIGHT : 0;
  if (photo) {
    return tag('image', {
      href: photo,
      x,
      y: 0,
      width: WIDTH - x,
      height: HEIGHT,
      preserveAspectRatio: 'xMidYMid slice',
    });
  }
  // Portraits are 400 × 400, posters and scenes 640 × 360, of which a little is cut above and below.
  return isAside
    ? group(renderPicture(request), { transform: d`translate(${x} 0)scale(${HEIGHT / 400})` })
    : group(renderPicture(request), { transform: 'translate(0 -22)scale(1.875)' });
}

/** The ground's colour under the words, thinning out where the picture begins to be alone. */
function drawVeil(stage: Stage, ground: string, isAside: boolean): string {
  const from = isAside ? (WIDTH - HEIGHT) / WIDTH : 0;
  const paint = stage.linear(
    [
      [from, ground, 1],
      [isAside ? 0.51 : 0.36, ground, isAside ? 0.8 : 0.93],
      [isAside ? 0.55 : 0.6, ground, isAside ? 0.3 : 0.72],
      [isAside ? 0.62 : 0.92, ground, 0],
    ],
    0,
    0,
    1,
    0,
  );
  return rect(0, 0, WIDTH, HEIGHT, paint);
}

/** The sign of the site and its name. */
function drawBrand(name: string, { ink }: Inks): string {
  const sign =
    rect(0, 0, 44, 44, '#14101c', { rx: 12 }) +
    path('M20 7h4l11.4 24.4H8.6z', '#d6207b') +
    path('M20.4 7h3.2l5.8 24.4H14.6z', '#ff9fd2') +
    path('M7.8 32.2a14.2 4.7 0 1 1 28.4 0 14.2 4.7 0 1 1-28.4 0z', '#ffc95c');
  return (
    group(sign, { transform: 'translate(72 56)' }) +
    text(name, { x: 132, y: 88, size: 30, color: ink })
  );
}

interface Line {
  x: number;
  y: number;
  size: number;
  color: string;
  /** 500 or 700; bold unless told. */
  weight?: number;
  spacing?: number;
}

const text = (words: string, { x, y, size, color, weight, spacing }: Line): string =>
  tag(
    'text',
    { x, y, fill: color, 'font-size': size, 'font-weight': weight, 'letter-spacing': spacing },
    escapeText(words),
  );

const CALENDAR = 'M4 6.5h16v13.5H4zM4 11h16M8.5 3.5v5M15.5 3.5v5';
const PIN =
  'M12 21.5C6 15.5 5 12.5 5 10a7 7 0 0 1 14 0c0 2.500-1 5.500-7 11.500zM12 7.500a2.500 2.500 0 1 0 .1 0z';

/** From the foot upwards: where, when, the sentence, the title, and what stands above it. */
function drawWords(card: ShareCard, { ink, caption }: Inks, width: number): string {
  let y = HEIGHT - 76;
  let markup = '';
  const add = (height: number, draw: (y: number) => string) => {
    markup = draw(y) + markup;
    y -= height;
  };
  // They stand beside the price.
  const factsWidth = Math.min(
    width,
    card.price ? priceLeft(withoutSigns(card.price)) - 120 : width,
  );
  const fact = (words: string | null | undefined, icon: string, weight: number) => {
    const shown = words && shorten(withoutSigns(words), (factsWidth - 50) / 32);
    if (!shown) return;
    add(
      54,
      (at) =>
        group(stroke(icon, caption, 1.8, { 'stroke-linejoin': 'round' }), {
          transform: d`translate(${LEFT - 2} ${at - 26})scale(1.25)`,
        }) + text(shown, { x: LEFT + 50, y: at, size: 32, color: ink, weight }),
    );
  };
  fact(card.where, PIN, 500);
  fact(card.when, CALENDAR, 700);
  const lead = card.lead && shorten(withoutSigns(card.lead), width / 32);
  if (lead) add(58, (at) => text(lead, { x: LEFT, y: at, size: 32, color: ink, weight: 500 }));
  y -= markup ? 18 : 0;

  const { lines, size } = fitThreeLines(withoutSigns(card.title), {
    sizes: TITLE_SIZES,
    width,
    single: Math.min(LONGEST_SINGLE_LINE, width / 80),
  });
  for (const line of lines.toReversed()) {
    add(size * 1.18, (at) => text(line, { x: LEFT - size * 0.04, y: at, size, color: ink }));
  }
  y -= 4;
  const line = card.line && shorten(withoutSigns(card.line), width / 30);
  if (line) add(48, (at) => text(line, { x: LEFT, y: at, size: 26, color: caption, spacing: 3 }));
  const badge = card.badge && shorten(withoutSigns(card.badge), 16);
  if (badge) {
    y -= 10;
    add(64, (at) =>
      drawPlate(badge, { x: LEFT, y: at - 44, size: 30, ground: '#ffc043', ink: '#2a1a00' }),
    );
  }
  return markup;
}

const PRICE_SIZE = 38;
const priceLeft = (price: string) => WIDTH - LEFT - plateWidth(price, PRICE_SIZE);

/** The price on white, at the right of the foot. */
function drawPrice(price: string): string {
  const x = priceLeft(price);
  return drawPlate(price, {
    x,
    y: HEIGHT - 138,
    size: PRICE_SIZE,
    ground: '#ffffff',
    ink: '#14101c',
  });
}

const plateWidth = (words: string, size: number) => measureEms(words) * size + size * 1.4;

/** Words on a plate of their own. */
function drawPlate(
  words: string,
  { x, y, size, ground, ink }: { x: number; y: number; size: number; ground: string; ink: string },
): string {
  const width = plateWidth(words, size);
  const label = text(words, { x: x + width / 2, y: y + size * 1.34, size, color: ink });
  return (
    rect(x, y, width, size * 1.95, ground, { rx: size * 0.36 }) +
    group(label, { 'text-anchor': 'middle' })
  );
}
