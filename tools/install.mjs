import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

// Plain JavaScript without dependencies: this runs before anything is installed.

// Not import.meta.dirname: a Node that lacks it must get as far as the sentence about its age.
const projectRoot = fileURLToPath(new URL('..', import.meta.url));
const lockFile = path.join(projectRoot, 'package-lock.json');
const installedTree = path.join(projectRoot, 'node_modules/.package-lock.json');
const stampFile = path.join(projectRoot, 'node_modules/.spotlight-lock');

const OLDEST_NODE = [20, 19];
/** Follows the hash in the stamp of an installation that `npm start` made. */
const WITHOUT_TESTS = ' without what tests need';
const REPORT_EVERY_MS = 10_000;

/** One sentence that names the mend when this Node is too old; null when it is fine. */
function nodeComplaint(version = process.versions.node) {
  const [major, minor] = version.split('.').map(Number);
  const [oldestMajor, oldestMinor] = OLDEST_NODE;
  if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)) return null;
  return `Node ${OLDEST_NODE.join('.')} or newer is needed and this is ${version}: install a current one from https://nodejs.org, or with "nvm install 22".`;
}

/**
 * Installs the packages of the lock file unless they are there already. Ends the process with one
 * sentence when that cannot be.
 * @param isForTests what only tests and checks need as well: twice the time
 */
export async function ensureInstalled(report = console.log, isForTests = true) {
  try {
    const complaint = nodeComplaint();
    if (complaint) throw new Error(complaint);
    const lockHash = createHash('sha256').update(readFileSync(lockFile)).digest('hex');
    if (isInstalled(lockHash, isForTests)) return;
    report('installing packages; the first time this takes about half a minute');
    // Whoever has what tests need keeps it.
    const isAll = isForTests || (existsSync(installedTree) && !readStamp().endsWith(WITHOUT_TESTS));
    await runNpm(report, isAll ? [] : ['--omit=dev']);
    writeFileSync(stampFile, isAll ? lockHash : lockHash + WITHOUT_TESTS);
  } catch (error) {
    console.error(error.message);
    process.exit(1);
  }
}

const readStamp = () => (existsSync(stampFile) ? readFileSync(stampFile, 'utf8') : '');

/** The stamp is ours; somebody who ran npm by hand left npm's own record instead, or one that is newer. */
function isInstalled(lockHash, isForTests) {
  const stamp = readStamp();
  if (stamp === lockHash || (!isForTests && stamp === lockHash + WITHOUT_TESTS)) return true;
  if (!existsSync(installedTree)) return false;
  const than = stamp.startsWith(lockHash) ? stampFile : lockFile;
  return statSync(installedTree).mtimeMs >= statSync(than).mtimeMs;
}

/**
 * `npm install`, not `npm ci`: the latter insists on lock entries for the binaries of every platform,
 * and registries that mirror only some platforms cannot produce such a lock file. Versions are exact
 * everywhere, and `--no-save` leaves the lock file alone.
 */
function runNpm(report, more) {
  // Nothing here needs an install script; not running any keeps strangers' code out of the install.
  const flags = [
    '--no-save',
    // Packages that others would work with if we did: 75 MB that nothing here runs.
    '--omit=peer',
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
    ...more,
  ];
  const npmScript = process.env.npm_execpath;
  const [command, args] = npmScript?.endsWith('.js')
    ? [process.execPath, [npmScript, 'install', ...flags]]
    : ['npm', ['install', ...flags]];
  const startedAt = Date.now();
  const seconds = () => Math.round((Date.now() - startedAt) / 1000);
  const ticker = setInterval(() => report(`still installing (${seconds()} s)`), REPORT_EVERY_MS);

  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: projectRoot,
      env: { ...process.env, DO_NOT_TRACK: '1' },
      stdio: ['ignore', 'ignore', 'pipe'],
      shell: command === 'npm' && process.platform === 'win32',
    });
    let complaint = '';
    child.stderr.on('data', (chunk) => (complaint += chunk));
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) resolve();
      else reject(new Error(installProblem(complaint, code)));
    });
  }).finally(() => clearInterval(ticker));
}

function installProblem(complaint, code) {
  if (complaint.includes('ENOSPC')) {
    return 'The disk is full: free about 1 GB where this project is and start again.';
  }
  if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT/.test(complaint)) {
    return 'The npm registry cannot be reached: check the network connection and start again.';
  }
  if (complaint.includes('EACCES')) {
    return `This user may not write in ${projectRoot}: change its owner, or clone the project elsewhere.`;
  }
  return `"npm install" ended with code ${code}:\n${complaint}`;
}
