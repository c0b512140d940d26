import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Header by which the prerenderer shows the key of its installation. */
export const PRERENDER_HEADER = 'X-Spotlight-Prerender';

/**
 * The key of this installation by which gateway and nginx know the prerenderer: it reads as often as it has
 * to, however busy others at its address are. It opens nothing else. Made at the first call.
 */
export async function readPrerenderKey(dataDir: string): Promise<string> {
  const file = path.join(dataDir, 'prerender-key');
  const known = await readFile(file, 'utf8').catch(() => null);
  if (known) return known;
  await mkdir(dataDir, { recursive: true });
  const draft = `${file}.${randomBytes(4).toString('hex')}.tmp`;
  await writeFile(draft, randomBytes(24).toString('base64url'), { mode: 0o600 });
  // Of two that make one at the same time, the first counts.
  await link(draft, file).catch((fault: NodeJS.ErrnoException) => {
    if (fault.code !== 'EEXIST') throw fault;
  });
  await rm(draft);
  return readFile(file, 'utf8');
}
