/**
 * Finds a Chromium for the browser tests, or gets one: Playwright's own where it can be downloaded,
 * else the system's, installed by its package manager where that is allowed.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';

const systemBrowsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

const playwrightBrowser = () => {
  const require = createRequire(new URL('../e2e/package.json', import.meta.url));
  return require('@playwright/test').chromium.executablePath();
};

const find = () =>
  [process.env.CHROMIUM_PATH, playwrightBrowser(), ...systemBrowsers].find(
    (file) => file && existsSync(file),
  );

const run = (command, args, timeout) =>
  spawnSync(command, args, { stdio: 'ignore', timeout }).status === 0;

/**
 * @param {(line: string) => void} say
 * @returns {string} path of the browser
 * @throws {Error} that tells what to install
 */
export function ensureBrowser(say) {
  const present = find();
  if (present) return present;
  say('no Chromium here yet; asking Playwright for its own');
  run('npx', ['playwright', 'install', '--with-deps', 'chromium'], 300_000);
  if (!find() && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    say('that did not work; installing the system package "chromium"');
    run('apt-get', ['update'], 300_000);
    run(
      'apt-get',
      ['install', '-y', '--no-install-recommends', 'chromium', 'fonts-noto-cjk'],
      600_000,
    );
  }
  const installed = find();
  if (installed) return installed;
  throw new Error(
    'The browser tests need Chromium. Install it ("npx playwright install chromium", or your system\'s package), or name one in CHROMIUM_PATH.',
  );
}
