import { ensureInstalled } from './install.mjs';

// Plain JavaScript without dependencies: this runs before anything is installed.

process.env.DO_NOT_TRACK ??= '1';
await ensureInstalled(console.log);
const { register } = await import('tsx/esm/api');
register();
const isAgainst = process.argv.some((argument) => argument.startsWith('--against'));
if (isAgainst) await import('./against/main.ts');
else await import('./standalone/main.ts');
