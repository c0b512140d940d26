import path from 'node:path';

/** Where the site runs that the journeys visit. `E2E_PORT` moves it out of another run's way. */
export const sitePort = Number(process.env['E2E_PORT'] ?? 8190);

export const siteUrl = `http://127.0.0.1:${sitePort}`;

/** Its data: database, published packages, outbox. */
export const dataDir = path.resolve(
  process.env['E2E_DATA_DIR'] ?? path.join(import.meta.dirname, '../../var/e2e'),
);

/** Of its four demo accounts; made for tests and useless anywhere else. */
export const demoPassword = 'E2e-only-Passw0rd!';
