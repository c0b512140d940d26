import type { FileKind } from './file-kind.ts';

/**
 * Leaves out of a picture what tells where, when, by whom and with what it was made. The picture itself is
 * copied as it is: nothing is decoded, so nothing is lost. What moves (GIF) and papers stay as they are.
 * @throws Error when the file ends in the middle of a piece, or its pieces make no sense
 */
export function withoutMetadata(kind: FileKind, file: Uint8Array): Uint8Array<ArrayBuffer> {
  switch (kind) {
    case 'image/jpeg':
      return joined(jpegPieces(file));
    case 'image/png':
      return joined(pngPieces(file));
    case 'image/webp':
      return webpOf(file);
    default:
      return new Uint8Array(file);
  }
}

/** A piece of a file that stays; reading beyond the end is a broken file. */
function cut(file: Uint8Array, from: number, to: number): Uint8Array {
  if (to > file.length || to < from) throw new Error('The file is broken.');
  return file.subarray(from, to);
}

const view = (file: Uint8Array) => new DataView(file.buffer, file.byteOffset, file.byteLength);

function joined(pieces: Iterable<Uint8Array>): Uint8Array<ArrayBuffer> {
  const all = [...pieces];
  const result = new Uint8Array(all.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of all) {
    result.set(piece, at);
    at += piece.length;
  }
  return result;
}

/** Segments of applications that a picture is decoded with: JFIF, its colour profile, how its colours are written. */
const JPEG_NEEDED: Record<number, string> = { 0xe0: 'JFIF', 0xe2: 'ICC_PROFILE', 0xee: 'Adobe' };
const JPEG_SCAN = 0xda;
const JPEG_END = 0xd9;
const JPEG_COMMENT = 0xfe;

/**
 * Segments: 0xFF, a marker, and from the third byte on a length that counts itself. Behind the header of a
 * scan comes its data, in which 0xFF stands before a zero or a restart marker only.
 */
function* jpegPieces(file: Uint8Array): Generator<Uint8Array> {
  yield cut(file, 0, 2);
  for (let at = 2; ;) {
    if (cut(file, at, at + 2)[0] !== 0xff) throw new Error('The file is broken.');
    const marker = file[at + 1] ?? 0;
    // A marker may be filled up with further 0xFF.
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    // What stands behind the end, such as the film of a moving photo, is not part of the picture.
    if (marker === JPEG_END) {
      yield cut(file, at, at + 2);
      return;
    }
    let end = at + 2 + view(cut(file, at + 2, at + 4)).getUint16(0);
    if (marker === JPEG_SCAN) end = endOfScan(file, end);
    const piece = cut(file, at, end);
    if (!isMetadata(marker, piece)) yield piece;
    at = end;
  }
}

function isMetadata(marker: number, segment: Uint8Array): boolean {
  if (marker === JPEG_COMMENT) return true;
  if (marker < 0xe0 || marker > 0xef) return false;
  const needed = JPEG_NEEDED[marker];
  return !needed || nameOf(segment, 4, needed.length) !== needed;
}

function endOfScan(file: Uint8Array, from: number): number {
  for (let at = file.indexOf(0xff, from); at !== -1; at = file.indexOf(0xff, at + 1)) {
    const next = file[at + 1] ?? 0;
    const isData = next === 0 || (next >= 0xd0 && next <= 0xd7) || next === 0xff;
    if (!isData) return at;
  }
  throw new Error('The file is broken.');
}

const PNG_LEFT_OUT = ['tEXt', 'zTXt', 'iTXt', 'eXIf', 'tIME', 'dSIG'];

/** Chunks: length, four letters, as many bytes, and a checksum of these. */
function* pngPieces(file: Uint8Array): Generator<Uint8Array> {
  yield cut(file, 0, 8);
  for (let at = 8; ;) {
    const end = at + 12 + view(cut(file, at, at + 8)).getUint32(0);
    const piece = cut(file, at, end);
    const name = nameOf(piece, 4);
    if (!PNG_LEFT_OUT.includes(name)) yield piece;
    if (name === 'IEND') return;
    at = end;
  }
}

/** In the flags of VP8X: there is EXIF, there is XMP. */
const WEBP_METADATA_FLAGS = 0x0c;

/** RIFF: chunks of four letters, a length and as many bytes, filled up to an even number. */
function webpOf(file: Uint8Array): Uint8Array<ArrayBuffer> {
  const pieces: Uint8Array[] = [cut(file, 0, 12)];
  const size = view(file).getUint32(4, true) + 8;
  const all = cut(file, 0, size);
  for (let at = 12; at < size;) {
    const length = view(cut(all, at, at + 8)).getUint32(4, true);
    const end = at + 8 + length + (length % 2);
    const piece = cut(all, at, end);
    const name = nameOf(piece, 0);
    if (name === 'VP8X') {
      const settings = new Uint8Array(piece);
      settings[8] = (settings[8] ?? 0) & ~WEBP_METADATA_FLAGS;
      pieces.push(settings);
    } else if (name !== 'EXIF' && name !== 'XMP ') pieces.push(piece);
    at = end;
  }
  const result = joined(pieces);
  view(result).setUint32(4, result.length - 8, true);
  return result;
}

/** Letters of a piece; fewer where it ends before. */
const nameOf = (piece: Uint8Array, from: number, length = 4) =>
  String.fromCharCode(...piece.subarray(from, from + length));
