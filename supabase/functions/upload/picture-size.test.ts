import type { FileKind } from './file-kind.ts';
import { sizeOf } from './picture-size.ts';

const ascii = (text: string) => [...Buffer.from(text, 'latin1')];
const of = (...parts: number[][]) => new Uint8Array(parts.flat());
const big = (value: number, bytes: number) =>
  Array.from({ length: bytes }, (_, index) => (value >>> (8 * (bytes - 1 - index))) & 0xff);
const little = (value: number, bytes: number) => big(value, bytes).toReversed();

const png = of(
  [0x89],
  ascii('PNG\r\n\x1a\n'),
  big(13, 4),
  ascii('IHDR'),
  big(1200, 4),
  big(600, 4),
);
const gif = of(ascii('GIF89a'), little(1200, 2), little(600, 2));
const webp = (name: string, content: number[]) =>
  of(ascii('RIFF'), little(0, 4), ascii('WEBP'), ascii(name), little(content.length, 4), content);
/** A profile, a table, which bears the number of a frame, and the frame. */
const jpeg = (frame: number) =>
  of(
    [0xff, 0xd8, 0xff, 0xe0, 0, 4, 1, 2],
    [0xff, 0xc4, 0, 3, 9],
    [0xff, 0xff, frame, 0, 11, 8],
    big(600, 2),
    big(1200, 2),
  );

test.each<[what: string, kind: FileKind, file: Uint8Array]>([
  ['PNG', 'image/png', png],
  ['GIF', 'image/gif', gif],
  ['JPEG', 'image/jpeg', jpeg(0xc0)],
  ['JPEG that comes bit by bit', 'image/jpeg', jpeg(0xc2)],
  [
    'WebP',
    'image/webp',
    webp('VP8 ', [0, 0, 0, 0x9d, 1, 0x2a, ...little(1200, 2), ...little(600, 2)]),
  ],
  ['WebP without loss', 'image/webp', webp('VP8L', [0x2f, ...little(1199 | (599 << 14), 4)])],
  [
    'WebP that moves',
    'image/webp',
    webp('VP8X', [2, 0, 0, 0, ...little(1199, 3), ...little(599, 3)]),
  ],
])('a %s says its size', (_what, kind, file) => {
  expect(sizeOf(kind, file)).toEqual({ width: 1200, height: 600 });
  for (let length = 0; length < 10; length++)
    expect(sizeOf(kind, file.subarray(0, length))).toBeNull();
});

test('what has no points has no size', () => {
  expect(sizeOf('application/pdf', of(ascii('%PDF-1.7')))).toBeNull();
  expect(sizeOf('image/webp', webp('ALPH', [0, 0, 0, 0]))).toBeNull();
});
