import { mkdir, open, rename } from 'node:fs/promises';
import path from 'node:path';

/**
 * Writes a file that only its owner may read. It appears complete or not at all: a start killed half
 * way must not leave an installation whose passwords are lost.
 */
export async function writePrivateFile(file: string, content: string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}`;
  const handle = await open(draft, 'w', 0o600);
  try {
    await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(draft, file);
}
