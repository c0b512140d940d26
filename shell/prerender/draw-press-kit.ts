import { buffer } from 'node:stream/consumers';
import { type Font, openSync } from 'fontkit';
import Pdf from 'pdfkit';
import { fontFile } from './font-file';
import type { SaidPressKit } from './press-kit-of';

/** The second for the Korean letters that the first lacks. */
const fonts = (['tc', 'kr'] as const).map((script) => ({
  regular: fontFile(script, '400Regular'),
  bold: fontFile(script, '700Bold'),
}));
type Weight = keyof (typeof fonts)[number];

const INK = '#1c1626';
const QUIET = '#665f73';
const LINK = '#a3165f';
const MARGIN = 50;
const PICTURE = 132;
const GAP = 24;
const LABEL = 92;
/** Less is left for the next page: a heading does not stand alone at the end of one. */
const SMALLEST_REST = 80;

interface Sheet {
  pdf: InstanceType<typeof Pdf>;
  /** Draws something that is read as what it is: a title, a paragraph, a picture. */
  as(type: string, draw: () => void, alt?: string): void;
}

/**
 * Draws a press kit as a PDF in A4, tagged for those who have it read to them. The same kit always gives the same bytes.
 *
 * @param drawPicture draws the PNG beside the name, once it is clear that there will be a file
 * @returns null when the fonts lack a letter: an empty box in a name is worse than no file
 */
export async function drawPressKit(
  said: SaidPressKit,
  drawPicture: () => Promise<Buffer | null>,
): Promise<Buffer | null> {
  const kit = writable(said);
  if (!kit) return null;
  const picture = await drawPicture();
  const pdf = new Pdf({
    size: 'A4',
    margin: MARGIN,
    pdfVersion: '1.7',
    tagged: true,
    lang: kit.language,
    displayTitle: true,
    bufferPages: true,
    // A day of its own would make another file of the same content.
    info: {
      Title: kit.title,
      Author: kit.name,
      Creator: '聚光 Spotlight',
      CreationDate: new Date(0),
    },
  });
  const drawn = buffer(pdf);
  const root = pdf.struct('Document');
  pdf.addStructure(root);
  const as: Sheet['as'] = (type, draw, alt) => root.add(pdf.struct(type, alt ? { alt } : {}, draw));
  drawHead({ pdf, as }, kit, picture);
  for (const part of kit.parts) drawPart({ pdf, as }, part);
  root.end();
  drawFeet(pdf, kit.name);
  pdf.end();
  return drawn;
}

const signsOf: Set<number>[] = [];

/** The number of the first font that has a sign; -1: none has it. */
const fontOf = (sign: string): number =>
  fonts.findIndex(({ regular }, at) =>
    (signsOf[at] ??= new Set((openSync(regular) as Font).characterSet)).has(
      sign.codePointAt(0) ?? 0,
    ),
  );

/** The kit without signs that the fonts lack, such as emoji; null when they lack a letter. */
function writable(kit: SaidPressKit): SaidPressKit | null {
  const lacks = (sign: string) => sign !== '\n' && fontOf(sign) < 0;
  let isWritable = true;
  const text = JSON.stringify(kit, (_, value: unknown) => {
    if (typeof value !== 'string') return value;
    const signs = Array.from(value.normalize('NFC'));
    isWritable &&= !signs.some((sign) => /\p{L}/u.test(sign) && lacks(sign));
    return signs.filter((sign) => !lacks(sign)).join('');
  });
  return isWritable ? (JSON.parse(text) as SaidPressKit) : null;
}

/** Words in pieces of one font each. What stands between letters keeps to those before it. */
function piecesOf(words: string): { font: number; piece: string }[] {
  const pieces: { font: number; piece: string }[] = [];
  for (const sign of words) {
    const last = pieces.at(-1);
    const font = last && !/\p{L}/u.test(sign) ? last.font : Math.max(0, fontOf(sign));
    if (last?.font === font) last.piece += sign;
    else pieces.push({ font, piece: sign });
  }
  return pieces;
}

/** Writes words at a place, each letter in a font that has it. */
function write(
  pdf: Sheet['pdf'],
  weight: Weight,
  words: string,
  x: number,
  y: number,
  options: PDFKit.Mixins.TextOptions,
): void {
  const pieces = piecesOf(words);
  for (const [at, { font, piece }] of pieces.entries()) {
    const given = { ...options, continued: at < pieces.length - 1 };
    pdf.font(fonts[font]?.[weight] ?? '');
    if (at === 0) pdf.text(piece, x, y, given);
    else pdf.text(piece, given);
  }
}

/** The picture, and beside it the name and the facts. */
function drawHead({ pdf, as }: Sheet, { name, facts }: SaidPressKit, picture: Buffer | null): void {
  const left = picture ? MARGIN + PICTURE + GAP : MARGIN;
  const width = pdf.page.width - MARGIN - left;
  if (picture) {
    const draw = () => pdf.image(picture, MARGIN, MARGIN, { fit: [PICTURE, PICTURE] });
    as('Figure', draw, name);
  }
  const size = name.length > 24 ? 18 : 24;
  as('H1', () => {
    pdf.fontSize(size).fillColor(INK);
    write(pdf, 'bold', name, left, MARGIN, { width, lineGap: -2 });
  });
  pdf.y += 8;
  for (const { label, value } of facts) {
    const { y } = pdf;
    as('P', () => {
      pdf.fontSize(10).fillColor(QUIET);
      write(pdf, 'regular', label, left, y, { width: LABEL - 8 });
      const under = pdf.y;
      drawLinked(pdf, value, left + LABEL, y, width - LABEL);
      pdf.y = Math.max(pdf.y, under) + 2;
    });
  }
  pdf.y = Math.max(pdf.y, picture ? MARGIN + PICTURE : 0);
}

/** Words, which are pressed when they are an address. */
function drawLinked(pdf: Sheet['pdf'], words: string, x: number, y: number, width: number): void {
  const isLink = /^https?:\/\//.test(words);
  pdf.fontSize(10).fillColor(isLink ? LINK : INK);
  write(pdf, 'regular', words, x, y, { width, ...(isLink && { link: words, underline: true }) });
}

function drawPart(
  { pdf, as }: Sheet,
  { title, text, links = [] }: SaidPressKit['parts'][number],
): void {
  const width = pdf.page.width - 2 * MARGIN;
  pdf.y += 20;
  keep(pdf, SMALLEST_REST);
  as('H2', () => {
    pdf.fontSize(13).fillColor(INK);
    write(pdf, 'bold', title, MARGIN, pdf.y, { width });
  });
  pdf.y += 4;
  if (text) {
    as('P', () => {
      pdf.fontSize(10.5).fillColor(INK);
      write(pdf, 'regular', text, MARGIN, pdf.y, { width, lineGap: 2 });
    });
  }
  for (const link of links) {
    keep(pdf, 36);
    as('P', () => {
      pdf.fontSize(10.5).fillColor(INK);
      write(pdf, 'regular', link.title, MARGIN, pdf.y, { width });
    });
    as('Link', () => drawLinked(pdf, link.href, MARGIN, pdf.y, width));
    pdf.y += 6;
  }
}

/** Begins a page where less than `height` is left of this one. */
function keep(pdf: Sheet['pdf'], height: number): void {
  if (pdf.y + height > pdf.page.height - MARGIN) pdf.addPage();
}

/** Whose it is and which page, below each of several. */
function drawFeet(pdf: Sheet['pdf'], name: string): void {
  const { count } = pdf.bufferedPageRange();
  for (let page = 0; count > 1 && page < count; page += 1) {
    pdf.switchToPage(page);
    // Below the margin everything else would go to a new page.
    pdf.page.margins.bottom = 0;
    pdf.markContent('Artifact', { type: 'Pagination' });
    pdf.fontSize(8).fillColor(QUIET);
    const y = pdf.page.height - MARGIN + 14;
    const width = pdf.page.width - 2 * MARGIN;
    const numbers = `${page + 1} / ${count}`;
    write(pdf, 'regular', name, MARGIN, y, { width: width - 60, height: 10, ellipsis: true });
    write(pdf, 'regular', numbers, MARGIN, y, { width, align: 'right', lineBreak: false });
    pdf.endMarkedContent();
  }
}
