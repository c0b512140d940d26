/** What is written on the card. */
export interface ShareCardWords {
  name: string;
  date: string;
  headline: string;
  address: string;
}

const [WIDTH, HEIGHT] = [1080, 1920];
const MARGIN = 96;
const FONT = '"Noto Sans TC", "PingFang TC", "Microsoft JhengHei", sans-serif';

/** Breaks a line where it becomes too wide; Chinese may break between any two characters. */
function linesOf(context: CanvasRenderingContext2D, text: string, most: number): string[] {
  const lines = [''];
  for (const character of text) {
    const line = (lines.at(-1) ?? '') + character;
    if (context.measureText(line).width <= WIDTH - 2 * MARGIN) lines[lines.length - 1] = line;
    else if (lines.length < most) lines.push(character);
  }
  return lines;
}

function drawStage(context: CanvasRenderingContext2D): void {
  context.fillStyle = '#150a24';
  context.fillRect(0, 0, WIDTH, HEIGHT);
  const beams = [
    [0.2, '#c4167f'],
    [0.55, '#f5b83d'],
    [0.85, '#7a3bd1'],
  ] as const;
  for (const [at, colour] of beams) {
    const beam = context.createLinearGradient(0, 0, 0, HEIGHT * 0.8);
    beam.addColorStop(0, `${colour}99`);
    beam.addColorStop(1, `${colour}00`);
    context.fillStyle = beam;
    context.beginPath();
    context.moveTo(WIDTH * at - 40, 0);
    context.lineTo(WIDTH * at + 40, 0);
    context.lineTo(WIDTH * at + 320, HEIGHT * 0.8);
    context.lineTo(WIDTH * at - 320, HEIGHT * 0.8);
    context.fill();
  }
}

/**
 * Draws the card for stories, 1080 × 1920.
 * @param picture the portrait; the card does without when it has not arrived
 * @throws when the browser cannot draw, or may not hand out what it drew
 */
export async function drawShareCard(
  words: ShareCardWords,
  picture: HTMLImageElement | null | undefined,
): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  drawStage(context);
  const edge = WIDTH - 2 * MARGIN;
  if (picture?.complete && picture.naturalWidth > 0) {
    context.save();
    context.beginPath();
    context.roundRect(MARGIN, 220, edge, edge, 48);
    context.clip();
    const side = Math.min(picture.naturalWidth, picture.naturalHeight);
    const [x, y] = [(picture.naturalWidth - side) / 2, (picture.naturalHeight - side) / 2];
    context.drawImage(picture, x, y, side, side, MARGIN, 220, edge, edge);
    context.restore();
  }
  let y = 220 + edge + 130;
  const write = (text: string, size: number, colour: string, weight = 700) => {
    context.font = `${weight} ${size}px ${FONT}`;
    context.fillStyle = colour;
    for (const line of linesOf(context, text, 2)) {
      context.fillText(line, MARGIN, y);
      y += size * 1.3;
    }
  };
  write(words.date, 48, '#f5c24b');
  y += 40;
  write(words.name, 112, '#ffffff');
  write(words.headline, 52, '#e6dcf2', 400);
  y = HEIGHT - 110;
  write(words.address, 36, '#b9a9cf', 400);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png');
  });
}
