import { drawScrim } from './poster-scrim';
import type { Stage } from './stage';
import { d, short } from './path-data';
import { escapeText, group, rect, tag } from './svg';
import { breakInTwo, measureEms, splitTitle, titleLines, type TitleLines } from './title-lines';

/** Where the words stand. `column` is vertical, read from right to left. */
export type WordLayout = 'foot' | 'middle' | 'column';

const HEIGHT = 360;
const LEFT = 32;
const LEADING = 1.16;
const LONGEST_COLUMN = 4;
const LONGEST_CAPTION = 19;
const LONGEST_COLUMN_CAPTION = 11.6;
/** In the order of the site's own: where a family has the Chinese characters, none is searched for. */
const FAMILY = 'Noto Sans CJK TC,system-ui,PingFang TC,Noto Sans TC,Microsoft JhengHei,sans-serif';

const captionTag = (text: string, x: number, y: number, color: string, more = {}) =>
  tag(
    'text',
    { x, y, fill: color, 'font-size': 17, 'font-weight': 700, 'letter-spacing': 2.4, ...more },
    escapeText(text),
  );

function fitCaption(line: string, ems: number): string {
  return measureEms(line) + line.length * 0.14 <= ems ? line : '';
}

function drawRows(stage: Stage, layout: WordLayout, title: TitleLines, line: string): string {
  const { ink, caption, lights } = stage.palette;
  const { lines, size } = title;
  const leading = size * LEADING;
  const isFoot = layout === 'foot';
  const blockHeight = lines.length * leading + (line ? 30 : 0);
  const last = isFoot ? HEIGHT - 34 : (HEIGHT + 34 + blockHeight) / 2 - 22;
  const first = last - (lines.length - 1) * leading;
  const top = first - size - (line ? 30 : 0);
  const right = LEFT + Math.max(...lines.map(measureEms), (measureEms(line) * 20) / size) * size;
  const rows = lines.map((text, index) =>
    tag(
      'text',
      {
        x: LEFT,
        y: first + index * leading,
        fill: ink,
        'font-size': size,
        'font-weight': 700,
        'letter-spacing': 1,
      },
      escapeText(text),
    ),
  );
  const rule = isFoot
    ? ''
    : rect(LEFT, last + 24, 44, 5, lights[stage.palette.mood === 'paper' ? 1 : 0], { rx: 2.5 });
  const kicker = line ? captionTag(line, LEFT + 1, first - size - 4, caption) : '';
  const isUpward = isFoot && stage.palette.mood === 'night';
  const scrim = drawScrim(stage, isUpward ? { top } : { right });
  return scrim + kicker + rows.join('') + rule;
}

function drawColumns(stage: Stage, lines: readonly string[], line: string): string {
  const { ink, caption } = stage.palette;
  const size = 46;
  const pitch = size * 1.28;
  const top = HEIGHT - 28 - LONGEST_COLUMN * (size + 3);
  const columns = lines.map((text, index) =>
    tag(
      'text',
      {
        x: short(LEFT + size / 2 + (lines.length - 1 - index) * pitch),
        y: top,
        fill: ink,
        'font-size': size,
        'font-weight': 700,
        'letter-spacing': 3,
        style: 'writing-mode:vertical-rl',
      },
      escapeText(text),
    ),
  );
  const x = LEFT + lines.length * pitch + 14;
  const kicker = line
    ? captionTag(line, 0, 0, caption, { transform: d`translate(${x} ${top + 2})rotate(90)` })
    : '';
  return drawScrim(stage, { right: x + 10 }) + columns.join('') + kicker;
}

/** Lines for the vertical layout, or nothing when the title does not suit it. */
function columnLines(head: string): string[] | undefined {
  if (!/^[\u3007\u3400-\u9fff\u3040-\u30ff]{2,}$/.test(head)) return undefined;
  const lines = head.length <= LONGEST_COLUMN ? [head] : breakInTwo(head);
  return lines.every((line) => line.length <= LONGEST_COLUMN) ? lines : undefined;
}

/**
 * The words of a poster and the scrim below them, hidden while the picture is shown under 120 px.
 * The scrim reaches as far as the words do, so they keep their contrast over any motif.
 */
export function drawWords(
  stage: Stage,
  layouts: readonly WordLayout[],
  title: string,
  caption: string,
): string {
  const { head, tail } = splitTitle(title);
  const line = fitCaption(caption.trim() || tail, LONGEST_CAPTION);
  const wanted = stage.random.pick(layouts);
  const isNarrow = line === fitCaption(line, LONGEST_COLUMN_CAPTION);
  const columns = wanted === 'column' && isNarrow ? columnLines(head) : undefined;
  const words = columns
    ? drawColumns(stage, columns, line)
    : drawRows(stage, wanted === 'column' ? 'middle' : wanted, titleLines(head), line);
  // The query stands beside the rules, so that a large picture has no style sheet at all.
  return (
    tag('style', { media: '(max-width:119px)' }, '.w{display:none}') +
    group(words, { class: 'w', 'font-family': FAMILY })
  );
}
