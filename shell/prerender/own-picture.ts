import sharp from 'sharp';
import type { SiteSource } from './site-window';

/** Kinds of pictures that can be drawn into something else, by how a file begins. */
const KINDS: readonly [type: string, start: string][] = [
  ['image/jpeg', 'ffd8ff'],
  ['image/png', '89504e47'],
  ['image/gif', '474946'],
];
const LARGEST = 12 * 2 ** 20;
/** No wider than anything that it is drawn into. */
const MOST_PX = 1200;

/** WebP, which neither pictures nor documents take, as PNG; null when it is broken. */
const fromWebp = (picture: Buffer): Promise<Buffer | null> =>
  sharp(picture)
    .resize({ width: MOST_PX, height: MOST_PX, fit: 'inside', withoutEnlargement: true })
    .png()
    .toBuffer()
    .catch(() => null);

/**
 * An uploaded picture as a data: URI. Only the site's own storage is asked: an address that somebody typed may lead
 * anywhere, and this runs behind the wall.
 * @returns null when it is another's, or cannot be drawn
 */
export async function readOwnPicture(
  { publicUrl, apiUrl }: Pick<SiteSource, 'publicUrl' | 'apiUrl'>,
  href: string,
): Promise<string | null> {
  const { origin, pathname } = new URL(href, publicUrl);
  const isOwn = [publicUrl, apiUrl].some((own) => new URL(own).origin === origin);
  if (!isOwn || !pathname.startsWith('/storage/v1/object/public/')) return null;
  const answer = await fetch(new URL(pathname, apiUrl), { redirect: 'error' }).catch(() => null);
  if (!answer?.ok || Number(answer.headers.get('Content-Length')) > LARGEST) return null;
  const uploaded = Buffer.from(await answer.arrayBuffer());
  const isWebp = uploaded.toString('latin1', 8, 12) === 'WEBP';
  const picture = isWebp ? await fromWebp(uploaded) : uploaded;
  if (!picture) return null;
  const start = picture.subarray(0, 4).toString('hex');
  const type = KINDS.find(([, begins]) => start.startsWith(begins))?.[0];
  return type ? `data:${type};base64,${picture.toString('base64')}` : null;
}
