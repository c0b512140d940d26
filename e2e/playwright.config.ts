import { defineConfig } from '@playwright/test';
import path from 'node:path';

const port = Number(process.env['E2E_PORT'] ?? 8190);
const dataDir = path.resolve(import.meta.dirname, '../var/e2e');

/** Journeys in a real browser against the whole site, started by its own command. */
export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  fullyParallel: false,
  workers: 2,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    locale: 'zh-TW',
    timezoneId: 'Asia/Taipei',
    trace: 'retain-on-failure',
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
  webServer: {
    command: 'node ../tools/start.mjs',
    url: `http://127.0.0.1:${port}/healthz`,
    timeout: 300_000,
    stdout: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    env: {
      PORT: String(port),
      DATA_DIR: dataDir,
      DEMO_PASSWORD: 'E2e-only-Passw0rd!',
      RATE_LIMIT_FACTOR: '1000',
    },
  },
});
