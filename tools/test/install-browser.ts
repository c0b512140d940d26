import { spawnSync } from 'node:child_process';
import { findBrowser } from '../browser/find-browser';
import { canInstall, installPackages } from './system-packages';

/** Gets a Chromium: Playwright's own where it can be downloaded, else the system's. */
export function installBrowser(say: (line: string) => void): void {
  say('getting Chromium from Playwright');
  spawnSync('npx', ['playwright', 'install', '--with-deps', 'chromium'], {
    stdio: 'ignore',
    timeout: 300_000,
  });
  for (const name of ['chromium-headless-shell', 'chromium']) {
    if (findBrowser() || !canInstall()) return;
    say(`that did not work; installing the system package "${name}"`);
    installPackages([name]);
  }
}
