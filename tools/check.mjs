import { ensureInstalled } from './install.mjs';

// Plain JavaScript without dependencies: this runs before anything is installed.

process.env.DO_NOT_TRACK ??= '1';
await ensureInstalled((line) => console.log(`… ${line}`));
const { register } = await import('tsx/esm/api');
register();
await import('./test/check.ts');
