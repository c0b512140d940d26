import { createRequire } from 'node:module';
import { buffer } from 'node:stream/consumers';
import { type Font, openSync } from 'fontkit';
import Pdf from 'pdfkit';
import type { SaidPressKit } from './press-kit-of';

const { resolve } = createRequire(import.meta.url);
const [REGULAR = '', BOLD = ''] = [
  '400Regular/NotoSansTC_400Regular',
  '700Bold/NotoSansTC_700Bold',
].map((file) => resolve(`@expo-google-fonts/noto-sans-tc/${file}.ttf`));

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
 * @param picture PNG, beside the name
 * @returns null when the font lacks a letter: an empty box in a name is worse than no file
 */
export async function drawPressKit(
  said: SaidPressKit,
  picture: Buffer | null,
): Promise<Buffer | null> {
  const kit = writable(said);
  if (!kit) return null;
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

let signsOfFont: Set<number> | undefined;

/** The kit without signs that the font lacks, such as emoji; null when it lacks a letter. */
function writable(kit: SaidPressKit): SaidPressKit | null {
  const known = (signsOfFont ??= new Set((openSync(REGULAR) as Font).characterSet));
  const lacks = (sign: string) => sign !== '\n' && !known.has(sign.codePointAt(0) ?? 0);
  let isWritable = true;
  const text = JSON.stringify(kit, (_, value: unknown) => {
    if (typeof value !== 'string') return value;
    const signs = Array.from(value.normalize('NFC'));
    isWritable &&= !signs.some((sign) => /\p{L}/u.test(sign) && lacks(sign));
    return signs.filter((sign) => !lacks(sign)).join('');
  });
  return isWritable ? (JSON.parse(text) as SaidPressKit) : null;
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
  as('H1', () =>
    pdf.font(BOLD, size).fillColor(INK).text(name, left, MARGIN, { width, lineGap: -2 }),
  );
  pdf.y += 8;
  for (const { label, value } of facts) {
    const { y } = pdf;
    as('P', () => {
      pdf
        .font(REGULAR, 10)
        .fillColor(QUIET)
        .text(label, left, y, { width: LABEL - 8 });
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
  pdf
    .font(REGULAR, 10)
    .fillColor(isLink ? LINK : INK)
    .text(words, x, y, { width, ...(isLink && { link: words, underline: true }) });
}

function drawPart(
  { pdf, as }: Sheet,
  { title, text, links = [] }: SaidPressKit['parts'][number],
): void {
  const width = pdf.page.width - 2 * MARGIN;
  pdf.y += 20;
  keep(pdf, SMALLEST_REST);
  as('H2', () => pdf.font(BOLD, 13).fillColor(INK).text(title, MARGIN, pdf.y, { width }));
  pdf.y += 4;
  if (text) {
    as('P', () =>
      pdf.font(REGULAR, 10.5).fillColor(INK).text(text, MARGIN, pdf.y, { width, lineGap: 2 }),
    );
  }
  for (const link of links) {
    keep(pdf, 36);
    as('P', () =>
      pdf.font(REGULAR, 10.5).fillColor(INK).text(link.title, MARGIN, pdf.y, { width }),
    );
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
    pdf.font(REGULAR, 8).fillColor(QUIET);
    const y = pdf.page.height - MARGIN + 14;
    const width = pdf.page.width - 2 * MARGIN;
    const numbers = `${page + 1} / ${count}`;
    pdf.text(name, MARGIN, y, { width: width - 60, height: 10, ellipsis: true });
    pdf.text(numbers, MARGIN, y, { width, align: 'right', lineBreak: false });
    pdf.endMarkedContent();
  }
}
