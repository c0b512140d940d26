import { defineConfig } from '@playwright/test';
import { isLongRun } from '../tools/run-size/run-size';
import { dataDir, demoPassword, sitePort, siteUrl } from './support/site-under-test';

/** What only `npm run test:long` walks: the whole of a matrix of which `npm test` walks one of each kind. */
const notLong = isLongRun ? [] : ['**/*.long.spec.ts'];

/** Journeys in a real browser against the whole site, started by its own command. */
export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  fullyParallel: false,
  workers: 2,
  // What passes only the second time is a fault of the test or of the product.
  retries: 0,
  // Upper bounds: nobody waits for them where a machine has time.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [
    ['list'],
    ['../tools/test/no-skips-in-playwright.ts'],
    ['../tools/test/cost-reporter-playwright.ts'],
  ],
  use: {
    baseURL: siteUrl,
    locale: 'zh-TW',
    timezoneId: 'Asia/Taipei',
    // Recording is dear, a fifth of the processor or more: it is asked for. What a page showed when its test failed is
    // written down all the same.
    trace: process.env['E2E_TRACE'] ? 'on' : 'off',
    screenshot: 'only-on-failure',
    // Only what people need without network installs one; those tests say so.
    serviceWorkers: 'block',
    // What slides in is waited for until it has arrived: the long run sees it move.
    contextOptions: isLongRun ? {} : { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'] || undefined,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
  projects: [
    { name: 'site', testIgnore: ['release/**', ...notLong] },
    // They release and roll back the same remotes of the one site, and count who visits it: one after another, and last.
    { name: 'releases', testMatch: 'release/**/*.spec.ts', testIgnore: notLong, workers: 1 },
  ],
  webServer: {
    command: 'node support/start-fresh-site.mjs',
    url: `${siteUrl}/healthz`,
    timeout: 300_000,
    stdout: 'pipe',
    // While writing tests: keep a site running beside them and say so.
    reuseExistingServer: process.env['E2E_REUSE'] === '1',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    env: {
      PORT: String(sitePort),
      DATA_DIR: dataDir,
      DEMO_PASSWORD: demoPassword,
      // Two browsers sign in more often in five minutes than any household.
      RATE_LIMIT_FACTOR: '1000',
      // Tests write all the time, and it would render for all of it; who asks for a page has it rendered.
      PRERENDER: 'off',
    },
  },
});
