/** Kinds of pictures that can be uploaded, with the ending that their file gets. */
export const pictureEndings: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/gif': 'gif',
  'image/webp': 'webp',
};

const MAX_BYTES = 5 * 1024 * 1024;
const MAX_NAME = 255;
const executable =
  /\.(exe|bat|cmd|com|scr|pif|msi|dll|js|mjs|vbs|ps1|sh|jar|app|apk|php|phtml|asp|aspx|jsp|cgi|py|pl|rb|html?|xhtml|svg|hta)(\.|$)/i;

/** Why a file is not taken; `content` is found out by opening it. */
export type PictureFault = 'name' | 'executable' | 'kind' | 'type' | 'size' | 'content';

/** What is wrong with a file as far as it says itself; the server looks again, and into it. */
export function pictureFault({
  name,
  type,
  size,
}: Pick<File, 'name' | 'type' | 'size'>): PictureFault | null {
  const bare = name.replaceAll(/[\\/:*?"<>|\p{Cc}]/gu, '').replaceAll(/^[. ]+|[. ]+$/g, '');
  if (bare === '' || name.length > MAX_NAME) return 'name';
  if (executable.test(bare)) return 'executable';
  if (!type.startsWith('image/')) return 'kind';
  if (!(type in pictureEndings)) return 'type';
  return size < 1 || size > MAX_BYTES ? 'size' : null;
}

/**
 * The address under which a file of a public bucket is shown. One of the same site stays a path, so that
 * it holds when the site moves.
 */
export function publicAddress(backendUrl: string, bucket: string, name: string): string {
  const path = `/storage/v1/object/public/${bucket}/${name}`;
  return backendUrl.startsWith('https://') ? backendUrl + path : path;
}
