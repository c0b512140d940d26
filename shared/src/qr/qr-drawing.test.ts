import { drawQr } from './qr-drawing';

const payload = 'T1.3f2504e0-4f89-41d3-9a0c-0305e82c3301.1.0123456789abcdef0123456789abcdef';

const QUIET = 4;

/** Reads the drawing back as rows of modules. */
function modulesOf({ path, edge }: ReturnType<typeof drawQr>): boolean[][] {
  const rows = Array.from({ length: edge }, () => Array<boolean>(edge).fill(false));
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    rows[Number(y)]?.fill(true, Number(x), Number(x) + Number(length));
  }
  return rows;
}

test('the three finder patterns stand in their corners, inside a white margin of four modules', () => {
  const drawing = drawQr(payload);
  const rows = modulesOf(drawing);
  const last = drawing.edge - 1 - QUIET;
  const finderRow = [true, true, true, true, true, true, true, false];
  expect(rows[QUIET]?.slice(QUIET, QUIET + 8)).toEqual(finderRow);
  expect(rows[QUIET]?.slice(last - 7, last + 1)).toEqual(finderRow.toReversed());
  expect(rows[last]?.slice(QUIET, QUIET + 8)).toEqual(finderRow);
  const isOutside = (at: number) => at < QUIET || at > last;
  const isInk = rows.some((row, y) => row.some((ink, x) => ink && (isOutside(x) || isOutside(y))));
  expect(isInk).toBe(false);
});

test('another ticket gives another code', () => {
  expect(drawQr(payload).path).not.toBe(drawQr(`${payload}0`).path);
});
