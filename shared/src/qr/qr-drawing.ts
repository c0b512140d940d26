import { create } from 'qrcode';

/** A QR code as one SVG path of black modules on a square of `edge` units. */
export interface QrDrawing {
  path: string;
  edge: number;
}

/** The white margin that scanners want around the code, in modules: its paper may be dark. */
const QUIET_ZONE = 4;

/** Draws a QR code. Level M survives a cracked screen and keeps the modules large. */
export function drawQr(payload: string): QrDrawing {
  const { modules } = create(payload, { errorCorrectionLevel: 'M' });
  const runs: string[] = [];
  for (let row = 0; row < modules.size; row += 1) {
    for (let column = 0; column < modules.size; column += 1) {
      if (!modules.get(row, column)) continue;
      const start = column;
      while (column + 1 < modules.size && modules.get(row, column + 1)) column += 1;
      const length = column - start + 1;
      runs.push(`M${start + QUIET_ZONE} ${row + QUIET_ZONE}h${length}v1h-${length}z`);
    }
  }
  return { path: runs.join(''), edge: modules.size + 2 * QUIET_ZONE };
}
