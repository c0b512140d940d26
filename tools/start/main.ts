import { dataDirectory } from '../../shell/site/site-paths';
import { type RunningSite, startSite } from './start-site';
import { announce } from './announcement';
import { problemSentence } from './problem-sentence';
import { readSettings } from '../../supabase/stack/settings';

let site: RunningSite | null = null;
let isEnding = false;

/** Ends in order, once, whoever asks first: Ctrl-C reaches a process group twice under npm. */
async function end(exitCode: number): Promise<void> {
  if (isEnding) return;
  isEnding = true;
  await site?.close();
  process.exit(exitCode);
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    if (!isEnding) console.log('\nStopping …');
    // A start under way is waited for: cutting it short could leave its servers behind.
    void starting.finally(() => void end(0));
  });
}

// A connection that breaks in the middle of a write surfaces here. Whatever it was, the children must
// not be left behind.
process.on('uncaughtException', (error) => void fail(error));

const starting = start();

async function start(): Promise<void> {
  try {
    const settings = readSettings(process.env, process.argv.slice(2));
    site = await startSite(settings);
    if (!isEnding) announce(site);
  } catch (error) {
    await fail(error);
  }
}

async function fail(error: unknown): Promise<void> {
  if (!isEnding) console.error((await problemSentence(error, dataDirectory())) ?? error);
  await end(1);
}
