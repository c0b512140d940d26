import { openBucket } from './bucket';
import { mirror } from './mirror';

/** Mirrors in a process of its own, which says when it begins and when it is done. */
const [dataDir = '', address = ''] = process.argv.slice(2);
const bucket = openBucket(address);
console.log('begun');
const { revision } = await mirror(dataDir, bucket);
console.log('done', revision);
