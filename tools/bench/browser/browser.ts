import { createHash, X509Certificate } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type BrowserContext } from 'playwright-core';

const systemBrowsers = [
  process.env['CHROMIUM_PATH'],
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  // What `npm test` installs where there is no other.
  '/usr/bin/chromium-headless-shell',
];

/**
 * Runs `work` with a browser that has never been anywhere: a new profile on disk, because a private
 * window keeps no compiled code.
 * @param certificateFile self-signed certificate that this browser takes for a good one
 */
export async function withNewBrowser<T>(
  certificateFile: string,
  work: (context: BrowserContext) => Promise<T>,
): Promise<T> {
  const profile = await mkdtemp(path.join(tmpdir(), 'bench-profile-'));
  const executablePath = systemBrowsers.find((file) => file && existsSync(file));
  const context = await chromium.launchPersistentContext(profile, {
    ...(executablePath ? { executablePath } : {}),
    viewport: { width: 412, height: 915 },
    deviceScaleFactor: 1,
    isMobile: true,
    hasTouch: true,
    locale: 'zh-TW',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
      // Ignoring all certificate errors would switch the cache off.
      `--ignore-certificate-errors-spki-list=${publicKeyHash(certificateFile)}`,
    ],
  });
  try {
    return await work(context);
  } finally {
    await context.close();
    await rm(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }
}

function publicKeyHash(certificateFile: string): string {
  const { publicKey } = new X509Certificate(readFileSync(certificateFile));
  const der = publicKey.export({ type: 'spki', format: 'der' });
  return createHash('sha256').update(der).digest('base64');
}
