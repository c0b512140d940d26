import { startLocalStack } from '../stack';

/** A stack in a process of its own, to be killed: `stack-process.ts <data directory> <migrations>`. */
const [dataDir = '', migrationsDir = ''] = process.argv.slice(2);
const { databaseUrl } = await startLocalStack({ dataDir, migrationsDir, isSeeded: false });
console.log(databaseUrl);
