import * as fc from 'fast-check';
import { sized } from '../../../tools/run-size/run-size';
import { kindOf, type FileKind } from './file-kind.ts';
import { withoutMetadata } from './without-metadata.ts';

const base64 = (text: string) => new Uint8Array(Buffer.from(text, 'base64'));
const ascii = (text: string) => [...Buffer.from(text, 'latin1')];
const of = (...parts: (number[] | Uint8Array)[]) =>
  new Uint8Array(parts.flatMap((part) => [...part]));
const big = (value: number, bytes: number) =>
  Array.from({ length: bytes }, (_, index) => (value >> (8 * (bytes - 1 - index))) & 0xff);
const little = (value: number, bytes: number) => big(value, bytes).toReversed();

/** Pictures of one point, as programs write them. */
const jpeg = base64(
  '/9j/4AAQSkZJRgABAQEAYABgAAD/2wBDAAgGBgcGBQgHBwcJCQgKDBQNDAsLDBkSEw8UHRofHh0aHBwgJC4nICIsIxwcKDcpLDAxNDQ0Hyc5PTgyPC4zNDL/wAALCAABAAEBAREA/8QAHwAAAQUBAQEBAQEAAAAAAAAAAAECAwQFBgcICQoL/8QAtRAAAgEDAwIEAwUFBAQAAAF9AQIDAAQRBRIhMUEGE1FhByJxFDKBkaEII0KxwRVS0fAkM2JyggkKFhcYGRolJicoKSo0NTY3ODk6Q0RFRkdISUpTVFVWV1hZWmNkZWZnaGlqc3R1dnd4eXqDhIWGh4iJipKTlJWWl5iZmqKjpKWmp6ipqrKztLW2t7i5usLDxMXGx8jJytLT1NXW19jZ2uHi4+Tl5ufo6erx8vP09fb3+Pn6/9oACAEBAAA/APn+v//Z',
);
const png = base64(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
);
const webp = base64('UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoBAAEADsD+JaQAA3AAAAAA');
const gif = base64('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7');

const segment = (marker: number, content: number[]) =>
  of([0xff, marker], big(content.length + 2, 2), content);
const exif = ascii('Exif\0\0II*\0 GPS 25.0330 121.5654');
const chunk = (name: string, content: number[]) =>
  of(big(content.length, 4), ascii(name), content, [0, 0, 0, 0]);
const riff = (name: string, content: number[]) =>
  of(ascii(name), little(content.length, 4), content, content.length % 2 ? [0] : []);
const inserted = (file: Uint8Array, at: number, ...pieces: Uint8Array[]) =>
  of(file.subarray(0, at), ...pieces, file.subarray(at));

const telling = /GPS|XMP|Photoshop|Holiday/;
const textOf = (file: Uint8Array) => Buffer.from(file).toString('latin1');

test.each<[what: string, kind: FileKind, clean: Uint8Array, told: Uint8Array]>([
  [
    'a photo with its place, its words and its notes',
    'image/jpeg',
    jpeg,
    inserted(
      jpeg,
      20,
      segment(0xe1, exif),
      segment(0xe1, ascii('http://ns.adobe.com/xap/1.0/\0XMP')),
      segment(0xed, ascii('Photoshop 3.0\0IPTC')),
      segment(0xe2, ascii('MPF\0 GPS of a second picture')),
      segment(0xfe, ascii('Holiday')),
    ),
  ],
  ['a photo with a film behind it', 'image/jpeg', jpeg, of(jpeg, ascii('ftypmp42 GPS'))],
  [
    'a drawing with words',
    'image/png',
    png,
    inserted(png, 33, chunk('tEXt', ascii('Place\0GPS')), chunk('eXIf', exif), chunk('tIME', [1])),
  ],
  ['a drawing with something behind it', 'image/png', png, of(png, ascii('GPS'))],
])('%s keeps the picture, byte for byte, and nothing else', (_what, kind, clean, file) => {
  expect(textOf(file)).toMatch(telling);
  expect(withoutMetadata(kind, file)).toEqual(clean);
});

test('a WebP with its place says afterwards that it has none', () => {
  const settings = (flags: number) => riff('VP8X', [flags, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
  const body = webp.subarray(12);
  const file = (...pieces: Uint8Array[]) => {
    const size = pieces.reduce((sum, { length }) => sum + length, 4);
    return of(ascii('RIFF'), little(size, 4), ascii('WEBP'), ...pieces);
  };
  const withAlpha = 0x10;
  const told = file(settings(withAlpha | 0x0c), body, riff('EXIF', exif), riff('XMP ', [65]));
  expect(withoutMetadata('image/webp', told)).toEqual(file(settings(withAlpha), body));
});

test('the colours of a photo stay: their profile, and how they are written', () => {
  const file = inserted(
    jpeg,
    20,
    segment(0xe2, ascii('ICC_PROFILE\0\x01\x01 sRGB')),
    segment(0xee, ascii('Adobe\0d\0\0\0\0\x01')),
  );
  expect(withoutMetadata('image/jpeg', file)).toEqual(file);
});

test('what moves and what is read stay as they are', () => {
  expect(withoutMetadata('image/gif', gif)).toEqual(gif);
  const paper = new Uint8Array(ascii('%PDF-1.7'));
  expect(withoutMetadata('application/pdf', paper)).toEqual(paper);
});

test.each<[FileKind, Uint8Array]>([
  ['image/jpeg', jpeg],
  ['image/png', png],
  ['image/webp', webp],
])('%s that ends too early is refused', (kind, file) => {
  for (let length = 1; length < file.length; length++) {
    expect(() => withoutMetadata(kind, file.subarray(0, length))).toThrow('broken');
  }
});

test('whatever is made of a file comes to an end, and the outcome does so once more, unchanged', () => {
  const files = [
    ['image/jpeg', jpeg] as const,
    ['image/png', png] as const,
    ['image/webp', webp] as const,
  ];
  fc.assert(
    fc.property(
      fc.constantFrom(...files),
      fc.array(fc.tuple(fc.nat(400), fc.nat(255)), { maxLength: 8 }),
      ([kind, file], changes) => {
        const changed = new Uint8Array(file);
        for (const [at, value] of changes) changed[at % changed.length] = value;
        let clean: Uint8Array;
        try {
          clean = withoutMetadata(kind, changed);
        } catch {
          return;
        }
        expect(clean.length).toBeLessThanOrEqual(changed.length);
        expect(withoutMetadata(kind, clean)).toEqual(clean);
      },
    ),
    { seed: 7, numRuns: sized(300, 2_000) },
  );
});

const page = '<!doctype html><script>alert(1)</script>';
test.each([
  ['image/jpeg', '\xff\xd8\xff\xe0JFIF', true],
  ['image/png', '\x89PNG\r\n\x1a\nrest', true],
  ['image/gif', 'GIF89a', true],
  ['image/webp', 'RIFF\x01\x02\x03\x04WEBPVP8 ', true],
  ['application/pdf', '%PDF-1.7', true],
  ['image/PNG; charset=x', '\x89PNG\r\n\x1a\n', true],
  ['image/PNG; charset=x', page, false],
  ['image/jpeg', '\x89PNG\r\n\x1a\n', false],
  ['image/webp', 'RIFF\x01\x02\x03\x04WAVE', false],
  ['image/png', '', false],
  ['image/svg+xml', '<svg/>', false],
  ['text/html', page, false],
  ['', page, false],
])('%j beginning with %j is such a file: %j', (type, content, expected) => {
  expect(kindOf(type, new Uint8Array(ascii(content))) !== null).toBe(expected);
});
