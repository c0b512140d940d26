import type { FileKind } from './file-kind.ts';

export interface PictureSize {
  width: number;
  height: number;
}

const view = (file: Uint8Array) => new DataView(file.buffer, file.byteOffset, file.byteLength);
const nameOf = (file: Uint8Array, from: number) =>
  String.fromCharCode(...file.subarray(from, from + 4));

/**
 * How many points a picture is wide and high, as its own head says.
 * @param file whole: what a piece says of itself is believed
 * @returns null for a file without points, or one whose head does not say it
 */
export function sizeOf(kind: FileKind, file: Uint8Array): PictureSize | null {
  const data = view(file);
  try {
    switch (kind) {
      case 'image/png':
        return { width: data.getUint32(16), height: data.getUint32(20) };
      case 'image/gif':
        return { width: data.getUint16(6, true), height: data.getUint16(8, true) };
      case 'image/jpeg':
        return jpegSize(data);
      case 'image/webp':
        return webpSize(file, data);
      default:
        return null;
    }
  } catch {
    return null;
  }
}

/** Frames of a JPEG bear 0xC0 to 0xCF; three of these numbers mean tables. */
const isFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;

function jpegSize(data: DataView): PictureSize {
  for (let at = 2; ;) {
    const marker = data.getUint8(at + 1);
    // A marker may be filled up with further 0xFF.
    if (marker === 0xff) at += 1;
    else if (isFrame(marker))
      return { width: data.getUint16(at + 7), height: data.getUint16(at + 5) };
    else at += 2 + data.getUint16(at + 2);
  }
}

/** The first chunk tells: of a large file, of one without loss, or the picture itself. */
function webpSize(file: Uint8Array, data: DataView): PictureSize | null {
  const at = 20;
  switch (nameOf(file, 12)) {
    case 'VP8X':
      // Three bytes each, less one.
      return {
        width: (data.getUint32(at + 3, true) >>> 8) + 1,
        height: (data.getUint32(at + 6, true) >>> 8) + 1,
      };
    case 'VP8L': {
      // Behind a sign two times 14 bits, less one.
      const bits = data.getUint32(at + 1, true);
      return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
    }
    case 'VP8 ':
      // Two bits of either are a scale.
      return {
        width: data.getUint16(at + 6, true) & 0x3fff,
        height: data.getUint16(at + 8, true) & 0x3fff,
      };
    default:
      return null;
  }
}
