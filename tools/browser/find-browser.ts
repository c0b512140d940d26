import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';

const systemBrowsers = [
  // What Playwright itself takes where nobody looks on: a quarter quicker than the whole browser.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Path of a Chromium on this machine: the named one, Playwright's own, or the system's. */
export const findBrowser = (): string | undefined =>
  [process.env['CHROMIUM_PATH'], chromium.executablePath(), ...systemBrowsers].find(
    (file) => file && existsSync(file),
  );
