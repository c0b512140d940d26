/** How far a picture may be from the shape of its place, as the server allows. */
const TOLERANCE = 0.02;

interface Size {
  width: number;
  height: number;
}

/** Is a picture as large as its place at least, and of its shape? A place without a size takes any. */
export function fitsPlace(picture: Size, place: { imageW: number | null; imageH: number | null }) {
  const { imageW, imageH } = place;
  if (!imageW || !imageH) return true;
  const shape = (picture.width * imageH) / (picture.height * imageW);
  return picture.width >= imageW && picture.height >= imageH && Math.abs(shape - 1) <= TOLERANCE;
}
