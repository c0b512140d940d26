import { openBucket } from './bucket';
import { mirror } from './mirror';

/** Mirrors in a process of its own, which says when it is done. */
const [dataDir = '', address = ''] = process.argv.slice(2);
const bucket = openBucket(address);
await mirror(dataDir, bucket);
console.log('done');
