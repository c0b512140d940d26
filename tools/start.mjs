import { ensureInstalled } from './install.mjs';

// Plain JavaScript without dependencies: this runs before anything is installed.

process.env.DO_NOT_TRACK ??= '1';

console.log('[1/6] Packages');
await ensureInstalled((line) => console.log(`      ${line}`), false);

// In this very process: no second one has to be told about signals, or lives on when this is killed.
const { register } = await import('tsx/esm/api');
register();
await import('./start/main.ts');
