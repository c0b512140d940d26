/**
 * Starts the site as `npm start` does, on an empty database: demo events lie around the day of the
 * installation, and earlier runs have taken tickets. What was published stays until it is replaced.
 */
import { cp, rm } from 'node:fs/promises';
import path from 'node:path';

const dataDir = process.env.DATA_DIR;
if (!dataDir) throw new Error('DATA_DIR names the directory to empty: set it.');
for (const name of ['pg', 'site', 'outbox.jsonl']) {
  await rm(path.join(dataDir, name), { recursive: true, force: true });
}
// What is live somewhere, to be visited together with what is published into it here.
const composition = process.env.E2E_COMPOSITION;
if (composition) {
  for (const name of ['site', 'keys']) {
    await rm(path.join(dataDir, name), { recursive: true, force: true });
    await cp(path.join(composition, name), path.join(dataDir, name), { recursive: true });
  }
}
await import('../../tools/start.mjs');
