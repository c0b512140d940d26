const LOAD_MS = 5000;
/** As wide as any page shows it, twice as dense. */
const WIDEST = 1920;
const QUALITY = 0.86;

/**
 * Opens a picture and draws it anew, no larger than it is shown. Drawing leaves behind what the camera
 * wrote into the file: where and when it was taken. What moves stays as it is.
 * @returns `null` when the content is no picture, or does not open in five seconds
 */
export async function preparePicture(file: File): Promise<Blob | null> {
  const late = new Promise<null>((settle) => setTimeout(settle, LOAD_MS, null));
  const bitmap = await Promise.race([createImageBitmap(file).catch(() => null), late]);
  if (!bitmap) return null;
  try {
    if (file.type === 'image/gif') return file;
    const scale = Math.min(1, WIDEST / Math.max(bitmap.width, bitmap.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(bitmap.width * scale));
    canvas.height = Math.max(1, Math.round(bitmap.height * scale));
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    const drawn = await new Promise<Blob | null>((settle) =>
      canvas.toBlob(settle, file.type, QUALITY),
    );
    return drawn && drawn.size > 0 ? drawn : file;
  } finally {
    bitmap.close();
  }
}
