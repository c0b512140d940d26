import { startLocalStack } from '../stack';

/**
 * A stack in a process of its own, to be killed: `stack-process.ts <data directory> <migrations>`. Says on
 * two lines where its database and its gateway are.
 */
const [dataDir = '', migrationsDir = ''] = process.argv.slice(2);
const { databaseUrl, url } = await startLocalStack({ dataDir, migrationsDir, isSeeded: false });
console.log(databaseUrl);
console.log(url);
