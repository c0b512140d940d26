import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import type * as Playwright from '@playwright/test';
import { canInstall, installPackages } from './system-packages';

const systemBrowsers = [
  // What Playwright itself takes where nobody looks on: a quarter quicker than the whole browser.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

function playwrightBrowser(): string {
  const require = createRequire(new URL('../../e2e/package.json', import.meta.url));
  const { chromium } = require('@playwright/test') as typeof Playwright;
  return chromium.executablePath();
}

/** Path of a Chromium on this machine: the named one, Playwright's own, or the system's. */
export const findBrowser = () =>
  [process.env['CHROMIUM_PATH'], playwrightBrowser(), ...systemBrowsers].find(
    (file) => file && existsSync(file),
  );

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
